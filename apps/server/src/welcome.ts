import type { AddressInfo } from 'node:net'
import { roleNames } from '@portal/contract/access/constants'
import type { Env } from '#core/env.ts'
import { hasMailbox } from '#core/mailbox.ts'
import { demoAddresses, demoPassword } from './demo.ts'

/** The last lines of a start: where it answers and, outside production, how to get in and where mails are read. */
export function welcome(env: Env, address: AddressInfo | string | null, isDemo: boolean): void {
  const url = env.PORT === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : env.PUBLIC_URL
  const lines = ['', `The portal answers at ${url}`]
  if (isDemo) {
    const width = Math.max(...demoAddresses.map(({ email }) => email.length))
    lines.push('', `Demo accounts, all with the password ${demoPassword}:`)
    for (const { email, role } of demoAddresses) lines.push(`  ${email.padEnd(width)}  ${roleNames[role].en}`)
  }
  if (hasMailbox(env)) lines.push('', `Mails are read at ${url}/buzon`)
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
