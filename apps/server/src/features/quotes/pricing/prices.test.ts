import { Module, Role } from '@portal/contract/access/constants'
import { chileId } from '@portal/contract/settings/taxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { theHouse } from '#test/people.ts'
import { anAssignmentForm, saveAssignment } from '#test/products.ts'
import { aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { act, aLine, aQuote, aSeller, passValidity, priceOf, quoteOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
let manager: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  manager = await aSeller(t, {
    role: Role.administrator,
    at: await theHouse(t),
    modules: [Module.projections, Module.assignedProducts],
  })
})
afterAll(() => t.close())

const peruId = 604
const nextYear = `${new Date().getFullYear() + 1}-12-31`

/** A product suggested at 12, with the agreed projection in Chile. */
async function aProjectedProduct() {
  const { id } = await aPlacedProduct(t)
  await priceOf(t, id, 12)
  const { datos } = await saveProjection(t, { producto_id: id }, manager)
  return { id, projectionId: datos.id as number, version: datos.version as number }
}

/** The only line of a quote for a quantity without a typed price, as stored. */
async function lineOf(productId: number, cantidad: number, changes: object = {}, as: Seller = seller) {
  const lineas = [aLine({ producto_id: productId, cantidad, precio_venta: null })]
  const { id } = await aQuote(t, as, { pais_id: chileId, lineas, ...changes })
  return (await quoteOf(t, id, as)).lineas[0]
}

describe('the price of a line (rule quotes/line-price)', () => {
  test.each([
    [1, 11.97],
    [10_000, 11.97],
    [10_001, 11.37],
    [30_001, 10.53],
  ])(
    'of %i units is the rounded one of their range in the projection of the client’s country: %f',
    async (quantity, price) => {
      const { id } = await aProjectedProduct()
      const line = await lineOf(id, quantity)
      expect(line).toMatchObject({ precio_venta: price, precio_lista: price, precio_origen: 'proyeccion' })
      expect(line.proyeccion_desde).toMatch(/^\d{4}-\d\d-\d\d$/)
    },
  )

  test('is the suggested one in a country without a projection', async () => {
    const { id } = await aProjectedProduct()
    const line = await lineOf(id, 10_001, { pais_id: peruId })
    expect(line).toMatchObject({ precio_venta: 12, precio_origen: 'sugerido', proyeccion_desde: null })
  })

  test('is that of the tier of the branch, whatever the projection says', async () => {
    const { id } = await aProjectedProduct()
    await saveAssignment(t, anAssignmentForm(id, { id: seller.branchId, enterpriseId: seller.enterpriseId }), manager)
    expect(await lineOf(id, 10_001)).toMatchObject({ precio_venta: 10.9, precio_origen: 'sucursal' })
  })

  test('is of the version in force that day: a planned one does not count, a typed one keeps its list price', async () => {
    const { id, projectionId, version } = await aProjectedProduct()
    const planned = aProjectionForm({ version, precio_sugerido: 15, vigente_desde: nextYear })
    await t.call('PUT', `/v1/producto_costos_configuracion/update/${projectionId}`, planned, manager)
    const lineas = [aLine({ producto_id: id, cantidad: 5, precio_venta: 11.9 })]
    expect(await lineOf(id, 5, { lineas })).toMatchObject({
      precio_venta: 11.9,
      precio_lista: 11.97,
      precio_origen: 'proyeccion',
    })
  })

  test('is also the price of who cannot type one, and of a renewed quote', async () => {
    const { id, projectionId, version } = await aProjectedProduct()
    const bound = await aSeller(t, { colleagueOf: seller, modules: [] })
    expect(await lineOf(id, 20_000, {}, bound)).toMatchObject({ precio_venta: 11.37 })
    const lineas = [aLine({ producto_id: id, cantidad: 20_000, precio_venta: null })]
    const quote = await aQuote(t, seller, { pais_id: chileId, lineas })
    const raised = aProjectionForm({ version, precio_sugerido: 13 })
    await t.call('PUT', `/v1/producto_costos_configuracion/update/${projectionId}`, raised, manager)
    await passValidity(t, quote.id)
    const { datos } = await act(t, 'POST', 'renovar', quote.id, seller)
    expect((await quoteOf(t, datos.id, seller)).lineas[0]).toMatchObject({
      precio_venta: 12.35,
      precio_anterior: 11.37,
      precio_origen: 'proyeccion',
    })
  })

  test('is known to the form before it is saved, for each country', async () => {
    const { id } = await aProjectedProduct()
    const { productos } = (await t.call('GET', '/v1/cotizacion/init_data', undefined, seller)).datos
    const product = productos.find((one: { id: number }) => one.id === id)
    expect(product.proyecciones).toMatchObject([
      {
        pais_id: chileId,
        tramos: [
          { desde: 1, precio: 11.97 },
          { desde: 10_001, precio: 11.37 },
          { desde: 30_001, precio: 10.53 },
        ],
      },
    ])
    expect(JSON.stringify(product)).not.toMatch(/costo_(master|distribuidor)|total_com/)
  })
})
