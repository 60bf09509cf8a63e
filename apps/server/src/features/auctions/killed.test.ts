import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AuctionStatus } from '@portal/contract/auctions/constants'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Db, openDatabase } from '#core/database/database.ts'
import { migrate } from '#core/database/migrate.ts'
import { readEnv } from '#core/environment/env.ts'
import { secretOf } from '#core/identity/sessions.ts'
import { startPostgres } from '#core/postgres/embedded-postgres.ts'
import { paymentOffers } from '#features/payments/offers/offers.ts'
import { type ABidder, anAuction, auctionRow, bidRows, leave, manyBidders, requestsOf } from '#test/auctions.ts'
import { type ChildPortal, childPortal } from '#test/crash/child-portal.ts'
import { mailsTo } from '#test/people.ts'
import { openTestDatabase, urlOf } from '#test/test-database.ts'
import { waitsForLock } from '#test/together.ts'
import { openDeps } from '../../deps.ts'
import { bellJob } from './end/bell.ts'
import { endDue } from './end/end.ts'

const undo: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-auction-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function aPortal(url: string): Promise<ChildPortal> {
  const portal = await childPortal({ DATABASE_URL: url, DATA_DIR: aFolder() })
  undo.push(() => portal.kill())
  await portal.start()
  return portal
}

/** As helpers of the tests want it, for a portal in another process. */
async function appOf(db: Db) {
  const sessions = { open: async () => ({ token: '' }) } // nobody signs in
  return { deps: { db, sessions, secrets: { enlace: await secretOf(db, 'enlace') } } } as never
}

async function bid(portal: ChildPortal, { token }: ABidder, amount: number) {
  const reply = await fetch(`${portal.url}/v1/clasificado/subasta/postor/${token}/puja`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ monto: amount }),
  })
  return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
}

test('a process that is killed at the bell leaves the auction as it was; the next one writes its result once', async () => {
  const database = await openTestDatabase()
  undo.push(() => database.close())
  const url = urlOf(database.config)
  const portal = await aPortal(url)
  const app = await appOf(database.db)
  const auction = await anAuction(app)
  const [ana, ben] = await manyBidders(app, auction, 2)
  expect(await bid(portal, ben!, 12_000)).toMatchObject({ status: 200 })
  expect(await bid(portal, ana!, 15_000)).toMatchObject({ status: 200 })

  const env = readEnv({ NODE_ENV: 'test', CAPTCHA: 'off', PORTAL_ROLES: 'web', DATA_DIR: aFolder() })
  const log = { info() {}, warn() {}, error: console.error } as never
  const { deps, close } = await openDeps(env, { config: database.config, direct: database.config as never }, log)
  undo.push(close)
  const payments = paymentOffers({ ...deps, gateway: { currencies: ['USD'] } as never })

  await leave(app, auction, 0)
  await database.db.transaction().execute(async (held) => {
    await sql`select from clasificado where id = ${auction.itemId} for update`.execute(held)
    await deps.jobs.enqueue(database.db, bellJob, { subasta_id: auction.id })
    await expect.poll(() => waitsForLock(database.db, 'clasificado'), { timeout: 20_000 }).toBe(true)
    await portal.kill() // in the middle of its transaction
  })
  expect(await auctionRow(app, auction.id)).toMatchObject({ estado: AuctionStatus.active, solicitud_id: null })

  await portal.start()
  await endDue({ ...deps, payments })
  await endDue({ ...deps, payments })
  const [request, ...others] = await requestsOf(app, auction.itemId)
  expect([request!.email, request!.estado_id, others]).toEqual([ana!.email, 23, []])
  expect((await mailsTo(app, ana!.email)).filter(({ asunto }) => asunto.startsWith('Ganó'))).toHaveLength(1)
  expect((await mailsTo(app, ben!.email)).filter(({ asunto }) => asunto === 'La subasta terminó')).toHaveLength(1)
}, 120_000)

test('a database that restarts in the last minute loses no bid; pages go on hearing of them', async () => {
  const folder = aFolder()
  let server = await startPostgres(folder, () => {}, { fsync: 'off' })
  undo.push(() => server.stop())
  const db = openDatabase(server.config, () => {})
  undo.push(() => db.destroy())
  await migrate(db)
  const portal = await aPortal(server.url)
  const app = await appOf(db)
  await sql`insert into clasificado_categoria (nombre, nombre_en) values ('Prueba', 'Trial')`.execute(db)
  const auction = await anAuction(app)
  const [ana, ben] = await manyBidders(app, auction, 2)
  await leave(app, auction, 60_000)
  const heard: number[] = []
  const watching = new AbortController()
  undo.push(() => watching.abort())
  void listen(`${portal.url}/v1/clasificado/subasta/en_vivo/${auction.id}`, heard, watching.signal)

  expect(await bid(portal, ana!, 12_000)).toMatchObject({ status: 200 })
  await expect.poll(() => heard.at(-1), { timeout: 5000 }).toBe(1)
  await server.stop()
  const away = bid(portal, ben!, 13_000)
  await sleep(300)
  server = await startPostgres(folder, () => {}, { fsync: 'off' })
  const told = await away
  if (told.status !== 200) expect(told).toEqual({ status: 503, retryAfter: expect.any(String) })
  const known = await bidRows(app, auction.id)
  expect(known).toHaveLength(told.status === 200 ? 2 : 1) // what was confirmed is there, what was refused is not

  await expect.poll(() => bid(portal, ben!, 20_000), { timeout: 15_000 }).toMatchObject({ status: 200 })
  const rows = await bidRows(app, auction.id)
  expect(rows.map(({ orden }) => orden)).toEqual(rows.map((_, place) => place + 1))
  const shown = rows.filter(({ es_visible }) => es_visible).length
  await expect.poll(() => heard.at(-1), { timeout: 25_000 }).toBe(shown)
}, 120_000)

/** Notes how many bids each event shows. */
async function listen(url: string, heard: number[], signal: AbortSignal): Promise<void> {
  try {
    const reply = await fetch(url, { signal })
    for await (const part of reply.body!.pipeThrough(new TextDecoderStream()))
      for (const [, bids] of part.matchAll(/"pujas":(\d+)/g)) heard.push(Number(bids))
  } catch {
    // it is cut when the test has ended
  }
}
