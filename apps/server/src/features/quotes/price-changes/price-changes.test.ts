import { Module, Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chileId } from '#test/makers.ts'
import { theHouse } from '#test/people.ts'
import { anAssignmentForm, saveAssignment } from '#test/products.ts'
import { aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { act, aLine, aQuote, aSeller, dollarOfToday, passValidity, priceOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
let manager: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  manager = await aSeller(t, {
    role: Role.manager,
    at: await theHouse(t),
    modules: [Module.quotes, Module.allQuotes, Module.projections],
  })
})
afterAll(() => t.close())

const path = '/v1/cotizacion/cambios_precio'
const changes = (query: Record<string, unknown>, as: Seller = manager) =>
  t.call('GET', `${path}?${new URLSearchParams(query as Record<string, string>)}`, undefined, as)
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A product with a projection in Chile, and how its next version is saved. */
async function aPricedProduct() {
  const { id } = await aPlacedProduct(t)
  await priceOf(t, id, 12)
  const { datos } = await saveProjection(t, { producto_id: id }, manager)
  let version = datos.version as number
  const revise = async (form: object) => {
    const body = aProjectionForm({ version, ...form })
    const saved = await t.call('PUT', `/v1/producto_costos_configuracion/update/${datos.id}`, body, manager)
    version = saved.datos.version
  }
  return { id, projectionId: datos.id as number, revise }
}

const quoted = (productId: number, line: object = {}, as: Seller = seller, more: object = {}) =>
  aQuote(t, as, {
    ...more,
    pais_id: chileId,
    lineas: [aLine({ producto_id: productId, cantidad: 20_000, precio_venta: 12, ...line })],
  })

describe('the report of open quotes whose price changes', () => {
  test('names the line, both prices and what it makes; a version with the same price says nothing', async () => {
    const { id, projectionId, revise } = await aPricedProduct()
    const quote = await quoted(id)
    await revise({ margen_master: 19 })
    expect((await changes({ producto_id: id })).datos).toEqual({ cambios: [], total: 0, total_exacto: true })
    await revise({ precio_sugerido: 13, vigente_desde: dayFromNow(10) })
    expect((await changes({ producto_id: id })).datos).toMatchObject({
      total: 1,
      total_exacto: true,
      cambios: [
        {
          cotizacion_id: quote.id,
          codigo: quote.codigo,
          proyeccion_id: projectionId,
          cantidad: 20_000,
          precio_neto: 12,
          // of the range of 10,001 to 30,000: 5 % off
          precio_antes: 11.37,
          precio_despues: 12.35,
          diferencia: 19_600,
          vigente_desde: dayFromNow(10),
          momento: 'antes',
          bajo_piso: false,
        },
      ],
    })
  })

  test('tells what holds already from what is planned, also after the validity, and what falls below the floor', async () => {
    const { id, revise } = await aPricedProduct()
    await quoted(id, { precio_venta: 9 })
    const raised = { costo_pcb: 4, precio_sugerido: 15 }
    await revise(raised)
    await revise({ ...raised, precio_sugerido: 16, vigente_desde: dayFromNow(90) })
    const { cambios } = (await changes({ producto_id: id, orden: 'vigente_desde' })).datos
    expect(cambios).toMatchObject([
      { momento: 'vigente', precio_despues: 14.25, bajo_piso: true },
      { momento: 'despues', precio_despues: 15.2, bajo_piso: true },
    ])
    expect((await changes({ producto_id: id, momento: 'despues' })).datos.total).toBe(1)
    // quoted by the new version, so that only the planned one is another
    await quoted(id)
    expect((await changes({ producto_id: id, momento: 'vigente' })).datos.total).toBe(1)
    expect((await changes({ producto_id: id, momento: 'despues' })).datos.total).toBe(2)
  })

  test('leaves out what a tier of the branch prices, and tells what was suggested while there was no projection', async () => {
    const { id } = await aPlacedProduct(t)
    await priceOf(t, id, 12)
    const suggested = await quoted(id, { precio_venta: null })
    const holder = await aSeller(t)
    const branch = { id: holder.branchId, enterpriseId: holder.enterpriseId }
    const assigner = await aSeller(t, {
      role: Role.administrator,
      at: await theHouse(t),
      modules: [Module.assignedProducts],
    })
    expect((await saveAssignment(t, anAssignmentForm(id, branch), assigner)).status).toBe(200)
    await quoted(id, { precio_venta: null }, holder)
    const { datos } = await saveProjection(t, { producto_id: id }, manager)
    const found = async () => (await changes({ producto_id: id })).datos.cambios
    expect(await found()).toMatchObject([
      { cotizacion_id: suggested.id, precio_antes: 12, precio_despues: 11.37, momento: 'vigente' },
    ])
    await quoted(id, { precio_venta: null }, holder) // with a projection in force, and still by its tier
    const revised = aProjectionForm({ version: datos.version, precio_sugerido: 13 })
    await t.call('PUT', `/v1/producto_costos_configuracion/update/${datos.id}`, revised, manager)
    expect(await found()).toMatchObject([{ cotizacion_id: suggested.id, precio_antes: 12, precio_despues: 12.35 }])
  })

  test('compares the floor of a quote in pesos by a rate with decimals', async () => {
    const { id, revise } = await aPricedProduct()
    await dollarOfToday(t, 945.37)
    await quoted(id, { precio_venta: 8000 }, seller, { moneda: 'CLP' })
    await quoted(id, { precio_venta: 7900 }, seller, { moneda: 'CLP' })
    await revise({ precio_sugerido: 13 }) // the distributor pays 8.4075 dollars, 7948.20 pesos
    const { cambios } = (await changes({ producto_id: id, orden: 'codigo' })).datos
    expect(cambios.map((row: { bajo_piso: boolean }) => row.bajo_piso)).toEqual([false, true])
  })

  test('leaves out what is no longer open, and is found by client and country', async () => {
    const { id, revise } = await aPricedProduct()
    const [open, cancelled, over] = [await quoted(id), await quoted(id), await quoted(id)]
    await act(t, 'PUT', 'cancelar', cancelled.id, seller, { motivo: 'Error' })
    await passValidity(t, over.id)
    await revise({ precio_sugerido: 13 })
    expect((await changes({ producto_id: id })).datos.cambios).toMatchObject([{ cotizacion_id: open.id }])
    expect((await changes({ producto_id: id, buscar: open.codigo })).datos.total).toBe(1)
    expect((await changes({ producto_id: id, buscar: 'nadie' })).datos.total).toBe(0)
    expect((await changes({ producto_id: id, pais_id: 604 })).datos.total).toBe(0)
    expect((await changes({ producto_id: id, page: 2 })).datos).toMatchObject({ cambios: [], total: 1 })
  })

  test('needs the module; a master distributor reads the quotes of his network', async () => {
    const { id, revise } = await aPricedProduct()
    const modules = [Module.masterDistributor, Module.quotes, Module.allQuotes, Module.projections]
    const master = await aSeller(t, { colleagueOf: seller, modules })
    const stranger = await aSeller(t, { modules })
    await quoted(id)
    await revise({ precio_sugerido: 13 })
    expect((await changes({}, seller)).status).toBe(403)
    expect((await changes({ producto_id: id }, master)).datos.total).toBe(1)
    expect((await changes({ producto_id: id }, stranger)).datos.total).toBe(0)
    expect(JSON.stringify((await changes({ producto_id: id }, master)).datos)).not.toMatch(/costo/)
  })
})
