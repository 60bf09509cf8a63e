import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aClerk, changeStatus } from '#test/machines.ts'
import {
  admin,
  aReservation,
  arriveBy,
  buyer,
  confirm,
  fault,
  manyReservations,
  openShop,
  payAndReturn,
  paymentRow,
  paymentsOf,
  pressPay,
  type Reserved,
  type Shop,
  started,
  stateOf,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { commit } from '../finish/ask.ts'
import { claimCommit } from '../finish/finish.ts'
import { settle } from '../finish/settle.ts'
import { systemCaller } from '../move.ts'
import { getPayment } from '../queries.ts'
import { listRefundsOf } from '../refunds/queries.ts'
import { continueRefund } from '../refunds/send.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(() => admin(t, 'POST', '/reset', {}))

/** As if the form of the last press had been open for five minutes. */
const ageForms = ({ requestId }: Reserved) =>
  t.deps.db
    .updateTable('pago')
    .set({ creado_en: new Date(Date.now() - 5 * 60_000) })
    .where('solicitud_id', '=', requestId)
    .execute()

async function severalForms(reserved: Reserved, count: number) {
  const forms = []
  for (let nth = 0; nth < count; nth++) {
    forms.push(await started(t, reserved))
    await ageForms(reserved)
  }
  return forms
}

const cancel = async ({ requestId }: Reserved) =>
  expect(await changeStatus(t, requestId, RequestStatus.cancelled, await aClerk(t))).toMatchObject({ status: 200 })

const books = async () => (await admin(t, 'GET', '/books')).totals

describe('38: two tabs with two forms', () => {
  test('both paid, one after the other: the first counts, the second is never charged', async () => {
    const reserved = await aReservation(t)
    const [first, second] = await severalForms(reserved, 2)
    const landings = [await payAndReturn(t, first!.token), await payAndReturn(t, second!.token)]
    expect(await confirm(t, landings[0]!)).toMatchObject({ status: 200 })
    expect(await confirm(t, landings[1]!)).toMatchObject({ status: 409, codigo: 106 })
    expect(await timesAsked(t, second!.token, 'commit')).toBe(0)
    expect(await books()).toMatchObject([{ count: 1, charged: 2000, net: 2000 }])
  })

  test('both paid at the same instant: one is charged, and both pages say what became of theirs', async () => {
    const reserved = await aReservation(t)
    const forms = await severalForms(reserved, 2)
    await fault(t, { operation: 'commit', kind: 'delay', milliseconds: 600, when: 'after' })
    const trips = await Promise.all(forms.map(async ({ token }) => (await buyer(t, token, 'pay'))!))
    const landings = await Promise.all(trips.map((trip) => arriveBy(t, trip)))
    const codes = (await Promise.all(landings.map((landing) => confirm(t, landing)))).map(({ codigo }) => codigo)
    expect(codes.toSorted()).toEqual([106, undefined])
    expect(await books()).toMatchObject([{ count: 1, net: 2000 }])
  })

  test('the first rejected while the second waits for it: the second is charged', async () => {
    const reserved = await aReservation(t)
    const [first, second] = await severalForms(reserved, 2)
    await fault(t, { operation: 'commit', kind: 'delay', milliseconds: 600, when: 'before' })
    const bad = (await buyer(t, first!.token, 'pay', { card: 'mastercard' }))!
    const good = (await buyer(t, second!.token, 'pay'))!
    const rejected = arriveBy(t, bad)
    await expect.poll(async () => (await paymentRow(t, first!.buy_order)).estado).toBe('confirmando')
    const landings = await Promise.all([rejected, arriveBy(t, good)])
    expect(await confirm(t, landings[0]!)).toMatchObject({ status: 409, codigo: 101 })
    expect(await confirm(t, landings[1]!)).toMatchObject({ status: 200 })
  })

  test('the first in doubt: the second is not charged, and waits to be asked again', async () => {
    const reserved = await aReservation(t)
    const [first, second] = await severalForms(reserved, 2)
    await fault(t, { operation: 'commit', kind: 'drop', when: 'before' })
    await fault(t, { operation: 'status', kind: 'drop', times: null })
    await payAndReturn(t, first!.token)
    const landing = await payAndReturn(t, second!.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    expect(await timesAsked(t, second!.token, 'commit')).toBe(0)
    await t.deps.db
      .updateTable('pago')
      .set({ estado: 'tiempo_agotado' })
      .where('buy_order', '=', first!.buy_order)
      .execute()
    expect(await confirm(t, landing)).toMatchObject({ status: 200 })
  })

  test('a second charge that slips through all the same is given back, and everybody is told', async () => {
    const reserved = await aReservation(t)
    const [first, second] = await severalForms(reserved, 2)
    await payAndReturn(t, first!.token)
    await buyer(t, second!.token, 'pay')
    const stored = (await getPayment(t.deps.db, { token: second!.token }))!
    const evidence = await commit(t.payments, stored) // what our own locks never do
    const after = await settle(t.payments, systemCaller('test'), stored, evidence)
    expect(after).toMatchObject({ estado: 'aprobada', motivo: 'ya_pagada' })
    expect(await stateOf(t, reserved)).toBe(24)
    const [refund] = await listRefundsOf(t.deps.db, stored.id)
    await continueRefund(t.payments, systemCaller('test'), refund!.id)
    expect(await paymentRow(t, second!.buy_order)).toMatchObject({ estado: 'reversada', saldo: 0 })
    expect(await books()).toMatchObject([{ count: 2, charged: 4000, refunded: 2000, net: 2000 }])
    const [mail] = await mailsTo(t, reserved.email)
    expect(mail).toMatchObject({ motivo: 'payment.refunded' })
    const house = await mailsTo(t, (await t.deps.company()).email)
    expect(house.map(({ motivo }) => motivo)).toContain('payment.house.surplus')
  })
})

describe('forty buyers', () => {
  test('with seven forms of one reservation, all paid and back at the same instant: one charge, one sale, one mail', async () => {
    const reserved = await aReservation(t)
    const forms = await severalForms(reserved, 7)
    const trips = await Promise.all(forms.map(async ({ token }) => (await buyer(t, token, 'pay'))!))
    const returns = Array.from({ length: 40 }, (_, nth) => trips[nth % 7]!)
    const landings = await Promise.all(returns.map((trip) => arriveBy(t, trip)))
    expect(new Set(landings.map(({ status }) => status))).toEqual(new Set([303]))
    const counts = (await Promise.all(forms.map(({ token }) => timesAsked(t, token, 'commit')))).toSorted()
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(await books()).toMatchObject([{ count: 1, net: 2000 }])
    const states = (await paymentsOf(t, reserved)).map(({ estado, motivo }) => `${estado} ${motivo}`).toSorted()
    expect(states).toEqual([...Array(6).fill('abortada ya_pagada'), 'aprobada null'])
    const mails = await mailsTo(t, reserved.email)
    expect(mails.filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
  })

  test('with reservations of their own are all served', async () => {
    const all = await manyReservations(t.deps.db, 40)
    const forms = await Promise.all(all.map((reserved) => started(t, reserved)))
    const landings = await Promise.all(forms.map(({ token }) => payAndReturn(t, token)))
    const replies = await Promise.all(landings.map((landing) => confirm(t, landing)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await books()).toMatchObject([{ currency: 'USD', count: 40, net: 40 * 2000 + (40 * 39) / 2 }])
  })
})

describe('39, 40: the reservation changes while the buyer is at the form', () => {
  test('canceled: nothing is charged, and he is told so', async () => {
    const reserved = await aReservation(t)
    const form = await started(t, reserved)
    await cancel(reserved)
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 107 })
    expect(await timesAsked(t, form.token, 'commit')).toBe(0)
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'abortada', motivo: 'no_disponible' })
    expect(await books()).toEqual([])
  })

  test('canceled, and the provider cannot be asked: he is not told that nothing was charged before it is known', async () => {
    const reserved = await aReservation(t)
    const form = await started(t, reserved)
    await cancel(reserved)
    await fault(t, { operation: 'status', kind: 'drop' })
    const landing = await payAndReturn(t, form.token)
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'desconocida', motivo: 'no_disponible' })
    await t.deps.db.updateTable('pago').set({ consultado_en: null }).where('buy_order', '=', form.buy_order).execute()
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 107 })
  })

  test('made anew for another amount: the old form pays nothing', async () => {
    const reserved = await aReservation(t)
    const form = await started(t, reserved)
    const clerk = await aClerk(t)
    await changeStatus(t, reserved.requestId, RequestStatus.negotiation, clerk)
    const anew = await changeStatus(t, reserved.requestId, RequestStatus.reservedPendingPayment, clerk, {
      monto_reserva: 2500,
    })
    expect(anew).toMatchObject({ status: 200 })
    expect(await confirm(t, await payAndReturn(t, form.token))).toMatchObject({ status: 409, codigo: 107 })
    expect(await stateOf(t, reserved)).toBe(23)
    expect(await pressPay(t, reserved)).toMatchObject({ status: 400, codigo: 2 })
    const now = { ...reserved, amount: 2500 }
    expect(await confirm(t, await payAndReturn(t, (await started(t, now)).token))).toMatchObject({ status: 200 })
  })

  test('gone between the commit and saving: the whole charge goes back', async () => {
    const reserved = await aReservation(t)
    const form = await started(t, reserved)
    await buyer(t, form.token, 'pay')
    await t.deps.db.updateTable('pago').set({ flujo: 'normal' }).where('buy_order', '=', form.buy_order).execute()
    const stored = (await getPayment(t.deps.db, { token: form.token }))!
    const { payment } = await claimCommit(t.payments, systemCaller('test'), stored)
    const evidence = await commit(t.payments, payment)
    await cancel(reserved)
    const after = await settle(t.payments, systemCaller('test'), payment, evidence)
    expect(after).toMatchObject({ estado: 'aprobada', motivo: 'no_disponible' })
    const [refund] = await listRefundsOf(t.deps.db, after.id)
    await continueRefund(t.payments, systemCaller('test'), refund!.id)
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'reversada', saldo: 0 })
    expect(await books()).toMatchObject([{ charged: 2000, refunded: 2000, net: 0 }])
    expect(await stateOf(t, reserved)).toBe(27)
  })
})
