import { Module, Role } from '@portal/contract/access/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aClerk,
  anItem,
  aRental,
  aRequest,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  requestRow,
} from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let boss: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  boss = await aUser(t, { role: Role.administrator, modules: [Module.manageMachines] })
})
afterAll(() => t.close())

const s = RequestStatus
const remove = (id: number) => t.call('PUT', `/v1/clasificado/delete/${id}`, {}, boss)

describe('deleting an item', () => {
  test('ends its open requests, and tells their clients but those in quarantine', async () => {
    const item = await anItem(t)
    const one = await aRequest(t, item.id, { email: 'ida@example.com', idioma: 'en' })
    const two = await aRequest(t, item.id, { email: 'robot@example.com', sitio_web: 'x' })
    const closed = await aRequest(t, item.id, {}, { estado_id: s.closed })
    expect(await remove(item.id)).toMatchObject({ status: 200 })
    for (const { id } of [one, two]) {
      expect(await requestRow(t, id)).toMatchObject({ estado_id: s.cancelled, terminado_en: expect.any(Date) })
      expect((await eventsOf(t, id)).at(-1)).toMatchObject({
        comentario: 'clasificado eliminado / listing deleted',
        es_visible: true,
      })
    }
    expect((await requestRow(t, closed.id)).estado_id).toBe(s.closed)
    expect((await mailsTo(t, 'ida@example.com'))[0]?.asunto).toBe('The listing is no longer available')
    expect(await mailsTo(t, 'robot@example.com')).toEqual([])
  })

  test('is refused while a purchase or a rent holds it (34), and ends nothing then', async () => {
    const item = await anItem(t)
    const [held, open] = [await aRequest(t, item.id), await aRequest(t, item.id)]
    await changeStatus(t, held.id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(await remove(item.id)).toMatchObject({ status: 409, codigo: 34 })
    const rental = await aRental(t)
    const rent = await aRequest(t, rental.id, { tipo: 'arriendo', desde: dayFromNow(3), hasta: dayFromNow(12) })
    await changeStatus(t, rent.id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })
    expect(await remove(rental.id)).toMatchObject({ status: 409, codigo: 34 })
    for (const { id } of [open]) expect((await requestRow(t, id)).estado_id).toBe(21)
  })

  test('works at once when the hold is over, however late the job', async () => {
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id)
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    const over = { vence_en: new Date(Date.now() - 1000) }
    await t.deps.db.updateTable('solicitud_clasificado').set(over).where('id', '=', id).execute()
    expect(await remove(item.id)).toMatchObject({ status: 200 })
    expect((await requestRow(t, id)).estado_id).toBe(s.cancelled)
  })

  test('and a reservation at the same moment exclude each other', async () => {
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id)
    const reserving = changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    const [reserved, removed] = await Promise.all([reserving, remove(item.id)])
    expect([reserved.status, removed.status].toSorted()).toEqual([200, 409])
    const isGone = (await itemRow(t, item.id)).eliminado_en !== null
    expect((await requestRow(t, id)).estado_id).toBe(isGone ? s.cancelled : s.reservedPendingPayment)
  })
})
