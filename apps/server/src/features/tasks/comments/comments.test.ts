import { Module } from '@portal/contract/access/constants'
import { partDoneMessages as done, partMessages as m } from '@portal/contract/tasks/parts/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'

let t: TestApp
let creator: Person
let assignee: Person
let reviewer: Person
let manager: Person
let stranger: Person
let id: number
beforeAll(async () => {
  t = await startApp()
  creator = await aWorker(t)
  assignee = await aWorker(t)
  reviewer = await aWorker(t)
  stranger = await aWorker(t)
  manager = await aTaskManager(t)
  id = (await aTask(t, creator, assignee, { encargados_revision: [reviewer.id] })).id
})
afterAll(() => t.close())

const comment = (changes: object = {}, as = assignee) =>
  t.call('POST', '/v1/comentario/save', { tarea_id: id, comentario: 'Ya está', ...changes }, as)
const listed = (as = assignee) => t.call('GET', `/v1/comentario/list?tarea_id=${id}`, undefined, as)
const erase = (commentId: unknown, as = assignee) =>
  t.call('PUT', `/v1/comentario/update_estado/${commentId}`, { estado: 0 }, as)

describe('comments', () => {
  test('are listed with whom they mention; a deleted one leaves a stub', async () => {
    const saved = await comment({ comentario: '@Ana mira esto', menciones: [reviewer.id, manager.id] })
    expect(saved).toMatchObject({ status: 200, codigo: done.saved.code })
    const { comentarios } = (await listed(reviewer)).datos
    expect(comentarios).toMatchObject([
      { comentario: '@Ana mira esto', menciones: [{ id: reviewer.id }, { id: manager.id }], puede_eliminar: false },
    ])
    expect(await erase(saved.datos.id, reviewer)).toMatchObject({ status: 403, codigo: m.notYours.code })
    expect(await erase(saved.datos.id, stranger)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await erase(saved.datos.id)).toMatchObject({ status: 200, codigo: done.deleted.code })
    expect(await erase(saved.datos.id)).toMatchObject({ status: 404 })
    const stub = (await listed()).datos.comentarios[0]
    expect(stub).toMatchObject({ eliminado: true, comentario: '', menciones: [] })
    expect(await auditOf(t, 'tarea', id)).toContainEqual(expect.objectContaining({ accion: 'tasks.commentDeleted' }))
  })

  test('are refused when empty, too long, or when they mention someone who may not see the task', async () => {
    for (const comentario of ['', '  ', 'a'.repeat(4001), 'a'.repeat(100_000), null])
      expect(await comment({ comentario })).toMatchObject({
        status: 400,
        campos: { comentario: m.commentInvalid.code },
      })
    const sales = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.contacts] })
    for (const other of [stranger.id, sales.id, 999_999])
      expect(await comment({ menciones: [other] })).toMatchObject({
        status: 400,
        campos: { menciones: m.mentionInvalid.code },
      })
    expect(await comment({ tarea_id: 'x' })).toMatchObject({ status: 400, codigo: m.taskNotRecognized.code })
    expect(await comment({ tarea_id: 999_999 })).toMatchObject({ status: 404, codigo: m.taskAbsent.code })
    expect(await comment({}, stranger)).toMatchObject({ status: 404 })
    expect(await listed(stranger)).toMatchObject({ status: 404, codigo: m.taskAbsent.code })
  })
})

describe('the checklist', () => {
  const add = (texto: string, as = assignee) => t.call('POST', '/v1/tarea/punto/save', { tarea_id: id, texto }, as)
  const set = (itemId: number, changes: object, as = assignee) =>
    t.call('PUT', `/v1/tarea/punto/update/${itemId}`, changes, as)

  test('is worked on by creator, assignee and manager', async () => {
    const { datos } = await add('Medir la tensión')
    expect(await set(datos.id, { hecho: true })).toMatchObject({ status: 200 })
    expect(await set(datos.id, { texto: 'Medir la corriente' }, creator)).toMatchObject({ status: 200 })
    const { tarea, puntos } = await taskOf(t, id, reviewer)
    expect(puntos).toMatchObject([{ texto: 'Medir la corriente', hecho: true, hecho_por: 'Ana Rojas' }])
    expect(tarea).toMatchObject({ puntos: 1, puntos_hechos: 1 })
    expect(await set(datos.id, { hecho: false }, reviewer)).toMatchObject({ status: 403, codigo: m.notYours.code })
    expect(await set(datos.id, { hecho: false }, stranger)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await t.call('PUT', `/v1/tarea/punto/delete/${datos.id}`, {}, manager)).toMatchObject({ status: 200 })
    expect((await taskOf(t, id, reviewer)).tarea).toMatchObject({ puntos: 0, puntos_hechos: 0 })
  })

  test('refuses empty and long items, the hundred and first, and any of a closed task', async () => {
    for (const texto of ['', 'a'.repeat(301)])
      expect(await add(texto)).toMatchObject({ status: 400, campos: { texto: m.itemInvalid.code } })
    const full = await aTask(t, creator, assignee, { puntos: Array.from({ length: 100 }, (_, n) => `Punto ${n}`) })
    const more = { tarea_id: full.id, texto: 'Otro' }
    expect(await t.call('POST', '/v1/tarea/punto/save', more, creator)).toMatchObject({
      status: 409,
      codigo: m.tooMany.code,
    })
    await move(t, full.id, TaskStatus.closed, creator, { comentario: 'Cancelada' })
    expect(await t.call('POST', '/v1/tarea/punto/save', more, creator)).toMatchObject({ status: 403 })
  })
})

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  function attach(content: Buffer | null, name: string, as = assignee) {
    const body = new FormData()
    body.set('tarea_id', String(id))
    if (content) body.set('files', new File([new Uint8Array(content)], name))
    return t.call('POST', '/v1/tarea/adjunto/save', body, as)
  }

  test('are attached, opened by who may see the task, and removed by who attached them', async () => {
    const saved = await attach(png, '<script>.png')
    expect(saved).toMatchObject({ status: 200, codigo: done.attached.code })
    const { adjuntos } = await taskOf(t, id, reviewer)
    expect(adjuntos).toMatchObject([{ bytes: png.length, puede_eliminar: false }])
    const path = `/v1/tarea/adjunto/${saved.datos.id}`
    const { datos } = await t.call('GET', path, undefined, reviewer)
    expect((await t.app.inject({ url: datos.url_file })).rawPayload.equals(png)).toBe(true)
    expect(await t.call('GET', path, undefined, stranger)).toMatchObject({ status: 404, codigo: m.absent.code })
    const remove = `/v1/tarea/adjunto/delete/${saved.datos.id}`
    expect(await t.call('PUT', remove, {}, reviewer)).toMatchObject({ status: 403, codigo: m.notYours.code })
    expect(await t.call('PUT', remove, {}, assignee)).toMatchObject({ status: 200, codigo: done.detached.code })
    expect((await taskOf(t, id, reviewer)).adjuntos).toEqual([])
  })

  test('are refused when they are something else, or none', async () => {
    for (const [content, name] of [
      [Buffer.from('<html><script>alert(1)</script>'), 'foto.png'],
      [Buffer.from('#!/bin/sh'), 'a.sh'],
      [null, ''],
    ] as const)
      expect(await attach(content, name)).toMatchObject({ status: 400, campos: { files: m.fileNotAllowed.code } })
    expect(await attach(png, 'a.png', stranger)).toMatchObject({ status: 404 })
  })
})
