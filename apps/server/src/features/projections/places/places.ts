import { coreMessages } from '@portal/contract/core/core-messages'
import { productMessages } from '@portal/contract/products/messages'
import type { ProductCountriesSchema } from '@portal/contract/projections/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { everything, type Scope, scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { canSave } from '../policy.ts'
import * as queries from './queries.ts'

type Places = z.input<typeof ProductCountriesSchema>

/**
 * Returns the ids of the countries of the actor's scope that a product is configured for, and of those with a
 * projection.
 */
export async function configuredCountries(db: Db, actor: Actor, productId: number): Promise<Places> {
  if (!(await queries.isProduct(db, productId))) throw new Refusal(productMessages.absent)
  return { ...(await placesOf(db, scopeOf(actor), productId)), puede_configurar: canSave(actor) }
}

/**
 * Configures a product for exactly these countries. Refuses to remove one with a projection, and an unknown country.
 */
export function configureCountries(
  db: Db,
  actor: Actor,
  productId: number,
  countryIds: readonly number[],
): Promise<null> {
  if (!canSave(actor)) throw new Refusal(coreMessages.notAllowed)
  return inTransaction(db, async (db) => {
    if (!(await queries.isProduct(db, productId, 'and lock it'))) throw new Refusal(productMessages.absent)
    const before = await placesOf(db, everything, productId)
    const isKept = before.con_proyeccion.every((id) => countryIds.includes(id))
    const isKnown = await queries.areCountries(db, countryIds)
    if (!isKept || !isKnown) throw fieldRefusal('paises', coreMessages.invalid)
    await queries.replacePlaces(db, productId, countryIds)
    await record(db, actor, {
      action: 'products.configured',
      entity: 'producto',
      id: productId,
      before: { paises: before.paises },
      after: { paises: [...countryIds] },
      announces: [{ area: 'productos' }, { area: 'proyecciones', of: placesChanged(before.paises, countryIds) }],
    })
    return null
  })
}

async function placesOf(db: Db, scope: Scope, productId: number): Promise<Omit<Places, 'puede_configurar'>> {
  const places = await queries.listPlaces(db, scope, productId)
  return {
    paises: places.map(({ pais_id: id }) => id),
    con_proyeccion: places.filter(({ tiene_proyeccion: has }) => has).map(({ pais_id: id }) => id),
  }
}

/** Returns the added and removed countries. */
const placesChanged = (before: readonly number[], after: readonly number[]) =>
  [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))].map((countryId) => ({
    countryId,
  }))
