import { setTimeout as sleep } from 'node:timers/promises'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { PublicListQuerySchema } from '@portal/contract/machines/market/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cacheCounts } from '#core/database/cache-counts.ts'
import { newChanges } from '#core/database/events.ts'
import { anOwner, aStaffMember, decide, editItem, itemVersion, saveItem } from '#test/items.ts'
import { anItem, aRequestForm, ask, changeStatus } from '#test/machines.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { publicMachines } from '../detail/detail.ts'
import { machineLists } from './list.ts'
import type { ListQuery } from './rules.ts'

const { excavators, drillRigs, pumps } = MachineCategory
const brands = ['Komatsu', 'Volvo', 'Sandvik']

/** Lists that filter, sort and search in every way. */
const queries: ListQuery[] = [
  {},
  { page: 2, page_row: 6 },
  { orden: 'precio' },
  { orden: '-precio', categoria_id: pumps },
  { orden: 'anio' },
  { orden: '-anio', condicion: 1 },
  { categoria_id: excavators },
  { pais_id: 604 },
  { precio_desde: 20_000, precio_hasta: 60_000 },
  { precio_hasta: 30_000_000, moneda: 'CLP', orden: 'precio' },
  { anio_desde: 2015, anio_hasta: 2019 },
  { tiempo_uso_hasta: 5000 },
  { ciudad: 'ñunoa' },
  { dias: 5 },
  { tipo: 'arriendo', orden: 'precio' },
  { tipo: 'venta' },
  { tipo: 'subasta' },
  { buscar: 'komatsu' },
  { buscar: 'volvo iquique', orden: '-relevancia' },
  { buscar: 'kamatsu' },
].map((query) => PublicListQuerySchema.parse(query))

let t: TestApp
let owner: Person
let staff: Person
let ids: number[]

async function set(refreshMs: number) {
  t = await startApp({}, { refreshMs })
  owner = await anOwner(t)
  staff = await aStaffMember(t)
  ids = []
  for (let place = 0; place < 14; place++) {
    const { id } = await anItem(t, {
      marca: brands[place % 3]!,
      categoria_id: [excavators, drillRigs, pumps][place % 3]!,
      precio: 5000 * place + 9000,
      anio: 2010 + place,
      pais_id: place % 2 ? 152 : 604,
    })
    ids.push(id)
  }
}
afterEach(() => t.close())

type Write = (id: number) => Promise<unknown>
const put = async (verb: string, id: number, body: object) =>
  t.call('PUT', `/v1/clasificado/${verb}/${id}`, { ...body, ...(await itemVersion(t, id)) }, staff)
const edit =
  (changes: object): Write =>
  (id) =>
    editItem(t, id, staff, changes)

const { negotiation, reservedPendingPayment, sold, cancelled } = RequestStatus
/** A request for an item that staff move on, unless it cannot be asked for. */
async function moved(id: number, ...moves: [to: number, form?: object][]) {
  const { status, datos } = await ask(t, { clasificado_id: id })
  if (status !== 200) return
  for (const [to, form] of [[negotiation] as [number], ...moves])
    await changeStatus(t, datos.solicitud_clasificado_id, to, staff, form)
}

const writes: Record<string, Write> = {
  cheaper: edit({ precio: 8000 }),
  dearer: edit({ precio: 59_000 }),
  inPesos: edit({ precio: 29_000_000, moneda: 'CLP' }),
  onRequest: edit({ consultar_precio: true }),
  older: edit({ anio: 2016 }),
  used: edit({ tiempo_uso: 4000, condicion: 1 }),
  moved: edit({ ciudad: 'Ñuñoa' }),
  peruvian: edit({ pais_id: 604 }),
  renamed: edit({ marca: 'Komatsu', descripcion: 'Operativa en Iquique' }),
  pump: edit({ categoria_id: pumps }),
  rental: edit({ es_venta: false, es_arriendo: true, precio_arriendo: 90, dias_minimos: 2 }),
  auction: edit({ es_oferta: true, modo_oferta: 'subasta' }),
  featured: (id) => put('destacar', id, { destacado: true }),
  plain: (id) => put('destacar', id, { destacado: false }),
  hidden: (id) => put('publicar', id, { publicacion: 0 }),
  shown: (id) => put('publicar', id, { publicacion: 1 }),
  asked: (id) => ask(t, aRequestForm({ clasificado_id: id })),
  reserved: (id) => moved(id, [reservedPendingPayment, { monto_reserva: 2000 }]),
  freed: (id) => moved(id, [reservedPendingPayment, { monto_reserva: 2000 }], [cancelled]),
  sold: (id) => moved(id, [sold, { monto_venta: 39_000 }]),
  unsold: (id) => moved(id, [sold, { monto_venta: 39_000 }], [cancelled]),
  waiting: async () => {
    const { datos } = await saveItem(t, owner, { marca: 'Volvo' })
    return decide(t, datos.id, staff)
  },
}
const someWrites = fc.array(fc.record({ write: fc.constantFrom(...Object.keys(writes)), place: fc.nat({ max: 13 }) }), {
  minLength: 1,
  maxLength: 6,
})

/** Every list and item as remembered, and as someone finds them who remembers nothing. */
async function compare(changed: number) {
  const ask = (call: string, query: ListQuery) =>
    t.call('GET', `/v1/clasificado/${call}?${new URLSearchParams(sent(query))}`)
  const anew = { db: t.deps.db, changes: newChanges() }
  const [{ list, counts }, item] = [machineLists(anew), publicMachines(anew)]
  for (const query of queries) {
    const [listed, counted] = [await ask('list_all', query), await ask('conteos', query)]
    expect([query, listed.datos]).toEqual([query, JSON.parse((await list(query)).text)])
    expect([query, byId(counted.datos)]).toEqual([query, byId(await counts(query))])
  }
  for (const id of [changed, ids[0]!]) {
    const remembered = await t.call('GET', `/v1/clasificado/list_all/${id}`)
    const told = await item(id).catch(() => null)
    expect([id, told && remembered.datos]).toEqual([id, told && JSON.parse(told.text)])
  }
}

const byId = (counts: Record<string, { id: number }[] | null>) =>
  Object.values(counts).map((counted) => counted?.toSorted((a, b) => a.id - b.id))

const sent = (query: ListQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  )

describe('after any writes every remembered answer equals a fresh one', () => {
  describe('at once, where nothing is served on', () => {
    beforeEach(() => set(0))

    test('whatever was written', { timeout: 60_000 }, () =>
      fc.assert(
        fc.asyncProperty(someWrites, async (chosen) => {
          for (const { write, place } of chosen) {
            await writes[write]!(ids[place]!)
            await compare(ids[place]!)
          }
        }),
        { numRuns: 12 },
      ),
    )
  })

  describe('after the time that a touched answer is served on', () => {
    const refreshMs = 150
    beforeEach(() => set(refreshMs))

    test('whatever was written meanwhile, and read meanwhile', { timeout: 60_000 }, () =>
      fc.assert(
        fc.asyncProperty(someWrites, async (chosen) => {
          const reading = Promise.all(
            queries.map((query) => t.call('GET', `/v1/clasificado/list_all?${new URLSearchParams(sent(query))}`)),
          )
          for (const { write, place } of chosen) await writes[write]!(ids[place]!)
          await reading
          await sleep(refreshMs)
          await compare(ids[chosen.at(-1)!.place]!)
        }),
        { numRuns: 8 },
      ),
    )
  })
})

describe('a change', () => {
  beforeEach(() => set(1000))

  test('refreshes only what it touches', async () => {
    const list = (query: string) => t.call('GET', `/v1/clasificado/list_all?${query}`)
    for (const query of ['categoria_id=1', 'categoria_id=3', 'anio_desde=2030'])
      for (let n = 0; n < 3; n++) await list(query)
    const before = { ...cacheCounts }
    await edit({ precio: 77_000 })(ids.find((_, place) => place % 3 === 1)!)
    for (const query of ['categoria_id=1', 'anio_desde=2030']) await list(query)
    expect(cacheCounts.rounds).toBe(before.rounds)
  })

  test('of a request touches only lists that show the item, and a sale takes it out of them', async () => {
    const total = async (query: string) => (await t.call('GET', `/v1/clasificado/list_all?${query}`)).datos.total
    for (let n = 0; n < 3; n++) await total('categoria_id=3')
    const before = { total: await total('categoria_id=1'), rounds: cacheCounts.rounds }
    const [id] = ids
    await writes.freed!(id!)
    await writes.sold!(id!)
    await total('categoria_id=3')
    expect(cacheCounts.rounds).toBe(before.rounds)
    expect(await total('categoria_id=1')).toBe(before.total - 1)
  })

  test('is seen at once by who is signed in, and served on to visitors while others follow', async () => {
    const [id] = ids
    const seen = async (as: Person | null) =>
      (await t.call('GET', `/v1/clasificado/list_all/${id}`, undefined, as)).datos.precio
    await seen(null)
    await edit({ precio: 11_000 })(id!)
    expect(await seen(null)).toBe(11_000)
    await edit({ precio: 12_000 })(id!)
    expect(await seen(null)).toBe(11_000)
    expect(await seen(staff)).toBe(12_000)
    expect(await seen(null)).toBe(12_000)
  })
})
