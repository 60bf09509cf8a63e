import { Module, Role } from '@portal/contract/access/constants'
import { areaMessages } from '@portal/contract/tasks/area-messages'
import { taskDoneMessages as done, taskMessages as m } from '@portal/contract/tasks/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskForm, aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let creator: Person
let assignee: Person
let reviewer: Person
let manager: Person
let stranger: Person
beforeAll(async () => {
  t = await startApp()
  creator = await aWorker(t)
  assignee = await aWorker(t)
  reviewer = await aWorker(t)
  stranger = await aWorker(t)
  manager = await aTaskManager(t)
})
afterAll(() => t.close())

const save = (changes: object = {}, as: Person | null = creator) =>
  t.call('POST', '/v1/tarea/save', aTaskForm(assignee, changes), as)
const update = (id: number, changes: object, as = creator) =>
  t.call('PUT', `/v1/tarea/update/${id}`, aTaskForm(assignee, { version: 1, ...changes }), as)
const remove = (id: unknown, as = creator) => t.call('PUT', `/v1/tarea/delete/${id}`, {}, as)

describe('saving', () => {
  test('stores a task to do with its checklist, history and audit row', async () => {
    const saved = await save({
      titulo: '  Revisar   el manual ',
      encargados_revision: [{ usuario_id: reviewer.id }],
      puntos: ['Portada', 'Índice'],
      origen_texto: 'Cotización ABC-2026-0001',
      origen_direccion: '/dashboard/cotizaciones/todas/7',
    })
    expect(saved).toMatchObject({ status: 200, codigo: done.created.code, datos: { estado: TaskStatus.toDo } })
    const { tarea, puntos, eventos } = await taskOf(t, saved.datos.tarea_id, reviewer)
    expect(tarea).toMatchObject({
      titulo: 'Revisar el manual',
      creado_por: creator.id,
      encargado_id: assignee.id,
      encargados_revision: [{ usuario_id: reviewer.id, aprobada_en: null }],
      area_nombre: 'Planta',
      puntos: 2,
      origen_direccion: '/dashboard/cotizaciones/todas/7',
      puede_editar: false,
    })
    expect(puntos).toMatchObject([{ texto: 'Portada', hecho: false }, { texto: 'Índice' }])
    expect(eventos).toMatchObject([{ tipo: 'creada', a: TaskStatus.toDo }])
    expect(await auditOf(t, 'tarea', tarea.id)).toMatchObject([{ accion: 'tasks.created', usuario_id: creator.id }])
  })

  test.each([
    ['titulo', ' ', m.titleInvalid],
    ['titulo', 'a'.repeat(201), m.titleInvalid],
    ['descripcion', 'a'.repeat(20_001), m.descriptionInvalid],
    ['encargado_id', 0, m.assigneeInvalid],
    ['encargado_id', 999_999, m.assigneeInvalid],
    ['encargados_revision', ['x'], m.reviewersInvalid],
    ['encargados_revision', [999_999], m.reviewersInvalid],
    ['area_id', 999_999, m.areaInvalid],
    ['fecha_inicio', '2026-02-30', m.datesInvalid],
    ['fecha_termino', '2026-01-04', m.datesInvalid],
  ])('refuses %s, case %#', async (field, value, { code }) => {
    const refused = await save({ [field]: value })
    expect(refused).toMatchObject({ status: 400, codigo: code })
    expect(Object.keys(refused.campos)[0]).toMatch(new RegExp(`^${field}`))
  })

  test('refuses links to other places, and contacts that the actor may not see', async () => {
    for (const origenDireccion of ['https://example.com', '//example.com', '/dashboard/../x', 'javascript:alert(1)'])
      expect(await save({ origen_direccion: origenDireccion })).toMatchObject({ status: 400 })
    expect(await save({ contacto_id: 999_999 })).toMatchObject({ status: 404 })
  })

  test('is for those with the module, and for assignees who have it', async () => {
    expect(await save({}, null)).toMatchObject({ status: 401 })
    const without = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.contacts] })
    expect(await save({}, without)).toMatchObject({ status: 403 })
    expect(await save({ encargado_id: without.id })).toMatchObject({ codigo: m.assigneeInvalid.code })
    const elsewhere = await aUser(t, { enterpriseId: await anEnterprise(t), modules: [Module.tasks, Module.allTasks] })
    expect(await save({}, elsewhere)).toMatchObject({ status: 403 })
    // what is stored for someone outside the house has no effect (rule scope/house-modules)
    expect(await save({ encargado_id: elsewhere.id })).toMatchObject({ codigo: m.assigneeInvalid.code })
    expect(await save({ encargados_revision: [elsewhere.id] })).toMatchObject({ codigo: m.reviewersInvalid.code })
    const { usuarios } = (await t.call('GET', '/v1/tarea/init_data', undefined, creator)).datos
    const { id } = await aTask(t, creator, assignee)
    for (const offered of [usuarios, (await taskOf(t, id, creator)).personas])
      expect(offered.map((one: { id: number }) => one.id)).not.toContain(elsewhere.id)
  })

  test('the assignee as only reviewer is replaced by the creator; besides others he is refused', async () => {
    const alone = await save({ encargados_revision: [assignee.id] })
    expect((await taskOf(t, alone.datos.id, creator)).tarea.encargados_revision).toMatchObject([
      { usuario_id: creator.id },
    ])
    for (const changes of [
      { encargados_revision: [assignee.id, reviewer.id] },
      { encargado_id: creator.id, encargados_revision: [creator.id] },
    ])
      expect(await save(changes)).toMatchObject({
        status: 400,
        campos: { encargados_revision: m.reviewersInvalid.code },
      })
  })
})

describe('updating', () => {
  test('is for creator and manager, and refuses an older version with the stored row', async () => {
    const { id } = await aTask(t, creator, assignee)
    expect(await update(id, { titulo: 'Otro título' })).toMatchObject({ status: 200, codigo: done.updated.code })
    const late = await update(id, { titulo: 'Tarde' })
    expect(late).toMatchObject({
      status: 409,
      codigo: m.changedByOther.code,
      datos: { titulo: 'Otro título', version: 2 },
    })
    expect(await update(id, { version: 2 }, assignee)).toMatchObject({
      status: 403,
      codigo: m.insufficientHierarchy.code,
    })
    expect(await update(id, { version: 2 }, stranger)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await update(id, { version: 2, encargado_id: reviewer.id }, manager)).toMatchObject({ status: 200 })
    expect(await taskOf(t, id, assignee)).toBeNull()
  })

  test('of two who save at once, one is told', async () => {
    const { id } = await aTask(t, creator, assignee)
    const outcomes = await together(
      t,
      row('tarea', id),
      () => update(id, { titulo: 'Uno' }),
      () => update(id, { titulo: 'Dos' }, manager),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('in review voids what was approved; approved and closed ones stay as they are', async () => {
    const { id } = await aTask(t, creator, assignee, { encargados_revision: [reviewer.id, creator.id] })
    await move(t, id, TaskStatus.inProcess, assignee)
    await move(t, id, TaskStatus.toReview, assignee)
    await move(t, id, TaskStatus.approved, reviewer)
    const { version } = (await taskOf(t, id, creator)).tarea
    await update(id, { version, encargados_revision: [reviewer.id, creator.id] })
    expect((await taskOf(t, id, creator)).tarea.encargados_revision).toMatchObject([
      { aprobada_en: null },
      { aprobada_en: null },
    ])
    await move(t, id, TaskStatus.approved, reviewer)
    await move(t, id, TaskStatus.approved, creator)
    const { tarea } = await taskOf(t, id, creator)
    expect(tarea.puede_editar).toBe(false)
    expect(await update(id, { version: tarea.version })).toMatchObject({ status: 409 })
  })
})

test('deleting is soft, for creator and manager', async () => {
  const { id } = await aTask(t, creator, assignee)
  expect(await remove(id, assignee)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await remove(id, stranger)).toMatchObject({ status: 404 })
  expect(await remove('x')).toMatchObject({ status: 400, codigo: m.notRecognized.code })
  expect(await remove(id)).toMatchObject({ status: 200, codigo: done.deleted.code })
  expect(await remove(id, manager)).toMatchObject({ status: 404, codigo: m.absent.code })
  expect(await t.deps.db.selectFrom('tarea').select('id').where('id', '=', id).execute()).toHaveLength(1)
})

test('an area with tasks is not deleted', async () => {
  const admin = await aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t), modules: [Module.areas] })
  const names = { nombre: 'Pruebas de terreno', nombre_en: 'Field tests' }
  const { datos: area } = await t.call('POST', '/v1/area/save', names, admin)
  await aTask(t, creator, assignee, { area_id: area.id })
  expect(await t.call('PUT', `/v1/area/delete/${area.id}`, {}, admin)).toMatchObject({
    status: 409,
    codigo: areaMessages.inUse.code,
  })
})
