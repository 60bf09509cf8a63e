import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, aRental } from '#test/machines.ts'
import { brandsOf, daysAgo, itemsChanged, type ListQuery, listPath, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
const { excavators, drillRigs, pumps } = MachineCategory
const peru = 604

beforeAll(async () => {
  t = await startApp()
  const items: Record<string, Parameters<typeof anItem>[1]> = {
    'Sandvik DR410i': {
      categoria_id: drillRigs,
      anio: 2012,
      precio: 300_000,
      tiempo_uso: 9000,
      creado_en: daysAgo(40),
    },
    'Komatsu PC200': { categoria_id: excavators, anio: 2018, precio: 70_000, condicion: 1, creado_en: daysAgo(9) },
    'Volvo EC210': {
      categoria_id: excavators,
      anio: 2016,
      precio: 55_000,
      pais_id: peru,
      ciudad: 'Ñuñoa',
      creado_en: daysAgo(8),
    },
    'Volvo EC140': { categoria_id: excavators, anio: 2016, precio: 41_000_000, moneda: 'CLP', creado_en: daysAgo(7) },
    'Grundfos CR': {
      categoria_id: pumps,
      anio: 2021,
      precio: 0,
      consultar_precio: true,
      creado_en: daysAgo(6),
      destacado: true,
    },
    'Weir Warman': {
      categoria_id: pumps,
      anio: 2010,
      precio: 9000.5,
      es_oferta: true,
      modo_oferta: 'oferta',
      creado_en: daysAgo(5),
    },
    'Flygt 2201': { categoria_id: pumps, precio: 8000, es_oferta: true, modo_oferta: 'subasta', creado_en: daysAgo(4) },
  }
  for (const [marca, wishes] of Object.entries(items)) await anItem(t, { marca, ...wishes })
  const rentals = {
    'Atlas Copco XAS': { precio_arriendo: 95 },
    'Generac MLT6': { precio_arriendo: 40, es_venta: true, precio: 12_000 },
  }
  const asRentals = { categoria_id: MachineCategory.generators, anio: 2019, creado_en: daysAgo(3) }
  for (const [marca, wishes] of Object.entries(rentals)) await aRental(t, { marca, ...asRentals, ...wishes })
})
afterAll(() => t.close())

const all = [
  'Generac MLT6',
  'Atlas Copco XAS',
  'Flygt 2201',
  'Weir Warman',
  'Grundfos CR',
  'Volvo EC140',
  'Volvo EC210',
  'Komatsu PC200',
  'Sandvik DR410i',
]

test('the newest first, with its total and without a correction', async () => {
  expect(await brandsOf(t)).toEqual(all)
  expect(await publicList(t)).toMatchObject({ total: 9, total_exacto: true, busqueda_corregida: null })
})

describe('who is listed', () => {
  const hidden = {
    inactive: { publicacion: 0 },
    waiting: { aprobacion: 0 },
    rejected: { aprobacion: 2 },
    deleted: { eliminado_en: new Date() },
    sold: { vendido_en: new Date() },
    expired: { vence_en: new Date(Date.now() - 1000) },
  }
  test.each(Object.entries(hidden))('not what is %s', async (_, state) => {
    const { id } = await anItem(t, { marca: 'Oculta', categoria_id: excavators, destacado: true, ...state })
    await itemsChanged(t)
    const found = await publicList(t, { page_row: 100 })
    expect([...found.clasificados, ...found.clasificados_mas_destacados].map(({ marca }) => marca)).not.toContain(
      'Oculta',
    )
    expect(found.total).toBe(9)
    await t.deps.db.deleteFrom('clasificado').where('id', '=', id).execute()
  })
})

describe('filters', () => {
  test.each<[ListQuery, string[]]>([
    [{ categoria_id: pumps }, ['Flygt 2201', 'Weir Warman', 'Grundfos CR']],
    [{ condicion: 1 }, ['Komatsu PC200']],
    [{ condicion: 0, categoria_id: excavators }, ['Volvo EC140', 'Volvo EC210']],
    [{ pais_id: peru }, ['Volvo EC210']],
    [{ ciudad: 'nunoa' }, ['Volvo EC210']],
    [{ ciudad: ' ÑUÑOA ' }, ['Volvo EC210']],
    [{ moneda: 'CLP' }, ['Volvo EC140']],
    [{ precio_desde: 55_000 }, ['Volvo EC210', 'Komatsu PC200', 'Sandvik DR410i']],
    [{ precio_hasta: '9000.50' }, ['Flygt 2201', 'Weir Warman']],
    [{ precio_desde: 9000, precio_hasta: 60_000 }, ['Generac MLT6', 'Weir Warman', 'Volvo EC210']],
    [{ moneda: 'CLP', precio_hasta: 50_000_000 }, ['Volvo EC140']],
    [{ anio_desde: 2018 }, ['Generac MLT6', 'Atlas Copco XAS', 'Flygt 2201', 'Grundfos CR', 'Komatsu PC200']],
    [{ anio_desde: 2016, anio_hasta: 2016 }, ['Volvo EC140', 'Volvo EC210']],
    [{ tiempo_uso_hasta: 8999.9, anio_hasta: 2012 }, ['Weir Warman']],
    [{ tipo: 'venta', anio_desde: 2019 }, ['Generac MLT6', 'Flygt 2201', 'Grundfos CR']],
    [{ tipo: 'arriendo' }, ['Generac MLT6', 'Atlas Copco XAS']],
    [{ tipo: 'arriendo', precio_desde: 50 }, ['Atlas Copco XAS']],
    [{ tipo: 'oferta' }, ['Weir Warman']],
    [{ tipo: 'subasta' }, ['Flygt 2201']],
    [{ dias: 7, tipo: 'venta' }, ['Generac MLT6', 'Flygt 2201', 'Weir Warman', 'Grundfos CR']],
    [{ categoria_id: pumps, pais_id: peru }, []],
    [
      {
        categoria_id: '',
        condicion: '',
        pais_id: '',
        moneda: '',
        precio_desde: '',
        anio_hasta: '',
        dias: '',
        tipo: '',
      },
      all,
    ],
  ])('%j', async (query, found) => {
    expect(await brandsOf(t, query)).toEqual(found)
    expect((await publicList(t, query)).total).toBe(found.length)
    expect((await brandsOf(t, { ...query, orden: 'anio' })).toSorted()).toEqual(found.toSorted())
  })

  test.each<ListQuery>([
    { categoria_id: 'abc' },
    { categoria_id: -1 },
    { categoria_id: '1; drop table clasificado' },
    { categoria_id: '99999999999' },
    { pais_id: '1.5' },
    { condicion: 2 },
    { condicion: -1 },
    { moneda: 'EUR' },
    { precio_desde: 'mucho' },
    { precio_desde: -1 },
    { precio_hasta: '1e999' },
    { anio_desde: 99_999 },
    { anio_hasta: '2020.5' },
    { tiempo_uso_hasta: 'NaN' },
    { tipo: 'regalo' },
    { dias: 0 },
    { dias: 4000 },
    { page: 0 },
    { page: '2147483648' },
    { page_row: 181 },
    { buscar: 'x'.repeat(101) },
    { ciudad: 'x'.repeat(81) },
  ])('%j is refused', async (query) => {
    expect(await t.call('GET', listPath(query))).toMatchObject({ status: 400, estado: 'ERR', codigo: 988 })
  })

  test.each([
    'categoria_id=1&categoria_id=2',
    'buscar=a&buscar=b',
    'precio_desde=1&precio_desde=2',
    'page=1&page=2',
    'tipo=venta&tipo=',
  ])('given twice, %s is refused', async (query) => {
    expect((await t.call('GET', `/v1/clasificado/list_all?${query}`)).status).toBe(400)
  })

  test.each([
    'precio_desde=1e300',
    'ciudad=%00',
    'buscar=%00%01',
    'ciudad=%F0%9F%9A%9C',
    'anio_desde=0002020',
    'x=1&__proto__=1',
  ])('%s does no harm', async (query) => {
    expect([200, 400]).toContain((await t.call('GET', `/v1/clasificado/list_all?${query}`)).status)
  })

  test('an unknown order and unknown parameters are left out', async () => {
    expect(await brandsOf(t, { orden: 'id; drop table clasificado', utm_source: 'x' })).toEqual(all)
  })
})

describe('orders', () => {
  test('by price: dollars first, what is told on request after them', async () => {
    const dearest = ['Sandvik DR410i', 'Komatsu PC200', 'Volvo EC210', 'Generac MLT6', 'Weir Warman', 'Flygt 2201']
    expect((await brandsOf(t, { orden: '-precio' })).filter((name) => dearest.includes(name))).toEqual(dearest)
    expect((await brandsOf(t, { orden: 'precio' })).slice(0, 6)).toEqual(dearest.toReversed())
    for (const orden of ['precio', '-precio']) {
      expect((await brandsOf(t, { orden })).slice(6, 8).toSorted()).toEqual(['Atlas Copco XAS', 'Grundfos CR'])
      expect((await brandsOf(t, { orden })).at(-1)).toBe('Volvo EC140')
    }
  })
  test('rents by the price of a day', async () => {
    expect(await brandsOf(t, { tipo: 'arriendo', orden: 'precio' })).toEqual(['Generac MLT6', 'Atlas Copco XAS'])
    expect(await brandsOf(t, { tipo: 'arriendo', orden: '-precio' })).toEqual(['Atlas Copco XAS', 'Generac MLT6'])
  })
  test('by year, stable both ways', async () => {
    const forth = await brandsOf(t, { orden: 'anio' })
    expect(forth[0]).toBe('Weir Warman')
    expect(await brandsOf(t, { orden: '-anio' })).toEqual(forth.toReversed())
  })
})

describe('featured items', () => {
  test('stand first and in their place, at most six, the newest of all that match', async () => {
    expect((await publicList(t)).clasificados_mas_destacados.map(({ marca }) => marca)).toEqual(['Grundfos CR'])
    expect((await publicList(t, { page: 2, page_row: 5 })).clasificados_mas_destacados).toHaveLength(1)
    expect((await publicList(t, { categoria_id: excavators })).clasificados_mas_destacados).toEqual([])
    await t.deps.db.updateTable('clasificado').set({ destacado: true }).execute()
    await itemsChanged(t)
    expect((await publicList(t)).clasificados_mas_destacados.map(({ marca }) => marca)).toEqual(all.slice(0, 6))
    expect((await publicList(t, { buscar: 'volvo' })).clasificados_mas_destacados.map(({ marca }) => marca)).toEqual([
      'Volvo EC140',
      'Volvo EC210',
    ])
  })
})
