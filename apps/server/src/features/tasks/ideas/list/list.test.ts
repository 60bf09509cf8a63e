import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIdea, anIdeaForm, aThinker } from '#test/ideas.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { bulkActionBehaviour, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let author: Person
let member: Person
let reader: Person
beforeAll(async () => {
  t = await startApp()
  author = await aThinker(t)
  member = await aThinker(t)
  reader = await aThinker(t)
})
afterAll(() => t.close())

const vote = (id: unknown, voto: unknown, as: Person | null = reader) =>
  t.call('PUT', `/v1/idea/votar/${id}`, { voto }, as)
const list = async (query: Record<string, string>, as = reader) =>
  (await t.call('GET', `/v1/idea/list?${new URLSearchParams(query)}`, undefined, as)).datos
const board = async (query: Record<string, string>, as = reader) =>
  (await t.call('GET', `/v1/idea/tablero?${new URLSearchParams(query)}`, undefined, as)).datos.columnas

describe('list and board', () => {
  test('agree: by votes unless another order is asked, with all filters', async () => {
    const word = 'Filtrable'
    const few = await anIdea(t, author, { titulo: `${word} pocos`, area_id: 2 })
    const many = await anIdea(t, member, { titulo: `${word} muchos`, tiempo_interes: 19 })
    await vote(many, true)
    const all = { buscar: 'FILTRABLE' }
    const ids = async (query: object) => (await list({ ...all, ...query })).ideas.map(({ id }: { id: number }) => id)
    expect(await ids({})).toEqual([many, few])
    expect(await ids({ orden: 'titulo' })).toEqual([many, few])
    expect(await ids({ orden: '-titulo' })).toEqual([few, many])
    expect(await ids({ orden: 'creado_en' })).toEqual([few, many])
    for (const query of [{ area_id: '2' }, { creado_por: `${author.id}` }, { integrante_id: `${author.id}` }])
      expect(await ids(query)).toEqual([few])
    for (const query of [{ votadas: 'true' }, { tiempo_interes: '19' }, { id: `${many}` }])
      expect(await ids(query)).toEqual([many])
    expect(await ids({ convertidas: 'true' })).toEqual([])
    expect(await list({ ...all, page: '2', page_row: '1' })).toMatchObject({ ideas: [{ id: few }], total: 2 })
    expect(await list({ ...all, page: '9' })).toEqual({ ideas: [], total: 2 })
    expect(await board(all)).toMatchObject([
      { tiempo_interes: 16, ideas: [{ id: few }], total: 1 },
      { tiempo_interes: 17, ideas: [], total: 0 },
      { tiempo_interes: 18, ideas: [], total: 0 },
      { tiempo_interes: 19, ideas: [{ id: many, votada: true }], total: 1 },
    ])
    expect(await board({ ...all, tiempo_interes: '19' })).toMatchObject([{ tiempo_interes: 19, total: 1 }])
  })

  test.each([['orden=peor'], ['tiempo_interes=7'], ['area_id=x'], ['votadas=quizás'], ['page=0']])(
    'refuse %s',
    async (query) => {
      expect(await t.call('GET', `/v1/idea/list?${query}`, undefined, author)).toMatchObject({ status: 400 })
    },
  )

  test('palette and calls are for the module, inside the house', async () => {
    const id = await anIdea(t, author, { titulo: 'Buscable en paleta' })
    const find = async (as: Person) =>
      (await t.call('GET', '/v1/buscar?buscar=buscable', undefined, as)).datos.listas as unknown[]
    expect(await find(reader)).toMatchObject([
      { lista: 'ideas', registros: [{ id, detalle: 'En espera', detalle_en: 'On hold' }] },
    ])
    const elsewhere = await aUser(t, { enterpriseId: await anEnterprise(t), modules: [Module.ideas] })
    const without = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.tasks] })
    for (const person of [elsewhere, without]) {
      expect(await find(person)).toEqual([])
      for (const reply of [
        t.call('POST', '/v1/idea/save', anIdeaForm(), person),
        t.call('PUT', `/v1/idea/delete/${id}`, {}, person),
        vote(id, true, person),
      ])
        expect(await reply).toMatchObject({ status: 403 })
    }
    expect(await t.call('POST', '/v1/idea/save', anIdeaForm(), null)).toMatchObject({ status: 401 })
  })
})

const some = several((word) => anIdea(t, author, { titulo: `${word} idea` }))
const bulk = {
  app: () => t,
  path: '/v1/idea',
  person: () => author,
  some,
  absent: coreMessages.absent,
  ...rowsOf(() => t, 'idea'),
}
const ofAnother = () => anIdea(t, member)
bulkActionBehaviour({
  ...bulk,
  accion: 'corto_plazo',
  refused: [
    [() => anIdea(t, author, { tiempo_interes: 17 }), bulkMessages.alreadySo],
    [ofAnother, coreMessages.notAllowed],
  ],
  leaves: { tiempo_interes: 17 },
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...bulk,
  accion: 'eliminar',
  refused: [[ofAnother, coreMessages.notAllowed]],
  leaves: { eliminado_en: expect.any(String) },
  second: m.absentToDelete,
})
