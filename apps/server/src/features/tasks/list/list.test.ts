import { taskMessages as m } from '@portal/contract/tasks/messages'
import { TaskListQuerySchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'
import { countTasks, listTasks, maxCounted } from './queries.ts'

let t: TestApp
let ana: Person
let beto: Person
let carla: Person
let manager: Person
beforeAll(async () => {
  t = await startApp()
  ana = await aWorker(t)
  beto = await aWorker(t)
  carla = await aWorker(t)
  manager = await aTaskManager(t)
})
afterAll(() => t.close())

const list = async (query: string, as: Person) => (await t.call('GET', `/v1/tarea/list?${query}`, undefined, as)).datos
const ids = (rows: { tarea_id: number }[]) => rows.map(({ tarea_id: id }) => id)
const counters = async (as: Person) =>
  (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores

describe('lists', () => {
  test('show own tasks, and those one gave or reviews; managers also everyone’s', async () => {
    const mine = await aTask(t, ana, ana, { titulo: 'Zócalo de prueba', fecha_termino: null })
    const given = await aTask(t, ana, beto, { titulo: 'Ñandú de prueba', fecha_termino: '2030-01-01' })
    const reviewed = await aTask(t, beto, carla, { encargados_revision: [ana.id], fecha_termino: '2029-01-01' })
    const both = await list('', ana)
    expect(ids(both.tareas_propias)).toEqual([mine.id])
    expect(ids(both.tareas_asignadas)).toEqual([reviewed.id, given.id])
    expect(both).toMatchObject({ total: 3, total_exacto: true })
    expect(await list('tab=own', ana)).toMatchObject({ tareas_asignadas: [], total: 1 })
    expect(ids((await list('tab=assigned&orden=-titulo', ana)).tareas_asignadas)[0]).toBe(given.id)
    expect(ids((await list('tab=assigned&buscar=nandu', ana)).tareas_asignadas)).toEqual([given.id])
    expect((await list('tab=assigned&hasta=2029-06-01', ana)).total).toBe(1)
    expect(await t.call('GET', '/v1/tarea/list?tab=all', undefined, ana)).toMatchObject({ status: 403 })
    expect(ids((await list('tab=all&orden=-tarea_id', manager)).tareas)).toEqual([reviewed.id, given.id, mine.id])
    expect((await list('tab=all&taskStatus=6&prioridad=12&area_id=5&abiertas=true', manager)).total).toBe(3)
    for (const wrong of ['taskStatus=5', 'tab=x', 'desde=2026-02-30', 'area_id=x'])
      expect(await t.call('GET', `/v1/tarea/list?${wrong}`, undefined, manager)).toMatchObject({ status: 400 })
  })

  test('many, read in the order of an index, are those that are collected and sorted', async () => {
    const [giver, doer] = [await aWorker(t), await aWorker(t)]
    for (let n = 1; n <= 6; n++)
      await aTask(t, giver, doer, {
        titulo: `Barreno ${'fedcba'[n - 1]}`,
        prioridad: n % 2 ? 12 : 14,
        fecha_termino: n === 3 ? null : `2031-01-0${n}`,
      })
    const reader = { id: giver.id, isManager: true }
    const queries: Record<string, string>[] = [
      {},
      { buscar: 'barren' },
      { prioridad: '12', abiertas: 'true' },
      { encargado_id: `${doer.id}`, taskStatus: '6', buscar: 'barreno' },
      { creado_por: `${giver.id}`, area_id: '5', hasta: '2031-01-04' },
    ]
    for (const [place, query] of queries.entries()) {
      const { tab: _, ...wanted } = TaskListQuerySchema.parse({ creado_por: `${giver.id}`, ...query })
      const tab = place % 2 ? 'assigned' : 'all'
      for (const orden of ['titulo', '-prioridad', 'fecha_termino', '-tarea_id'] as const) {
        const asked = { ...wanted, tab, orden } as const
        const total = await countTasks(t.deps.db, reader, asked)
        expect(total).toBeGreaterThan(2)
        const read = async (total: number) =>
          ids(await listTasks(t.deps.db, reader, asked, { offset: 1, limit: 3, total }))
        const sorted = await read(total)
        expect(sorted.length).toBe(Math.min(3, total - 1))
        expect(await read(maxCounted + 1)).toEqual(sorted)
      }
    }
  })

  test('a board shows the same tasks by status', async () => {
    const { datos } = await t.call('GET', '/v1/tarea/tablero?tab=all', undefined, manager)
    const total = (await list('tab=all', manager)).total
    expect(datos.columnas.map(({ estado }: { estado: number }) => estado)).toEqual([6, 7, 8, 9, 15, 10, 11])
    expect(datos.columnas.reduce((sum: number, each: { total: number }) => sum + each.total, 0)).toBe(total)
  })
})

test('a key that no row can have finds nothing, alone and with others', async () => {
  for (const query of [
    'creado_por=2147483647',
    'creado_por=986114996&taskStatus=9',
    'encargado_id=2147483647&area_id=5',
  ])
    expect((await list(`tab=all&${query}`, manager)).total, query).toBe(0)
})

test('badges count what is to be done and to be reviewed, as the lists behind them', async () => {
  const [doer, checker, giver] = [await aWorker(t), await aWorker(t), await aWorker(t)]
  const { id } = await aTask(t, giver, doer, { encargados_revision: [checker.id] })
  expect(await counters(doer)).toMatchObject({ tareas_pendientes: 1 })
  await move(t, id, TaskStatus.inProcess, doer)
  await move(t, id, TaskStatus.toReview, doer)
  expect(await counters(checker)).toMatchObject({ tareas_por_revisar: 1 })
  expect((await list('tab=assigned&taskStatus=8', checker)).total).toBe(1)
  expect(await counters(giver)).not.toHaveProperty('tareas_por_revisar')
  await move(t, id, TaskStatus.approved, checker)
  expect(await counters(checker)).not.toHaveProperty('tareas_por_revisar')
  expect(await counters(doer)).not.toHaveProperty('tareas_pendientes')
})

test('what is new is told per person, until he has seen it', async () => {
  const { id } = await aTask(t, ana, beto)
  const seen = async (as: Person) => (await taskOf(t, id, as)).tarea.visto
  expect([await seen(ana), await seen(beto)]).toEqual([true, false])
  expect(await t.call('PUT', `/v1/tarea/update_visto/${id}`, {}, beto)).toMatchObject({ status: 200 })
  expect(await seen(beto)).toBe(true)
  await move(t, id, TaskStatus.inProcess, beto)
  expect([await seen(ana), await seen(beto)]).toEqual([false, true])
  expect((await list('tab=assigned&sin_ver=true', ana)).total).toBeGreaterThan(0)
  expect(await t.call('PUT', `/v1/tarea/update_visto/${id}`, {}, carla)).toMatchObject({
    status: 404,
    codigo: m.absent.code,
  })
})

test('the report is a PDF with the filters it used', async () => {
  await aTask(t, ana, beto, { titulo: 'Tarea para el informe' })
  const query = `tab=assigned&buscar=informe&area_id=5&encargado_id=${beto.id}&prioridad=12&abiertas=true&idioma_archivo=en`
  const { datos } = await t.call('GET', `/v1/tarea/download?${query}`, undefined, ana)
  const file = await t.app.inject({ url: datos.url_file })
  expect(file.headers['content-type']).toBe('application/pdf')
  const text = await pdfText(file.rawPayload)
  for (const shown of ['Tarea para el informe', 'Assigned', 'Open', 'High', 'Plant', 'informe', 'Due date'])
    expect(text).toContain(shown)
  expect(await t.call('GET', '/v1/tarea/download?tab=all', undefined, ana)).toMatchObject({ status: 403 })
})
