import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { dollars, openTestSandbox, pesosDeferred, prefix, type TestSandbox } from '../../test/open-sandbox.ts'

let database: TestDatabase
let t: TestSandbox

beforeAll(async () => {
  database = await openTestDatabase()
  t = await openTestSandbox(database.db)
})
afterAll(async () => {
  await t.close()
  await database.close()
})
beforeEach(() => t.reset())

describe('the admin part', () => {
  const ask = (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    t.app.inject({ method: 'GET', url: `${prefix}/admin/switches`, ...options })

  test.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
    'answers to this machine (%s)',
    async (remoteAddress) => {
      expect((await ask({ remoteAddress })).statusCode).toBe(200)
    },
  )

  test.each(['10.0.0.7', '192.168.1.5', '::ffff:10.0.0.7', '2001:db8::1'])(
    'does not exist for %s',
    async (remoteAddress) => {
      expect((await ask({ remoteAddress })).statusCode).toBe(404)
      const page = await t.app.inject({ method: 'GET', url: `${prefix}/admin`, remoteAddress })
      expect(page.statusCode).toBe(404)
      const reset = await t.app.inject({ method: 'POST', url: `${prefix}/admin/reset`, payload: {}, remoteAddress })
      expect(reset.statusCode).toBe(404)
    },
  )

  test.each([
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ 'x-forwarded-for': '' }],
    [{ 'x-forwarded-host': 'localhost' }],
    [{ 'x-forwarded-proto': 'http' }],
    [{ 'x-forwarded-server': 'here' }],
    [{ forwarded: 'for=127.0.0.1' }],
    [{ via: '1.1 proxy' }],
    [{ 'x-real-ip': '127.0.0.1' }],
    [{ host: 'portal.example.com', 'x-forwarded-host': 'localhost' }],
    [{ host: '127.0.0.1.example.com' }],
    [{ host: 'portal.example.com' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('does not exist behind a proxy, under another name or for another site (%j)', async (headers) => {
    expect((await ask({ headers: headers as unknown as Record<string, string> })).statusCode).toBe(404)
  })

  test('does not exist behind a proxy for a server that trusts it', async () => {
    const trusting = await openTestSandbox(database.db, {}, { trustProxy: 'loopback' })
    for (const headers of [
      { host: 'portal.example.com', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
      { host: 'portal.example.com', 'x-forwarded-host': 'localhost' },
      { 'x-forwarded-for': '127.0.0.1' },
      { via: '1.1 proxy' },
    ])
      expect((await trusting.app.inject({ method: 'GET', url: `${prefix}/admin/switches`, headers })).statusCode).toBe(
        404,
      )
    expect((await trusting.admin('GET', '/switches')).status).toBe(200)
    await trusting.close()
  })

  test('answers to its own pages', async () => {
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await ask({ headers })).statusCode).toBe(200)
  })

  test('says what is wrong with a request and changes nothing', async () => {
    const before = (await t.admin('GET', '/switches')).body
    for (const wrong of [{ recommit: 'maybe' }, { noSuchSwitch: true }, { formLimit: 0 }, { extraReturns: 21 }]) {
      const { status, body } = await t.switches(wrong)
      expect(status).toBe(400)
      expect(body.error).toContain(Object.keys(wrong)[0])
    }
    expect((await t.admin('GET', '/switches')).body).toEqual(before)
    expect((await t.fault({ operation: 'commit', kind: 'explode' })).status).toBe(400)
    expect((await t.fault({ operation: 'pay', kind: 'drop' })).status).toBe(400)
    expect((await t.outcome({ approve: true })).status).toBe(400)
    expect((await t.admin('PUT', '/clock', { now: 'tomorrow' })).status).toBe(400)
    expect((await t.admin('POST', '/payments/none/buyer', { action: 'pay' })).status).toBe(404)
    expect((await t.admin('GET', '/payments/none')).status).toBe(404)
    const token = await t.create()
    expect((await t.admin('POST', `/payments/${token}/buyer`, { action: 'pay', card: 'gold' })).status).toBe(400)
    expect((await t.admin('GET', '/payments?limit=none')).status).toBe(400)
    expect((await t.admin('GET', '/nothing')).status).toBe(404)
  })
})

describe('switches and clock', () => {
  test('are told, changed one by one and taken back', async () => {
    const first = (await t.admin('GET', '/switches')).body
    expect(first).toMatchObject({ recommit: 'locked', formLimit: 600, abortMethod: 'post', responseLevel: 1 })
    await t.switches({ recommit: 'same' })
    expect((await t.switches({ formLimit: 240 })).body).toEqual({ ...first, recommit: 'same', formLimit: 240 })
    expect((await t.admin('DELETE', '/switches')).body).toEqual(first)
  })

  test('the clock can be set, moved and given back, and goes on meanwhile', async () => {
    const to = '2027-03-04T05:06:07.000Z'
    const { now } = (await t.admin('PUT', '/clock', { now: to })).body
    expect(Date.parse(now) - Date.parse(to)).toBeLessThan(2000)
    await t.advance(86_400)
    expect((await t.admin('GET', '/clock')).body.now).toMatch(/^2027-03-05T05:06:/)
    const { now: back } = (await t.admin('PUT', '/clock', { reset: true })).body
    expect(Math.abs(Date.parse(back) - Date.now())).toBeLessThan(5000)
  })

  test('plans are listed and taken away', async () => {
    const { body } = await t.fault({ operation: 'commit', kind: 'drop' })
    await t.fault({ operation: 'status', kind: 'empty_200', times: 3 })
    expect((await t.admin('GET', '/faults')).body.plans).toMatchObject([{ remaining: 1 }, { remaining: 3 }])
    expect((await t.admin('DELETE', `/faults/${body.id}`)).body).toEqual({ deleted: 1 })
    await t.outcome({ responseCode: -1 })
    expect((await t.admin('DELETE', '/faults')).body).toEqual({ deleted: 1 })
    expect((await t.admin('GET', '/outcomes')).body.plans).toHaveLength(1)
    expect((await t.admin('DELETE', '/outcomes')).body).toEqual({ deleted: 1 })
  })
})

describe('payments', () => {
  test('are listed newest first, by order and code', async () => {
    const first = await t.create({ buy_order: 'twice' })
    const second = await t.create({ buy_order: 'twice', amount: 12.5 }, { code: dollars })
    const other = await t.create()
    const list = async (query: string) =>
      (await t.admin('GET', `/payments${query}`)).body.payments.map(({ token }: { token: string }) => token)
    expect(await list('')).toEqual([other, second, first])
    expect(await list('?buyOrder=twice')).toEqual([second, first])
    expect(await list(`?buyOrder=twice&commerceCode=${dollars}`)).toEqual([second])
    expect(await list('?limit=1')).toEqual([other])
    expect(await list('?until=2020-01-01T00:00:00Z')).toEqual([])
  })

  test('tell their whole life in order', async () => {
    const token = await t.paid()
    await t.refund(token, 400)
    const { events } = await t.payment(token)
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['created', 'call', 'opened', 'card', 'decided', 'sent_back'],
      ...['committed', 'call', 'refunded', 'call'],
    ])
  })
})

describe('the books', () => {
  test('add up what was charged and given back, for each currency, to the cent', async () => {
    for (let count = 0; count < 3; count++) await t.paid({ amount: 1000 })
    const partly = await t.paid({ amount: 5000 })
    await t.refund(partly, 1500)
    const reversed = await t.paid({ amount: 700 })
    await t.refund(reversed, 700)
    for (const amount of [0.1, 0.2]) await t.paid({ amount }, {}, { code: dollars })
    const { totals, lines } = (await t.admin('GET', '/books')).body
    expect(totals).toEqual([
      { currency: 'CLP', count: 5, charged: 8700, refunded: 2200, net: 6500 },
      { currency: 'USD', count: 2, charged: 0.3, refunded: 0, net: 0.3 },
    ])
    expect(lines).toHaveLength(7)
    expect(lines.find(({ token }: { token: string }) => token === partly)).toMatchObject({
      state: 'partially_nullified',
      charged: 5000,
      refunded: 1500,
      net: 3500,
    })
  })

  test('hold nothing that was not charged', async () => {
    await t.create()
    await t.pending()
    await t.commit(await t.pending({}, { card: 'mastercard' }))
    const deferred = await t.paid({ buy_order: 'later' }, {}, { code: pesosDeferred })
    expect((await t.admin('GET', '/books')).body).toEqual({ totals: [], lines: [] })
    const capture = { buy_order: 'later', authorization_code: '1213', capture_amount: 600 }
    await t.call('PUT', `/${deferred}/capture`, capture, { code: pesosDeferred })
    expect((await t.admin('GET', '/books')).body.totals).toEqual([
      { currency: 'CLP', count: 1, charged: 600, refunded: 0, net: 600 },
    ])
  })

  test('tell one code or one time alone', async () => {
    await t.admin('PUT', '/clock', { now: '2027-01-01T12:00:00Z' })
    await t.paid()
    await t.admin('PUT', '/clock', { now: '2027-01-02T12:00:00Z' })
    await t.paid({ amount: 2 }, {}, { code: dollars })
    const count = async (query: string) => (await t.admin('GET', `/books?${query}`)).body.lines.length
    expect(await count(`commerceCode=${dollars}`)).toBe(1)
    expect(await count('since=2027-01-01T00:00:00Z&until=2027-01-02T00:00:00Z')).toBe(1)
    expect(await count('since=2027-01-03T00:00:00Z')).toBe(0)
  })
})

describe('the page of whoever runs it by hand', () => {
  test('shows books, payments and switches, and changes switches by a form', async () => {
    await t.paid({ buy_order: 'seen-here' })
    const { body, status } = await t.admin('GET', '?lang=en')
    expect(status).toBe(200)
    expect(body).toContain('seen-here')
    expect(body).toContain('committed_ok')
    expect(body).toContain('name="recommit"')

    const names = [...body.matchAll(/<(?:select|input)[^>]* name="(\w+)"/g)].map(([, name]) => name)
    expect(names.sort()).toEqual(Object.keys((await t.admin('GET', '/switches')).body).sort())
    const form = 'recommit=finished&strictBuyOrder=true&formLimit=240&responseLevel=2'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const saved = await t.inject('POST', `${prefix}/admin/switches?lang=en`, form, headers)
    expect(saved).toMatchObject({ status: 303, headers: { location: `${prefix}/admin?lang=en` } })
    const changed = { recommit: 'finished', strictBuyOrder: true, formLimit: 240, responseLevel: 2 }
    expect((await t.admin('GET', '/switches')).body).toMatchObject(changed)
    expect(await t.inject('POST', `${prefix}/admin/switches`, 'formLimit=soon', headers)).toMatchObject({ status: 400 })
  })
})
