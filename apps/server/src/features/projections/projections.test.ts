import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { projectionMessages } from '@portal/contract/projections/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#core/database/database.ts'
import { auditOf, chileId } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { aCalculator, aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { together } from '#test/together.ts'

let t: TestApp
let admin: Person
let today: string
beforeAll(async () => {
  t = await startApp()
  admin = await aCalculator(t)
  today = (await initData()).hoy
})
afterAll(() => t.close())

const peruId = 604
const path = '/v1/producto_costos_configuracion'
const initData = async () => (await t.call('GET', `${path}/init_data`, undefined, admin)).datos
const list = (query: Record<string, string>) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, admin)
const one = (id: unknown, as: Person = admin) =>
  t.call('GET', `${path}/list/proyeccion?proyeccion_id=${id}`, undefined, as)
const update = (id: unknown, form: object, as: Person = admin) =>
  t.call('PUT', `${path}/update/${id}`, aProjectionForm({ version: 1, ...form }), as)
const remove = (id: unknown, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)

/** A day so many days from today. */
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

async function saved(form: object = {}) {
  const product = await aPlacedProduct(t)
  const { datos } = await saveProjection(t, { producto_id: product.id, ...form }, admin)
  return { id: datos.id as number, product }
}

describe('saving a projection', () => {
  test('stores the whole cost sheet, computed, and writes it down', async () => {
    const product = await aPlacedProduct(t)
    const reply = await saveProjection(t, { producto_id: product.id }, admin)
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: 'Proyección guardada.', datos: { version: 1 } })
    const { datos } = await one(reply.datos.id)
    expect(datos).toMatchObject({
      producto_nombre: product.name,
      pais_nombre: 'Chile',
      version: 1,
      puede_guardar: true,
      puede_eliminar: true,
    })
    expect(datos.versiones).toHaveLength(1)
    expect(datos.version_vigente_id).toBe(datos.versiones[0].id)
    expect(datos.versiones[0]).toMatchObject({
      vigente_desde: today,
      unidad_id: 1,
      costo_pcb: 2.5,
      royalty_total: 0.7,
      total_com: 5.7,
      porcentaje_sugerido: 110,
      costo_master: 7.125,
      costo_distribuidor: 8.4075,
      rangos: [{ precio: 11.97 }, { precio: 11.37 }, { precio: 10.53, hasta: null, margen_distribuidor: 20.16 }],
    })
    expect(await auditOf(t, 'producto_costos_configuracion', reply.datos.id)).toMatchObject([
      { accion: 'projections.created', usuario_id: admin.id, despues: { total_com: 5.7 } },
    ])
  })

  test('takes totals that a screen rounded as it shows them, and figures as the text of a form', async () => {
    const { id: productoId } = await aPlacedProduct(t)
    const totals = { royalty_total: 0.7, total_com: '5.70', porcentaje_sugerido: 110, costo_master: 7.13 }
    const reply = await saveProjection(
      t,
      { producto_id: productoId, costo_pcb: '2.50', ...totals, costo_distribuidor: 8.41 },
      admin,
    )
    expect(reply.status).toBe(200)
  })

  test.each([
    ['unitInvalid', 'unidad_id', { unidad_id: 21 }],
    ['unitInvalid', 'unidad_id', { unidad_id: '' }],
    ['cableCostInvalid', 'costo_cable', { costo_cable: -1 }],
    ['pcbCostInvalid', 'costo_pcb', { costo_pcb: 'NaN' }],
    ['plasticCostInvalid', 'costo_plastico', { costo_plastico: 1e12 }],
    ['filamentCostInvalid', 'costo_filamento', { costo_filamento: '1,5,2' }],
    ['surfaceCostInvalid', 'costo_superficie', { costo_superficie: null }],
    ['resinCostInvalid', 'costo_resina', { costo_resina: '' }],
    ['oringCostInvalid', 'costo_oring', { costo_oring: -0.01 }],
    ['extrasCostInvalid', 'costo_extras', { costo_extras: [] }],
    ['royaltyAmountInvalid', 'royalty_monto', { royalty_monto: -1 }],
    ['royaltyPercentageInvalid', 'royalty_porcentaje', { royalty_porcentaje: 101 }],
    ['royaltyTotalMismatch', 'royalty_total', { royalty_total: 0.71 }],
    ['totalComMismatch', 'total_com', { total_com: 5.6 }],
    ['suggestedPriceInvalid', 'precio_sugerido', { precio_sugerido: 0 }],
    ['suggestedPercentageInvalid', 'porcentaje_sugerido', { porcentaje_sugerido: 100 }],
    ['profitPercentageInvalid', 'porcentaje_utilidad', { porcentaje_utilidad: 'x' }],
    ['unitRangeInvalid', 'rangos', { rangos: [] }],
    ['unitRangeInvalid', 'rangos.0', { rangos: [{ desde: 1.5, hasta: null, descuento: 0 }] }],
    ['rangesNotContiguous', 'rangos', { rangos: [{ desde: 2, hasta: null, descuento: 0 }] }],
    ['rangeDiscountInvalid', 'rangos.0', { rangos: [{ desde: 1, hasta: null, descuento: 101 }] }],
    [
      'discountsDecrease',
      'rangos.1',
      {
        rangos: [
          { desde: 1, hasta: 9, descuento: 5 },
          { desde: 10, hasta: null, descuento: 4 },
        ],
      },
    ],
    ['masterCostInvalid', 'costo_master', { costo_master: 7.2 }],
    ['masterCostInvalid', 'porcentaje_utilidad', { porcentaje_utilidad: -1 }],
    ['masterMarginInvalid', 'margen_master', { margen_master: -101 }],
    ['distributorCostInvalid', 'costo_distribuidor', { costo_distribuidor: 8 }],
    ['distributorCostInvalid', 'margen_master', { margen_master: -1 }],
    [
      'priceBelowCost',
      'rangos.2',
      {
        rangos: [
          { desde: 1, hasta: 9, descuento: 0 },
          { desde: 10, hasta: 19, descuento: 29.76 },
          { desde: 20, hasta: null, descuento: 29.8 },
        ],
      },
    ],
    ['countryInvalid', 'pais_id', { pais_id: 1 }],
    ['countryInvalid', 'pais_id', { pais_id: '' }],
    ['productNotConfigured', 'pais_id', { pais_id: peruId }],
  ] as const)('refuses with %s beside %s', async (key, field, form) => {
    const product = await aPlacedProduct(t)
    const { code, status, es } = projectionMessages[key]
    const reply = await saveProjection(t, { producto_id: product.id, ...form }, admin)
    expect(reply).toMatchObject({ status, codigo: code, mensaje: es, campos: { [field]: code } })
  })

  test('refuses a product that is none, and one that was deleted', async () => {
    const product = await aPlacedProduct(t)
    await t.deps.db.updateTable('producto').set({ estado_id: 0 }).where('id', '=', product.id).execute()
    for (const productoId of ['', 2_000_000, product.id])
      expect(await saveProjection(t, { producto_id: productoId }, admin)).toMatchObject({
        status: 400,
        campos: { producto_id: 1 },
      })
  })

  test('names every link of the order of costs that fails, with its two numbers', async () => {
    const { id: productoId } = await aPlacedProduct(t)
    const reply = await saveProjection(t, { producto_id: productoId, precio_sugerido: 9 }, admin)
    expect(reply.datos.eslabones).toEqual([{ eslabon: 'precio', rango: 2, minimo: 8.4075, valor: 7.92 }])
  })

  test('says that it could not be saved where the database refuses', async () => {
    await sql`alter table producto_costos_version add constraint prueba check (costo_resina <> 77)`.execute(t.deps.db)
    const { id: productoId } = await aPlacedProduct(t)
    const form = { producto_id: productoId, costo_resina: 77, precio_sugerido: 999 }
    expect(await saveProjection(t, form, admin)).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table producto_costos_version drop constraint prueba`.execute(t.deps.db)
  })

  test('of the first one of a product in a country twice at once keeps one, and shows it to the other', async () => {
    const { id: productoId } = await aPlacedProduct(t)
    const replies = await Promise.all([1, 2, 3].map(() => saveProjection(t, { producto_id: productoId }, admin)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused).toMatchObject({
      codigo: coreMessages.changedByOther.code,
      datos: { producto_id: productoId, version: 1 },
    })
    expect(await saveProjection(t, { producto_id: productoId, version: 1 }, admin)).toMatchObject({
      datos: { version: 2 },
    })
  })
})

describe('a further version', () => {
  test('holds from its day on, and what held before stays as it was', async () => {
    const { id } = await saved({ vigente_desde: inDays(-30) })
    expect(await update(id, { costo_pcb: 3, vigente_desde: inDays(10) })).toMatchObject({ datos: { id, version: 2 } })
    await update(id, { version: 2, costo_pcb: 2.75 })
    const { datos } = await one(id)
    const told = datos.versiones.map(({ vigente_desde, costo_pcb }: { vigente_desde: string; costo_pcb: number }) => [
      vigente_desde,
      costo_pcb,
    ])
    expect(told).toEqual([
      [inDays(10), 3],
      [today, 2.75],
      [inDays(-30), 2.5],
    ])
    expect(datos.version_vigente_id).toBe(datos.versiones[1].id)
    expect((await list({ producto_id: datos.producto_id })).datos.proyecciones[0]).toMatchObject({
      vigente_desde: today,
      proxima_desde: inDays(10),
      versiones: 3,
    })
  })

  test('never begins before today', async () => {
    const { id } = await saved()
    const refused = await update(id, { vigente_desde: inDays(-1) })
    expect(refused).toMatchObject({ status: 400, campos: { vigente_desde: coreMessages.invalid.code } })
    expect((await update(id, { vigente_desde: '2026-02-30' })).status).toBe(400)
  })

  test('is refused with the stored one when somebody saved in between', async () => {
    const { id } = await saved()
    const replies = await Promise.all([update(id, { royalty_monto: 0.6 }), update(id, { royalty_monto: 0.7 })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused).toMatchObject({ codigo: coreMessages.changedByOther.code, datos: { id, version: 2 } })
  })

  test('is stored once of two that come at once, by the product and by the projection', async () => {
    const { id, product } = await saved()
    const place = (db: Db) =>
      sql`select from producto_pais where producto_id = ${product.id} and pais_id = ${chileId} for update`.execute(db)
    const replies = await together(
      t,
      place,
      () => saveProjection(t, { producto_id: product.id, version: 1 }, admin),
      () => update(id, {}),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is refused where the product is offered no more, and where there is no projection', async () => {
    const { id, product } = await saved()
    await t.deps.db.deleteFrom('producto_pais').where('producto_id', '=', product.id).execute()
    expect(await update(id, {})).toMatchObject({ status: 409, codigo: 27 })
    expect(await update(2_000_000, {})).toMatchObject({ status: 404, codigo: 28 })
    expect(await one('x')).toMatchObject({ status: 404, codigo: 28 })
  })
})

describe('the list', () => {
  test('is searched by product and country, filtered, sorted and paged', async () => {
    const product = await aPlacedProduct(t, [chileId, peruId])
    await saveProjection(t, { producto_id: product.id }, admin)
    await saveProjection(t, { producto_id: product.id, pais_id: peruId, precio_sugerido: 13 }, admin)
    const prices = async (query: Record<string, string>) =>
      (await list({ producto_id: `${product.id}`, ...query })).datos.proyecciones.map(
        (row: { precio_sugerido: number }) => row.precio_sugerido,
      )
    expect(await prices({ orden: '-precio_sugerido' })).toEqual([13, 11.97])
    expect(await prices({ orden: 'pais_nombre' })).toEqual([11.97, 13])
    expect(await prices({ buscar: `peru ${product.name}` })).toEqual([13])
    expect(await prices({ pais_id: `${chileId}` })).toEqual([11.97])
    expect(await prices({ page: '2', page_row: '1' })).toHaveLength(1)
    expect(await prices({ page: '9' })).toEqual([])
  })

  test('of what can be chosen says where each product is offered and has a projection', async () => {
    const { id, product } = await saved()
    const { productos, puede_guardar } = await initData()
    expect(puede_guardar).toBe(true)
    expect(productos.find((row: { id: number }) => row.id === product.id)).toEqual({
      id: product.id,
      nombre: product.name,
      categoria_id: 1,
      unidad_id: 1,
      paises: [chileId],
      proyecciones: [{ id, pais_id: chileId }],
    })
  })
})

describe('deleting', () => {
  test('leaves its versions for what was quoted, and makes room for another one', async () => {
    const { id, product } = await saved()
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 1, mensaje: 'Proyección eliminada.' })
    expect(await one(id)).toMatchObject({ status: 404, codigo: 28 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 28 })
    const kept = await t.deps.db
      .selectFrom('producto_costos_version')
      .select('id')
      .where('configuracion_id', '=', id)
      .execute()
    expect(kept).toHaveLength(1)
    expect((await saveProjection(t, { producto_id: product.id }, admin)).status).toBe(200)
  })

  test('needs hierarchy, and says so when the database fails', async () => {
    const { id } = await saved()
    const manager = await aCalculator(t, Role.manager)
    expect(await remove(id, manager)).toMatchObject({ status: 403, codigo: 30 })
    await sql`alter table producto_costos_configuracion add constraint prueba check (eliminado_en is null) not valid`.execute(
      t.deps.db,
    )
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 29 })
    await sql`alter table producto_costos_configuracion drop constraint prueba`.execute(t.deps.db)
  })
})
