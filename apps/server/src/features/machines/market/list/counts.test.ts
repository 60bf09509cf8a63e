import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, aRental } from '#test/machines.ts'
import { type ListQuery, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
const { excavators, drillRigs, pumps } = MachineCategory
const [chile, peru] = [152, 604]

beforeAll(async () => {
  t = await startApp()
  const descripcion = 'Sin detalles'
  for (const paisId of [chile, chile, peru])
    await anItem(t, { marca: 'Volvo', categoria_id: excavators, pais_id: paisId, descripcion })
  await anItem(t, { marca: 'Volvo', categoria_id: drillRigs, pais_id: peru, anio: 2010, descripcion })
  await anItem(t, { marca: 'Weir', categoria_id: pumps, pais_id: peru, condicion: 1, descripcion })
  await aRental(t, { marca: 'Weir', categoria_id: pumps, pais_id: chile, descripcion })
  await anItem(t, { marca: 'Weir', categoria_id: pumps, pais_id: chile, publicacion: 0, descripcion })
})
afterAll(() => t.close())

async function counts(query: ListQuery) {
  const { status, datos } = await t.call(
    'GET',
    `/v1/clasificado/conteos?${new URLSearchParams(query as Record<string, string>)}`,
  )
  expect(status).toBe(200)
  const of = (facet: { id: number; total: number }[]) => Object.fromEntries(facet.map(({ id, total }) => [id, total]))
  return { categories: of(datos.categorias), countries: of(datos.paises) }
}

test.each<[ListQuery, Record<number, number>, Record<number, number>]>([
  [{}, { [excavators]: 3, [drillRigs]: 1, [pumps]: 2 }, { [chile]: 3, [peru]: 3 }],
  [{ pais_id: peru }, { [excavators]: 1, [drillRigs]: 1, [pumps]: 1 }, { [chile]: 3, [peru]: 3 }],
  [{ categoria_id: pumps }, { [excavators]: 3, [drillRigs]: 1, [pumps]: 2 }, { [chile]: 1, [peru]: 1 }],
  [
    { categoria_id: pumps, pais_id: peru },
    { [excavators]: 1, [drillRigs]: 1, [pumps]: 1 },
    { [chile]: 1, [peru]: 1 },
  ],
  [{ anio_hasta: 2015 }, { [drillRigs]: 1 }, { [peru]: 1 }],
  [{ tipo: 'arriendo', pais_id: peru }, {}, { [chile]: 1 }],
  [
    { buscar: 'volvo', pais_id: peru },
    { [excavators]: 1, [drillRigs]: 1 },
    { [chile]: 2, [peru]: 2 },
  ],
  [{ buscar: 'volv' }, { [excavators]: 3, [drillRigs]: 1 }, { [chile]: 2, [peru]: 2 }], // found as the list finds it
  [{ condicion: 1, categoria_id: excavators }, { [pumps]: 1 }, {}],
])('%j counts each facet by all other filters', async (query, categories, countries) => {
  expect(await counts(query)).toEqual({ categories, countries })
})

test('each count is the total of the list that its choice leads to', async () => {
  for (const query of [
    { pais_id: peru },
    { buscar: 'volvo' },
    { categoria_id: excavators, condicion: 0 },
  ] as ListQuery[]) {
    const { categories, countries } = await counts(query)
    for (const [id, total] of Object.entries(categories))
      expect((await publicList(t, { ...query, categoria_id: id })).total).toBe(total)
    for (const [id, total] of Object.entries(countries))
      expect((await publicList(t, { ...query, pais_id: id })).total).toBe(total)
  }
})

test('what no list accepts is refused, and changes nothing', async () => {
  expect(await t.call('GET', '/v1/clasificado/conteos?categoria_id=x')).toMatchObject({ status: 400 })
  expect(await t.call('GET', '/v1/clasificado/conteos?buscar=%00%F0')).not.toMatchObject({ status: 500 })
})
