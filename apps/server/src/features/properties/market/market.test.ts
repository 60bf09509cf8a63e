import type { Of } from '@portal/contract/core/fields'
import { PropertyCategory } from '@portal/contract/properties/constants'
import type { PublicMapSchema } from '@portal/contract/properties/market/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { aProperty, aPropertyClerk, aPropertyForm } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { groundOf } from './map/ground.ts'
import { refreshVocabulary } from './service.ts'

let t: TestApp
let [warehouse, office, house, land] = [0, 0, 0, 0]
beforeAll(async () => {
  t = await startApp()
  const c = PropertyCategory
  const at = (latitud: number, longitud: number) => ({ latitud, longitud })
  const make = async (wishes: object) => (await aProperty(t, wishes)).id
  warehouse = await make({
    titulo: 'Bodega con andén',
    precio: 900_000,
    metros_construidos: 2000,
    destacado: true,
    ...at(-22.456, -68.929),
  })
  office = await make({
    titulo: 'Oficina céntrica',
    categoria_id: c.office,
    condicion: 2,
    precio: 45,
    moneda: 'UF',
    metros_construidos: 80,
    banos: 2,
    ...at(-22.47, -68.92),
  })
  house = await make({
    titulo: 'Casa',
    categoria_id: c.house,
    precio: 200_000,
    metros_construidos: 140,
    habitaciones: 4,
    banos: 3,
    ciudad: 'Copiapó',
    ...at(-17.8, 178.1),
  })
  land = await make({
    titulo: 'Terreno',
    categoria_id: c.land,
    consultar_precio: true,
    precio: 0,
    metros_construidos: 0,
    metros_terreno: 9000,
    ...at(-13.8, -171.8),
  })
  await make({ titulo: 'Bodega por aprobar', aprobacion: 0 })
  await make({ titulo: 'Bodega oculta', publicacion: 0 })
  await make({ titulo: 'Bodega vendida', vendido_en: new Date() })
  await refreshVocabulary(t.deps.db)
})
afterAll(() => t.close())

type List = {
  propiedades: { id: number; titulo: string }[]
  total: number
  busqueda_corregida: string | null
  propiedades_mas_destacadas: { id: number }[]
}
const list = async (query = ''): Promise<List> => (await t.call('GET', `/v1/propiedad/list_all?${query}`)).datos
const ids = async (query: string) => (await list(query)).propiedades.map(({ id }) => id)

describe('the public list', () => {
  test('shows what is approved, active and not sold, the newest first, with the featured ones', async () => {
    expect(await list()).toMatchObject({ total: 4, propiedades_mas_destacadas: [{ id: warehouse }] })
    expect(await ids('')).toEqual([land, house, office, warehouse])
  })

  test.each([
    ['condicion=2', () => [office]],
    ['categoria_id=4', () => [warehouse]],
    ['ciudad=copiapo', () => [house]],
    ['metros_desde=100', () => [house, warehouse]],
    ['metros_hasta=100', () => [land, office]],
    ['terreno_desde=5.000', () => [land]],
    ['habitaciones=3', () => [house]],
    ['banos=2', () => [house, office]],
    ['precio_hasta=500000', () => [house]], // in dollars unless a unit is named
    ['moneda=UF&precio_desde=40', () => [office]],
    ['orden=precio', () => [house, warehouse, land, office]],
    ['orden=-metros_construidos', () => [warehouse, house, office, land]],
    ['recuadro=-72,-25,-68,-20', () => [office, warehouse]],
    ['recuadro=170,-25,-170,-10', () => [land, house]], // across the date line
    ['recuadro=-170,-25,170,-10', () => [office, warehouse]], // the other way round the earth
    ['recuadro=-72,-25,-68,-20&buscar=bodega', () => [warehouse]],
    ['buscar=oficinas', () => [office]],
    ['buscar=bodega', () => [warehouse]],
    ['buscar=warehouse', () => [warehouse]],
    ['buscar=bod', () => [warehouse]],
    ['buscar=copiapó casa', () => [house]],
    ["buscar='; drop table propiedad; --", () => []],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected())
  })

  test('corrects a mistyped word, and refuses what is no filter', async () => {
    expect(await list('buscar=bodejja')).toMatchObject({ busqueda_corregida: 'bodega', total: 1 })
    for (const query of [
      'condicion=9',
      'banos=x',
      'page=0',
      'page_row=9999',
      'precio_desde=1.2.3,4',
      'recuadro=1,2,3',
      'recuadro=0,5,9,5',
    ])
      expect((await t.call('GET', `/v1/propiedad/list_all?${query}`)).status).toBe(400)
  })

  test('is made again by what a write touches', async () => {
    const clerk = await aPropertyClerk(t)
    const before = await list('categoria_id=3')
    const form = aPropertyForm({ categoria_id: 3, titulo: 'Oficina nueva', metros_construidos: 60 })
    const { datos } = await sendForm(t, '/v1/propiedad/save', form, clerk)
    expect((await list('categoria_id=3')).total).toBe(before.total + 1)
    await t.call('PUT', `/v1/propiedad/delete/${datos.id}`, null, clerk)
    expect((await list('categoria_id=3')).total).toBe(before.total)
  })
})

describe('the map', () => {
  type Marks = Of<typeof PublicMapSchema>
  const map = async (query: string): Promise<Marks> => (await t.call('GET', `/v1/propiedad/mapa?${query}`)).datos
  const marked = ({ marcas }: Marks) => marcas.map(({ total, propiedades }) => [total, propiedades.map(({ id }) => id)])

  test('says where all is that the filters find', async () => {
    const places = await map('categoria_id=4')
    expect(places).toMatchObject({ total: 1, marcas: [] })
    expect(places.recuadro!.oeste).toBe(places.recuadro!.este)
    expect(places.recuadro!.sur).toBeCloseTo(-22.456, 2)
    expect((await map('')).total).toBe(4)
    expect(await map('categoria_id=6')).toEqual({ total: 0, recuadro: null, marcas: [] })
  })

  test('has one mark for what is close, and several when zoomed in; never the exact place', async () => {
    const box = 'recuadro=-72,-25,-68,-20'
    expect(marked(await map(`${box}&zoom=5`))).toEqual([[2, []]])
    const near = await map(`${box}&zoom=14&buscar=bodeg`) // the beginning of a word, as in the list
    expect(marked(near)).toEqual([[1, [warehouse]]])
    expect(near.marcas[0]).toMatchObject({ propiedades: [{ precio: 900_000, moneda: 'USD', url_imagen: null }] })
    expect([near.marcas[0]!.latitud, near.marcas[0]!.longitud]).not.toEqual([-22.456, -68.929])
    const small = 'recuadro=-68.95,-22.5,-68.9,-22.4'
    expect(marked(await map(`${small}&zoom=14`)).map(([total]) => total)).toEqual([1, 1])
  })

  test('shows what stands on either side of the date line', async () => {
    const marks = marked(await map('recuadro=170,-25,-170,-10&zoom=8'))
    expect(marks.toSorted(([, a], [, b]) => String(a).localeCompare(String(b)))).toEqual([
      [1, [house]],
      [1, [land]],
    ])
  })

  const here = { latitud: 10, longitud: 10 }

  test('names the few that stand in one place', async () => {
    const twins = [await aProperty(t, here), await aProperty(t, here)]
    try {
      const { marcas } = await map('recuadro=9,9,11,11&zoom=16')
      expect(marcas).toMatchObject([{ total: 2, propiedades: twins.map(({ id }) => ({ id })).toReversed() }])
    } finally {
      const ids = twins.map(({ id }) => id)
      await t.deps.db.updateTable('propiedad').set({ publicacion: 0 }).where('id', 'in', ids).execute()
    }
  })

  test('moves a property from one box to the other as soon as its owner does', async () => {
    const clerk = await aPropertyClerk(t)
    const place = { latitud: 40, longitud: 40 }
    const { datos } = await sendForm(t, '/v1/propiedad/save', aPropertyForm(place), clerk)
    expect(await ids('recuadro=39,39,41,41')).toEqual([datos.id])
    expect((await map('recuadro=39,39,41,41&zoom=9')).total).toBe(1)
    const moved = { ...aPropertyForm({ latitud: 50, longitud: 50 }), id: datos.id, version: 1 }
    expect((await sendForm(t, '/v1/propiedad/update', moved, clerk)).status).toBe(200)
    expect(await ids('recuadro=39,39,41,41')).toEqual([])
    expect((await map('recuadro=39,39,41,41&zoom=9')).total).toBe(0)
    expect(await ids('recuadro=49,49,51,51')).toEqual([datos.id])
    await t.call('PUT', `/v1/propiedad/delete/${datos.id}`, null, clerk)
  })

  test('is drawn on the outlines of the portal unless tiles are configured', async () => {
    expect((await t.call('GET', '/v1/propiedad/mapa/fondo')).datos).toEqual({ teselas: null })
    expect(groundOf({ MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: 'Example' })).toEqual({
      teselas: { direccion: 'https://t.example/{z}/{x}/{y}.png', credito: 'Example' },
    })
    for (const query of ['zoom=99', 'zoom=x', 'recuadro=1']) {
      expect((await t.call('GET', `/v1/propiedad/mapa?${query}`)).status).toBe(400)
    }
  })
})

test('the choices count what is public', async () => {
  const { datos } = await t.call('GET', '/v1/propiedad/init_data')
  const totals = Object.fromEntries(
    datos.condiciones.map(({ id, total }: { id: number; total: number }) => [id, total]),
  )
  expect(totals).toEqual({ 1: 3, 2: 1, 3: 0 })
  expect(datos.categorias.find(({ id }: { id: number }) => id === PropertyCategory.warehouse)).toMatchObject({
    nombre_en: 'Warehouses',
    total: 1,
  })
  expect(datos.paises).toMatchObject([{ codigo: 'CL', total: 4 }])
  expect(datos.todos_los_paises.length).toBeGreaterThan(190)
})
