import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { readEnv } from '../apps/server/src/core/environment/env.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { openDeps } from '../apps/server/src/deps.ts'
import { settledBooks } from '../apps/server/test/crash/books.ts'
import { childPortal } from '../apps/server/test/crash/child-portal.ts'
import { payUnderKills } from '../apps/server/test/crash/pay-under-kills.ts'
import { paymentDepsOf } from '../apps/server/test/crash/payment-deps.ts'
import { manyReservations } from '../apps/server/test/crash/reservations.ts'
import { report } from './core/report.ts'

const [payments, kills] = [200, 5]

/** Kills the portal five times during 200 payments: counts those that disagree with the provider, to the cent. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const files = join(folder, 'portal')
  const portal = await childPortal({ DATABASE_URL: server.url, DATA_DIR: files })
  try {
    await portal.start()
    const killedAt = await payUnderKills(portal, await manyReservations(db, payments), kills)
    console.log(`  killed after ${killedAt.join(', ')} of ${payments} buyers had finished`)
    const env = readEnv({ NODE_ENV: 'test', PORTAL_ROLES: 'web', DATA_DIR: files, PUBLIC_URL: portal.url })
    const log = { info() {}, warn() {}, error: console.error }
    const database = { config: server.config, direct: server.config as never }
    const { deps, close } = await openDeps(env, database, log as never)
    const books = await settledBooks(paymentDepsOf(deps, portal.url))
    await close()
    const orders = [...new Set([...Object.keys(books.ours), ...Object.keys(books.theirs)])]
    const others = orders.filter((order) => books.ours[order] !== books.theirs[order]).length
    const charged = Object.values(books.theirs).reduce((sum, cents) => sum + cents, 0) / 100
    return report(
      'payments-killed',
      [
        { what: 'Payments charged', value: Object.keys(books.theirs).length, unit: '' },
        { what: 'Sum of them at the provider', value: charged, unit: 'USD' },
        { what: 'Payments on which the books disagree, to the cent', value: others, unit: '', most: 0 },
        { what: 'Payments without an end', value: books.unfinished, unit: '', most: 0 },
        { what: 'Reservations not paid exactly once', value: books.reserved - books.paidOnce, unit: '', most: 0 },
        {
          what: 'Buyers not told exactly once',
          value: books.mails + books.reserved - 2 * books.mailedOnce,
          unit: '',
          most: 0,
        },
      ],
      { payments, killedAt },
    )
  } finally {
    await portal.kill()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
