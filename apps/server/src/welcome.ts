import type { AddressInfo } from 'node:net'
import type { Profile } from '@portal/contract/access/templates'
import type { Env } from '#core/environment/env.ts'
import { hasMailbox } from '#core/mail/mailbox.ts'
import { demoAddresses, demoPassword } from '#features/users/demo.ts'

const profileNames: Readonly<Record<Profile, string>> = {
  superAdmin: 'super administrator',
  administrator: 'administrator',
  manager: 'manager',
  enterpriseManager: 'manager of another enterprise',
  enterpriseUser: 'user of another enterprise',
  staffUser: 'user (staff)',
  customer: 'user (customer, no enterprise)',
  distributor: 'distributor',
  masterDistributor: 'master distributor',
}

/** The last lines of a start: where it answers and, outside production, how to get in and where mails are read. */
export function welcome(env: Env, address: AddressInfo | string | null, isDemo: boolean): void {
  const url = env.PORT === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : env.PUBLIC_URL
  const lines = ['', `The portal answers at ${url}`]
  if (isDemo) {
    const width = Math.max(...demoAddresses.map(({ email }) => email.length))
    lines.push('', `Demo accounts, all with the password ${demoPassword}:`)
    for (const { email, profile } of demoAddresses) lines.push(`  ${email.padEnd(width)}  ${profileNames[profile]}`)
  }
  if (hasMailbox(env)) lines.push('', `Mails are read at ${url}/buzon`)
  else if (!env.SMTP_URL) lines.push('', 'Mails, and the PINs in them, reach nobody: DEMO_PUBLIC=true needs SMTP_URL.')
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
