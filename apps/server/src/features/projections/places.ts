import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import * as queries from './place-queries.ts'

/** The countries a product is configured for, by their ids, and those of them in which it has a projection. */
export async function configuredCountries(
  db: Db,
  productId: number,
): Promise<{ paises: number[]; con_proyeccion: number[] }> {
  const places = await queries.listPlaces(db, productId)
  return {
    paises: places.map(({ pais_id: id }) => id),
    con_proyeccion: places.filter(({ tiene_proyeccion: has }) => has).map(({ pais_id: id }) => id),
  }
}

/**
 * Configures a product for exactly these countries. One in which it has a projection stays: leaving it out is refused,
 * as is a country that does not exist.
 */
export function configureCountries(
  db: Db,
  actor: Actor,
  productId: number,
  countryIds: readonly number[],
): Promise<null> {
  return inTransaction(db, async (db) => {
    await queries.lockProduct(db, productId)
    const before = await configuredCountries(db, productId)
    const isKept = before.con_proyeccion.every((id) => countryIds.includes(id))
    const isKnown = await queries.areCountries(db, countryIds)
    if (!isKept || !isKnown) throw new Refusal(coreMessages.invalid, { fields: { paises: coreMessages.invalid.code } })
    await queries.replacePlaces(db, productId, countryIds)
    await record(db, actor, {
      action: 'products.configured',
      entity: 'producto',
      id: productId,
      before: { paises: before.paises },
      after: { paises: [...countryIds] },
      tells: [{ area: 'productos' }, { area: 'proyecciones' }],
    })
    return null
  })
}
