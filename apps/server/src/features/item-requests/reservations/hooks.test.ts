import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { workingDayAfter } from '#features/marketplace/rules/days.ts'
import { isInDoubt } from '#features/payments/offers/queries.ts'
import type { ReservationHooks } from '#features/payments/service.ts'
import {
  aClerk,
  anItem,
  aPayment,
  aRequest,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  requestRow,
} from '#test/machines.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { reservationHooks } from './hooks.ts'

let t: TestApp
let clerk: Person
let hooks: ReservationHooks
const caller = { ip: '127.0.0.1', requestId: 'test' }
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  hooks = reservationHooks({ ...t.deps, payments: { hasPaymentInDoubt: isInDoubt } })
})
afterAll(() => t.close())

const s = RequestStatus
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const set = (id: number, values: object) =>
  t.deps.db.updateTable('solicitud_clasificado').set(values).where('id', '=', id).execute()
const locked = (id: number) => inTransaction(t.deps.db, (db) => hooks.lockReservation(db, id))
const pay = (id: number, rest: object = {}) =>
  inTransaction(t.deps.db, (db) =>
    hooks.markReserved(db, caller, { requestId: id, amount: 2000, currency: 'USD', buyOrder: 'w0001', ...rest }),
  )

async function reserved(form: object = {}) {
  const item = await anItem(t)
  const { id } = await aRequest(t, item.id, form)
  await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
  return { item, id }
}

describe('the reservation that a payment is for', () => {
  test('is told while it waits for its payment', async () => {
    const { item, id } = await reserved({ email: 'paga@example.com', idioma: 'en' })
    const expected = {
      requestId: id,
      item: { clasificado_id: item.id, propiedad_id: null },
      conversion: null,
      amount: 2000,
      currency: 'USD',
      clientName: 'Carla Pérez',
      email: 'paga@example.com',
      language: 'en',
    }
    expect(await hooks.reservationFor(t.deps.db, id)).toMatchObject(expected)
    expect(await locked(id)).toMatchObject(expected)
    await changeStatus(t, id, s.negotiation, clerk)
    expect(await hooks.reservationFor(t.deps.db, id)).toBeNull()
    expect(await locked(id)).toBeNull()
    expect(await locked(999_999)).toBeNull()
  })

  test('is ended when its time is over and nothing is in doubt', async () => {
    const { id } = await reserved()
    await set(id, { vence_en: minutes(-1) })
    expect(await locked(id)).toBeNull()
    expect(await hooks.reservationFor(t.deps.db, id)).toBeNull()
    expect((await requestRow(t, id)).estado_id).toBe(s.reservationExpired)
  })

  test('outlives its time for money that is on its way, but for no new payment', async () => {
    const { id } = await reserved()
    await aPayment(t, id, { estado: PaymentStatus.confirming })
    await set(id, { vence_en: minutes(-1) })
    expect(await hooks.reservationFor(t.deps.db, id)).toBeNull()
    expect(await locked(id)).toMatchObject({ requestId: id })
    expect(await pay(id)).toBe(true)
  })
})

describe('an approved payment', () => {
  test('makes it reserved for ten working days, once', async () => {
    const { item, id } = await reserved({ email: 'pagado@example.com' })
    expect(await pay(id)).toBe(true)
    const row = await requestRow(t, id)
    expect(row).toMatchObject({ estado_id: s.reserved, reservado_en: expect.any(Date) })
    const lastSecond = new Date((row.vence_en?.getTime() ?? 0) - 1000)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(lastSecond)
    expect(day).toBe(workingDayAfter(dayFromNow(0), 10))
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 24 })
    expect((await eventsOf(t, id)).at(-1)).toMatchObject({
      tipo: 'pago',
      autor: 'sistema',
      a_estado: 24,
      comentario: 'w0001',
      es_visible: true,
    })
    expect((await mailsTo(t, 'pagado@example.com'))[0]).toMatchObject({ motivo: 'request.reserved' })
    expect(await pay(id)).toBe(false)
  })

  test('of two at once one is taken', async () => {
    const { id } = await reserved()
    const taken = await Promise.all([pay(id), pay(id, { buyOrder: 'w0002' })])
    expect(taken.toSorted()).toEqual([false, true])
  })

  test('is not taken by a request that waits for none, nor with another amount or currency', async () => {
    const { id } = await reserved()
    expect(await pay(id, { amount: 1999 })).toBe(false)
    expect(await pay(id, { currency: 'CLP' })).toBe(false)
    expect(await pay(999_999)).toBe(false)
    await changeStatus(t, id, s.cancelled, clerk)
    expect(await pay(id)).toBe(false)
    expect((await requestRow(t, id)).estado_id).toBe(s.cancelled)
  })
})

describe('a refund that was done', () => {
  const refund = (id: number, isWhole: boolean) =>
    inTransaction(t.deps.db, (db) =>
      hooks.noteRefund(db, caller, {
        requestId: id,
        amount: 1600,
        currency: 'USD',
        buyOrder: 'w1',
        isWhole,
        reason: 'desiste',
      }),
    )

  test('stands in the history, and decides what was left to be decided', async () => {
    for (const [isWhole, decision] of [
      [true, 'total'],
      [false, 'parcial'],
    ] as const) {
      const { id } = await reserved()
      await set(id, { estado_id: s.reservationExpired, decision_reembolso: 'pendiente' })
      await refund(id, isWhole)
      expect((await requestRow(t, id)).decision_reembolso).toBe(decision)
      expect((await eventsOf(t, id)).at(-1)).toMatchObject({
        tipo: 'reembolso',
        monto_reserva: 1600,
        comentario: 'desiste',
        es_visible: true,
      })
    }
  })

  test('changes no decision that was made', async () => {
    const { id } = await reserved()
    await set(id, { estado_id: s.cancelled, decision_reembolso: 'total' })
    await refund(id, false)
    expect((await requestRow(t, id)).decision_reembolso).toBe('total')
  })
})

describe('while the provider is away', () => {
  test('the link lives longer, half an hour at most in all', async () => {
    const { id } = await reserved()
    const before = (await requestRow(t, id)).vence_en!.getTime()
    const longer = async (count: number) => {
      await hooks.holdLonger(t.deps.db, id, count)
      return ((await requestRow(t, id)).vence_en!.getTime() - before) / 60_000
    }
    expect(await longer(10)).toBeCloseTo(10, 1)
    expect(await longer(15)).toBeCloseTo(25, 1)
    expect(await longer(15)).toBeCloseTo(30, 1)
    expect(await longer(15)).toBeCloseTo(30, 1)
    await changeStatus(t, id, s.negotiation, clerk)
    await hooks.holdLonger(t.deps.db, id, 10)
    expect((await requestRow(t, id)).vence_en).toBeNull()
  })
})

test('the tracking page of a request is told to those who paid, as long as their link is the one of today', async () => {
  const { id } = await reserved()
  const { enlace_version: version } = await requestRow(t, id)
  const path = (await hooks.trackingPath(t.deps.db, id, version))!
  expect(await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${path.replace('/request/', '')}`)).toMatchObject({
    status: 200,
    datos: { solicitud_clasificado_id: id },
  })
  expect(await hooks.trackingPath(t.deps.db, id, version + 1)).toBeNull()
  expect(await hooks.trackingPath(t.deps.db, 999_999, 1)).toBeNull()
})
