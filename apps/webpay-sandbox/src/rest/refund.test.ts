import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { dollars, openTestSandbox, pesosDeferred, type TestSandbox } from '../../test/open-sandbox.ts'

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

const says = (text: string, status = 422) => ({ status, body: { error_message: text } })
const notFound = says('Transaction not found', 400)
const tooMuch = says('Amount to refund is bigger than authorized')
const hour = 3600

const nullified = (amount: number, balance: number) => ({
  type: 'NULLIFIED',
  authorization_code: expect.stringMatching(/^\d{6}$/),
  authorization_date: expect.stringMatching(/Z$/),
  nullified_amount: amount,
  balance,
  response_code: 0,
})

describe('a full refund', () => {
  test('within 3 hours is a reversal and says nothing else', async () => {
    const token = await t.paid()
    await t.advance(3 * hour - 60)
    expect((await t.refund(token, 1000)).body).toEqual({ type: 'REVERSED' })
    expect(await t.payment(token)).toMatchObject({ state: 'reversed', refundedAmount: 1000 })
  })

  test('later is a nullification of the whole', async () => {
    const token = await t.paid()
    await t.advance(3 * hour)
    expect((await t.refund(token, 1000)).body).toEqual(nullified(1000, 0))
    expect((await t.payment(token)).state).toBe('nullified')
  })

  test('takes the reversal window from its switch', async () => {
    await t.switches({ reverseWindow: 1800 })
    const token = await t.paid()
    await t.advance(1800)
    expect((await t.refund(token, 1000)).body.type).toBe('NULLIFIED')
  })

  test('is refused a second time', async () => {
    const reversed = await t.paid()
    await t.refund(reversed, 1000)
    expect(await t.refund(reversed, 1000)).toMatchObject(says('Transaction already fully refunded'))
    const whole = await t.paid()
    await t.advance(4 * hour)
    await t.refund(whole, 1000)
    expect(await t.refund(whole, 1)).toMatchObject(says('Transaction already fully refunded'))
  })

  test('is refused after 90 days', async () => {
    const token = await t.paid()
    await t.advance(89 * 24 * hour)
    const other = await t.paid()
    await t.advance(24 * hour)
    const { status, body } = await t.refund(token, 1000)
    expect(status).toBe(422)
    expect(body.error_message).toContain('90 days')
    expect(await t.refund(other, 1000)).toMatchObject({ status: 200 })
  })
})

describe('partial refunds', () => {
  test('go on until nothing is left', async () => {
    const token = await t.paid()
    expect((await t.refund(token, 300)).body).toEqual(nullified(300, 700))
    expect((await t.payment(token)).state).toBe('partially_nullified')
    expect(await t.refund(token, 701)).toMatchObject(tooMuch)
    expect((await t.refund(token, '700')).body).toEqual(nullified(700, 0))
    expect(await t.refund(token, 1)).toMatchObject(says('Transaction already fully refunded'))
    expect((await t.payment(token)).refunds).toMatchObject([{ amount: 300 }, { amount: 700 }])
  })

  test('of the same amount are refunds each: there is no key against repetition', async () => {
    const token = await t.paid()
    await t.refund(token, 300)
    expect((await t.refund(token, 300)).body.balance).toBe(400)
  })

  test('at once never give back more than was paid', async () => {
    const token = await t.paid()
    const answers = await Promise.all(Array.from({ length: 6 }, () => t.refund(token, 300)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await t.payment(token)).refundedAmount).toBe(900)
  })

  test('keep dollars to the cent', async () => {
    const code = dollars
    const token = await t.paid({ amount: 0.3 }, {}, { code })
    await t.refund(token, 0.1, { code })
    expect((await t.refund(token, 0.1, { code })).body.balance).toBe(0.1)
    expect((await t.refund(token, 0.1, { code })).body.balance).toBe(0)
  })

  test.each([
    ['a debit card', { card: 'debit' }],
    ['a prepaid card', { card: 'prepaid' }],
    ['installments', { installments: 'VC-6' }],
  ])('of %s are refused, early or late, and the whole is not', async (_what, how) => {
    const token = await t.paid({}, how)
    expect(await t.refund(token, 300)).toMatchObject(notFound)
    await t.advance(4 * hour)
    expect(await t.refund(token, 300)).toMatchObject(notFound)
    expect((await t.refund(token, 1000)).body).toEqual(nullified(1000, 0))
  })

  test('of debit cards are told otherwise with debitRefund=reversal_only, and late ones are refused whole', async () => {
    await t.switches({ debitRefund: 'reversal_only' })
    const only = says('Debit or prepaid transactions only allow reverses, not nullifications.')
    const [early, late] = [await t.paid({}, { card: 'debit' }), await t.paid({}, { card: 'prepaid' })]
    expect(await t.refund(early, 300)).toMatchObject(only)
    expect((await t.refund(early, 1000)).body).toEqual({ type: 'REVERSED' })
    await t.advance(4 * hour)
    expect(await t.refund(late, 1000)).toMatchObject(only)
  })
})

describe('a refund is refused', () => {
  test('without a right amount', async () => {
    const token = await t.paid()
    expect(await t.refund(token, undefined)).toMatchObject(says('amount is required!'))
    for (const amount of [0, -1, 10.5, 'all'])
      expect(await t.refund(token, amount)).toMatchObject(says('Invalid value for parameter: amount'))
    expect(await t.refund(token, 1001)).toMatchObject(tooMuch)
    expect((await t.payment(token)).refundedAmount).toBe(0)
  })

  test('of what was never committed, and of what was rejected', async () => {
    const unfinished = says('Transaction is unfinished, it is not possible to refund it yet')
    expect(await t.refund(await t.create(), 1000)).toMatchObject(unfinished)
    expect(await t.refund(await t.pending(), 1000)).toMatchObject(unfinished)
    const rejected = await t.pending({}, { card: 'mastercard' })
    await t.commit(rejected)
    expect(await t.refund(rejected, 1000)).toMatchObject(says('Transaction has an invalid state (8) to reverse'))
  })
})

describe('a capture', () => {
  const code = pesosDeferred
  const capture = (token: string, fields: Record<string, unknown> = {}, asked = { code }) =>
    t.call(
      'PUT',
      `/${token}/capture`,
      { buy_order: 'c', authorization_code: '1213', capture_amount: 700, ...fields },
      asked,
    )
  const deferred = () => t.paid({ buy_order: 'c' }, {}, { code })

  test('charges the whole or less, once', async () => {
    const token = await deferred()
    expect((await capture(token)).body).toEqual({
      token,
      authorization_code: '1213',
      authorization_date: expect.stringMatching(/Z$/),
      captured_amount: 700,
      response_code: 0,
    })
    expect(await t.payment(token)).toMatchObject({ state: 'captured', capturedAmount: 700 })
    expect(await capture(token)).toMatchObject(notFound)
  })

  test('is what can be refunded afterwards', async () => {
    const token = await deferred()
    expect(await t.refund(token, 100, { code })).toMatchObject(notFound)
    await capture(token)
    expect(await t.refund(token, 701, { code })).toMatchObject(tooMuch)
    expect((await t.refund(token, 200, { code })).body).toEqual(nullified(200, 500))
  })

  test('is not needed to reverse', async () => {
    const token = await deferred()
    expect((await t.refund(token, 1000, { code })).body).toEqual({ type: 'REVERSED' })
    expect(await capture(token)).toMatchObject(notFound)
  })

  test('is refused on a code that charges at once', async () => {
    const token = await t.paid({ buy_order: 'c' })
    expect(await t.call('PUT', `/${token}/capture`, { capture_amount: 1 })).toMatchObject(says('Operation not allowed'))
  })

  test('is refused without the right data, unpaid, too much or too late', async () => {
    const token = await deferred()
    const invalid = says('Invalid value for parameter: capture_amount')
    expect(await capture(token, { capture_amount: 0 })).toMatchObject(invalid)
    expect(await capture(token, { capture_amount: 1001 })).toMatchObject(invalid)
    expect(await capture(token, { capture_amount: undefined })).toMatchObject(says('capture_amount is required!'))
    expect(await capture(token, { buy_order: 'other' })).toMatchObject(notFound)
    expect(await capture(token, { authorization_code: '9999' })).toMatchObject(notFound)
    expect(await capture(await t.create({ buy_order: 'c' }, { code }))).toMatchObject(notFound)
    await t.advance(7 * 24 * hour)
    expect((await capture(token)).body.error_message).toContain('7 days')
  })

  test('takes no installments', async () => {
    const token = await t.create({}, { code })
    const { status } = await t.admin('POST', `/payments/${token}/buyer`, { action: 'pay', installments: 'VC-6' })
    expect(status).toBe(400)
  })
})
