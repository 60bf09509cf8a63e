import { Module } from '@portal/contract/access/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anIdea, anIdeaForm, aThinker } from '#test/ideas.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { sendNotices } from '../notices/send.ts'

let t: TestApp
let author: Person
let member: Person
let voter: Person
let mover: Person
let id: number
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  const english = { enterpriseId: await theHouse(t), modules: [Module.ideas], language: 'en' as const }
  author = await aThinker(t)
  member = await aThinker(t)
  mover = await aThinker(t)
  voter = await aUser(t, english)
  id = await anIdea(t, author, { titulo: 'Guía de tronaduras', integrantes: [author.id, member.id, mover.id] })
  await t.call('PUT', `/v1/idea/votar/${id}`, { voto: true }, voter)
  for (const person of [author, member, mover, voter]) await newsOf(person) // that they are members
})
afterAll(() => t.close())

let version = 1
beforeEach(() => {
  version = 1
})
const move = (to: number, as = mover) =>
  t.call('PUT', `/v1/idea/update_estado/${id}`, { tiempo_interes: to, version: version++ }, as)
const seen = new Set<string>()
/** The texts of the mails that a person got since they were last asked; two processes send at once. */
async function newsOf({ id, email }: Person): Promise<string[]> {
  await Promise.all([sendNotices(t.deps, id), sendNotices(t.deps, id)])
  const mails = (await mailsTo(t, email)).filter(({ id }) => !seen.has(String(id)))
  for (const { id } of mails) seen.add(String(id))
  return mails.map(({ texto }) => texto ?? '')
}

describe('a move of an idea', () => {
  test('is told once to its author, its members and who voted, in their language, and not to who moved it', async () => {
    await move(17)
    for (const person of [author, member]) {
      const [text, ...more] = await newsOf(person)
      expect(text).toContain('Ana Rojas la movió · En espera → Corto plazo')
      expect(more).toEqual([])
    }
    expect((await newsOf(voter))[0]).toContain('moved it · On hold → Short term')
    expect(await newsOf(mover)).toEqual([])
    expect(await newsOf(author)).toEqual([])
  })

  test('with an edit is told like one on the board; who became a member with it hears only that', async () => {
    const added = await aThinker(t)
    const form = anIdeaForm({ integrantes: [author.id, added.id], tiempo_interes: 18, version: 1 })
    expect(await t.call('PUT', `/v1/idea/update/${id}`, form, mover)).toMatchObject({ status: 200 })
    expect((await newsOf(author))[0]).toContain('En espera → Mediano plazo')
    const [text] = await newsOf(added)
    expect(text).toContain('le agregó como integrante')
    expect(text).not.toContain('la movió')
  })

  test('that is followed by others is one line of the mail, and none when the idea is back', async () => {
    for (const to of [17, 18, 19]) await move(to)
    const [text] = await newsOf(author)
    expect(text).toContain('En espera → Largo plazo')
    expect(text!.match(/la movió/g)).toHaveLength(1)
    await newsOf(member)
    await move(16)
    await move(19)
    expect(await newsOf(author)).toEqual([])
    await move(16)
    expect((await newsOf(member))[0]).toContain('Largo plazo → En espera')
  })

  test('by a bulk change is told, unless it is a trial or was undone before', async () => {
    const many = (ensayo: boolean) =>
      t.call('POST', '/v1/idea/lote', { accion: 'corto_plazo', ids: [id], ensayo }, author)
    expect(await many(true)).toMatchObject({ status: 200, datos: { hechos: 1 } })
    expect(await newsOf(member)).toEqual([])
    const { datos } = await many(false)
    expect((await newsOf(member))[0]).toContain('En espera → Corto plazo')
    expect(await t.call('PUT', `/v1/idea/lote/${datos.lote_id}/deshacer`, {}, author)).toMatchObject({ status: 200 })
    expect(await newsOf(voter)).toEqual([])
  })

  test('is not told to who may not open ideas any more', async () => {
    const { db } = t.deps
    await db.deleteFrom('acceso_modulo').where('usuario_id', '=', member.id).execute()
    await db.updateTable('usuario').set({ estado_id: 2 }).where('id', '=', voter.id).execute()
    await t.call('POST', '/v1/comentario/save', { idea_id: id, comentario: 'Es secreto' }, mover)
    await move(17)
    expect(await newsOf(member)).toEqual([])
    expect(await newsOf(voter)).toEqual([])
    expect((await newsOf(author))[0]).toContain('Es secreto')
  })
})

test('who voted for an idea hears that it became a task', async () => {
  const worker = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.ideas, Module.tasks] })
  const own = await anIdea(t, worker)
  await t.call('PUT', `/v1/idea/votar/${own}`, { voto: true }, voter)
  const converted = { encargado_id: worker.id, version: 1 }
  expect(await t.call('PUT', `/v1/idea/convertir/${own}`, converted, worker)).toMatchObject({ status: 200 })
  expect((await newsOf(voter))[0]).toContain('turned it into a task')
})
