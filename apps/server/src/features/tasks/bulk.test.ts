import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'

let t: TestApp
let creator: Person
let assignee: Person
let other: Person
beforeAll(async () => {
  t = await startApp()
  creator = await aWorker(t)
  assignee = await aWorker(t)
  other = await aWorker(t)
})
afterAll(() => t.close())

const idOf = async (changes: object = {}, by = creator) => (await aTask(t, by, assignee, changes)).id
const some = several((word) => idOf({ titulo: `${word} tarea` }))
const { stateOf, touch } = rowsOf(() => t, 'tarea')
/** One that the person only reviews. */
const ofAnother = () => idOf({ encargados_revision: [creator.id] }, other)
const bulk = {
  app: () => t,
  path: '/v1/tarea',
  person: () => creator,
  some,
  absent: m.absent,
  // when it was last changed is no state of it
  stateOf: async (id: number) => ({ ...(await stateOf(id)), novedad_en: null }),
  touch,
  filters: () => ({ tab: 'assigned' }),
  outsider: () => aWorker(t),
}
const { touch: _, ...final } = bulk

bulkActionBehaviour({
  ...bulk,
  accion: 'prioridad_baja',
  refused: [
    [() => idOf({ prioridad: 14 }), bulkMessages.alreadySo],
    [ofAnother, m.insufficientHierarchy],
  ],
  leaves: { prioridad: 14 },
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...bulk,
  accion: 'fecha_termino',
  valor: () => '2098-01-01',
  refused: [
    [() => idOf({ fecha_inicio: '2098-02-01', fecha_termino: '2098-03-01' }), m.datesInvalid],
    [ofAnother, m.insufficientHierarchy],
  ],
  leaves: { fecha_termino: '2098-01-01' },
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...bulk,
  accion: 'eliminar',
  refused: [[ofAnother, m.insufficientHierarchy]],
  leaves: { eliminado_en: expect.any(String) },
  second: m.absent,
})
bulkActionBehaviour({
  ...final,
  accion: 'responsable',
  valor: () => other.id,
  refused: [
    [() => idOf({ encargados_revision: [other.id, creator.id] }), m.reviewersInvalid],
    [ofAnother, m.insufficientHierarchy],
  ],
  leaves: { version: 2 },
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...final,
  accion: 'en_proceso',
  refused: [[ofAnother, m.transitionNotAllowed]],
  leaves: { estado: TaskStatus.inProcess },
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...final,
  accion: 'detenida',
  comentario: 'Sin repuestos',
  refused: [[ofAnother, m.transitionNotAllowed]],
  leaves: { estado: TaskStatus.stopped, estado_previo: TaskStatus.toDo },
  second: bulkMessages.alreadySo,
})

const { send, change } = bulkCallsOf(
  () => t,
  '/v1/tarea',
  () => creator,
)

test('a value that is none changes nothing', async () => {
  const ids = [await idOf()]
  for (const [accion, valor] of [
    ['responsable', null],
    ['responsable', 'x'],
    ['fecha_termino', '2030-02-30'],
    ['fecha_termino', ''],
  ])
    expect(await send({ accion, valor, ids })).toMatchObject({ status: 400, campos: { valor: expect.any(Number) } })
  const { rechazados } = await change({ accion: 'responsable', valor: 999_999, ids })
  const trial = await change({ accion: 'responsable', valor: String(other.id), ids, ensayo: true })
  expect(trial).toMatchObject({ hechos: 1 })
  expect(rechazados).toMatchObject([{ codigo: m.assigneeInvalid.code }])
  expect((await taskOf(t, ids[0]!, creator)).tarea.version).toBe(1)
})

test('another assignee is told', async () => {
  const id = await idOf()
  await change({ accion: 'responsable', valor: other.id, ids: [id] })
  expect(await stateOf(id)).toMatchObject({ encargado_id: other.id })
  const told = t.deps.db.selectFrom('aviso').select(['usuario_id', 'tipo']).where('tarea_id', '=', id)
  expect(await told.execute()).toContainEqual({ usuario_id: other.id, tipo: 'asignada' })
})

test('an edit of a task in review, whose approvals it voids, is not undone', async () => {
  const id = await idOf({ encargados_revision: [creator.id] })
  await move(t, id, TaskStatus.inProcess, assignee)
  await move(t, id, TaskStatus.toReview, assignee)
  expect(await change({ accion: 'prioridad_baja', ids: [id] })).toMatchObject({ lote_id: null, hechos: 1 })
})

test('of all that match, without a tab, are own and assigned ones; the tab of all is for managers', async () => {
  const [own, given, foreign] = [
    await idOf({ titulo: 'Sinpestaña' }, creator),
    (await aTask(t, other, creator, { titulo: 'Sinpestaña' })).id,
    (await aTask(t, other, other, { titulo: 'Sinpestaña' })).id,
  ]
  const filtros = { buscar: 'sinpestaña' }
  const trial = await change({ accion: 'en_proceso', filtros, ensayo: true })
  expect(trial).toMatchObject({ hechos: 2, rechazados: [] })
  expect(await send({ accion: 'en_proceso', filtros: { ...filtros, tab: 'all' } })).toMatchObject({ status: 403 })
  const manager = await aTaskManager(t)
  const all = await change({ accion: 'prioridad_baja', filtros: { ...filtros, tab: 'all' } }, manager)
  expect(all).toMatchObject({ hechos: 3 })
  for (const id of [own, given, foreign]) expect(await stateOf(id)).toMatchObject({ prioridad: 14 })
})
