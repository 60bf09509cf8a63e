import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AnyShop, comeBack, openAnyShop } from '#test/card-shop.ts'
import { aClerk, changeStatus } from '#test/machines.ts'
import {
  aRefunder,
  aReservation,
  confirm,
  paymentRow,
  paymentsOf,
  pressPay,
  type Reserved,
  type Started,
  started,
  startedAsStranger,
  stateOf,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { systemCaller } from '../move.ts'
import { listRefundsOf } from '../refunds/queries.ts'
import { continueRefund } from '../refunds/send.ts'
import { compareBooks } from '../sweep/compare.ts'
import { sweep } from '../sweep/sweep.ts'

// What holds whoever takes the cards; what each does otherwise is in the other files of this folder.
describe.each(['webpay', 'stripe', 'mercadopago'] as const)('with cards taken by %s', (provider) => {
  let t: AnyShop
  let reserved: Reserved
  let form: Started
  beforeAll(async () => {
    t = await openAnyShop(provider)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    await t.counter.answerAgain()
    reserved = await aReservation(t)
    form = await started(t, reserved)
  })

  const row = () => paymentRow(t, form.buy_order)
  const payAndReturn = async ({ token }: Started = form) => comeBack(t, await t.counter.pay(token))
  const letPass = (minutes: number) => {
    const earlier = sql`make_interval(mins => ${minutes}::int)`
    return sql`update pago set creado_en = creado_en - ${earlier}, confirmando_en = confirmando_en - ${earlier},
      consultado_en = consultado_en - ${earlier}`.execute(t.deps.db)
  }
  const sendRefunds = async () => {
    for (const { id } of await paymentsOf(t, reserved))
      for (const refund of await listRefundsOf(t.deps.db, id))
        await continueRefund(t.payments, systemCaller('refund'), refund.id)
  }

  test('a paid form reserves once, however often its buyer comes back', async () => {
    const address = await t.counter.pay(form.token)
    const [landing] = await Promise.all([comeBack(t, address), comeBack(t, address)])
    expect(await confirm(t, landing)).toMatchObject({ status: 200, datos: { transaccion: { status: 'AUTHORIZED' } } })
    expect(await confirm(t, await comeBack(t, address))).toMatchObject({ status: 200 })
    expect(await stateOf(t, reserved)).toBe(24)
    expect((await mailsTo(t, reserved.email)).filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
    expect(await t.counter.books(form.token)).toEqual({ charged: 2000, refunded: 0 })
    expect(await row()).toMatchObject({ proveedor: provider, saldo: 2000, codigo_respuesta: 0 })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 106 })
  })

  test('a canceled form charges nothing, and another one pays', async () => {
    const landing = await comeBack(t, await t.counter.cancel(form.token))
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 8 })
    const other = await started(t, reserved)
    expect(await confirm(t, await payAndReturn(other))).toMatchObject({ status: 200 })
    expect(await t.counter.books(form.token)).toEqual({ charged: 0, refunded: 0 })
    expect(await t.counter.books(other.token)).toEqual({ charged: 2000, refunded: 0 })
  })

  test('no money of a reservation that ended while its buyer paid is kept', async () => {
    const ended = await changeStatus(t, reserved.requestId, RequestStatus.cancelled, await aClerk(t))
    expect(ended).toMatchObject({ status: 200 })
    expect(await confirm(t, await payAndReturn())).toMatchObject({ status: 409 })
    await sendRefunds()
    const { charged, refunded } = await t.counter.books(form.token)
    expect(charged - refunded).toBe(0)
    expect((await row()).motivo).toBe('no_disponible')
  })

  test('of a client and a stranger who both pay one reserves, and nothing of the other is kept', async () => {
    const other = await startedAsStranger(t, reserved)
    await payAndReturn()
    await payAndReturn(other)
    await sendRefunds()
    const books = [await t.counter.books(form.token), await t.counter.books(other.token)]
    expect(books.map(({ charged, refunded }) => charged - refunded)).toEqual([2000, 0])
    expect(await stateOf(t, reserved)).toBe(24)
  })

  test('another amount than asked for reserves nothing, and a person is told', async () => {
    const address = await t.counter.pay(form.token)
    await t.counter.lie(form.token)
    expect(await confirm(t, await comeBack(t, address))).toMatchObject({ status: 409, codigo: 103 })
    expect(await stateOf(t, reserved)).toBe(23)
    const found = await t.deps.db
      .selectFrom('pago_diferencia')
      .select('tipo')
      .where('buy_order', '=', form.buy_order)
      .execute()
    expect(found).toEqual([{ tipo: 'monto_distinto' }])
  })

  test('while the provider is silent nobody reads a result, or pays twice, and then the truth is found', async () => {
    const address = await t.counter.pay(form.token)
    await t.counter.fallSilent()
    const landing = await comeBack(t, address)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 103 })
    await t.counter.answerAgain()
    await letPass(21)
    await sweep(t.payments)
    const { estado } = await row()
    const { charged } = await t.counter.books(form.token)
    // Webpay charges only what we commit
    expect([estado, charged]).toEqual(provider === 'webpay' ? ['tiempo_agotado', 0] : ['aprobada', 2000])
  })

  test('a refund in parts leaves both books the same, and no difference', async () => {
    await payAndReturn()
    const { id } = await row()
    const boss = await aRefunder(t)
    const refund = (monto: number) =>
      t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, { monto, motivo: 'Acordado' }, boss)
    expect(await refund(499.5)).toMatchObject({ status: 200, datos: { saldo: 1500.5 } })
    expect(await refund(1500.51)).toMatchObject({ status: 400, codigo: 2 })
    await letPass(60)
    await compareBooks(t.payments)
    expect(await t.counter.books(form.token)).toEqual({ charged: 2000, refunded: 499.5 })
    const found = await t.deps.db.selectFrom('pago_diferencia').select('tipo').where('pago_id', '=', id).execute()
    expect(found).toEqual([])
  })
})
