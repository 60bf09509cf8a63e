import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { ideaDoneMessages as done, ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anIdea, ideaOf } from '#test/ideas.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { taskOf } from '#test/tasks.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let author: Person
let member: Person
let thinker: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  author = await aUser(t, { enterpriseId, modules: [Module.ideas, Module.tasks] })
  member = await aUser(t, { enterpriseId, modules: [Module.ideas, Module.tasks] })
  thinker = await aUser(t, { enterpriseId, modules: [Module.ideas] })
})
afterAll(() => t.close())

const convert = (id: unknown, changes: object = {}, as = author) =>
  t.call('PUT', `/v1/idea/convertir/${id}`, { encargado_id: member.id, version: 1, ...changes }, as)
const tasks = () => t.deps.db.selectFrom('tarea').select('id').execute()

test('a task has the title, text, area and people of the idea; each leads to the other', async () => {
  const integrantes = [author.id, member.id, thinker.id]
  const id = await anIdea(t, author, { titulo: 'Guía convertible', integrantes })
  const converted = await convert(id)
  expect(converted).toMatchObject({ status: 200, mensaje: done.converted.es, datos: { id } })
  const { tarea } = await taskOf(t, converted.datos.tarea_id, author)
  expect(tarea).toMatchObject({
    titulo: 'Guía convertible',
    descripcion: 'Menos viajes a la mina',
    area_id: 5,
    encargado_id: member.id,
    encargados_revision: [{ usuario_id: author.id }],
    origen_texto: 'Guía convertible',
    origen_direccion: `/dashboard/nexttask/ideas/${id}`,
  })
  const { idea, eventos } = await ideaOf(t, id, author)
  expect(idea).toMatchObject({ tarea_id: tarea.id, puede_editar: false, version: 2 })
  expect(eventos.at(-1)).toMatchObject({ tipo: 'convertida' })
  expect((await auditOf(t, 'idea', id)).at(-1)).toMatchObject({ accion: 'ideas.converted', usuario_id: author.id })
  const found = async (query: string) =>
    (await t.call('GET', `/v1/idea/list?buscar=convertible${query}`, undefined, author)).datos.total
  expect([await found(''), await found('&convertidas=true')]).toEqual([0, 1])
})

test('happens once of two at once, and to nothing that changed meanwhile', async () => {
  const id = await anIdea(t, author, { integrantes: [author.id, member.id] })
  const before = (await tasks()).length
  const both = await together(
    t,
    row('idea', id),
    () => convert(id),
    () => convert(id, {}, member),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await convert(id, { version: 2 })).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
  expect(await tasks()).toHaveLength(before + 1)
})

test('is refused where the person, the assignee or the idea is not what it takes, and leaves no task', async () => {
  const id = await anIdea(t, author, { integrantes: [author.id, thinker.id] })
  const before = (await tasks()).length
  for (const assignee of [thinker.id, 999_999, 'x'])
    expect(await convert(id, { encargado_id: assignee })).toMatchObject({
      status: 400,
      campos: { encargado_id: coreMessages.invalid.code },
    })
  for (const person of [thinker, member]) expect(await convert(id, {}, person)).toMatchObject({ status: 403 })
  expect(await convert('x')).toMatchObject({ status: 400, codigo: m.notRecognizedToUpdate.code })
  expect(await convert(999_999)).toMatchObject({ status: 404, codigo: m.absentToUpdate.code })
  expect(await tasks()).toHaveLength(before)
})
