import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  admin,
  aReservation,
  buyer,
  confirm,
  fault,
  openShop,
  outcome,
  payAndReturn,
  paymentRow,
  paymentsOf,
  pressPay,
  type Shop,
  started,
  stateOf,
  switches,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(() => admin(t, 'POST', '/reset', {}))

const inPesos = () => aReservation(t, { currency: 'CLP', amount: 120_000 })

/** Starts, pays as wished, comes back, and asks as the result page does. */
async function paid(how: object = {}, action = 'pay', reserved = inPesos()) {
  const to = await reserved
  const form = await started(t, to)
  const landing = await payAndReturn(t, form.token, action, how)
  return { reserved: to, form, landing, reply: await confirm(t, landing) }
}

describe('an approved card', () => {
  test('1: Visa pays once, and the result says all that a receipt must', async () => {
    const { reserved, form, landing, reply } = await paid()
    expect(landing).toMatchObject({ status: 303, query: { buy_order: form.buy_order, token_ws: form.token } })
    expect(reply).toMatchObject({ status: 200, estado: 'OK' })
    expect(reply.datos.transaccion).toMatchObject({
      status: 'AUTHORIZED',
      vci: 'TSY',
      amount: 120_000,
      moneda: 'CLP',
      card_number: '6623',
      authorization_code: '1213',
      tipo_pago: 'VN',
      installments_number: 0,
      installments_amount: null,
      estado: 'aprobada',
      clasificado_id: reserved.itemId,
      url_comprobante: expect.stringMatching(/^\/v1\/clasificado\/solicitud\/comprobante\/\d+-[\w-]{43}$/),
      url_seguimiento: expect.stringMatching(/^\/request\//),
    })
    expect(await stateOf(t, reserved)).toBe(24)
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    const [mail] = await mailsTo(t, reserved.email)
    expect(mail?.texto).toContain(`Comprobante: ${t.url}${reply.datos.transaccion.url_comprobante}`)
    expect((await mailsTo(t, reserved.email)).map(({ motivo }) => motivo)).toEqual([
      'request.reserved',
      'request.payment',
      'request.changed',
      'request.received',
    ])
  })

  test.each([
    ['2: debit', { card: 'debit' }, 'VD', '7763'],
    ['3: prepaid', { card: 'prepaid' }, 'VP', '6590'],
  ])('%s says so', async (_, how, kind, card) => {
    const { reply } = await paid(how)
    expect(reply.datos.transaccion).toMatchObject({ tipo_pago: kind, card_number: card, installments_number: 0 })
  })

  test('4: six installments show six, and no amount that nobody told', async () => {
    const { reply } = await paid({ installments: 'VC-6' })
    expect(reply.datos.transaccion).toMatchObject({
      tipo_pago: 'VC',
      installments_number: 6,
      installments_amount: null,
    })
    await switches(t, { showInstallmentsAmount: true })
    const told = await paid({ installments: 'VC-6' })
    expect(told.reply.datos.transaccion).toMatchObject({ installments_number: 6, installments_amount: 20_000 })
  })

  test('in dollars goes through the commerce code for dollars, with its cents', async () => {
    const { form, reply } = await paid({}, 'pay', aReservation(t, { amount: 2000.5 }))
    expect(reply.datos.transaccion).toMatchObject({ amount: 2000.5, moneda: 'USD', status: 'AUTHORIZED' })
    expect(await admin(t, 'GET', `/payments/${form.token}`)).toMatchObject({ currency: 'USD', amount: 2000.5 })
  })
})

describe('a rejected card', () => {
  test('5: Mastercard is charged nothing, the reservation stays, and another try is possible', async () => {
    const { reserved, form, reply } = await paid({ card: 'mastercard' })
    expect(reply).toMatchObject({ status: 409, codigo: 101, datos: { transaccion: { status: 'FAILED', vci: 'TSY' } } })
    expect(reply.datos.transaccion.url_comprobante).toBeNull()
    expect(await stateOf(t, reserved)).toBe(23)
    const again = await started(t, reserved)
    expect(again.buy_order).not.toBe(form.buy_order)
    expect((await confirm(t, await payAndReturn(t, again.token))).status).toBe(200)
  })

  test.each([-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11])(
    '6: with code %i gets the general text',
    async (responseCode) => {
      await switches(t, { responseLevel: 2 })
      await outcome(t, { responseCode })
      const { form, reply } = await paid()
      expect(reply).toMatchObject({ status: 409, codigo: 101 })
      expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'rechazada', codigo_respuesta: responseCode })
    },
  )

  test('7: by the page of its bank is told to try another card', async () => {
    const { reply } = await paid({}, 'reject')
    expect(reply).toMatchObject({ status: 409, codigo: 102, datos: { transaccion: { status: 'FAILED', vci: 'TSN' } } })
  })
})

describe('18: a second commit', () => {
  test.each(['locked', 'same', 'finished'])('that the provider answers with "%s" ends as paid', async (recommit) => {
    await switches(t, { recommit })
    const reserved = await inPesos()
    const form = await started(t, reserved)
    const { comercio: commerceCode } = await paymentRow(t, form.buy_order)
    await buyer(t, form.token, 'pay')
    const known = { token: form.token, commerceCode, buyOrder: form.buy_order, currency: 'CLP' } as const
    await t.payments.gateway.commit(known) // by someone who died before they stored it
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 200, datos: { transaccion: { estado: 'aprobada' } } })
    expect(await stateOf(t, reserved)).toBe(24)
  })
})

describe('an answer that is not what was asked for', () => {
  const alter = (set: object, remove: string[] = []) => fault(t, { operation: 'commit', kind: 'alter', set, remove })

  test.each([
    ['26: another amount', { amount: 120_001 }, 'monto_distinto'],
    ['27: another order', { buy_order: 'w0' }, 'orden_distinta'],
    ['27: another session', { session_id: 's0' }, 'orden_distinta'],
  ])('%s is charged, not fulfilled, and put before a person', async (_, set, kind) => {
    await alter(set)
    const { reserved, form, reply } = await paid()
    expect(reply).toMatchObject({ status: 409, codigo: 103 })
    expect(await paymentRow(t, form.buy_order)).toMatchObject({
      estado: 'aprobada',
      motivo: 'diferente',
      saldo: (set as { amount?: number }).amount ?? 120_000,
    })
    expect(await stateOf(t, reserved)).toBe(23)
    expect(await differencesOf(form.buy_order)).toEqual([kind])
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 103 })
  })

  test('28: code 0 without AUTHORIZED is not paid', async () => {
    await alter({ status: 'INITIALIZED', vci: 'ABO' })
    const { reserved, form, reply } = await paid()
    expect(reply).toMatchObject({ status: 409, codigo: 103 })
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'pendiente_confirmacion' })
    expect(await stateOf(t, reserved)).toBe(23)
  })

  test('29: AUTHORIZED without a response code is not paid, and put before a person', async () => {
    await fault(t, { operation: 'any', kind: 'alter', remove: ['response_code'], times: null })
    const { reserved, form, reply } = await paid()
    expect(reply).toMatchObject({ status: 409, codigo: 103 })
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'desconocida' })
    expect(await stateOf(t, reserved)).toBe(23)
    expect(await differencesOf(form.buy_order)).toEqual(['respuesta_incompleta'])
  })

  test('29: without card data, or with an unknown field, it is paid all the same', async () => {
    await alter({ card_detail: null, surprise: { a: 1 } }, ['vci'])
    const { reserved, reply } = await paid()
    expect(reply).toMatchObject({ status: 200, datos: { transaccion: { card_number: null, vci: null } } })
    expect(await stateOf(t, reserved)).toBe(24)
  })
})

const differencesOf = async (buyOrder: string) => {
  const rows = await t.deps.db.selectFrom('pago_diferencia').select('tipo').where('buy_order', '=', buyOrder).execute()
  return rows.map(({ tipo }) => tipo)
}

test.each([
  ['en', /credited to the price.+the machine/],
  ['pt', /descontado do preço.+o equipamento/],
])('what the buyer pays is what he accepted: the conditions of that moment are kept in %s', async (idioma, said) => {
  const reserved = await inPesos()
  const { buy_order } = await started(t, reserved, { idioma })
  expect(await paymentRow(t, buy_order)).toMatchObject({ idioma, condiciones: expect.stringMatching(said) })
  expect(await paymentsOf(t, reserved)).toHaveLength(1)
})
