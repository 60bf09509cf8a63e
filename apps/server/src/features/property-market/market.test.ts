import { PropertyCategory } from '@portal/contract/properties/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { aProperty, aPropertyClerk, aPropertyForm } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { refreshVocabulary } from './service.ts'

let t: TestApp
let [warehouse, office, house, land] = [0, 0, 0, 0]
beforeAll(async () => {
  t = await startApp()
  const c = PropertyCategory
  const make = async (wishes: object) => (await aProperty(t, wishes)).id
  warehouse = await make({ titulo: 'Bodega con andén', precio: 900_000, metros_construidos: 2000, destacado: true })
  office = await make({
    titulo: 'Oficina céntrica',
    categoria_id: c.office,
    condicion: 2,
    precio: 45,
    moneda: 'UF',
    metros_construidos: 80,
    banos: 2,
  })
  house = await make({
    titulo: 'Casa',
    categoria_id: c.house,
    precio: 200_000,
    metros_construidos: 140,
    habitaciones: 4,
    banos: 3,
    ciudad: 'Copiapó',
  })
  land = await make({
    titulo: 'Terreno',
    categoria_id: c.land,
    consultar_precio: true,
    precio: 0,
    metros_construidos: 0,
    metros_terreno: 9000,
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
    for (const query of ['condicion=9', 'banos=x', 'page=0', 'page_row=9999', 'precio_desde=1.2.3,4'])
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
