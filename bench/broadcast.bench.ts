import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import type { Db } from '../apps/server/src/core/database/db.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { startMailServer } from '../apps/server/test/mail-server.ts'
import { insertBroadcast, insertContacts, outcomesOf } from './core/broadcasts.ts'
import { startPortal } from './core/portal-process.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const addresses = sizeOf('ADDRESSES', 10_000)
const kills = 10
const domain = '@example.com'
/** A mail takes milliseconds here: what was taken this long ago is lost. */
const leaseSeconds = 3

/**
 * Sends a broadcast to a real mail server and kills the sending process ten times: nobody gets it twice, and whoever did
 * not get it is listed as unknown. A second one without kills is timed.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const mail = await startMailServer()
  const sender = (id: number) =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, '../apps/server/test/crash/broadcast-sender.ts'), `${id}`, `${leaseSeconds}`],
      {
        env: {
          ...process.env,
          DATABASE_URL: server.url,
          DATA_DIR: join(folder, 'portal'),
          SMTP_URL: mail.url,
          BROADCAST_PER_MINUTE: '0',
          BROADCAST_PER_HOUR: '0',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
  try {
    await insertAuthor(db)
    await insertContacts(db, addresses, domain)
    const killed = await insertBroadcast(db, domain)
    for (let kill = 1; kill <= kills; kill++) {
      const child = sender(killed)
      const until = (addresses * kill) / (kills + 1)
      while (mail.received.length < until && child.exitCode === null) await sleep(5 + Math.random() * 20)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await once(sender(killed), 'exit')
    const received = mail.received.map(({ to }) => to)
    const { recipients, twice, lost, unknown } = await outcomesOf(db, killed, received)

    mail.received.length = 0
    const timed = await insertBroadcast(db, domain)
    const web = await startPortal({
      DATABASE_URL: server.url,
      DATA_DIR: join(folder, 'web'),
      PORTAL_ROLES: 'web',
      SMTP_URL: mail.url,
      CAPTCHA: 'off',
    })
    await answersOf(web.port, sleep(2000)) // warm
    const child = sender(timed)
    while (mail.received.length === 0) await sleep(1)
    const begun = performance.now()
    const ended = once(child, 'exit')
    const waits = await answersOf(web.port, ended)
    const seconds = (performance.now() - begun) / 1000
    await web.stop()
    return report(
      'broadcast',
      [
        { what: 'Addresses', value: recipients, unit: '' },
        { what: 'Sent twice', value: twice, unit: '', most: 0 },
        { what: 'Neither sent once nor listed as unknown', value: lost, unit: '', most: 0 },
        { what: 'Listed as unknown', value: unknown, unit: '', most: kills * 8 },
        { what: 'Handed over', value: Math.round(mail.received.length / seconds), unit: 'mails/s', least: 200 },
        { what: 'Web meanwhile, p99', value: Math.round(p99Of(waits)), unit: 'ms', most: 50 },
      ],
      { addresses, kills, requests: waits.length },
    )
  } finally {
    await mail.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function insertAuthor(db: Db): Promise<void> {
  await sql`
    insert into usuario (nombres, apellido_paterno, email, rol_id, estado_id, idioma)
    values ('Ana', 'Rojas', 'vendedora@example.com', 5, 1, 'es')`.execute(db)
}

const path = '/v1/clasificado/list_all'

/** Asks a list of the public site every 20 ms until something ends; returns how long each answer took, in ms. */
async function answersOf(port: number, until: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const asked: Promise<void>[] = []
  let isOver = false
  void until.then(() => {
    isOver = true
  })
  while (!isOver) {
    const begun = performance.now()
    const answer = fetch(`http://127.0.0.1:${port}${path}`).then(async (reply) => {
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      waits.push(performance.now() - begun)
    })
    asked.push(answer)
    await sleep(20)
  }
  await Promise.all(asked)
  return waits
}

const p99Of = (waits: readonly number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
