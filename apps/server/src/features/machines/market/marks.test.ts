import { PublicListQuerySchema } from '@portal/contract/machines/market/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAll } from '#features/marketplace/lists/queries.ts'
import { searchAll } from '#features/marketplace/search/queries.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { anItem } from '#test/machines.ts'
import { daysAgo } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { machines } from './list/queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const cities = ['Ñuñoa', 'La Serena', "L'Aquila", 'San\\Juan']
const prices = [0, 0.5, 1, 9, 9.99, 10, 20_000, 29_999.99, 30_000, 45_000, 99_999, 100_000, 999_999_999]
const price = fc.constantFrom(...prices)
const year = fc.integer({ min: 1990, max: 2026 })

/** What a machine is filtered by. */
const item = fc
  .record({
    anio: year,
    ciudad: fc.constantFrom(...cities),
    moneda: fc.constantFrom('USD', 'CLP'),
    precio: price,
    precio_final: price,
    precio_arriendo: price,
    consultar_precio: fc.boolean(),
    es_venta: fc.boolean(),
    es_arriendo: fc.boolean(),
    es_oferta: fc.boolean(),
    modo_oferta: fc.constantFrom(null, 'oferta', 'subasta'),
    condicion: fc.constantFrom(0, 1),
    age: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ age, ...rest }) => ({ ...rest, creado_en: daysAgo(age) }))

const span = <T>(one: fc.Arbitrary<T>, from: string, to: string) =>
  fc
    .tuple(one, one)
    .map((pair) => pair.toSorted((a, b) => Number(a) - Number(b)))
    .map(([least, most]) => ({ [from]: least, [to]: most }))
const filter = fc.oneof(
  fc.record({ tipo: fc.constantFrom('venta', 'arriendo', 'oferta', 'subasta') }),
  span(year, 'anio_desde', 'anio_hasta'),
  span(price, 'precio_desde', 'precio_hasta'),
  fc.record({ moneda: fc.constantFrom('USD', 'CLP') }),
  fc.record({ ciudad: fc.constantFrom(...cities, 'nunoa', 'Arica') }),
  fc.record({ condicion: fc.constantFrom(0, 1) }),
  fc.record({ dias: fc.integer({ min: 1, max: 40 }) }),
)
const query = fc
  .array(filter, { minLength: 1, maxLength: 2 })
  .map((filters) => PublicListQuerySchema.parse(Object.assign({}, ...filters)))

const block = { offset: 0, limit: 100 }

test('a word that all machines have finds what the filters find without it, also after changes', {
  timeout: 60_000,
}, async () => {
  const { db } = t.deps
  const { id: first } = await anItem(t, { marca: 'Kobelco' })
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { minLength: 5, maxLength: 15 }),
      item,
      fc.array(query, { minLength: 10, maxLength: 10 }),
      async (items, changed, queries) => {
        await db.deleteFrom('clasificado').where('id', '>', first).execute()
        for (const one of items) await anItem(t, { marca: 'Kobelco', ...one })
        await db.updateTable('clasificado').set(changed).where('id', '=', first).execute()
        for (const { buscar: _, ...wanted } of queries) {
          const filtered = await findAll(machines, db, { ...wanted, words: [] }, block)
          const searched = await searchAll(machines, db, { ...wanted, words: wordsOf('kobelco') }, block)
          expect([wanted, searched]).toEqual([wanted, filtered])
        }
      },
    ),
    { numRuns: 40 },
  )
})
