import { Module, Role } from '@portal/contract/access/constants'
import { workSections } from '@portal/contract/start/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent } from '#test/calendar.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let person: Person
beforeAll(async () => {
  t = await startApp()
  person = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.calendar] })
})
afterAll(() => t.close())

/** A time on the clocks of Santiago, so many days from today. */
const at = (days: number, time: string) => `${Temporal.Now.plainDateISO('America/Santiago').add({ days })}T${time}`

test('the start page shows the next time of each event first, and counts events', async () => {
  const daily = { descripcion: 'Turno', regla: 'FREQ=DAILY;COUNT=20' }
  await anEvent(t, person, { ...daily, fecha_inicio: at(1, '09:00'), fecha_termino: at(1, '09:30') })
  await anEvent(t, person, { descripcion: 'Visita', fecha_inicio: at(3, '12:00'), fecha_termino: at(3, '13:00') })
  await anEvent(t, person, { descripcion: 'Cierre', fecha_inicio: at(9, '12:00'), fecha_termino: at(9, '13:00') })
  const { trabajo } = (await t.call('GET', '/v1/inicio', undefined, person)).datos
  const section = trabajo.find(({ seccion }: { seccion: string }) => seccion === workSections.eventsNext)
  expect(section.registros.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Turno', 'Visita', 'Cierre'])
  expect(section.registros.map(({ dias }: { dias: number }) => dias)).toEqual([1, 3, 9])
  expect(section).toMatchObject({ total: 3, total_exacto: true })
})
