import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIdea, anIdeaForm, aThinker, ideaOf } from '#test/ideas.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let author: Person
let reader: Person
let administrator: Person
beforeAll(async () => {
  t = await startApp()
  author = await aThinker(t)
  reader = await aThinker(t)
  administrator = await aThinker(t, Role.administrator)
})
afterAll(() => t.close())

const vote = (id: unknown, voto: unknown, as: Person | null = reader) =>
  t.call('PUT', `/v1/idea/votar/${id}`, { voto }, as)
const comment = (ideaId: unknown, comentario: unknown, as: Person | null = reader) =>
  t.call('POST', '/v1/idea/comentario/save', { idea_id: ideaId, comentario }, as)
const removeComment = (id: unknown, as: Person | null = reader) =>
  t.call('PUT', `/v1/idea/comentario/delete/${id}`, {}, as)

describe('votes', () => {
  test('one per person, whatever is pressed how often, also at once by many', async () => {
    const id = await anIdea(t, author)
    const voters = await Promise.all(Array.from({ length: 6 }, () => aThinker(t)))
    const replies = await Promise.all([...voters, ...voters].map((voter) => vote(id, true, voter)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect((await ideaOf(t, id, voters[0]!)).idea).toMatchObject({ votos: 7, votada: true, version: 1 })
    await Promise.all([vote(id, false, voters[0]), vote(id, false, voters[0]), vote(id, false, author)])
    expect((await ideaOf(t, id, voters[0]!)).idea).toMatchObject({ votos: 5, votada: false })
    expect(await vote(id, false, voters[0])).toMatchObject({ datos: { votos: 5, votada: false } })
  })

  test('disturb nobody who edits', async () => {
    const id = await anIdea(t, author)
    await vote(id, true)
    const edited = { ...anIdeaForm(), integrantes: [author.id], version: 1 }
    expect(await t.call('PUT', `/v1/idea/update/${id}`, edited, author)).toMatchObject({ status: 200 })
  })

  test('refuse what is none', async () => {
    expect(await vote(await anIdea(t, author), 'quizás')).toMatchObject({ status: 400 })
    expect(await vote('x', true)).toMatchObject({ status: 400, codigo: m.notRecognizedToUpdate.code })
    expect(await vote(999_999, true)).toMatchObject({ status: 404, codigo: m.absentToUpdate.code })
  })
})

describe('comments', () => {
  test('stand in their order; a deleted one leaves a stub', async () => {
    const id = await anIdea(t, author)
    const { datos } = await comment(id, '  ¿Y el costo?\n<b>alto</b> ')
    await comment(id, 'Bajo', author)
    expect((await ideaOf(t, id, reader)).comentarios).toMatchObject([
      { comentario: '¿Y el costo?\n<b>alto</b>', autor: 'Ana Rojas', puede_eliminar: true },
      { comentario: 'Bajo', puede_eliminar: false },
    ])
    expect(await removeComment(datos.id, author)).toMatchObject({ status: 403 })
    const both = await Promise.all([removeComment(datos.id), removeComment(datos.id, administrator)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const { idea, comentarios } = await ideaOf(t, id, administrator)
    expect(idea.comentarios).toBe(1)
    expect(comentarios).toMatchObject([
      { comentario: '', eliminado: true, puede_eliminar: false },
      { eliminado: false },
    ])
  })

  test.each([[''], [' '], ['a'.repeat(100_000)], [null]])('refuses an empty or endless one, case %#', async (text) => {
    const id = await anIdea(t, author)
    expect(await comment(id, text)).toMatchObject({ status: 400, campos: { comentario: coreMessages.invalid.code } })
    expect((await ideaOf(t, id, reader)).idea.comentarios).toBe(0)
  })

  test('are of an idea that is there', async () => {
    expect(await comment(999_999, 'Hola')).toMatchObject({ status: 404 })
    expect(await removeComment(999_999)).toMatchObject({ status: 404 })
    const id = await anIdea(t, author)
    const { datos } = await comment(id, 'Hola')
    await t.call('PUT', `/v1/idea/delete/${id}`, {}, author)
    expect(await comment(id, 'Hola')).toMatchObject({ status: 404 })
    expect(await removeComment(datos.id)).toMatchObject({ status: 404 })
  })
})
