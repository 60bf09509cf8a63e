import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { CommercialStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, aRental } from '#test/machines.ts'
import { daysAgo, itemsChanged, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
const ids: Record<string, number> = {}
beforeAll(async () => {
  t = await startApp()
  const { excavators, generators, pumps } = MachineCategory
  const items = {
    'Volvo EC210': { categoria_id: excavators, precio: 55_000, pais_id: 604, creado_en: daysAgo(8) },
    'Komatsu PC200': { precio: 70_000 },
    'Grundfos CR': { categoria_id: pumps, precio: 0, consultar_precio: true },
    'Flygt 2201': { categoria_id: pumps, precio: 8000 },
  }
  for (const [marca, wishes] of Object.entries(items)) ids[marca] = (await anItem(t, { marca, ...wishes })).id
  await aRental(t, { marca: 'Atlas Copco XAS', categoria_id: generators })
  await aRental(t, {
    marca: 'Generac MLT6',
    categoria_id: generators,
    precio_arriendo: 40,
    es_venta: true,
    precio: 12_000,
  })
})
afterAll(() => t.close())

async function row(name: string) {
  const { clasificados } = await publicList(t, { page_row: 100 })
  return clasificados.find(({ marca }) => marca === name)!
}

async function holdKomatsu(status: CommercialStatus, until: Date | null): Promise<void> {
  const state = { estado_comercial: status, reserva_vence_en: until }
  await t.deps.db.updateTable('clasificado').set(state).where('id', '=', ids['Komatsu PC200']!).execute()
  await itemsChanged(t)
}

describe('a row', () => {
  test('has names in both languages, and nothing of commissions or the owner', async () => {
    const shown = await row('Volvo EC210')
    expect(shown).toMatchObject({
      id: ids['Volvo EC210'],
      categoria_nombre: 'Excavadoras',
      categoria_nombre_en: 'Excavators',
      pais_nombre: 'Perú',
      pais_nombre_en: 'Peru',
      moneda: 'USD',
      precio: 55_000,
      esta_reservado: false,
      unidad_tiempo_nombre: null,
    })
    expect(shown.sku).toMatch(/^M-\d{6}$/)
    expect(new Date(shown.creado_en).getTime()).toBeCloseTo(daysAgo(8).getTime(), -5)
  })

  test('has no sale price of what is only for rent, no rent of what is only for sale, none that is told on request', async () => {
    expect(await row('Atlas Copco XAS')).toMatchObject({ precio: null, precio_arriendo: 95, dias_minimos: 7 })
    expect(await row('Generac MLT6')).toMatchObject({ precio: 12_000, precio_arriendo: 40 })
    expect(await row('Komatsu PC200')).toMatchObject({ precio: 70_000, precio_arriendo: null })
    expect(await row('Grundfos CR')).toMatchObject({ precio: null, precio_arriendo: null })
  })

  test('has the final price of an external sale', async () => {
    await anItem(t, { marca: 'Externa', precio: 80_000, precio_final: 90_000, es_venta_externa: true })
    await itemsChanged(t)
    expect(await row('Externa')).toMatchObject({ precio: 90_000 })
  })

  test('has the first of its pictures', async () => {
    const picture = (name: string) => ({
      id: name,
      ancho: 1600,
      alto: 1200,
      urls: { 320: `/${name}-320`, 640: `/${name}-640` },
    })
    const imagenes = JSON.stringify([picture('a'), picture('b')])
    await t.deps.db.updateTable('clasificado').set({ imagenes }).where('id', '=', ids['Flygt 2201']!).execute()
    await itemsChanged(t)
    expect(await row('Flygt 2201')).toMatchObject({ url_imagenes: ['/a-640'], imagenes: [picture('a')] })
    expect(await row('Komatsu PC200')).toMatchObject({ url_imagenes: [], imagenes: [] })
  })

  const soon = (): Date => new Date(Date.now() + 60_000)
  const late = (): Date => new Date(Date.now() - 1000)
  const { reserved, reservedPendingPayment, negotiation } = CommercialStatus
  test.each<[string, CommercialStatus, () => Date | null, boolean]>([
    ['reserved', reserved, soon, true],
    ['to be paid', reservedPendingPayment, soon, true],
    ['to be paid, past its time', reservedPendingPayment, late, false],
    ['reserved, past its time', reserved, late, false],
    ['negotiated', negotiation, () => null, false],
  ])('tells whether it is reserved: %s', async (_, status, until, isReserved) => {
    await holdKomatsu(status, until())
    expect((await row('Komatsu PC200')).esta_reservado).toBe(isReserved)
  })

  test('never shows a hold that has ended as alive, whoever asked before', async () => {
    const until = Date.now() + 700
    await holdKomatsu(reservedPendingPayment, new Date(until))
    const seen: boolean[] = []
    while (Date.now() < until + 300) seen.push((await row('Komatsu PC200')).esta_reservado)
    expect(seen[0]).toBe(true)
    expect(seen.at(-1)).toBe(false)
  })

  test('is gone when its time is over, whoever asked before', async () => {
    const until = Date.now() + 700
    await anItem(t, { marca: 'Vence pronto', vence_en: new Date(until) })
    await itemsChanged(t)
    const seen: boolean[] = []
    while (Date.now() < until + 300) seen.push((await row('Vence pronto')) !== undefined)
    expect([seen[0], seen.at(-1)]).toEqual([true, false])
  })
})
