import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent, anEventForm } from '#test/calendar.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aColleague, leave, leavingOf, undoTransfer } from '#test/transfers.ts'

let t: TestApp
let house: number
let admin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
})
afterAll(() => t.close())

const weekly = { regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5' }
const responsiblesOf = async (id: number, at = '') => {
  const { datos } = await t.call('GET', `/v1/calendario/list/evento?evento_id=${id}&ocurrencia=${at}`, undefined, admin)
  return datos.evento.responsables.map((one: { id: number }) => one.id)
}

test('events go to the receiver with their exceptions, past ones stay, and all comes back', async () => {
  const [ana, luis] = [await aColleague(t, house), await aColleague(t, house)]
  const own = await anEvent(t, ana, weekly)
  const shared = await anEvent(t, luis, { responsables: [ana.id, luis.id] })
  const past = { fecha_inicio: '2020-03-01T09:00', fecha_termino: '2020-03-01T10:00' }
  const over = await anEvent(t, ana, past)
  const second = '2027-03-08T12:00:00.000Z'
  const exception = { ...anEventForm(ana), ...weekly, version: 1, alcance: 'esta', ocurrencia: second }
  const moved = { ...exception, fecha_inicio: '2027-03-09T09:00', fecha_termino: '2027-03-09T10:00' }
  expect(await t.call('PUT', `/v1/calendario/update/${own}`, moved, ana)).toMatchObject({ status: 200 })
  const { tipos } = (await leavingOf(t, ana.id, admin)).datos
  const events = tipos.find(({ tipo }: { tipo: string }) => tipo === 'eventos')
  expect(events).toMatchObject({ total: 2, puede_quedarse: true })

  const transfer = (await leave(t, ana.id, { eventos: luis.id }, admin)).datos.traspaso_id
  expect(await responsiblesOf(own)).toEqual([luis.id])
  expect(await responsiblesOf(own, second)).toEqual([luis.id])
  expect(await responsiblesOf(shared)).toEqual([luis.id])
  expect(await responsiblesOf(over)).toEqual([ana.id])

  expect((await undoTransfer(t, transfer, admin)).datos).toMatchObject({ devueltos: 2, rechazados: 0 })
  expect(await responsiblesOf(own)).toEqual([ana.id])
  expect(await responsiblesOf(own, second)).toEqual([ana.id])
  expect((await responsiblesOf(shared)).toSorted()).toEqual([ana.id, luis.id].toSorted())
  const result = await t.call('GET', `/v1/persona/traspaso/${transfer}`, undefined, admin)
  expect(result.datos.partes.map(({ quedan }: { quedan: number }) => quedan)).toEqual(result.datos.partes.map(() => 0))
})
