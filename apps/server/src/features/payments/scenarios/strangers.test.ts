import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aClerk, changeStatus, requestRow } from '#test/machines.ts'
import {
  admin,
  aReservation,
  arriveBy,
  buyer,
  confirm,
  fault,
  type Landing,
  letPass,
  markFor,
  openShop,
  payAndReturn,
  paymentRow,
  paymentsOf,
  pressAsStranger,
  pressPay,
  type Reserved,
  type Shop,
  type Started,
  started,
  startedAsStranger,
  stateOf,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { systemCaller } from '../move.ts'
import { isInDoubt } from '../offers/queries.ts'
import { listRefundsOf } from '../refunds/queries.ts'
import { continueRefund } from '../refunds/send.ts'
import { sweep } from '../sweep/sweep.ts'

let t: Shop
let reserved: Reserved
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(async () => {
  await admin(t, 'POST', '/reset', {})
  reserved = await aReservation(t)
})

const shown = async (landing: Landing) => (await confirm(t, landing)).datos.transaccion
const visit = (query: string) =>
  fetch(`${t.url}/v1/clasificado/retorno_reservacion${query}`, { redirect: 'manual' }).then(({ status, headers }) => ({
    status,
    location: headers.get('location') ?? '',
  }))
const states = async () => (await paymentsOf(t, reserved)).map(({ estado }) => estado)
const own = (last: number) => ({ remoteAddress: `10.77.0.${last}` })

/** Nothing of the client: neither their pages nor who they are. */
async function tellsNothingOf(answer: unknown, { requestId, email }: Reserved) {
  const text = JSON.stringify(answer)
  const { nombre } = await requestRow(t, requestId)
  for (const secret of [email, nombre, '/request/', '/comprobante/', (await markFor(t, { requestId }))!])
    expect(text).not.toContain(secret)
}

describe('a stranger who counts up request numbers and knows the public price', () => {
  test('gets a form of his own and never the one that the client has open', async () => {
    const hers = await started(t, reserved)
    const his = await startedAsStranger(t, reserved)
    expect(his.token).not.toBe(hers.token)
    expect(his.buy_order).not.toBe(hers.buy_order)
    expect((await startedAsStranger(t, reserved)).token).not.toBe(his.token)
    expect(await started(t, reserved)).toEqual(hers)
  })

  test('learns nothing secret from an attempt that he has canceled, or from its result', async () => {
    const his = await startedAsStranger(t, reserved)
    const landing = await payAndReturn(t, his.token, 'abort')
    await tellsNothingOf([his, landing, await confirm(t, landing)], reserved)
    expect(await confirm(t, landing)).toMatchObject({ codigo: 8, datos: { transaccion: { es_del_cliente: false } } })
  })

  test('ends only his own attempt with a forged return', async () => {
    const hers = await started(t, reserved)
    const his = await startedAsStranger(t, reserved)
    const { session_id: session } = await paymentRow(t, his.buy_order)
    for (const forged of [
      `?TBK_TOKEN=${his.token}&TBK_ID_SESION=${session}&TBK_ORDEN_COMPRA=${hers.buy_order}`,
      `?TBK_ID_SESION=${session}&TBK_ORDEN_COMPRA=${hers.buy_order}`,
      `?token_ws=${his.token}&TBK_TOKEN=${hers.token.slice(0, -1)}x`,
    ])
      expect((await visit(forged)).status).toBe(404)
    await visit(`?TBK_TOKEN=${his.token}`)
    expect(await paymentRow(t, hers.buy_order)).toMatchObject({ estado: 'redirigida', flujo: null })
    expect(await paymentRow(t, his.buy_order)).toMatchObject({ estado: 'abortada' })
    expect(await confirm(t, await payAndReturn(t, hers.token))).toMatchObject({ status: 200 })
  })

  test('uses up his own seven attempts and none of the client', async () => {
    for (let nth = 0; nth < 7; nth++)
      await payAndReturn(t, (await startedAsStranger(t, reserved, own(1))).token, 'pay', { card: 'mastercard' })
    expect(await pressAsStranger(t, reserved, {}, own(1))).toMatchObject({ status: 409, codigo: 117 })
    expect((await startedAsStranger(t, reserved, own(2))).token).toBeTruthy()
    for (let nth = 0; nth < 7; nth++)
      await payAndReturn(t, (await started(t, reserved)).token, 'pay', { card: 'mastercard' })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 117 })
  })

  test('puts himself in doubt with a return that he made up, and nobody else', async () => {
    const his = await startedAsStranger(t, reserved, own(3))
    await visit(`?token_ws=${his.token}`) // they have paid nothing
    expect(await paymentRow(t, his.buy_order)).toMatchObject({ estado: 'pendiente_confirmacion' })
    expect(await pressAsStranger(t, reserved, {}, own(3))).toMatchObject({ status: 409, codigo: 103 })
    expect(await confirm(t, await payAndReturn(t, (await started(t, reserved)).token))).toMatchObject({ status: 200 })
  })

  test('sends no mail to the client by an attempt that comes to nothing', async () => {
    const before = (await mailsTo(t, reserved.email)).length
    const his = await startedAsStranger(t, reserved)
    await visit(`?token_ws=${his.token}`)
    await letPass(t, 21)
    await sweep(t.payments)
    expect(await paymentRow(t, his.buy_order)).toMatchObject({ estado: 'tiempo_agotado' })
    expect(await mailsTo(t, reserved.email)).toHaveLength(before)
  })

  test('keeps the item from nobody once the time of the client is over', async () => {
    for (let nth = 4; nth < 10; nth++) await startedAsStranger(t, reserved, own(nth))
    expect(await isInDoubt(t.deps.db, reserved.requestId)).toBe(false)
    await started(t, reserved)
    expect(await isInDoubt(t.deps.db, reserved.requestId)).toBe(true)
  })
})

describe('a stranger and the client at the same time', () => {
  test('press Pay side by side: the client has one form, and each press of a stranger another', async () => {
    await fault(t, { operation: 'create', kind: 'delay', milliseconds: 150, when: 'after', times: null })
    const presses = Array.from({ length: 12 }, (_, nth) =>
      nth % 2 ? startedAsStranger(t, reserved) : started(t, reserved),
    )
    const forms = await Promise.all(presses)
    const tokens = (parity: number) => new Set(forms.filter((_, nth) => nth % 2 === parity).map(({ token }) => token))
    expect([tokens(0).size, tokens(1).size]).toEqual([1, 6])
    expect(new Set([...tokens(0), ...tokens(1)]).size).toBe(7)
  })

  test('pay at the same instant: one charge is kept, the other goes back', async () => {
    const forms: Started[] = [await started(t, reserved), await startedAsStranger(t, reserved)]
    await fault(t, { operation: 'commit', kind: 'delay', milliseconds: 400, when: 'after', times: null })
    const trips = await Promise.all(forms.map(async ({ token }) => (await buyer(t, token, 'pay'))!))
    await Promise.all(trips.map((trip) => arriveBy(t, trip)))
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reserved)
    const rows = await paymentsOf(t, reserved)
    const kept = rows.filter(({ estado, motivo }) => estado === PaymentStatus.approved && motivo === null)
    expect(kept).toHaveLength(1)
    for (const { id } of rows.filter((one) => one !== kept[0]))
      for (const refund of await listRefundsOf(t.deps.db, id))
        await continueRefund(t.payments, systemCaller('test'), refund.id)
    const [books] = (await admin(t, 'GET', '/books')).totals
    expect(books).toMatchObject({ net: 2000 })
    const mails = await mailsTo(t, reserved.email)
    expect(mails.filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
  })

  test('the stranger waits for a client who is being charged', async () => {
    const [hers, his] = [await started(t, reserved), await startedAsStranger(t, reserved)]
    await fault(t, { operation: 'commit', kind: 'delay', milliseconds: 600, when: 'after' })
    const [herTrip, hisTrip] = [(await buyer(t, hers.token, 'pay'))!, (await buyer(t, his.token, 'pay'))!]
    const arriving = arriveBy(t, herTrip)
    await expect.poll(async () => (await paymentRow(t, hers.buy_order)).estado).toBe('confirmando')
    const landings = await Promise.all([arriving, arriveBy(t, hisTrip)])
    expect(await confirm(t, landings[0]!)).toMatchObject({ status: 200 })
    expect(await confirm(t, landings[1]!)).toMatchObject({ status: 409, codigo: 106 })
    expect(await timesAsked(t, his.token, 'commit')).toBe(0)
  })
})

describe('a payment that a stranger makes', () => {
  test('reserves for the client, who gets the mail; the stranger sees his own payment and its receipt', async () => {
    const landing = await payAndReturn(t, (await startedAsStranger(t, reserved)).token)
    const reply = await confirm(t, landing)
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.datos.transaccion).toMatchObject({
      status: 'AUTHORIZED',
      es_del_cliente: false,
      url_comprobante: null,
      url_seguimiento: null,
    })
    await tellsNothingOf([landing, reply], reserved)
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reserved)
    const mail = (await mailsTo(t, reserved.email)).find(({ motivo }) => motivo === 'request.reserved')
    expect(mail?.texto).not.toContain('/comprobante/') // it shows the card of whoever paid
    expect(mail?.texto).toContain('/request/')
    const token = /\/request\/([\w.-]+)/.exec(mail?.texto ?? '')?.[1]
    const followed = await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${token}`)
    expect(followed).toMatchObject({ status: 200, datos: { estado_id: RequestStatus.reserved, url_comprobante: null } })
    const { buy_order: order, session_id: session } = landing.query
    const receipt = await fetch(`${t.url}/v1/clasificado/solicitud/comprobante/${order}.${session}`)
    expect(receipt.headers.get('content-type')).toContain('application/pdf')
    const other = `${session!.startsWith('x') ? 'y' : 'x'}${session!.slice(1)}`
    for (const forged of [`${order}.${other}`, `${order}.`, `${order}`])
      expect((await fetch(`${t.url}/v1/clasificado/solicitud/comprobante/${forged}`)).status).toBe(404)
  })
})

describe('the mark of the client’s link', () => {
  test('leads to his tracking page once he has paid, and brings him back to try again', async () => {
    const first = await payAndReturn(t, (await started(t, reserved)).token, 'pay', { card: 'mastercard' })
    expect(first.query.firma).toBe(await markFor(t, reserved))
    expect(await shown(first)).toMatchObject({ es_del_cliente: true, url_seguimiento: null, url_comprobante: null })
    const paid = await shown(await payAndReturn(t, (await started(t, reserved)).token))
    expect(paid.url_seguimiento).toMatch(/^\/request\//)
    expect(paid.url_comprobante).toMatch(/\/comprobante\//)
  })

  test('is brought back by nobody who did not bring it', async () => {
    const { buy_order: order, token } = await started(t, reserved)
    const { retorno } = await paymentRow(t, order)
    const without = await visit(`?r=${retorno}&TBK_TOKEN=${token}`)
    expect(without.location).not.toContain('firma')
    const his = await startedAsStranger(t, reserved)
    const withHers = await visit(`?TBK_TOKEN=${his.token}&firma=${await markFor(t, reserved)}`)
    expect(withHers.location).not.toContain('firma')
  })

  const beginsAs = async (firma: unknown) =>
    (await paymentRow(t, (await started(t, reserved, { firma })).buy_order)).enlace_version

  test('of another request, made up, cut, or of another kind makes a stranger', async () => {
    const other = await markFor(t, await aReservation(t))
    const mark = (await markFor(t, reserved))!
    for (const wrong of [other, 'x'.repeat(43), mark.slice(1), `${mark}=`, [mark], { a: 1 }, 7, null, ''])
      expect(await beginsAs(wrong)).toBeNull()
    expect(await beginsAs(mark)).toBe(1)
  })

  test('ends with the client’s link, and with the reservation', async () => {
    const mark = await markFor(t, reserved)
    const clerk = await aClerk(t)
    const landing = await payAndReturn(t, (await started(t, reserved)).token)
    expect((await shown(landing)).url_seguimiento).toMatch(/^\/request\//)
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ enlace_version: 2 })
      .where('id', '=', reserved.requestId)
      .execute()
    expect((await shown(landing)).url_seguimiento).toBeNull()

    reserved = await aReservation(t)
    const old = await markFor(t, reserved)
    await changeStatus(t, reserved.requestId, RequestStatus.negotiation, clerk)
    expect(await pressPay(t, reserved, { firma: old })).toMatchObject({ status: 409, codigo: 107 })
    await changeStatus(t, reserved.requestId, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(await beginsAs(old)).toBeNull()
    expect(await beginsAs(mark)).toBeNull()
    expect(await beginsAs(await markFor(t, reserved))).toBe(1)
    expect(await states()).toHaveLength(3)
  })
})
