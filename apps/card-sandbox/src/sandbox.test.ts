import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mercadoPagoSandbox, payAtMercadoPago, payAtStripe, sessionOf, stripeSandbox } from './plugin.ts'

const app = fastify()
const stripe = stripeSandbox({ apiKey: 'sk_test_key', shopName: 'Shop' })
const mercadoPago = mercadoPagoSandbox({ apiKey: 'TEST-key', shopName: 'Shop', publicUrl: 'https://shop.example/mp' })
beforeAll(async () => {
  await app.register(stripe.plugin, { prefix: '/stripe' })
  await app.register(mercadoPago.plugin, { prefix: '/mp' })
  await app.ready()
})
afterAll(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: object = {}) => {
  const isForm = url.startsWith('/stripe') && payload !== undefined
  const key = url.startsWith('/stripe') ? 'sk_test_key' : 'TEST-key'
  const body = isForm ? new URLSearchParams({ ...payload } as Record<string, string>).toString() : payload
  const reply = await app.inject({
    ...{ method, url, headers: { authorization: `Bearer ${key}`, ...(isForm && form), ...headers } },
    ...(body !== undefined && { payload: body }),
  })
  return { http: reply.statusCode, ...reply.json() }
}

describe('the sandbox of Stripe', () => {
  const session = (changes: object = {}) => ({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'payment_intent_data[capture_method]': 'automatic',
    'payment_intent_data[description]': 'w1',
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '200050',
    'line_items[0][price_data][product_data][name]': 'Reserva',
    client_reference_id: 'w1',
    'metadata[session_id]': 's1',
    locale: 'es-419',
    expires_at: `${Math.floor(Date.now() / 1000) + 1860}`,
    success_url: 'https://shop.example/back?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/back?anulado=1',
    ...changes,
  })
  const create = (changes: object = {}, headers: object = {}) =>
    call('POST', '/stripe/v1/checkout/sessions', session(changes), headers)

  test('opens a session, charges it once, and then closes it no more', async () => {
    const made = await create()
    expect(made).toMatchObject({
      http: 200,
      object: 'checkout.session',
      payment_status: 'unpaid',
      amount_total: 200_050,
    })
    expect(payAtStripe(stripe.world, made.id)).toBe(`https://shop.example/back?session_id=${made.id}`)
    expect(payAtStripe(stripe.world, made.id)).toBeNull()
    const expired = await call('POST', `/stripe/v1/checkout/sessions/${made.id}/expire`, {})
    expect(expired).toMatchObject({ http: 400, error: { type: 'invalid_request_error' } })
    expect(await call('GET', `/stripe/v1/checkout/sessions/${made.id}`)).toMatchObject({
      payment_intent: {
        latest_charge: { amount_captured: 200_050, payment_method_details: { card: { last4: '4242' } } },
      },
    })
  })

  test.each([
    ['an unknown parameter', { capture: 'now' }, 'capture'],
    ['a currency in capitals', { 'line_items[0][price_data][currency]': 'USD' }, 'line_items[0][price_data][currency]'],
    [
      'a fraction of a cent',
      { 'line_items[0][price_data][unit_amount]': '1.5' },
      'line_items[0][price_data][unit_amount]',
    ],
    ['too short a time', { expires_at: `${Math.floor(Date.now() / 1000) + 60}` }, 'expires_at'],
  ])('refuses %s', async (_, changes, param) => {
    expect(await create(changes)).toMatchObject({ http: 400, error: { param } })
  })

  test('answers a key once, and refuses it for another content', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const sent = session()
    const [first, second] = [await create(sent, headers), await create(sent, headers)]
    expect(second.id).toBe(first.id)
    expect(await create({ ...sent, client_reference_id: 'w2' }, headers)).toMatchObject({
      http: 400,
      error: { type: 'idempotency_error' },
    })
  })

  test('lets a session expire, gives back no more than was paid, and knows one key', async () => {
    const left = await create()
    stripe.world.letPass(32)
    expect(sessionOf(stripe.world, left.id).status).toBe('expired')
    expect(payAtStripe(stripe.world, left.id)).toBeNull()
    stripe.world.letPass(-32)
    const { id } = await create()
    payAtStripe(stripe.world, id, 'debit')
    const refund = (amount: number) =>
      call('POST', '/stripe/v1/refunds', { payment_intent: sessionOf(stripe.world, id).payment_intent!.id, amount })
    expect(await refund(200_051)).toMatchObject({ http: 400, error: { param: 'amount' } })
    expect(await refund(200_050)).toMatchObject({ http: 200, object: 'refund', amount: 200_050 })
    expect(await refund(1)).toMatchObject({ http: 400, error: { code: 'charge_already_refunded' } })
    const stranger = { authorization: 'Bearer sk_test_other' }
    expect(await create({}, stranger)).toMatchObject({ http: 401 })
  })
})

describe('the sandbox of Mercado Pago', () => {
  const preference = (changes: object = {}) => ({
    items: [{ id: 'w1', title: 'Reserva', quantity: 1, currency_id: 'CLP', unit_price: 120_000 }],
    external_reference: 'w1',
    metadata: { session_id: 's1' },
    back_urls: {
      success: 'https://shop.example/b',
      failure: 'https://shop.example/b',
      pending: 'https://shop.example/b',
    },
    auto_return: 'approved',
    binary_mode: true,
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
    expires: true,
    expiration_date_to: '2099-01-01T00:00:00.000+00:00',
    ...changes,
  })
  const create = (changes: object = {}) => call('POST', '/mp/checkout/preferences', preference(changes))

  test('leads back with what became of a payment, and finds it by its reference', async () => {
    const { id, init_point } = await create({ external_reference: 'w-paid' })
    expect(init_point).toBe(`https://shop.example/mp/checkout/v1/redirect?pref_id=${id}`)
    const back = new URL(payAtMercadoPago(mercadoPago.world, id, 'FUND')!).searchParams
    expect(Object.fromEntries(back)).toMatchObject({
      status: 'rejected',
      preference_id: id,
      external_reference: 'w-paid',
    })
    payAtMercadoPago(mercadoPago.world, id)
    const { results } = await call('GET', '/mp/v1/payments/search?external_reference=w-paid')
    expect(results.map(({ status }: { status: string }) => status)).toEqual(['approved', 'rejected'])
    const url = `/mp/v1/payments/${results[0].id}/refunds`
    expect(await call('POST', url, { amount: 1 })).toMatchObject({ http: 400, cause: [{ code: 4292 }] })
    const refund = (amount: number, key: string) => call('POST', url, { amount }, { 'x-idempotency-key': key })
    expect(await refund(20_000, 'k1')).toMatchObject({ http: 201, amount: 20_000 })
    expect(await refund(20_000, 'k1')).toMatchObject({ http: 201 })
    expect(await refund(100_001, 'k2')).toMatchObject({ http: 400, cause: [{ code: 2063 }] })
    expect(await refund(100_000, 'k3')).toMatchObject({ http: 201 })
  })

  test('takes no payment once it was closed, and refuses what its API refuses', async () => {
    const { id } = await create({ external_reference: 'w-closed' })
    const until = { expires: true, expiration_date_to: new Date().toISOString().replace('Z', '+00:00') }
    expect(await call('PUT', `/mp/checkout/preferences/${id}`, until)).toMatchObject({ http: 200 })
    expect(payAtMercadoPago(mercadoPago.world, id)).toBeNull()
    for (const changes of [{ surplus: 1 }, { expiration_date_to: 'tomorrow' }, { items: [] }])
      expect(await create(changes)).toMatchObject({ http: 400 })
    const plain = {
      success: 'http://shop.example/b',
      failure: 'http://shop.example/b',
      pending: 'http://shop.example/b',
    }
    expect(await create({ back_urls: plain })).toMatchObject({
      http: 400,
      message: expect.stringContaining('auto_return'),
    })
    expect(await call('GET', '/mp/checkout/preferences/1-x')).toMatchObject({ http: 404 })
  })
})
