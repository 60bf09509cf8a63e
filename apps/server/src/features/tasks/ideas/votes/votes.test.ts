import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIdea, anIdeaForm, aThinker, ideaOf } from '#test/ideas.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let author: Person
let reader: Person
beforeAll(async () => {
  t = await startApp()
  author = await aThinker(t)
  reader = await aThinker(t)
})
afterAll(() => t.close())

const vote = (id: unknown, voto: unknown, as: Person | null = reader) =>
  t.call('PUT', `/v1/idea/votar/${id}`, { voto }, as)

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
