import { Module, Role } from '@portal/contract/access/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk, anItem, aPayment, aRequest, changeStatus, itemRow, refundsOf, requestRow } from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let administrator: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  administrator = await aUser(t, { role: Role.administrator, modules: [Module.manageMachines] })
})
afterAll(() => t.close())

const s = RequestStatus
const change = (id: number, to: number, rest: object = {}, as = clerk) => changeStatus(t, id, to, as, rest)

/** A reservation that was paid by card, 2,000 USD, so many hours ago. */
async function paidByCard({ hours = 1, price = 40_000 } = {}) {
  const item = await anItem(t, { precio: price })
  const request = await aRequest(t, item.id)
  await change(request.id, s.reservedPendingPayment, { monto_reserva: 2000 })
  await change(request.id, s.reserved)
  const earlier = { reservado_en: new Date(Date.now() - hours * 3_600_000) }
  await t.deps.db.updateTable('solicitud_clasificado').set(earlier).where('id', '=', request.id).execute()
  const paymentId = await aPayment(t, request.id, {
    estado: PaymentStatus.approved,
    monto: 2000,
    moneda: 'USD',
    saldo: 2000,
  })
  return { item, id: request.id, paymentId }
}

describe('a reservation that is not paid', () => {
  test('goes back to negotiation or is cancelled, and frees the item', async () => {
    for (const to of [s.negotiation, s.cancelled]) {
      const item = await anItem(t)
      const { id } = await aRequest(t, item.id)
      await change(id, s.reservedPendingPayment, { monto_reserva: 2000 })
      expect(await change(id, to)).toMatchObject({ status: 200, datos: { estado_id: to, vence_en: null } })
      expect(await itemRow(t, item.id)).toMatchObject({
        estado_comercial: to === s.negotiation ? s.negotiation : 5,
        reserva_vence_en: null,
      })
    }
  })
})

describe('cancelling a paid reservation', () => {
  test('needs an administrator and a decision', async () => {
    const { id } = await paidByCard()
    expect(await change(id, s.cancelled, { decision_reembolso: 'total' })).toMatchObject({ status: 409, codigo: 35 })
    expect(await change(id, s.cancelled, {}, administrator)).toMatchObject({
      status: 400,
      campos: { decision_reembolso: 988 },
    })
    expect(await change(id, s.cancelled, { decision_reembolso: 'pendiente' }, administrator)).toMatchObject({
      status: 400,
    })
    expect((await requestRow(t, id)).estado_id).toBe(s.reserved)
  })

  test.each([
    ['everything, when the owner withdraws', 'total', 500, 2000],
    ['everything, when the client withdraws within 48 hours', 'parcial', 47, 2000],
    ['four fifths, when the client withdraws later', 'parcial', 49, 1600],
  ])('asks for %s', async (_, decision, hours, amount) => {
    const { item, id, paymentId } = await paidByCard({ hours })
    const reply = await change(
      id,
      s.cancelled,
      { decision_reembolso: decision, comentario: 'Se retira' },
      administrator,
    )
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: 27, decision_reembolso: decision } })
    expect(await refundsOf(t, paymentId)).toMatchObject([{ monto: amount, motivo: 'Se retira' }])
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 5 })
  })

  test('asks for nothing by card where it was paid by hand', async () => {
    const { id } = await aRequest(t, (await anItem(t)).id)
    await change(id, s.reservedPendingPayment, { monto_reserva: 2000 })
    await change(id, s.reserved)
    expect(await change(id, s.cancelled, { decision_reembolso: 'total' }, administrator)).toMatchObject({ status: 200 })
  })
})

describe('an expired paid reservation', () => {
  test('is not reserved again before its refund is decided', async () => {
    const { id } = await paidByCard()
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect(await change(id, s.reservedPendingPayment, { monto_reserva: 2000 })).toMatchObject({
      status: 409,
      codigo: 984,
    })
    const row = await requestRow(t, id)
    expect(row).toMatchObject({ estado_id: s.reservationExpired, decision_reembolso: 'pendiente' })
    expect(await change(id, s.reservedPendingPayment, { monto_reserva: 2000 })).toMatchObject({
      status: 409,
      codigo: 35,
    })
    expect(await change(id, s.closed, { decision_reembolso: 'total' })).toMatchObject({ status: 200 })
    expect(await requestRow(t, id)).toMatchObject({ decision_reembolso: 'total', terminado_en: expect.any(Date) })
  })
})

describe('a request in quarantine', () => {
  test('is only told about when staff release it, and its customer is known from then on', async () => {
    const form = { email: 'liberada@example.com', sitio_web: 'x', idioma: 'en' }
    const { id } = await aRequest(t, (await anItem(t)).id, form)
    expect(await mailsTo(t, form.email)).toEqual([])
    expect(await change(id, s.pendingContact)).toMatchObject({ status: 200 })
    expect((await mailsTo(t, form.email)).map(({ motivo }) => motivo)).toEqual(['request.received'])
    expect((await requestRow(t, id)).cliente_id).not.toBeNull()
  })

  test('is never answered when it is cancelled as spam', async () => {
    const form = { email: 'spam@example.com', sitio_web: 'x' }
    const { id } = await aRequest(t, (await anItem(t)).id, form)
    expect(await change(id, s.cancelled)).toMatchObject({ status: 200 })
    expect(await mailsTo(t, form.email)).toEqual([])
  })
})

describe('what the client is told', () => {
  test('is the new state in his language, and the comment only when staff let him see it', async () => {
    const { id } = await aRequest(t, (await anItem(t)).id, { email: 'lee@example.com', idioma: 'en' })
    await change(id, s.negotiation, { comentario: 'interno', es_visible: false })
    await change(id, s.closed, { comentario: 'Thank you', es_visible: true })
    const [closed, negotiated] = await mailsTo(t, 'lee@example.com')
    expect(negotiated?.texto).toContain('Status: In negotiation')
    expect(negotiated?.texto).not.toContain('interno')
    expect(closed?.texto).toContain('Comment: Thank you')
  })
})
