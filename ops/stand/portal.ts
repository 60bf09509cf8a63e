import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { commands, flagsOf } from '../../scripts/launch/commands.mjs'
import { addressOf } from './database.ts'
import { bucketSettings } from './files.ts'
import { publicUrl } from './front.ts'
import { folder, type Program, program, root, until } from './programs.ts'

/** A process of its own stands for the card provider, so that a drill does not take it away. */
export const providerPort = 3003

const databases = {
  DATABASE_URL: addressOf('portal', '127.0.0.1', 6432),
  DATABASE_READ_URL: addressOf('portal', '127.0.0.1', 6432, 'portal_read'),
  DATABASE_LISTEN_URL: addressOf('portal', '127.0.0.1', 5000),
  DATABASE_POOLER: 'transaction',
}

/** The settings of every process of the portal. What production forbids is only what the demo data need. */
const settings = {
  ...databases,
  ...bucketSettings,
  NODE_ENV: 'development',
  CAPTCHA: 'off',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: 'loopback,10.77.0.0/24', // the load names the address of each of its visitors
  DATA_DIR: join(folder, 'files'),
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Portal <portal@drill.test>',
  BROADCAST_PER_MINUTE: '0',
  BROADCAST_PER_HOUR: '0',
  ...commands.start.env,
}

const main = (from: string) => [process.execPath, ...flagsOf(commands.start), join(from, commands.start.file)]

/** Starts a process of the portal, of this checkout unless another is named, with `before` in front of its command. */
export function startPortal(name: string, port: number, roles: string, from = root, before: string[] = []): Program {
  mkdirSync(settings.DATA_DIR, { recursive: true })
  return program(name, 'front', {
    words: [...before, ...main(from)],
    env: { ...settings, PORT: `${port}`, PORTAL_ROLES: roles },
  })
}

/** Waits until a process of the portal answers that it is well. */
export const untilHealthy = (name: string, port: number, seconds = 180) =>
  until(`${name} is well`, async () => (await fetch(`http://127.0.0.1:${port}/v1/salud`)).ok, seconds)

/** Waits until the proxy sends visitors to a process: it asks each of them once a second. */
export const untilServing = (name: string) =>
  until(`the proxy sends to ${name}`, async () => {
    const metrics = await (await fetch('http://127.0.0.1:8404/metrics')).text()
    return metrics.includes(`haproxy_server_status{proxy="reads",server="${name}",state="UP"} 1`)
  })

export const portalSettings: Readonly<Record<string, string>> = settings
