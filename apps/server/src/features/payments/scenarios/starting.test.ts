import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gatherLog } from '#test/log-lines.ts'
import { requestRow } from '#test/machines.ts'
import {
  admin,
  aReservation,
  fault,
  letPass,
  markFor,
  openShop,
  payAndReturn,
  paymentRow,
  paymentsOf,
  pressPay,
  type Shop,
  started,
  switches,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { ProviderError } from '../provider/provider-error.ts'
import { newReferences } from '../start/attempt.ts'
import { sweep } from '../sweep/sweep.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(() => admin(t, 'POST', '/reset', {}))

const code = '597055555532'
const order = (changes: object = {}) => ({
  buyOrder: 'w1',
  sessionId: 's1',
  amount: 1000,
  ...({ currency: 'CLP', title: 'Reserva M-000001', language: 'es' } as const),
  returnUrl: `${t.url}/v1/clasificado/retorno_reservacion`,
  ...changes,
})
const create = (changes: object = {}) => t.payments.gateway.create(code, order(changes))
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error) => (error instanceof ProviderError ? error.kind : error),
  )

describe('what is asked for', () => {
  test.each([
    ['one dollar more', { monto: 2001 }, 2],
    ['one dollar less', { monto: 1999 }, 2],
    ['one cent more', { monto: 2000.01 }, 2],
    ['nothing', { monto: 0 }, 2],
    ['34: a negative amount', { monto: -2000 }, 2],
    ['34: thousandths', { monto: 2000.001 }, 2],
    ['34: a word', { monto: 'x' }, 2],
    ['34: more than money', { monto: 1e18 }, 2],
    ['34: no number at all', { monto: null }, 2],
    ['another currency', { moneda: 'CLP' }, 3],
    ['a currency that we do not have', { moneda: 'EUR' }, 3],
    ['an id that is none', { solicitud_clasificado_id: 'x' }, 1],
    ['a request that does not exist', { solicitud_clasificado_id: 999_999 }, 4],
    ['no accepted conditions', { acepta_condiciones: false }, 116],
  ])('with %s makes no payment', async (_, changes, refused) => {
    const reserved = await aReservation(t)
    expect(await pressPay(t, reserved, changes)).toMatchObject({ estado: 'ERR', codigo: refused })
    expect(await paymentsOf(t, reserved)).toEqual([])
    expect((await admin(t, 'GET', '/payments')).payments).toEqual([])
  })

  test('is charged as stored, and comes back to an address of ours with our mark', async () => {
    const reserved = await aReservation(t)
    const { token, buy_order, url } = await started(t, reserved, { monto: '2000.00' })
    const { retorno } = await paymentRow(t, buy_order)
    expect(await admin(t, 'GET', `/payments/${token}`)).toMatchObject({
      amount: 2000,
      buyOrder: buy_order,
      returnUrl: `${t.url}/v1/clasificado/retorno_reservacion?r=${retorno}&firma=${await markFor(t, reserved)}`,
    })
    expect(url).toBe(`${t.url}/webpay-sandbox/webpayserver/initTransaction`)
  })

  test('for a reservation that is over is refused, with no payment made', async () => {
    const reserved = await aReservation(t)
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .where('id', '=', reserved.requestId)
      .execute()
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 107 })
    expect((await requestRow(t, reserved.requestId)).estado_id).toBe(25)
  })

  test('for one that is paid says so', async () => {
    const reserved = await aReservation(t)
    await payAndReturn(t, (await started(t, reserved)).token)
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 106 })
  })
})

describe('pressing Pay again', () => {
  test('within four minutes leads to the same form; later, or after a return, to another one', async () => {
    const reserved = await aReservation(t)
    const first = await started(t, reserved)
    expect(await started(t, reserved)).toEqual(first)
    await letPass(t, 4)
    const second = await started(t, reserved)
    expect(second.buy_order).not.toBe(first.buy_order)
    await payAndReturn(t, second.token, 'abort')
    expect((await started(t, reserved)).buy_order).not.toBe(second.buy_order)
  })

  test('38: at the same instant asks the provider once, for forty buyers with the same link too', async () => {
    const reserved = await aReservation(t)
    await fault(t, { operation: 'create', kind: 'delay', milliseconds: 300, when: 'after' })
    const forms = await Promise.all(Array.from({ length: 40 }, () => started(t, reserved)))
    expect(new Set(forms.map(({ token }) => token)).size).toBe(1)
    expect(await paymentsOf(t, reserved)).toHaveLength(1)
  })

  test('is possible seven times for one reservation', async () => {
    const reserved = await aReservation(t)
    for (let nth = 0; nth < 7; nth++)
      await payAndReturn(t, (await started(t, reserved)).token, 'pay', { card: 'mastercard' })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 117 })
  })

  test('is limited for each address', async () => {
    const reserved = await aReservation(t)
    const from = { remoteAddress: '10.9.9.9' }
    const press = () => t.call('POST', '/v1/clasificado/init_reservacion', { ...reserved, monto: 1 }, null, from)
    const replies = await Promise.all(Array.from({ length: 31 }, press))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a provider that', () => {
  test('33: does not know our key: card payment is not available, an alarm goes out, and the key is nowhere', async () => {
    const reserved = await aReservation(t)
    const lines = gatherLog(t)
    await fault(t, {
      operation: 'create',
      kind: 'answer',
      status: 401,
      body: { error_message: 'Not Authorized' },
      times: null,
    })
    const reply = await pressPay(t, reserved)
    expect(reply).toMatchObject({ status: 503, codigo: 110 })
    expect(reply.headers['retry-after']).toBe('60')
    await pressPay(t, reserved)
    const { email } = await t.deps.company()
    expect((await mailsTo(t, email)).filter(({ motivo }) => motivo === 'payment.alarm')).toHaveLength(1)
    const { merchants } = (await import('../provider/settings.ts')).providerSettings(t.deps.env, t.deps.secrets.enlace)
    expect(JSON.stringify(reply) + lines.join()).not.toContain(merchants[0]!.apiKey)
  })

  test('33: is asked under a code that is not configured is not asked at all', async () => {
    expect(await kindOf(t.payments.gateway.create('597000000000', order()))).toBe('local')
    expect(await kindOf(t.payments.gateway.status({ ...order(), token: '../x', commerceCode: code }))).toBe('local')
  })

  test('37: does not answer leaves nothing stuck: the next press is another payment, and the reservation waits longer', async () => {
    const reserved = await aReservation(t)
    const before = await requestRow(t, reserved.requestId)
    await fault(t, { operation: 'create', kind: 'drop' })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 503, codigo: 110 })
    const after = await requestRow(t, reserved.requestId)
    expect(after.vence_en!.getTime() - before.vence_en!.getTime()).toBe(5 * 60_000)
    await started(t, reserved)
    expect((await paymentsOf(t, reserved)).map(({ estado }) => estado)).toEqual(['error_formulario', 'redirigida'])
    await letPass(t, 21)
    await sweep(t.payments) // the token that nobody was given is nothing to anyone
    expect((await paymentsOf(t, reserved)).map(({ estado }) => estado)).toEqual(['error_formulario', 'tiempo_agotado'])
  })

  test('is away for long keeps the reservation half an hour at most', async () => {
    const reserved = await aReservation(t)
    const before = await requestRow(t, reserved.requestId)
    await fault(t, { operation: 'create', kind: 'unavailable_503', times: null })
    for (let nth = 0; nth < 5; nth++) {
      await pressPay(t, reserved)
      await letPass(t, 10)
    }
    const after = await requestRow(t, reserved.requestId)
    expect(after.vence_en!.getTime() - before.vence_en!.getTime()).toBeGreaterThan(25 * 60_000)
    expect(after.vence_en!.getTime() - before.vence_en!.getTime()).toBeLessThanOrEqual(30 * 60_000)
  })

  test('refuses what we ask for is a fault of ours (0)', async () => {
    const reserved = await aReservation(t)
    await fault(t, {
      operation: 'create',
      kind: 'answer',
      status: 422,
      body: { error_message: 'Invalid value for parameter: amount' },
    })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 500, codigo: 0 })
  })

  test('sends buyers to a foreign address is not believed', async () => {
    await fault(t, { operation: 'create', kind: 'alter', set: { url: 'https://evil.example/pay' } })
    expect(await kindOf(create())).toBe('unknown')
    await fault(t, { operation: 'create', kind: 'alter', set: { token: '../../x' } })
    expect(await kindOf(create())).toBe('unknown')
  })
})

describe('35, 36: names', () => {
  test('of ours are always what the provider takes, and never twice the same', async () => {
    await switches(t, { strictBuyOrder: true })
    const names = Array.from({ length: 2000 }, newReferences)
    for (const { buy_order, session_id, retorno } of names) {
      expect(buy_order).toMatch(/^w[0-9a-z]{20}$/)
      expect(session_id).toMatch(/^[\w-]{32}$/)
      expect(`https://${'x'.repeat(160)}.example/v1/clasificado/retorno_reservacion?r=${retorno}`.length).toBeLessThan(
        255,
      )
    }
    expect(new Set(names.flatMap((name) => Object.values(name))).size).toBe(6000)
  })

  test.each([
    ['an order of 26 letters', { buyOrder: 'w'.repeat(26) }, 'made'],
    ['one of 27', { buyOrder: 'w'.repeat(27) }, 'local'],
    ['one with a semicolon', { buyOrder: 'w;1' }, 'refused'],
    ['a session of 61 letters', { sessionId: 's'.repeat(61) }, 'made'],
    ['one of 62', { sessionId: 's'.repeat(62) }, 'local'],
    ['a relative address', { returnUrl: '/back' }, 'refused'],
    ['an address of 256 letters', { returnUrl: `http://x/${'y'.repeat(247)}` }, 'local'],
    ['34: no amount', { amount: 0 }, 'refused'],
    ['34: half a peso', { amount: 10.5 }, 'refused'],
    ['34: no number', { amount: Number.NaN }, 'refused'],
  ])('%s', async (_, changes, kind) => {
    expect(await kindOf(create(changes))).toBe(kind)
  })

  test('an order that was used is refused where the provider is strict', async () => {
    await switches(t, { strictBuyOrder: true })
    expect([await kindOf(create()), await kindOf(create())]).toEqual(['made', 'refused'])
  })
})
