import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { companyFigures } from '@portal/contract/projections/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chileId } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { aCalculator, aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aCalculator(t)
})
afterAll(() => t.close())

const peruId = 604
const path = '/v1/producto_costos_configuracion'
const initData = async (as: Person = admin) => (await t.call('GET', `${path}/init_data`, undefined, as)).datos
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)
const one = (id: unknown, as: Person = admin) =>
  t.call('GET', `${path}/list/proyeccion?proyeccion_id=${id}`, undefined, as)
const update = (id: unknown, form: object, as: Person = admin) =>
  t.call('PUT', `${path}/update/${id}`, aProjectionForm({ version: 1, ...form }), as)
const remove = (id: unknown, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const simulate = (form: object = {}) => t.call('POST', `${path}/simular`, aProjectionForm(form), admin)

describe('a master distributor', () => {
  test('reads what is sold in the country of his enterprise, and writes nothing', async () => {
    const enterpriseId = await anEnterprise(t)
    const { pais_id } = await t.deps.db
      .selectFrom('empresa')
      .select('pais_id')
      .where('id', '=', enterpriseId)
      .executeTakeFirstOrThrow()
    const elsewhere = pais_id === peruId ? chileId : peruId
    const product = await aPlacedProduct(t, [pais_id, elsewhere])
    const own = await saveProjection(t, { producto_id: product.id, pais_id }, admin)
    const other = await saveProjection(t, { producto_id: product.id, pais_id: elsewhere }, admin)
    const master = await aUser(t, {
      role: Role.distributor,
      enterpriseId,
      modules: [Module.masterDistributor, Module.projections],
    })
    expect((await list({ producto_id: `${product.id}` }, master)).datos.total).toBe(1)
    expect((await one(own.datos.id, master)).datos).toMatchObject({ puede_guardar: false, puede_eliminar: false })
    expect(await one(other.datos.id, master)).toMatchObject({ status: 404, codigo: 28 })
    expect(await update(own.datos.id, {}, master)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    const form = { producto_id: product.id, pais_id, version: 1 }
    expect(await saveProjection(t, form, master)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await remove(own.datos.id, master)).toMatchObject({ status: 403, codigo: 30 })
    expect((await initData(master)).puede_guardar).toBe(false)
  })
})

describe('what the company pays', () => {
  const aMaster = async () => {
    const enterpriseId = await anEnterprise(t)
    const modules = [Module.masterDistributor, Module.projections, Module.assignedProducts] as const
    return aUser(t, { role: Role.distributor, enterpriseId, modules })
  }

  test('is read by managers, and not by a master distributor in any call', async () => {
    const master = await aMaster()
    const product = await aPlacedProduct(t)
    const { id } = (await saveProjection(t, { producto_id: product.id }, admin)).datos
    const [whole] = (await one(id)).datos.versiones
    expect(whole).toMatchObject({ total_com: 5.7, costo_pcb: 2.5, porcentaje_utilidad: 25 })
    const [read] = (await one(id, master)).datos.versiones
    expect(read).toMatchObject({ costo_master: 7.125, margen_master: 18, costo_distribuidor: 8.4075 })
    for (const figure of companyFigures) expect(read[figure], figure).toBeNull()
    const asked = { producto_id: `${product.id}` }
    expect((await list(asked)).datos.proyecciones).toMatchObject([{ total_com: 5.7, costo_master: 7.125 }])
    expect((await list(asked, master)).datos.proyecciones).toMatchObject([{ total_com: null, costo_master: 7.125 }])
    const assigned = await t.call('GET', '/v1/producto_configuracion/init_data', undefined, master)
    const pisos = assigned.datos.pisos.filter((row: { producto_id: number }) => row.producto_id === product.id)
    expect(pisos).toEqual([{ producto_id: product.id, pais_id: chileId, piso: 8.4075 }])
  })

  test('is not told by an order either', async () => {
    const master = await aMaster()
    const [cheap, dear] = [await aPlacedProduct(t), await aPlacedProduct(t)]
    // the one that costs the company less is sold to the master for more
    await saveProjection(t, { producto_id: cheap.id, costo_pcb: 1, porcentaje_utilidad: 90 }, admin)
    await saveProjection(t, { producto_id: dear.id, costo_pcb: 2.5, porcentaje_utilidad: 0 }, admin)
    const inOrder = async (as: Person) => {
      const { datos } = await list({ orden: 'total_com', page_row: '100', pais_id: `${chileId}` }, as)
      const ids = datos.proyecciones.map((row: { producto_id: number }) => row.producto_id)
      return ids.indexOf(cheap.id) < ids.indexOf(dear.id)
    }
    expect([await inOrder(admin), await inOrder(master)]).toEqual([true, false])
  })

  test('is closed with the module to everybody else', async () => {
    for (const role of [Role.user, Role.distributor]) {
      const nobody = await aUser(t, { role, enterpriseId: await anEnterprise(t) })
      expect((await list({}, nobody)).status).toBe(403)
      expect((await t.call('GET', '/v1/producto_configuracion/list', undefined, nobody)).status).toBe(403)
    }
  })
})

describe('simulating', () => {
  test('computes without storing', async () => {
    const before = (await list()).datos.total
    const { datos } = await simulate({ cantidad: 20_000 })
    expect(datos).toMatchObject({
      total_com: 5.7,
      descuento_maximo: 29.76,
      eslabones: [],
      utilidad: { empresa: 28_500, master: 25_650, distribuidor: 59_250 },
    })
    expect(datos.rangos[0]).toMatchObject({ precio: 11.97, utilidad_unidad: { distribuidor: 3.56 } })
    expect((await simulate({ precio_sugerido: 8 })).datos.eslabones).toHaveLength(3)
    expect((await list()).datos.total).toBe(before)
  })

  test('refuses what saving would, and a quantity in no range', async () => {
    expect(await simulate({ costo_pcb: -1 })).toMatchObject({ status: 400, codigo: 5 })
    expect(await simulate({ cantidad: 0 })).toMatchObject({ status: 400, campos: { cantidad: 988 } })
  })
})
