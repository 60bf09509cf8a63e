import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, chileId } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aCalculator, aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { projectionFor, projectionsFor } from '../service.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aCalculator(t)
})
afterAll(() => t.close())

const peruId = 604
const path = '/v1/producto_costos_configuracion'
const countries = (productId: number, as: Person = admin) =>
  t.call('GET', `${path}/paises?producto_id=${productId}`, undefined, as)
const configure = (productId: number, paises: unknown, as: Person = admin) =>
  t.call('PUT', `${path}/paises/${productId}`, { paises }, as)

describe('who quotes on a day', () => {
  test('reads the version that holds then, and none before the first or after it was deleted', async () => {
    const { id: productId } = await aPlacedProduct(t)
    const { datos } = await saveProjection(t, { producto_id: productId, vigente_desde: '2026-01-10' }, admin)
    const planned = aProjectionForm({ version: 1, royalty_monto: 1.5, vigente_desde: '2999-01-01' })
    await t.call('PUT', `${path}/update/${datos.id}`, planned, admin)
    const on = (day: string) => projectionFor(t.deps.db, { productId, countryId: chileId, on: day })

    expect(await on('2026-01-09')).toBeNull()
    const first = await on('2026-01-10')
    expect(first).toMatchObject({
      id: datos.id,
      producto_id: productId,
      vigente_desde: '2026-01-10',
      total_com: 5.7,
      costo_master: 7.125,
      costo_distribuidor: 8.4075,
      precio_sugerido: 11.97,
    })
    expect(first?.rangos.map(({ precio }) => precio)).toEqual([11.97, 11.37, 10.53])
    expect((await on('2998-12-31'))?.version_id).toBe(first?.version_id)
    expect((await on('2999-01-01'))?.total_com).toBe(6.7)
    expect(await projectionFor(t.deps.db, { productId, countryId: chileId })).toEqual(first)
    expect(await projectionFor(t.deps.db, { productId, countryId: peruId })).toBeNull()

    await t.call('PUT', `${path}/delete/${datos.id}`, {}, admin)
    expect(await on('2026-06-01')).toBeNull()
  })

  test('reads those of many products at once', async () => {
    const [one, other, without] = [await aPlacedProduct(t), await aPlacedProduct(t), await aPlacedProduct(t)]
    for (const { id: productoId } of [one, other]) await saveProjection(t, { producto_id: productoId }, admin)
    const productIds = [one.id, other.id, without.id]
    const found = await projectionsFor(t.deps.db, { productIds, countryId: chileId })
    expect([...found.keys()].toSorted()).toEqual([one.id, other.id].toSorted())
  })
})

describe('where a product is configured', () => {
  test('is told and changed, and written down', async () => {
    const { id } = await aPlacedProduct(t, [])
    expect((await countries(id)).datos).toEqual({ paises: [], con_proyeccion: [], puede_configurar: true })
    expect(await configure(id, [chileId, peruId])).toMatchObject({
      status: 200,
      mensaje: 'Configuración del producto actualizada.',
    })
    await saveProjection(t, { producto_id: id }, admin)
    expect((await countries(id)).datos).toMatchObject({ paises: [chileId, peruId], con_proyeccion: [chileId] })
    expect(await configure(id, [chileId])).toMatchObject({ status: 200 })
    expect((await countries(id)).datos.paises).toEqual([chileId])
    const [, , last] = await auditOf(t, 'producto', id).then((rows) => [null, ...rows])
    expect(last).toMatchObject({ accion: 'products.configured', despues: { paises: [chileId] } })
  })

  test('keeps a country in which it has a projection, and takes none that does not exist', async () => {
    const { id } = await aPlacedProduct(t)
    await saveProjection(t, { producto_id: id }, admin)
    for (const wrong of [[], [chileId, 1], ['x'], 'x'])
      expect(await configure(id, wrong)).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
    expect((await countries(id)).datos.paises).toEqual([chileId])
  })

  test('of no product is not found, and a failure says so', async () => {
    expect(await countries(2_000_000)).toMatchObject({ status: 404, codigo: 21 })
    expect(await configure(2_000_000, [])).toMatchObject({ status: 404, codigo: 21 })
    const { id } = await aPlacedProduct(t, [])
    await sql`alter table producto_pais add constraint prueba check (pais_id <> 4)`.execute(t.deps.db)
    expect(await configure(id, [4])).toMatchObject({ status: 500, codigo: 12 })
    await sql`alter table producto_pais drop constraint prueba`.execute(t.deps.db)
  })

  test('is changed by managers and above', async () => {
    const { id } = await aPlacedProduct(t)
    const reader = await aUser(t, { role: Role.user, enterpriseId: await theHouse(t), modules: [Module.products] })
    expect((await countries(id, reader)).datos.puede_configurar).toBe(false)
    expect(await configure(id, [chileId], reader)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })
})
