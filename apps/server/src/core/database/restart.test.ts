import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@portal/contract/core/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aLimitTable } from '#test/limits.ts'
import { Door } from '../door/door.ts'
import { openHttp, serveCalls } from '../http/http.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/embedded-postgres.ts'
import { type Db, inTransaction, openDatabase } from './database.ts'

const read = call(
  { method: 'GET', path: '/v1/prueba/list', area: {} },
  { summary: 'For a test', access: 'public', reply: z.object({ cuenta: z.number() }) },
)
const write = call(
  { method: 'POST', path: '/v1/prueba/save', area: {} },
  { summary: 'For a test', access: 'public', budget: 'saving', body: z.object({ id: z.string() }), reply: z.null() },
)

const folder = mkdtempSync(join(tmpdir(), 'portal-restart-'))
const start = () => startPostgres(folder, () => {}, { fsync: 'off' })
let server: EmbeddedPostgres
let db: Db
let url: string
let close: () => Promise<void>

beforeAll(async () => {
  server = await start()
  db = openDatabase(server.config, () => {})
  await sql`create table prueba (id text primary key)`.execute(db)
  await aLimitTable(db)
  const app = await openHttp({ isProduction: false, trustProxy: false, logLevel: 'silent' })
  const door = new Door(db, () => {})
  door.mount(read, async () => {
    const { rows } = await sql<{ cuenta: number }>`select count(*) as cuenta from prueba where id <> ${'x'}`.execute(db)
    return rows[0]!
  })
  door.mount(write, async ({ body }) => {
    await inTransaction(db, (db) => sql`insert into prueba values (${body.id})`.execute(db))
    return null
  })
  serveCalls(app, door, async () => null)
  url = await app.listen({ port: 0 })
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('while PostgreSQL restarts under load every read is answered, and a write is done or told to come again', async () => {
  let isLoading = true
  let writes = 0
  const reads: number[] = []
  const kept: string[] = []
  const told: number[] = []

  const reader = async () => {
    while (isLoading) reads.push((await fetch(`${url}/v1/prueba/list`)).status)
  }
  const writer = async () => {
    while (isLoading) {
      const id = `w${writes++}`
      const reply = await fetch(`${url}/v1/prueba/save`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      })
      if (reply.ok) kept.push(id)
      else told.push(reply.status)
      if (!reply.ok) expect(reply.headers.get('retry-after')).toBeTruthy()
    }
  }
  const load = [...Array.from({ length: 6 }, reader), ...Array.from({ length: 3 }, writer)]

  await sleep(300)
  await server.stop()
  await sleep(400)
  server = await start()
  await sleep(500)
  isLoading = false
  await Promise.all(load)

  expect(new Set(reads)).toEqual(new Set([200]))
  expect([...new Set(told)].filter((status) => status !== 503)).toEqual([])
  const { rows } = await sql<{ id: string }>`select id from prueba`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  expect(kept.filter((id) => !stored.has(id))).toEqual([])
  expect(kept.length).toBeGreaterThan(10)
})
