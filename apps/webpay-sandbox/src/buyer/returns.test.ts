import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { openTestSandbox, type TestSandbox } from '../../test/open-sandbox.ts'

let database: TestDatabase
let t: TestSandbox
let shopUrl: string
const visits: { method: string; url: string; fields: Record<string, string>; cookie: string | undefined }[] = []

/** A shop that writes down who comes back to it. */
const shop = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop')
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)])
  visits.push({ method: request.method ?? '', url: pathname, fields, cookie: request.headers.cookie })
  response.writeHead(303, { location: '/result' }).end()
})

beforeAll(async () => {
  database = await openTestDatabase()
  t = await openTestSandbox(database.db)
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/back?ref=9`
})
afterAll(async () => {
  shop.close()
  await t.close()
  await database.close()
})
beforeEach(async () => {
  visits.length = 0
  await t.reset()
})

const create = () => t.create({ buy_order: 'order-7', session_id: 'session 7', return_url: shopUrl })
const order = { TBK_ID_SESION: 'session 7', TBK_ORDEN_COMPRA: 'order-7' }

describe('the shape of a return', () => {
  test.each([
    ['pay', 'normal', 'get', (token: string) => ({ token_ws: token })],
    ['reject', 'normal', 'get', (token: string) => ({ token_ws: token })],
    ['abort', 'abort', 'post', (token: string) => ({ TBK_TOKEN: token, ...order })],
    ['time_out', 'timeout', 'get', () => order],
    ['form_error', 'form_error', 'post', (token: string) => ({ token_ws: token, TBK_TOKEN: token, ...order })],
    ['empty', 'empty', 'get', () => ({})],
  ] as const)('after %s is %s by %s', async (action, flow, method, fields) => {
    const token = await create()
    const walked = await t.buyer(token, action)
    expect(walked.return).toMatchObject({ flow, method, url: shopUrl, fields: fields(token) })
  })

  test('keeps the parameters of the shop, and a fragment behind them', async () => {
    const token = await create()
    expect((await t.buyer(token, 'pay')).return.address).toBe(`${shopUrl}&token_ws=${token}`)
    const plain = await t.create({ return_url: 'http://shop.test/back#part' })
    expect((await t.buyer(plain, 'pay')).return.address).toBe(`http://shop.test/back?token_ws=${plain}#part`)
  })

  test.each([
    ['returnMethod', 'post', 'pay'],
    ['abortMethod', 'get', 'abort'],
    ['timeoutMethod', 'post', 'time_out'],
  ])('%s=%s decides how it is made after %s', async (name, method, action) => {
    await t.switches({ [name]: method })
    expect((await t.buyer(await create(), action)).return.method).toBe(method)
  })

  test('of a closed page does not exist', async () => {
    const token = await create()
    expect(await t.buyer(token, 'pay_and_leave')).toEqual({ to: 'nowhere', return: null, delivery: null })
    expect((await t.payment(token)).state).toBe('authorized_pending')
  })
})

describe('a form that is no longer open', () => {
  test('leads back with four parameters, or nowhere', async () => {
    const token = await create()
    await t.buyer(token, 'pay')
    await t.commit(token)
    expect(await t.buyer(token, 'open')).toMatchObject({ to: 'dead_end', return: { flow: 'form_error' } })
    expect(await t.buyer(token, 'abort')).toMatchObject({ to: 'dead_end' })
    expect((await t.payment(token)).state).toBe('committed_ok')
    await t.switches({ endedReturn: 'none' })
    expect(await t.buyer(token, 'open')).toMatchObject({ to: 'dead_end', return: null })
  })

  test('is one that was opened more than five minutes after create', async () => {
    const token = await create()
    await t.advance(301)
    expect(await t.buyer(token, 'open')).toMatchObject({ to: 'dead_end' })
    const other = await create()
    await t.switches({ openLimit: 10 })
    await t.advance(11)
    expect(await t.buyer(other, 'pay')).toMatchObject({ to: 'dead_end' })
  })

  test('times out whatever the buyer presses, once the form limit is over', async () => {
    for (const action of ['pay', 'abort', 'open']) {
      const token = await create()
      await t.buyer(token, 'open')
      await t.switches({ formLimit: 240 })
      await t.advance(241)
      expect(await t.buyer(token, action)).toMatchObject({ to: 'shop', return: { flow: 'timeout' } })
      expect((await t.payment(token)).state).toBe('timed_out')
    }
  })

  test('opened again shows itself, or breaks with reopened=form_error', async () => {
    const token = await create()
    await t.buyer(token, 'open')
    expect(await t.buyer(token, 'open')).toMatchObject({ to: 'form' })
    await t.switches({ reopened: 'form_error' })
    expect(await t.buyer(token, 'open')).toMatchObject({ to: 'shop', return: { flow: 'form_error' } })
    expect((await t.payment(token)).state).toBe('opened')
  })
})

describe('returns that the sandbox makes itself', () => {
  test('tell what the shop answered', async () => {
    const token = await create()
    const { delivery } = await t.buyer(token, 'pay', { send: true })
    expect(delivery).toEqual({ status: 303, location: '/result' })
    expect(visits).toEqual([{ method: 'GET', url: '/back', fields: { ref: '9', token_ws: token }, cookie: undefined }])
  })

  test('come several at once, without cookies, after any state', async () => {
    const token = await create()
    const { body } = await t.admin('POST', `/payments/${token}/returns`, { flow: 'form_error', copies: 3 })
    expect(body.deliveries).toHaveLength(3)
    const fields = { ref: '9', token_ws: token, TBK_TOKEN: token, ...order }
    expect(visits).toEqual(Array(3).fill({ method: 'POST', url: '/back', fields, cookie: undefined }))
  })

  test('come one after another, by the method and with the fields that were asked for', async () => {
    const token = await create()
    const forged = { flow: 'timeout', method: 'post', copies: 2, gapMs: 10, fields: { TBK_ID_SESION: 'forged' } }
    await t.admin('POST', `/payments/${token}/returns`, forged)
    expect(visits.map(({ fields }) => fields)).toEqual(Array(2).fill({ ref: '9', ...order, TBK_ID_SESION: 'forged' }))
  })

  test('come beside the one of the browser, as many as extraReturns says', async () => {
    await t.switches({ extraReturns: 2, extraReturnsDelay: 20 })
    const token = await create()
    await t.buyer(token, 'pay')
    await expect.poll(() => visits.length).toBe(2)
    await expect.poll(async () => countOf(await t.payment(token), 'extra_return')).toBe(2)
  })

  test('that find no shop are told as unanswered', async () => {
    const token = await t.create({ return_url: 'http://127.0.0.1:1/back' })
    const { delivery } = await t.buyer(token, 'pay', { send: true })
    expect(delivery).toEqual({ status: null, location: null })
  })
})

const countOf = ({ events }: { events: { kind: string }[] }, kind: string) =>
  events.filter((event) => event.kind === kind).length

describe('a planned outcome', () => {
  test.each([-1, -2, -3, -4, -5])('rejects a good card with %i', async (responseCode) => {
    await t.outcome({ responseCode })
    const token = await t.pending()
    expect((await t.commit(token)).body).toMatchObject({ status: 'FAILED', response_code: responseCode })
  })

  test('goes down to -11 at level 2 only', async () => {
    expect(await t.outcome({ responseCode: -6 })).toMatchObject({ status: 400 })
    await t.switches({ responseLevel: 2 })
    for (let responseCode = -6; responseCode >= -11; responseCode--) {
      await t.outcome({ responseCode })
      expect((await t.commit(await t.pending())).body.response_code).toBe(responseCode)
    }
    expect(await t.outcome({ responseCode: -12 })).toMatchObject({ status: 400 })
  })

  test('approves what would have been rejected, with any data', async () => {
    const data = {
      vci: null,
      authorizationCode: '030872',
      paymentTypeCode: 'NC',
      installmentsNumber: 12,
      cardNumber: '9999',
    }
    await t.outcome({ responseCode: 0, ...data })
    const token = await t.create()
    await t.buyer(token, 'reject', { card: 'mastercard' })
    expect((await t.commit(token)).body).toMatchObject({
      status: 'AUTHORIZED',
      vci: null,
      authorization_code: '030872',
      payment_type_code: 'NC',
      installments_number: 12,
      card_detail: { card_number: '9999' },
    })
  })

  test('is for the buy_order or the amount it names, once', async () => {
    await t.outcome({ responseCode: -4, buyOrder: 'order-7' })
    await t.outcome({ responseCode: -3, amount: 777 })
    const codeOf = async (fields: Record<string, unknown>) =>
      (await t.commit(await t.pending(fields))).body.response_code
    expect(await codeOf({})).toBe(0)
    expect(await codeOf({ buy_order: 'order-7' })).toBe(-4)
    expect(await codeOf({ buy_order: 'order-7' })).toBe(0)
    expect(await codeOf({ amount: 777 })).toBe(-3)
  })

  test.each(['abort', 'timeout', 'form_error', 'empty'])('sends a payer back by the flow %s', async (returnFlow) => {
    await t.outcome({ returnFlow })
    const token = await create()
    expect((await t.buyer(token, 'pay')).return.flow).toBe(returnFlow)
    expect((await t.payment(token)).state).toBe('authorized_pending')
  })

  test('lets him close the page, or come back another way, or more than once', async () => {
    await t.outcome({ returnFlow: 'none' })
    expect(await t.buyer(await create(), 'pay')).toMatchObject({ to: 'nowhere' })
    await t.outcome({ returnMethod: 'post', extraReturns: 1 })
    expect((await t.buyer(await create(), 'pay')).return.method).toBe('post')
    await expect.poll(() => visits.length).toBe(1)
    expect(visits[0]?.method).toBe('POST')
  })
})
