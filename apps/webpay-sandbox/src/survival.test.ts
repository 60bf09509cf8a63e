import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import fastify from 'fastify'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { openTestSandbox } from '../test/open-sandbox.ts'
import { integrationApiKey } from './merchants.ts'
import { webpaySandbox } from './plugin.ts'

let database: TestDatabase
const running: ChildProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** The sandbox as a process of its own; answers what it first says. */
async function run(variables: Record<string, string | undefined> = {}) {
  const { host, user, database: name } = database.config
  const url = `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.push(child)
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part
  })
  await Promise.race([ended, expect.poll(() => said, { timeout: 10_000 }).toContain('SIMULATED')])
  return { child, ended, said: () => said, base: /http:\/\/[\d.:]+/.exec(said)?.[0] ?? '' }
}

async function ask(url: string, method = 'GET', body?: unknown) {
  const headers = {
    'tbk-api-key-id': '597055555532',
    'tbk-api-key-secret': integrationApiKey,
    'content-type': 'application/json',
  }
  const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return answer.json() as Promise<Record<string, unknown>>
}

const api = '/rswebpaytransaction/api/webpay/v1.2/transactions'

describe('the sandbox alone', () => {
  test('keeps payments, switches and plans when it is killed', async () => {
    const first = await run()
    const order = { buy_order: 'alone-1', session_id: 's', amount: 1000, return_url: 'http://shop.test/' }
    const { token, url } = await ask(`${first.base}${api}`, 'POST', order)
    expect(url).toBe(`${first.base}/webpayserver/initTransaction`)
    await ask(`${first.base}/admin/payments/${token}/buyer`, 'POST', { action: 'pay' })
    await ask(`${first.base}/admin/switches`, 'PATCH', { recommit: 'finished' })
    await ask(`${first.base}/admin/faults`, 'POST', { operation: 'commit', when: 'after', kind: 'hang' })
    const lost = ask(`${first.base}${api}/${token}`, 'PUT', {})
    lost.catch(() => {}) // looked at below
    await expect.poll(async () => (await ask(`${first.base}/admin/payments/${token}`)).state).toBe('committed_ok')
    first.child.kill('SIGKILL')
    await expect(lost).rejects.toThrow('fetch failed')

    const second = await run()
    expect(await ask(`${second.base}${api}/${token}`)).toMatchObject({ status: 'AUTHORIZED' })
    expect(await ask(`${second.base}${api}/${token}`, 'PUT', {})).toEqual({
      error_message: 'Transaction has an invalid finished state',
    })
    expect(await ask(`${second.base}/admin/faults`)).toMatchObject({ plans: [{ remaining: 0 }] })
  })

  test('stops when it is asked to', async () => {
    const { child, ended } = await run()
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test.each([
    ['in production', { NODE_ENV: 'production' }, 'does not run in production'],
    ['without a database', { DATABASE_URL: undefined }, 'DATABASE_URL is required'],
  ])('does not start %s', async (_when, variables, because) => {
    const { ended, said } = await run(variables)
    expect(await ended).toEqual([1, null])
    expect(said()).toContain(because)
  })
})

describe('the plugin', () => {
  test('refuses production and the codes of real shops', async () => {
    const { db } = database
    const code = { commerceCode: '597012345678', currency: 'CLP', isDeferred: false } as const
    await expect(fastify().register(webpaySandbox, { db, merchants: [code] })).rejects.toThrow('597012345678')
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    try {
      await expect(fastify().register(webpaySandbox, { db })).rejects.toThrow('does not run in production')
    } finally {
      process.env.NODE_ENV = before
    }
  })

  test('makes its schema once, however many start at the same time', async () => {
    const fresh = await openTestDatabase()
    const sandboxes = await Promise.all(Array.from({ length: 4 }, () => openTestSandbox(fresh.db)))
    const token = await sandboxes[0]!.create()
    expect(await sandboxes[3]!.status(token)).toMatchObject({ status: 200 })
    for (const sandbox of sandboxes) await sandbox.close()
    await fresh.close()
  })

  test('shares payments and the winner of a commit between processes', async () => {
    const [one, other] = [await openTestSandbox(database.db), await openTestSandbox(database.db)]
    const token = await one.pending()
    const answers = await Promise.all([one, other, one, other].map((sandbox) => sandbox.commit(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const sandbox of [one, other]) await sandbox.close()
  })

  test('works on connections that give int8 as text, and keeps to its own schema', async () => {
    pg.types.setTypeParser(pg.types.builtins.INT8, String)
    const pool = new pg.Pool({ ...database.config, max: 3 })
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const sandbox = await openTestSandbox(db)
    const token = await sandbox.paid({ amount: 1000 })
    await sandbox.refund(token, 300)
    expect((await sandbox.status(token)).body).toMatchObject({ amount: 1000, balance: 700 })
    const { rows } = await sql<{ schema: string }>`
      select distinct table_schema as schema from information_schema.tables
      where table_name in ('payment', 'event', 'plan', 'settings', 'refund')`.execute(db)
    expect(rows).toEqual([{ schema: 'webpay_sandbox' }])
    await sandbox.close()
    await db.destroy()
    pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  })
})
