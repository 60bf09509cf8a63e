import { Module, Role } from '@portal/contract/access/constants'
import { chileId } from './makers.ts'
import { aUser, type Person, theHouse } from './people.ts'
import { aProduct } from './products.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

/** The agreed example: 5.70 to make, 8.4075 to the distributor, 11.97 suggested. */
export const aProjectionForm = (changes: object = {}) => ({
  pais_id: chileId,
  unidad_id: 1,
  costo_cable: 1.2,
  costo_pcb: 2.5,
  costo_plastico: 0.4,
  costo_filamento: 0.1,
  costo_superficie: 0.15,
  costo_resina: 0.2,
  costo_oring: 0.05,
  costo_extras: 0.4,
  royalty_monto: 0.5,
  royalty_porcentaje: 4,
  precio_sugerido: 11.97,
  porcentaje_utilidad: 25,
  margen_master: 18,
  rangos: [
    { desde: 1, hasta: 10_000, descuento: 0 },
    { desde: 10_001, hasta: 30_000, descuento: 5 },
    { desde: 30_001, hasta: null, descuento: 12 },
  ],
  ...changes,
})

/** Someone who may write projections. */
export const aCalculator = async (app: TestApp, role: Role = Role.administrator): Promise<Person> =>
  aUser(app, { role, enterpriseId: await theHouse(app), modules: [Module.projections] })

/** A product that is offered in these countries. */
export async function aPlacedProduct(app: TestApp, countryIds: readonly number[] = [chileId]) {
  const product = await aProduct(app)
  for (const paisId of countryIds)
    await app.deps.db.insertInto('producto_pais').values({ producto_id: product.id, pais_id: paisId }).execute()
  return product
}

export const saveProjection = (app: TestApp, form: object, as: Signed | null): Promise<Answered> =>
  app.call('POST', '/v1/producto_costos_configuracion/save', aProjectionForm(form), as)
