import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aClerk, eventsOf } from '#test/machines.ts'
import {
  admin,
  aRefunder,
  aReservation,
  confirm,
  fault,
  type Landing,
  letPass,
  openShop,
  payAndReturn,
  paymentRow,
  type Shop,
  started,
  switches,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { sweep } from '../sweep/sweep.ts'

let t: Shop
let boss: Person
beforeAll(async () => {
  t = await openShop()
  boss = await aRefunder(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await admin(t, 'POST', '/reset', {})
  // what an earlier test left unfinished is not this one's
  await t.deps.db
    .updateTable('pago_reembolso')
    .set({ estado: 'rechazado' })
    .where('estado', 'in', ['pendiente', 'en_duda'])
    .execute()
})

const minutes = { hour: 60, day: 1440 }

/** A paid reservation of 100,000 pesos. */
async function paid(how: object = {}) {
  const reserved = await aReservation(t, { currency: 'CLP', amount: 120_000 })
  const { token, buy_order } = await started(t, reserved)
  const landing = await payAndReturn(t, token, 'pay', how)
  const { id } = await paymentRow(t, buy_order)
  return { reserved, token, buyOrder: buy_order, landing, id }
}

const refund = (id: number, monto: unknown, rest: object = {}, as: Person | null = boss) =>
  t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, { monto, motivo: 'El equipo se dañó', ...rest }, as)
const row = ({ buyOrder }: { buyOrder: string }) => paymentRow(t, buyOrder)
const refundsOf = (id: number) =>
  t.deps.db.selectFrom('pago_reembolso').selectAll().where('pago_id', '=', id).orderBy('id').execute()
const givenBack = async () => (await admin(t, 'GET', '/books')).totals[0]?.refunded ?? 0
const seen = (landing: Landing) => confirm(t, landing)

describe('a whole refund', () => {
  test('41: within three hours is a reversal: history, mail in two languages, and the page says so', async () => {
    const payment = await paid()
    expect(await refund(payment.id, 120_000)).toMatchObject({
      status: 200,
      codigo: 108,
      datos: { estado: 'reversada', saldo: 0 },
    })
    expect(await row(payment)).toMatchObject({ estado: 'reversada', saldo: 0 })
    expect(await seen(payment.landing)).toMatchObject({
      status: 200,
      codigo: 108,
      datos: { transaccion: { status: 'REVERSED' } },
    })
    const [mail] = await mailsTo(t, payment.reserved.email)
    expect(mail?.asunto).toBe('Devolución de su pago / Refund of your payment')
    expect(mail?.texto).toMatch(/Anulamos el cobro de CLP 120,000[\s\S]*We canceled the charge of CLP 120,000/)
    expect((await eventsOf(t, payment.reserved.requestId)).at(-1)).toMatchObject({
      tipo: 'reembolso',
      comentario: 'El equipo se dañó',
      monto_reserva: 120_000,
    })
    expect(await givenBack()).toBe(120_000)
  })

  test('42: after three hours is a nullification', async () => {
    const payment = await paid()
    await letPass(t, 3 * minutes.hour)
    expect(await refund(payment.id, 120_000)).toMatchObject({
      status: 200,
      codigo: 109,
      datos: { estado: 'anulada', saldo: 0 },
    })
    expect(await seen(payment.landing)).toMatchObject({
      status: 200,
      codigo: 109,
      datos: { transaccion: { status: 'NULLIFIED' } },
    })
    expect((await refundsOf(payment.id))[0]).toMatchObject({
      estado: 'hecho',
      tipo: 'NULLIFIED',
      codigo_autorizacion: expect.stringMatching(/^\d{6}$/),
    })
  })
})

describe('a refund in parts', () => {
  test('43: goes on until nothing is left, and no further', async () => {
    const payment = await paid()
    for (const [amount, left, estado] of [
      [40_000, 80_000, 'anulada_parcial'],
      [30_000, 50_000, 'anulada_parcial'],
      [50_000, 0, 'anulada'],
    ] as const)
      expect(await refund(payment.id, amount)).toMatchObject({ status: 200, datos: { estado, saldo: left } })
    expect(await refund(payment.id, 1)).toMatchObject({ status: 404, codigo: 7 })
    expect(await givenBack()).toBe(120_000)
  })

  test.each([
    ['debit', { card: 'debit' }],
    ['prepaid', { card: 'prepaid' }],
    ['installments', { installments: 'VC-6' }],
  ])('44: of %s is refused in clear words, and recorded as a transfer with its reference', async (_, how) => {
    const payment = await paid(how)
    expect(await refund(payment.id, 50_000)).toMatchObject({
      status: 409,
      codigo: 111,
      campos: { referencia_manual: 111 },
    })
    expect(await refundsOf(payment.id)).toEqual([])
    const reply = await refund(payment.id, 50_000, { referencia_manual: 'TEF 4711' })
    expect(reply).toMatchObject({ status: 200, datos: { estado: 'anulada_parcial', saldo: 70_000 } })
    expect(await refundsOf(payment.id)).toMatchObject([{ estado: 'manual', referencia: 'TEF 4711', monto: 50_000 }])
    expect(await givenBack()).toBe(0)
    const [mail] = await mailsTo(t, payment.reserved.email)
    expect(mail?.texto).toMatch(/por transferencia[\s\S]*by bank transfer/)
  })
})

describe('a refund that cannot be', () => {
  test.each([
    ['45: more than was paid', 120_001, 400, 2],
    ['nothing', 0, 400, 2],
    ['half a peso', 100.5, 400, 2],
    ['a negative amount', -1, 400, 2],
    ['a word', 'x', 400, 2],
  ])('of %s is refused and books nothing', async (_, amount, status, codigo) => {
    const payment = await paid()
    expect(await refund(payment.id, amount)).toMatchObject({ status, codigo, campos: { monto: 2 } })
    expect(await row(payment)).toMatchObject({ estado: 'aprobada', saldo: 120_000 })
    expect(await timesAsked(t, payment.token, 'refund')).toBe(0)
  })

  test('45: of a rejected or an unpaid payment is refused', async () => {
    const rejected = await paid({ card: 'mastercard' })
    expect(await refund(rejected.id, 120_000)).toMatchObject({ status: 404, codigo: 7 })
    const reserved = await aReservation(t, { currency: 'CLP' })
    const { id } = await paymentRow(t, (await started(t, reserved)).buy_order)
    expect(await refund(id, 120_000)).toMatchObject({ status: 404, codigo: 7 })
    expect(await refund(999_999, 1)).toMatchObject({ status: 404, codigo: 7 })
  })

  test('needs an administrator who manages the machines, and a reason', async () => {
    const payment = await paid()
    for (const role of [Role.user, Role.manager])
      expect(await refund(payment.id, 1, {}, await aClerk(t, role))).toMatchObject({ status: 403 })
    expect(await refund(payment.id, 1, {}, null)).toMatchObject({ status: 401 })
    expect(await refund(payment.id, 1, { motivo: ' ' })).toMatchObject({ status: 400, campos: { motivo: 988 } })
    expect(await refund(payment.id, 1, { referencia_manual: 'T' })).toMatchObject({ status: 400, codigo: 115 })
  })

  test('47: is one that HTTP accepts and its code does not', async () => {
    const payment = await paid()
    await fault(t, {
      operation: 'refund',
      kind: 'answer',
      when: 'before',
      status: 200,
      body: { type: 'NULLIFIED', response_code: -1, balance: 120_000 },
    })
    expect(await refund(payment.id, 120_000)).toMatchObject({
      status: 409,
      codigo: 113,
      datos: { respuesta: 'response_code -1' },
    })
    expect(await row(payment)).toMatchObject({ estado: 'aprobada', saldo: 120_000 })
  })

  test('is one that the provider refuses: its words are shown, nothing is booked, and a transfer may be recorded', async () => {
    const payment = await paid({ card: 'debit' })
    await switches(t, { debitRefund: 'reversal_only' })
    await letPass(t, 4 * minutes.hour)
    const reply = await refund(payment.id, 120_000)
    expect(reply).toMatchObject({
      status: 409,
      codigo: 113,
      datos: { respuesta: expect.stringContaining('only allow reverses') },
    })
    expect(await row(payment)).toMatchObject({ estado: 'aprobada', saldo: 120_000 })
    expect(await refund(payment.id, 120_000, { referencia_manual: 'TEF 1' })).toMatchObject({
      status: 200,
      datos: { estado: 'anulada' },
    })
  })

  test('48: after 90 days is a transfer', async () => {
    const payment = await paid()
    await letPass(t, 90 * minutes.day)
    expect(await refund(payment.id, 120_000)).toMatchObject({ status: 409, codigo: 111 })
    expect(await timesAsked(t, payment.token, 'refund')).toBe(0)
  })
})

describe('46: a refund whose answer is lost', () => {
  test.each([
    ['all of it', 120_000, 'reversada', 0],
    ['a part', 40_000, 'anulada_parcial', 80_000],
  ])('%s: is found done by the balance and not repeated', async (_, amount, estado, saldo) => {
    const payment = await paid()
    await fault(t, { operation: 'refund', kind: 'drop' })
    expect(await refund(payment.id, amount)).toMatchObject({ status: 200, datos: { estado, saldo } })
    expect(await timesAsked(t, payment.token, 'refund')).toBe(1)
    expect(await givenBack()).toBe(amount)
  })

  test('while the provider is away is being checked; nobody can repeat it; the sweeper finds it done, once', async () => {
    const payment = await paid()
    await fault(t, { operation: 'refund', kind: 'drop' })
    await fault(t, { operation: 'status', kind: 'drop', times: null })
    expect(await refund(payment.id, 40_000)).toMatchObject({
      status: 200,
      codigo: 114,
      datos: { estado: 'aprobada', saldo: 120_000 },
    })
    expect(await refund(payment.id, 40_000)).toMatchObject({ status: 409, codigo: 112 })
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 3)
    await Promise.all([sweep(t.payments), sweep(t.payments)])
    expect(await row(payment)).toMatchObject({ estado: 'anulada_parcial', saldo: 80_000 })
    expect(await givenBack()).toBe(40_000)
    expect(
      (await mailsTo(t, payment.reserved.email)).filter(({ motivo }) => motivo === 'payment.refunded'),
    ).toHaveLength(1)
  })

  test('and was never done is sent again, but not before it can no longer be on its way', async () => {
    const payment = await paid()
    await fault(t, { operation: 'refund', kind: 'drop', when: 'before' })
    expect(await refund(payment.id, 40_000)).toMatchObject({ status: 200, codigo: 114 })
    await sweep(t.payments)
    expect(await timesAsked(t, payment.token, 'refund')).toBe(1)
    await letPass(t, 3)
    await sweep(t.payments) // learns that it was not done
    await letPass(t, 3)
    await sweep(t.payments)
    expect(await row(payment)).toMatchObject({ estado: 'anulada_parcial', saldo: 80_000 })
    expect(await givenBack()).toBe(40_000)
  })

  test('48: after the seven days in which the provider tells is put before a person, who writes what he found', async () => {
    const payment = await paid()
    await letPass(t, 8 * minutes.day)
    await fault(t, { operation: 'refund', kind: 'drop' })
    expect(await refund(payment.id, 40_000)).toMatchObject({ status: 200, codigo: 114 })
    await letPass(t, 3)
    await sweep(t.payments)
    const differences = await t.deps.db
      .selectFrom('pago_diferencia')
      .selectAll()
      .where('buy_order', '=', payment.buyOrder)
      .execute()
    expect(differences).toMatchObject([{ tipo: 'reembolso_en_duda' }])
    expect(await refund(payment.id, 40_000, { referencia_manual: 'Visto en el portal' })).toMatchObject({
      status: 200,
      datos: { estado: 'anulada_parcial', saldo: 80_000 },
    })
    expect(await refundsOf(payment.id)).toMatchObject([{ estado: 'manual', referencia: 'Visto en el portal' }])
  })

  test('of two pressed at once one is made', async () => {
    const payment = await paid()
    // the first is still with the provider when the second comes, however slow the machine is
    await fault(t, { operation: 'refund', when: 'after', kind: 'hang', milliseconds: 500 })
    const replies = await Promise.all([refund(payment.id, 40_000), refund(payment.id, 40_000)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await givenBack()).toBe(40_000)
  })
})
