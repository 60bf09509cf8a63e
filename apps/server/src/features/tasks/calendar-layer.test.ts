import { Module } from '@portal/contract/access/constants'
import { calendarLayers } from '@portal/contract/calendar/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalendar } from '#test/calendar-files.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskManager, aWorker } from '#test/tasks.ts'

let t: TestApp
let assignee: Person
let creator: Person
beforeAll(async () => {
  t = await startApp()
  const modules = [Module.tasks, Module.calendar]
  assignee = await aWorker(t, { modules })
  creator = await aWorker(t, { modules })
})
afterAll(() => t.close())

const layerOf = async (as: Person, query = '') => {
  const asked = `desde=2027-03-08&hasta=2027-03-14&capas=${calendarLayers.tasks}${query}`
  return (await t.call('GET', `/v1/calendario/list?${asked}`, undefined, as)).datos.capas
}

test('open tasks stand on the day on which they are due, in the calendar of their assignee', async () => {
  const due = (titulo: string, fechaTermino: string | null) =>
    aTask(t, creator, assignee, { titulo, fecha_inicio: null, fecha_termino: fechaTermino })
  const first = await due('Revisar', '2027-03-08')
  await due('Antes', '2027-03-07')
  await due('Después', '2027-03-15')
  await due('Sin plazo', null)
  const closed = await due('Cerrada', '2027-03-09')
  await t.deps.db.updateTable('tarea').set({ estado: TaskStatus.closed }).where('id', '=', closed.id).execute()
  await due('Enviar', '2027-03-14')
  expect(await layerOf(assignee)).toMatchObject([
    {
      capa: calendarLayers.tasks,
      registro_id: first.id,
      titulo: 'Revisar',
      todo_el_dia: true,
      fecha_inicio: '2027-03-08',
      fecha_termino: '2027-03-08',
    },
    { titulo: 'Enviar', fecha_inicio: '2027-03-14' },
  ])
  expect(await layerOf(creator)).toEqual([])
})

test('those of someone else are shown as far as the reader may see them', async () => {
  const [other, stranger, manager] = [await aWorker(t), await aWorker(t), await aTaskManager(t)]
  await aTask(t, creator, other, { titulo: 'Ajena', fecha_inicio: null, fecha_termino: '2027-03-10' })
  const { db } = t.deps
  for (const { id } of [stranger, manager])
    await db.insertInto('acceso_modulo').values({ usuario_id: id, clave_modulo: Module.calendar }).execute()
  const seen = async (as: Person) => (await layerOf(as, `&responsable_id=${other.id}`)).length
  expect([await seen(creator), await seen(stranger), await seen(manager)]).toEqual([1, 0, 1])
})

test('other programs read them as whole days', async () => {
  const made = await t.call('POST', '/v1/calendario/direccion/save', {}, assignee)
  const { body } = await t.app.inject({ method: 'GET', url: new URL(made.datos.direccion).pathname })
  const events = readCalendar(body).events.filter(({ summary }) => summary.includes('Revisar'))
  expect(events).toHaveLength(1)
  expect(body).toContain('DTSTART;VALUE=DATE:20270308')
})
