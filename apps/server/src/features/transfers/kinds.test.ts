import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { aQuote } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskForm, aTaskManager, move, taskOf } from '#test/tasks.ts'
import { row, together } from '#test/together.ts'
import { aColleague, leave, leavingOf, undoTransfer } from '#test/transfers.ts'

let t: TestApp
let house: number
let admin: Person
let manager: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
  manager = await aTaskManager(t)
})
afterAll(() => t.close())

const worker = () => aColleague(t, house)
const kindOf = async (id: number, kind: string) =>
  (await leavingOf(t, id, admin)).datos.tipos.find(({ tipo }: { tipo: string }) => tipo === kind)
const gives = async (from: Person, chosen: Parameters<typeof leave>[2]): Promise<number> => {
  const { status, datos } = await leave(t, from.id, chosen, admin)
  expect(status).toBe(200)
  return datos.traspaso_id
}
const undo = async (id: number) => (await undoTransfer(t, id, admin)).datos

describe('tasks', () => {
  const peopleOf = async (id: number) => {
    const { tarea } = await taskOf(t, id, manager)
    const reviewers = tarea.encargados_revision.map((each: { usuario_id: number }) => each.usuario_id)
    return [tarea.encargado_id, tarea.creado_por, reviewers]
  }

  test('go to the receiver in each place that the person had, and come back', async () => {
    const [ana, luis, eva] = [await worker(), await worker(), await worker()]
    const done = await aTask(t, luis, ana)
    const given = await aTask(t, ana, eva)
    const reviewed = await aTask(t, luis, eva, { encargados_revision: [ana.id] })
    const closed = await aTask(t, luis, ana)
    await move(t, closed.id, TaskStatus.closed, luis, { comentario: 'Ya no hace falta' })
    expect(await kindOf(ana.id, 'tareas')).toMatchObject({
      total: 3,
      detalle: '1 como encargado',
      puede_quedarse: false,
    })
    const before = await Promise.all([done, given, reviewed].map(({ id }) => peopleOf(id)))
    const transfer = await gives(ana, { tareas: luis.id })
    expect(await peopleOf(done.id)).toEqual([luis.id, luis.id, []])
    expect(await peopleOf(given.id)).toEqual([eva.id, luis.id, []])
    expect(await peopleOf(reviewed.id)).toEqual([eva.id, luis.id, [luis.id]])
    expect((await peopleOf(closed.id))[0]).toBe(ana.id) // it is history
    const { eventos } = await taskOf(t, done.id, luis)
    expect(eventos[0]).toMatchObject({ tipo: 'traspasada', comentario: 'Ana Rojas → Ana Rojas' })
    expect((await t.call('GET', '/v1/tarea/list?tab=own', undefined, luis)).datos.total).toBe(1)
    expect(await undo(transfer)).toMatchObject({ devueltos: 3, rechazados: 0 })
    expect(await Promise.all([done, given, reviewed].map(({ id }) => peopleOf(id)))).toEqual(before)
  })

  test('never have their assignee as reviewer: the creator reviews, or nobody, and then they are in process again', async () => {
    const [ana, luis, eva] = [await worker(), await worker(), await worker()]
    const byOther = await aTask(t, eva, luis, { encargados_revision: [ana.id] })
    const byHimself = await aTask(t, luis, ana, { encargados_revision: [luis.id] })
    await move(t, byHimself.id, TaskStatus.inProcess, ana)
    await move(t, byHimself.id, TaskStatus.toReview, ana)
    const transfer = await gives(ana, { tareas: luis.id })
    expect(await peopleOf(byOther.id)).toEqual([luis.id, eva.id, [eva.id]])
    expect(await peopleOf(byHimself.id)).toEqual([luis.id, luis.id, []])
    expect((await taskOf(t, byHimself.id, luis)).tarea.estado).toBe(TaskStatus.inProcess)
    await undo(transfer)
    expect(await peopleOf(byHimself.id)).toEqual([ana.id, luis.id, [luis.id]])
    expect((await taskOf(t, byHimself.id, luis)).tarea.estado).toBe(TaskStatus.toReview)
  })

  test('lose approvals when a reviewer changes, so that the last one has to be given, and get them back', async () => {
    const [ana, luis, eva, rosa] = [await worker(), await worker(), await worker(), await worker()]
    const task = await aTask(t, rosa, eva, { encargados_revision: [ana.id, luis.id] })
    await move(t, task.id, TaskStatus.inProcess, eva)
    await move(t, task.id, TaskStatus.toReview, eva)
    await move(t, task.id, TaskStatus.approved, luis)
    const transfer = await gives(ana, { tareas: luis.id })
    const approve = () => move(t, task.id, TaskStatus.approved, luis)
    await undo(transfer)
    expect((await approve()).status).toBe(409) // they had approved already
    const again = await gives(ana, { tareas: luis.id })
    expect((await approve()).datos).toMatchObject({ estado: TaskStatus.approved })
    expect(await undo(again)).toMatchObject({ devueltos: 0, rechazados: 1 })
  })

  test('need a receiver, of the house with the module', async () => {
    const [ana, luis] = [await worker(), await worker()]
    await aTask(t, luis, ana)
    const elsewhere = await aColleague(t, await anEnterprise(t))
    const without = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
    for (const wrong of [{}, { tareas: null }, { tareas: elsewhere.id }, { tareas: without.id }])
      expect(await leave(t, ana.id, wrong, admin)).toMatchObject({ status: 400 })
  })

  test('saved at that moment end with one of both, and are lost by neither', async () => {
    const [ana, luis, eva] = [await worker(), await worker(), await worker()]
    const task = await aTask(t, eva, ana, { encargados_revision: [eva.id] })
    const form = aTaskForm(ana, { titulo: 'Cambiada a la vez', encargados_revision: [eva.id], version: task.version })
    const [saved, left] = await together(
      t,
      row('tarea', task.id),
      () => t.call('PUT', `/v1/tarea/update/${task.id}`, form, eva),
      () => leave(t, ana.id, { tareas: luis.id }, admin, { version: 1 }),
    )
    expect(left!.status).toBe(200)
    expect([200, 409]).toContain(saved!.status)
    const { tarea } = await taskOf(t, task.id, eva)
    expect(tarea.encargado_id).toBe(luis.id)
    expect(tarea.titulo === 'Cambiada a la vez').toBe(saved!.status === 200)
  })
})

interface Named {
  id: number
  nombre: string
  version: number
}

describe('what has a name', () => {
  const aTemplate = async (of: Person, nombre: string, compartida = false): Promise<Named> => {
    const quote = await aQuote(t, of)
    const body = { cotizacion_id: quote.id, nombre, compartida }
    return (await t.call('POST', '/v1/cotizacion/plantilla/save', body, of)).datos
  }
  const aView = async (of: Person, nombre: string, compartida = true): Promise<Named> => {
    const body = { lista: 'contactos', nombre, direccion: '?pais_id=152', compartida }
    return (await t.call('POST', '/v1/vista/save', body, of)).datos
  }
  const stored = (table: 'cotizacion_plantilla' | 'vista', id: number) =>
    t.deps.db.selectFrom(table).select(['usuario_id', 'nombre']).where('id', '=', id).executeTakeFirstOrThrow()

  test('templates of quotes go, with another name where the receiver has one like it', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const [own, twin, third] = [
      await aTemplate(ana, 'Banco norte'),
      await aTemplate(ana, 'Banco norte (Ana Rojas)'),
      await aTemplate(ana, 'Banco sur', true),
    ]
    await aTemplate(luis, 'BANCO NORTE')
    expect(await kindOf(ana.id, 'plantillas')).toMatchObject({ total: 3, detalle: '1 de ellas compartida' })
    const transfer = await gives(ana, { plantillas: luis.id })
    expect(await stored('cotizacion_plantilla', own.id)).toEqual({
      usuario_id: luis.id,
      nombre: expect.stringMatching(/^Banco norte #[0-9a-f]{8}$/),
    })
    expect(await stored('cotizacion_plantilla', twin.id)).toEqual({ usuario_id: luis.id, nombre: twin.nombre })
    expect(await stored('cotizacion_plantilla', third.id)).toEqual({ usuario_id: luis.id, nombre: 'Banco sur' })
    expect(await undo(transfer)).toMatchObject({ devueltos: 3, rechazados: 0 })
    for (const { id, nombre } of [own, twin, third])
      expect(await stored('cotizacion_plantilla', id)).toEqual({ usuario_id: ana.id, nombre })
  })

  test('shared views go, own ones stay', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const [shared, own] = [await aView(ana, 'Chile'), await aView(ana, 'Solo mía', false)]
    await aView(luis, 'chile')
    const transfer = await gives(ana, { vistas: luis.id })
    expect(await stored('vista', shared.id)).toEqual({ usuario_id: luis.id, nombre: 'Chile (Ana Rojas)' })
    expect(await stored('vista', own.id)).toEqual({ usuario_id: ana.id, nombre: 'Solo mía' })
    expect(await undo(transfer)).toMatchObject({ devueltos: 1 })
    expect(await stored('vista', shared.id)).toEqual({ usuario_id: ana.id, nombre: 'Chile' })
  })

  test('given by the receiver at that moment stops nobody from leaving', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const shared = await aView(ana, 'A la vez')
    const [saved, left] = await together(
      t,
      row('vista', shared.id),
      async () => ({ status: (await aView(luis, 'A la vez')).id > 0 ? 200 : 500 }),
      () => leave(t, ana.id, { vistas: luis.id }, admin, { version: 1 }),
    )
    expect([saved!.status, left!.status]).toEqual([200, 200])
    expect(await stored('vista', shared.id)).toMatchObject({ usuario_id: luis.id })
  })

  test('a template changed at that moment is moved with the change, or refuses it', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const { id, version } = await aTemplate(ana, 'De dos', true)
    const form = { nombre: 'De uno', compartida: true, version }
    const [saved, left] = await together(
      t,
      row('cotizacion_plantilla', id),
      () => t.call('PUT', `/v1/cotizacion/plantilla/update/${id}`, form, admin),
      () => leave(t, ana.id, { plantillas: luis.id }, admin, { version: 1 }),
    )
    expect([saved!.status, left!.status]).toEqual([expect.toBeOneOf([200, 409]), 200])
    expect(await stored('cotizacion_plantilla', id)).toEqual({
      usuario_id: luis.id,
      nombre: saved!.status === 200 ? 'De uno' : 'De dos',
    })
  })

  test('changed at that moment by someone else ends with one of both', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const view = await aView(ana, 'De dos')
    const form = { nombre: 'De uno', direccion: '', compartida: true, version: view.version }
    const [saved, left] = await together(
      t,
      row('vista', view.id),
      () => t.call('PUT', `/v1/vista/update/${view.id}`, form, admin),
      () => leave(t, ana.id, { vistas: luis.id }, admin, { version: 1 }),
    )
    expect([saved!.status, left!.status]).toEqual([expect.toBeOneOf([200, 409]), 200])
    expect(await stored('vista', view.id)).toEqual({
      usuario_id: luis.id,
      nombre: saved!.status === 200 ? 'De uno' : 'De dos',
    })
  })
})

describe('broadcasts', () => {
  const letter = { titulo: 'Novedades', asunto: 'Hola', mensaje: '<p>Hay novedades.</p>', contactos: '' }
  async function aDraft(of: Person): Promise<Named> {
    const contact = await t.call('GET', '/v1/contacto/list', undefined, of)
    const contactos = contact.datos.contactos.map(({ id }: { id: number }) => id).join()
    return (await sendForm(t, '/v1/contacto/difusion/save', { ...letter, contactos }, of)).datos
  }
  const set = (id: number, estado: string) =>
    t.deps.db
      .updateTable('difusion')
      .set({ estado, programada_en: new Date('2099-01-05T12:00:00Z') })
      .where('id', '=', id)
      .execute()
  const holderOf = async (id: number) =>
    (await t.deps.db.selectFrom('difusion').select('creado_por').where('id', '=', id).executeTakeFirstOrThrow())
      .creado_por

  test('that are not over go, and come back unless they have begun', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const [draft, scheduled, over, begun] = [await aDraft(ana), await aDraft(ana), await aDraft(ana), await aDraft(ana)]
    await set(scheduled.id, 'programada')
    await set(begun.id, 'programada')
    await set(over.id, 'terminada')
    expect(await kindOf(ana.id, 'difusiones')).toMatchObject({ total: 3, detalle: '2 de ellas programadas' })
    const transfer = await gives(ana, { difusiones: luis.id })
    const all = () => Promise.all([draft, scheduled, over, begun].map(({ id }) => holderOf(id)))
    expect(await all()).toEqual([luis.id, luis.id, ana.id, luis.id])
    const { version } = (await t.call('GET', `/v1/contacto/difusion/${begun.id}`, undefined, luis)).datos
    await t.call('PUT', `/v1/contacto/difusion/cancelar/${begun.id}`, { version }, luis)
    expect(await undo(transfer)).toMatchObject({ devueltos: 2, rechazados: 1 })
    expect(await all()).toEqual([ana.id, ana.id, ana.id, luis.id])
  })

  test('canceled at that moment are canceled, or refused to who saw them before', async () => {
    const [ana, luis] = [await worker(), await worker()]
    const { id, version } = await aDraft(ana)
    await set(id, 'programada')
    const [cancelled, left] = await together(
      t,
      row('difusion', id),
      () => t.call('PUT', `/v1/contacto/difusion/cancelar/${id}`, { version }, admin),
      () => leave(t, ana.id, { difusiones: luis.id }, admin, { version: 1 }),
    )
    expect(left!.status).toBe(200)
    if (cancelled!.status === 200) expect(await holderOf(id)).toBe(ana.id)
    else {
      expect(cancelled).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
      expect(await holderOf(id)).toBe(luis.id)
    }
  })
})

test('who is of another company receives and gives nothing of the house', async () => {
  const ana = await worker()
  await aTask(t, manager, ana)
  const enterpriseId = await anEnterprise(t)
  const stranger = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.users] })
  expect(await leavingOf(t, ana.id, stranger)).toMatchObject({ status: 404 })
  await t.deps.db.updateTable('usuario').set({ empresa_id: enterpriseId }).where('id', '=', ana.id).execute()
  const { datos } = await leavingOf(t, ana.id, stranger)
  for (const { total } of datos.tipos) expect(total).toBe(0) // what they did for the house is not theirs
})
