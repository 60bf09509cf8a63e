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
const unpaid = says(
  "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
)
const aborted = says('Transaction has an invalid finished state: aborted')

describe('a commit', () => {
  test('of an approved payment answers everything a receipt needs', async () => {
    const token = await t.pending({ buy_order: 'order-1', session_id: 'my session', amount: 50_000 })
    const { status, body } = await t.commit(token)
    expect(status).toBe(200)
    expect(body).toEqual({
      vci: 'TSY',
      amount: 50_000,
      status: 'AUTHORIZED',
      buy_order: 'order-1',
      session_id: 'my session',
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      authorization_code: '1213',
      payment_type_code: 'VN',
      response_code: 0,
      installments_number: 0,
    })
  })

  test.each([
    ['mastercard', 'pay', 'TSY', 'VN'],
    ['visa', 'reject', 'TSN', 'VN'],
    ['debit_rejected', 'pay', 'TSY', 'VD'],
    ['prepaid_rejected', 'pay', 'TSY', 'VP'],
  ])('of a rejected payment (%s, %s) is 200 and FAILED', async (card, action, vci, type) => {
    const token = await t.create()
    await t.buyer(token, action, { card })
    expect(await t.commit(token)).toMatchObject({
      status: 200,
      body: { status: 'FAILED', response_code: -1, vci, authorization_code: '000000', payment_type_code: type },
    })
  })

  test.each([
    ['amex', '', 'VN', 0, '2032'],
    ['debit', '', 'VD', 0, '7763'],
    ['debit', 'VC-6', 'VD', 0, '7763'],
    ['debit_2', '', 'VD', 0, '7060'],
    ['prepaid', '', 'VP', 0, '6590'],
    ['visa', 'S2-2', 'S2', 2, '6623'],
    ['visa', 'SI-3', 'SI', 3, '6623'],
    ['visa', 'NC-6', 'NC', 6, '6623'],
    ['visa', 'VC-6', 'VC', 6, '6623'],
    ['visa', 'VC-48', 'VC', 48, '6623'],
  ])('with %s and installments %j tells %s', async (card, installments, type, number, last4) => {
    const token = await t.pending({}, { card, installments })
    const { body } = await t.commit(token)
    expect(body).toMatchObject({
      status: 'AUTHORIZED',
      payment_type_code: type,
      installments_number: number,
      card_detail: { card_number: last4 },
    })
    expect(body).not.toHaveProperty('installments_amount')
  })

  test('tells the amount of an installment only if showInstallmentsAmount', async () => {
    await t.switches({ showInstallmentsAmount: true })
    const token = await t.pending({ amount: 1000 }, { installments: 'VC-6' })
    expect((await t.commit(token)).body.installments_amount).toBe(166)
  })

  test('keeps dollars to the cent', async () => {
    const code = dollars
    const token = await t.pending({ amount: 1234.56 }, {}, { code })
    expect((await t.commit(token, { code })).body.amount).toBe(1234.56)
  })

  test('of a deferred code tells until when to capture', async () => {
    const code = pesosDeferred
    const token = await t.pending({}, {}, { code })
    const { body } = await t.commit(token, { code })
    const ahead = Date.parse(body.capture_expiration_date) - Date.parse(body.transaction_date)
    expect(ahead).toBeGreaterThanOrEqual(7 * 86_400_000)
  })

  test('needs no body, but knows no fields', async () => {
    const token = await t.pending()
    expect(await t.call('PUT', `/${token}`, { amount: 1 })).toMatchObject(says('Unexpected field: amount', 400))
    expect(await t.call('PUT', `/${token}`, '', { headers: { 'content-type': 'application/json' } })).toMatchObject({
      status: 200,
    })
  })
})

describe('a commit that comes too early, too late or twice', () => {
  test('before the form is opened, and while it is open, changes nothing', async () => {
    const token = await t.create()
    expect(await t.commit(token)).toMatchObject(unpaid)
    await t.buyer(token, 'open')
    expect(await t.commit(token)).toMatchObject(unpaid)
    await t.buyer(token, 'pay')
    expect(await t.commit(token)).toMatchObject({ status: 200, body: { status: 'AUTHORIZED' } })
  })

  test.each([
    ['finished', aborted],
    ['status_10', says(unpaid.body.error_message.replace("'0'", "'10'"))],
    ['status_19', says(unpaid.body.error_message.replace("'0'", "'19'"))],
  ])('after "anular" with abortedCommit=%s is told so', async (abortedCommit, answer) => {
    await t.switches({ abortedCommit })
    const token = await t.create()
    await t.buyer(token, 'abort')
    expect(await t.commit(token)).toMatchObject(answer)
    expect((await t.payment(token)).state).toBe('aborted')
  })

  test('after a time-out of the form finds nothing paid', async () => {
    const token = await t.create()
    await t.buyer(token, 'time_out')
    expect(await t.commit(token)).toMatchObject(unpaid)
  })

  test('after the commit limit finds the charge gone', async () => {
    await t.switches({ commitLimit: 60 })
    const token = await t.pending()
    await t.advance(59)
    const other = await t.pending()
    await t.advance(2)
    expect((await t.payment(token)).state).toBe('expired')
    expect(await t.commit(token)).toMatchObject(aborted)
    expect(await t.commit(other)).toMatchObject({ status: 200 })
  })

  test.each([
    ['locked', says('Transaction already locked by another process')],
    ['finished', says('Transaction has an invalid finished state')],
  ])('again, with recommit=%s, is refused', async (recommit, answer) => {
    await t.switches({ recommit })
    for (const card of ['visa', 'mastercard']) {
      const token = await t.pending({}, { card })
      expect(await t.commit(token)).toMatchObject({ status: 200 })
      expect(await t.commit(token)).toMatchObject(answer)
    }
  })

  test('again, with recommit=same, answers the same body', async () => {
    await t.switches({ recommit: 'same' })
    const token = await t.pending()
    const first = await t.commit(token)
    expect(await t.commit(token)).toEqual(first)
    const { events } = await t.payment(token)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'committed')).toHaveLength(1)
  })
})

describe('two commits at once', () => {
  test.each([
    ['locked', [200, 422]],
    ['finished', [200, 422]],
    ['same', [200, 200]],
  ])('with recommit=%s settle once', async (recommit, statuses) => {
    await t.switches({ recommit })
    const token = await t.pending()
    const answers = await Promise.all([t.commit(token), t.commit(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual(statuses)
    const { events } = await t.payment(token)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'committed')).toHaveLength(1)
  })

  test('twenty of one payment have one winner', async () => {
    const token = await t.pending()
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.commit(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a commit and an abort leave one of the two', async () => {
    const token = await t.pending()
    const [{ status }] = await Promise.all([t.commit(token), t.buyer(token, 'abort')])
    expect(status).toBe(200)
    expect((await t.payment(token)).state).toBe('committed_ok')
  })
})

describe('a token', () => {
  test('that is malformed or unknown is refused in its own words', async () => {
    expect(await t.commit('a-b')).toMatchObject(says('Invalid value for parameter: token'))
    expect(await t.commit('x'.repeat(65))).toMatchObject(says('Invalid value for parameter: token'))
    expect(await t.status('01abffff')).toMatchObject(says('Invalid value for parameter: transaction not found'))
  })

  test("of another code's payment is unknown", async () => {
    const token = await t.pending()
    expect(await t.commit(token, { code: dollars })).toMatchObject(
      says('Invalid value for parameter: transaction not found'),
    )
    expect((await t.payment(token)).state).toBe('authorized_pending')
  })

  test('goes through the version that made it', async () => {
    const token = await t.pending()
    expect(await t.commit(token, { version: 'v1.3' })).toMatchObject(
      says('Api mismatch error, required version is 1.2'),
    )
    await t.switches({ apiVersion: '1.3' })
    const other = await t.create()
    expect(await t.status(other)).toMatchObject(says('Api mismatch error, required version is 1.3'))
    expect(await t.status(other, { version: 'v1.3' })).toMatchObject({ status: 200 })
  })
})
