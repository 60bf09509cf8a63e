import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { openTestSandbox, pesosDeferred, type TestSandbox } from '../../test/open-sandbox.ts'

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

const day = 86_400

const bare = {
  amount: 1000,
  status: 'INITIALIZED',
  buy_order: expect.any(String),
  session_id: 's1',
  accounting_date: expect.any(String),
  transaction_date: expect.any(String),
  installments_number: 0,
}

describe('the status', () => {
  test('of what nobody has paid is bare: created, opened, aborted, timed out, expired', async () => {
    const token = await t.create()
    expect((await t.status(token)).body).toEqual(bare)
    await t.buyer(token, 'open')
    expect((await t.status(token)).body).toEqual(bare)

    for (const action of ['abort', 'time_out', 'form_error', 'empty']) {
      const left = await t.create()
      await t.buyer(left, action)
      expect((await t.status(left)).body).toEqual(bare)
    }
    await t.advance(3600)
    expect((await t.payment(token)).state).toBe('expired')
    expect((await t.status(token)).body).toEqual(bare)
  })

  test('of what was paid and not committed stays INITIALIZED, with or without vci', async () => {
    const token = await t.pending()
    expect((await t.status(token)).body).toEqual({ ...bare, vci: 'TSY', payment_type_code: 'VN' })
    await t.switches({ statusShowsPendingVci: false })
    expect((await t.status(token)).body).toEqual(bare)
  })

  test('of what was committed repeats the answer of the commit', async () => {
    for (const card of ['visa', 'mastercard']) {
      const token = await t.pending({}, { card })
      const { body } = await t.commit(token)
      expect((await t.status(token)).body).toEqual(body)
    }
  })

  test('follows refunds and captures', async () => {
    const reversed = await t.paid()
    await t.refund(reversed, 1000)
    expect((await t.status(reversed)).body).toMatchObject({ status: 'REVERSED', response_code: 0 })

    const nullified = await t.paid()
    await t.refund(nullified, 400)
    expect((await t.status(nullified)).body).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 600 })
    await t.refund(nullified, 600)
    expect((await t.status(nullified)).body).toMatchObject({ status: 'NULLIFIED', balance: 0 })

    const code = pesosDeferred
    const captured = await t.paid({ buy_order: 'capture-me' }, {}, { code })
    const capture = { buy_order: 'capture-me', authorization_code: '1213', capture_amount: 700 }
    await t.call('PUT', `/${captured}/capture`, capture, { code })
    expect((await t.status(captured, { code })).body).toMatchObject({ status: 'CAPTURED', amount: 1000 })
  })

  test('is told for 7 days', async () => {
    const token = await t.paid()
    await t.advance(7 * day - 60)
    expect(await t.status(token)).toMatchObject({ status: 200 })
    await t.advance(60)
    expect(await t.status(token)).toMatchObject({
      status: 422,
      body: { error_message: "The transactions's date has passed max time (7 days) to recover the status" },
    })
  })

  test('tells UTC, and the accounting day of Chile', async () => {
    await t.admin('PUT', '/clock', { now: '2026-07-31T23:59:30-04:00' })
    const winter = (await t.status(await t.create())).body
    expect(winter.transaction_date).toMatch(/^2026-08-01T03:59:/)
    expect(winter.accounting_date).toBe('0731')

    await t.admin('PUT', '/clock', { now: '2026-12-31T23:59:30-03:00' })
    const summer = (await t.status(await t.create())).body
    expect(summer.transaction_date).toMatch(/^2027-01-01T02:59:/)
    expect(summer.accounting_date).toBe('1231')
  })
})

describe('the life of a payment', () => {
  const stateOf = async (token: string) => (await t.payment(token)).state

  test('goes from created over the form to its end', async () => {
    const token = await t.create()
    expect(await stateOf(token)).toBe('created')
    await t.buyer(token, 'open')
    expect(await stateOf(token)).toBe('opened')
    await t.buyer(token, 'pay')
    expect(await stateOf(token)).toBe('authorized_pending')
    await t.commit(token)
    expect(await stateOf(token)).toBe('committed_ok')
    const rejected = await t.create()
    await t.buyer(rejected, 'reject')
    expect(await stateOf(rejected)).toBe('rejected_pending')
    await t.commit(rejected)
    expect(await stateOf(rejected)).toBe('committed_failed')
  })

  test('ends by itself where nobody takes it further in time', async () => {
    const [created, opened, pending] = [await t.create(), await t.create(), await t.pending()]
    await t.advance(299)
    await t.buyer(opened, 'open')
    expect(await stateOf(created)).toBe('created')
    await t.advance(1)
    expect(await stateOf(created)).toBe('expired')
    await t.advance(300)
    expect([await stateOf(opened), await stateOf(pending)]).toEqual(['opened', 'expired'])
    await t.advance(300)
    expect(await stateOf(opened)).toBe('expired')
  })

  test('never ends by itself once it is committed', async () => {
    const token = await t.paid()
    await t.advance(400 * day)
    expect(await stateOf(token)).toBe('committed_ok')
  })
})
