import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { openTestSandbox, pesos, type TestSandbox } from '../../test/open-sandbox.ts'
import { integrationApiKey } from '../merchants.ts'

let database: TestDatabase
let t: TestSandbox
let address: string

beforeAll(async () => {
  database = await openTestDatabase()
  t = await openTestSandbox(database.db)
  address = await t.listen()
})
afterAll(async () => {
  await t.close()
  await database.close()
})
beforeEach(() => t.reset())

const stateOf = async (token: string) => (await t.payment(token)).state

/** A call over a real line, which can be cut. */
function overTheLine(method: string, path: string, body?: unknown, timeoutMs = 5000) {
  const headers = {
    'tbk-api-key-id': pesos,
    'tbk-api-key-secret': integrationApiKey,
    'content-type': 'application/json',
  }
  return fetch(`${address}/rswebpaytransaction/api/webpay/v1.2/transactions${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
const commitOverTheLine = (token: string, timeoutMs?: number) => overTheLine('PUT', `/${token}`, {}, timeoutMs)

/** How many connections of this database wait for a lock. */
async function waitingFor(db: TestDatabase['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

const cases = [
  ['html_502', 502, /^text\/html/, /502 Bad Gateway/],
  ['error_500', 500, /^application\/json/, /"description":"Internal server error"/],
  ['unavailable_503', 503, /^text\/plain/, /Unavailable/],
  ['empty_200', 200, /^application\/json/, /^$/],
  ['none_204', 204, /./, /^$/],
] as const

describe.each(cases)('the fault %s on commit', (kind, status, type, text) => {
  test.each([
    ['before', 'authorized_pending'],
    ['after', 'committed_ok'],
  ])('%s the state changes', async (when, state) => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', when, kind })
    const answer = await commitOverTheLine(token)
    expect(answer.status).toBe(status)
    if (status !== 204) expect(answer.headers.get('content-type')).toMatch(type)
    expect(await answer.text()).toMatch(text)
    expect(await stateOf(token)).toBe(state)
  })
})

describe('a line that is cut', () => {
  test.each([
    ['before', 'authorized_pending', 200],
    ['after', 'committed_ok', 422],
  ])('%s the commit leaves the client without an answer, once', async (when, state, second) => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', when, kind: 'drop' })
    await expect(commitOverTheLine(token)).rejects.toThrow('fetch failed')
    expect(await stateOf(token)).toBe(state)
    expect((await commitOverTheLine(token)).status).toBe(second)
  })

  test.each([
    ['before', 'authorized_pending'],
    ['after', 'committed_ok'],
  ])('hanging %s the commit lasts until the client gives up', async (when, state) => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', when, kind: 'hang' })
    await expect(commitOverTheLine(token, 300)).rejects.toThrow(/timeout/)
    expect(await stateOf(token)).toBe(state)
  })

  test('hanging ends by itself after its time', async () => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', kind: 'hang', milliseconds: 50 })
    await expect(commitOverTheLine(token)).rejects.toThrow('fetch failed')
  })

  test('at create leaves a payment that nobody knows of', async () => {
    await t.fault({ operation: 'create', kind: 'drop' })
    const body = { buy_order: 'lost-1', session_id: 's', amount: 1, return_url: 'http://shop.test/' }
    await expect(overTheLine('POST', '', body)).rejects.toThrow('fetch failed')
    const { payments } = (await t.admin('GET', '/payments?buyOrder=lost-1')).body
    expect(payments).toMatchObject([{ state: 'created', buyOrder: 'lost-1' }])
  })

  test('at refund leaves it done', async () => {
    const token = await t.paid()
    await t.fault({ operation: 'refund', kind: 'drop' })
    await expect(overTheLine('POST', `/${token}/refunds`, { amount: 400 })).rejects.toThrow('fetch failed')
    expect((await t.status(token)).body).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 600 })
  })
})

describe('a delay', () => {
  test.each(['before', 'after'])('%s the commit keeps the right answer', async (when) => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', when, kind: 'delay', milliseconds: 150 })
    const begun = performance.now()
    expect(await t.commit(token)).toMatchObject({ status: 200, body: { status: 'AUTHORIZED' } })
    expect(performance.now() - begun).toBeGreaterThan(140)
  })

  test('after the commit lets a second one find it done', async () => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', kind: 'delay', milliseconds: 300 })
    const first = t.commit(token)
    await expect.poll(() => stateOf(token)).toBe('committed_ok')
    expect(await t.commit(token)).toMatchObject({ status: 422 })
    expect(await first).toMatchObject({ status: 200 })
  })
})

describe('an answer that is wrong', () => {
  test('has fields set, nulled, added and taken out', async () => {
    const token = await t.pending()
    const set = { amount: 1001, buy_order: 'other', card_detail: null, surprise: { a: 1 } }
    await t.fault({ operation: 'commit', kind: 'alter', set, remove: ['response_code'] })
    const { body } = await t.commit(token)
    expect(body).toMatchObject({ ...set, status: 'AUTHORIZED' })
    expect(body).not.toHaveProperty('response_code')
    expect((await t.status(token)).body).toMatchObject({ amount: 1000, response_code: 0 })
  })

  test('can be anything at all', async () => {
    const token = await t.paid()
    const body = { type: 'NULLIFIED', response_code: -1, nullified_amount: 0, balance: 1000 }
    await t.fault({ operation: 'refund', when: 'before', kind: 'answer', status: 200, body })
    expect(await t.refund(token, 400)).toMatchObject({ status: 200, body })
    expect((await t.payment(token)).refundedAmount).toBe(0)

    await t.fault({ operation: 'status', kind: 'answer', status: 418, body: 'teapot', contentType: 'text/plain' })
    expect(await t.status(token)).toMatchObject({ status: 418, body: 'teapot' })
  })
})

describe('whom a fault meets', () => {
  const kind = 'error_500'

  test('only the operation it names, or any', async () => {
    const token = await t.pending()
    await t.fault({ operation: 'commit', kind, when: 'before' })
    expect(await t.status(token)).toMatchObject({ status: 200 })
    expect(await t.commit(token)).toMatchObject({ status: 500 })
    await t.fault({ operation: 'any', kind, when: 'before' })
    expect(await t.status(token)).toMatchObject({ status: 500 })
    expect(await t.commit(token)).toMatchObject({ status: 200 })
  })

  test('only the buy_order, amount or token it names', async () => {
    const [one, other] = [await t.create({ buy_order: 'one', amount: 500 }), await t.create()]
    for (const name of [{ buyOrder: 'one' }, { amount: 500 }, { token: one }]) {
      await t.fault({ operation: 'status', kind, ...name })
      expect(await t.status(other)).toMatchObject({ status: 200 })
      expect(await t.status(one)).toMatchObject({ status: 500 })
    }
    await t.fault({ operation: 'create', kind, amount: 777 })
    const body = { buy_order: 'x', session_id: 's', amount: 777, return_url: 'http://shop.test/' }
    expect(await t.call('POST', '', { ...body, amount: 778 })).toMatchObject({ status: 200 })
    expect(await t.call('POST', '', body)).toMatchObject({ status: 500 })
  })

  test('as often as it says, or as long, by the clock of the sandbox', async () => {
    const token = await t.create()
    await t.fault({ operation: 'status', kind, times: 2 })
    const answers = [await t.status(token), await t.status(token), await t.status(token)]
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 200])

    await t.fault({ operation: 'status', kind: 'unavailable_503', times: null, seconds: 120 })
    for (let call = 0; call < 4; call++) expect(await t.status(token)).toMatchObject({ status: 503 })
    await t.advance(121)
    expect(await t.status(token)).toMatchObject({ status: 200 })
  })

  test('once is once, also for calls that meet', async () => {
    const token = await t.create()
    await t.fault({ operation: 'status', kind })
    const { calls } = await database.db.transaction().execute(async (held) => {
      await sql`select from webpay_sandbox.plan for update`.execute(held)
      const calls = Array.from({ length: 3 }, () => t.status(token)) // the pool has five connections
      await expect.poll(() => waitingFor(database.db)).toBe(3)
      return { calls }
    })
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(1)
  })

  test('nobody whose credentials are wrong', async () => {
    const token = await t.create()
    await t.fault({ operation: 'any', kind })
    expect(await t.status(token, { key: 'wrong' })).toMatchObject({ status: 401 })
    expect(await t.status(token)).toMatchObject({ status: 500 })
  })
})

test('a fault shows in the book of calls, with what was really done', async () => {
  const token = await t.pending()
  await t.fault({ operation: 'commit', when: 'before', kind: 'empty_200' })
  await t.fault({ operation: 'commit', when: 'after', kind: 'html_502' })
  await t.commit(token)
  await t.commit(token)
  await t.commit(token)
  const { events } = await t.payment(token)
  const calls = events.filter(
    ({ kind, detail }: { kind: string; detail: { operation?: string } }) =>
      kind === 'call' && detail.operation === 'commit',
  )
  expect(calls.map(({ detail }: { detail: unknown }) => detail)).toEqual([
    { operation: 'commit', done: null, fault: 'empty_200', when: 'before' },
    { operation: 'commit', done: 200, fault: 'html_502', when: 'after' },
    { operation: 'commit', done: 422, error: 'Transaction already locked by another process' },
  ])
})

test('a server that stops lets go of lines that hang', async () => {
  const other = await openTestSandbox(database.db)
  const base = await other.listen()
  const token = await other.create()
  await other.fault({ operation: 'status', kind: 'hang', token })
  const headers = { 'tbk-api-key-id': pesos, 'tbk-api-key-secret': integrationApiKey }
  const hanging = fetch(`${base}/rswebpaytransaction/api/webpay/v1.2/transactions/${token}`, { headers })
  hanging.catch(() => {}) // looked at below
  await expect.poll(async () => (await other.payment(token)).events.length).toBeGreaterThan(2)
  await other.close()
  await expect(hanging).rejects.toThrow('fetch failed')
})
