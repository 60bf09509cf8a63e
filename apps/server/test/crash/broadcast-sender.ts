import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../../src/core/environment/env.ts'
import { openDeps } from '../../src/deps.ts'
import { sendDue } from '../../src/features/broadcasts/send/send.ts'

/** Sends one broadcast to its end, as a process of its own that may be killed: `broadcast-sender.ts ID LEASE_SECONDS`. */
const [id, leaseSeconds] = process.argv.slice(2).map(Number)
const env = readEnv({ ...process.env, NODE_ENV: 'test', PORTAL_ROLES: 'web', CAPTCHA: 'off' })
const config = { connectionString: env.DATABASE_URL! }
const log = { info() {}, warn() {}, error: console.error }
const { deps, close } = await openDeps(env, { config, direct: config }, log as never)
for (;;) {
  await sendDue(deps, id!, undefined, leaseSeconds)
  const { estado } = await deps.db
    .selectFrom('difusion')
    .select('estado')
    .where('id', '=', id!)
    .executeTakeFirstOrThrow()
  if (estado === 'terminada') break
  await sleep(200)
}
await close()
