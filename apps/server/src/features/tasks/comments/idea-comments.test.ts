import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { partDoneMessages as done, partMessages as m } from '@portal/contract/tasks/parts/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIdea, aThinker, ideaOf } from '#test/ideas.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aWorker } from '#test/tasks.ts'
import { sendNotices } from '../notices/send.ts'

let t: TestApp
let author: Person
let reader: Person
let administrator: Person
let worker: Person
beforeAll(async () => {
  t = await startApp()
  author = await aThinker(t)
  reader = await aThinker(t)
  administrator = await aThinker(t, Role.administrator)
  worker = await aWorker(t)
})
afterAll(() => t.close())

const comment = (ideaId: unknown, comentario: unknown, as = reader, more: object = {}) =>
  t.call('POST', '/v1/comentario/save', { idea_id: ideaId, comentario, ...more }, as)
const edit = (id: unknown, comentario: unknown, as = reader, more: object = {}) =>
  t.call('PUT', `/v1/comentario/update/${id}`, { comentario, ...more }, as)
const erase = (id: unknown, as = reader) => t.call('PUT', `/v1/comentario/update_estado/${id}`, { estado: 0 }, as)
const counted = async (as: Person) =>
  (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores.ideas_menciones ?? 0

describe('comments of ideas', () => {
  test('stand in their order; a deleted one leaves a stub', async () => {
    const id = await anIdea(t, author)
    const { datos } = await comment(id, '  ¿Y el costo?\n<b>alto</b> ')
    await comment(id, 'Bajo', author)
    expect((await ideaOf(t, id, reader)).comentarios).toMatchObject([
      {
        idea_id: id,
        tarea_id: null,
        comentario: '¿Y el costo?\n<b>alto</b>',
        autor: 'Ana Rojas',
        puede_eliminar: true,
      },
      { comentario: 'Bajo', puede_eliminar: false, puede_editar: false },
    ])
    expect(await erase(datos.id, author)).toMatchObject({ status: 403, codigo: m.notYours.code })
    const both = await Promise.all([erase(datos.id), erase(datos.id, administrator)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const { idea, comentarios } = await ideaOf(t, id, administrator)
    expect(idea.comentarios).toBe(1)
    expect(comentarios).toMatchObject([
      { comentario: '', eliminado: true, puede_eliminar: false },
      { eliminado: false },
    ])
    expect(await auditOf(t, 'idea', id)).toContainEqual(expect.objectContaining({ accion: 'ideas.commentDeleted' }))
  })

  test('are changed by their author alone, and never once deleted', async () => {
    const id = await anIdea(t, author)
    const { datos } = await comment(id, 'Con eror')
    expect(await edit(datos.id, 'Con error')).toMatchObject({ status: 200, codigo: done.edited.code })
    expect((await ideaOf(t, id, author)).comentarios).toMatchObject([
      { comentario: 'Con error', editado_en: expect.any(String) },
    ])
    for (const other of [author, administrator])
      expect(await edit(datos.id, 'Otro', other)).toMatchObject({ status: 403, codigo: m.notYours.code })
    expect(await edit(datos.id, ' ')).toMatchObject({ campos: { comentario: m.commentInvalid.code } })
    const both = await Promise.all([edit(datos.id, 'Tarde'), erase(datos.id)])
    expect(both[1]).toMatchObject({ status: 200 })
    expect(await edit(datos.id, 'Tarde')).toMatchObject({ status: 404, codigo: m.absent.code })
    expect((await ideaOf(t, id, author)).comentarios).toMatchObject([{ comentario: '', eliminado: true }])
  })

  test('mention who may see them, tell them once by mail, and ring until they are seen', async () => {
    const [owner, told] = [await aThinker(t), await aThinker(t)]
    const id = await anIdea(t, owner, { titulo: 'Rampa móvil' })
    const { datos } = await comment(id, 'Mira, @Ana Rojas', reader, { menciones: [told.id] })
    expect((await ideaOf(t, id, told)).comentarios).toMatchObject([
      { menciones: [{ id: told.id, nombre: 'Ana Rojas' }] },
    ])
    expect(await counted(told)).toBe(1)
    const { ideas } = (await t.call('GET', '/v1/idea/list?menciones=true', undefined, told)).datos
    expect(ideas).toMatchObject([{ id }])
    await edit(datos.id, 'Mira otra vez, @Ana Rojas', reader, { menciones: [told.id] })
    await Promise.all([told, owner].flatMap(({ id }) => [sendNotices(t.deps, id), sendNotices(t.deps, id)]))
    const [toMentioned, toAuthor] = [await mailsTo(t, told.email), await mailsTo(t, owner.email)]
    expect(toMentioned.map(({ asunto }) => asunto)).toEqual(['Idea: Rampa móvil'])
    expect(toMentioned[0]!.texto).toContain('Ana Rojas le mencionó')
    expect(toMentioned[0]!.texto).toContain(`/dashboard/nexttask/ideas/${id}`)
    expect(toAuthor.map(({ asunto }) => asunto)).toEqual(['Idea: Rampa móvil'])
    expect((await ideaOf(t, id, told)).idea.mencion).toBe(true)
    expect(await t.call('PUT', `/v1/idea/update_visto/${id}`, {}, told)).toMatchObject({ status: 200 })
    expect([await counted(told), (await ideaOf(t, id, told)).idea.mencion]).toEqual([0, false])
    const { id: tareaId } = await aTask(t, worker, worker)
    await t.deps.db.insertInto('aviso').values({ usuario_id: told.id, tarea_id: tareaId, tipo: 'mencion' }).execute()
    expect((await ideaOf(t, id, told)).idea.mencion).toBe(false) // a mention in a task is none in an idea
    await edit(datos.id, 'Y ahora', reader, { menciones: [told.id, owner.id] })
    expect([await counted(told), await counted(owner)]).toEqual([0, 1])
  })

  test('refuse what is no comment, and mentions of who may not see the idea', async () => {
    const id = await anIdea(t, author)
    for (const text of ['', ' ', 'a'.repeat(4001), 'a'.repeat(100_000), null])
      expect(await comment(id, text)).toMatchObject({ status: 400, campos: { comentario: m.commentInvalid.code } })
    const elsewhere = await aUser(t, { role: Role.manager, modules: [Module.ideas] })
    for (const other of [worker.id, elsewhere.id, 999_999])
      expect(await comment(id, 'Hola', reader, { menciones: [other] })).toMatchObject({
        status: 400,
        campos: { menciones: m.mentionInvalid.code },
      })
    expect((await ideaOf(t, id, reader)).idea.comentarios).toBe(0)
  })

  test('are of one task or one idea that is there, and for its module', async () => {
    const id = await anIdea(t, author)
    const task = await aTask(t, worker, worker)
    const { datos } = await comment(id, 'Hola')
    for (const [named, code] of [
      [{ idea_id: 'x' }, m.ideaNotRecognized.code],
      [{ idea_id: id, tarea_id: task.id }, m.taskNotRecognized.code],
      [{}, m.taskNotRecognized.code],
    ] as const)
      expect(await t.call('POST', '/v1/comentario/save', { comentario: 'Hola', ...named }, reader)).toMatchObject({
        status: 400,
        codigo: code,
      })
    expect(await comment(999_999, 'Hola')).toMatchObject({ status: 404, codigo: m.ideaAbsent.code })
    expect(await t.call('GET', '/v1/comentario/list?idea_id=999999', undefined, reader)).toMatchObject({
      codigo: m.ideaAbsent.code,
    })
    expect(await comment(id, 'Hola', worker)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    const ofTask = { tarea_id: task.id, comentario: 'Hola' }
    expect(await t.call('POST', '/v1/comentario/save', ofTask, reader)).toMatchObject({ status: 403 })
    for (const [path, person] of [
      [`idea_id=${id}`, worker],
      [`tarea_id=${task.id}`, reader],
    ] as const)
      expect(await t.call('GET', `/v1/comentario/list?${path}`, undefined, person)).toMatchObject({ status: 403 })
    expect(await erase(datos.id, worker)).toMatchObject({ status: 404, codigo: m.absent.code })
    await t.call('PUT', `/v1/idea/delete/${id}`, {}, author)
    expect(await comment(id, 'Hola')).toMatchObject({ status: 404 })
    expect(await erase(datos.id)).toMatchObject({ status: 404 })
    expect(await t.call('PUT', `/v1/idea/update_visto/${id}`, {}, reader)).toMatchObject({ status: 404 })
  })
})

test('new members of an idea and those of a converted one are told', async () => {
  const [member, both] = [
    await aThinker(t),
    await aUser(t, {
      enterpriseId: await theHouse(t),
      modules: [Module.ideas, Module.tasks],
    }),
  ]
  const id = await anIdea(t, both, { titulo: 'Guía', integrantes: [both.id, member.id] })
  await sendNotices(t.deps, member.id)
  const convert = { encargado_id: both.id, version: 1 }
  expect(await t.call('PUT', `/v1/idea/convertir/${id}`, convert, both)).toMatchObject({ status: 200 })
  await sendNotices(t.deps, member.id)
  const texts = (await mailsTo(t, member.email)).toReversed().map(({ texto }) => texto)
  expect(texts[0]).toContain('le agregó como integrante')
  expect(texts[1]).toContain('la convirtió en tarea')
  expect(await mailsTo(t, both.email)).toEqual([])
})
