import type { In } from '@portal/contract/core/fields'
import type { PriceChangeListSchema } from '@portal/contract/quotes/price-changes/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { priceSteps } from '#features/projections/service.ts'
import { dollarRates } from '#features/rates/service.ts'
import { allQuotesScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/**
 * Lists lines of open quotes that the actor may see, whose price changes with a projection version in their scope
 * (rule prices/versions).
 */
export async function priceChanges(
  db: Db,
  actor: Actor,
  query: queries.Query,
): Promise<In<typeof PriceChangeListSchema>> {
  const { producto_id: productId, pais_id: countryId } = query
  const [steps, rates] = await Promise.all([priceSteps(db, actor, { productId, countryId }), dollarRates(db)])
  if (steps.length === 0) return { cambios: [], total: 0, total_exacto: true }
  const { rows, total } = await queries.listPriceChanges(db, allQuotesScopeOf(actor), steps, rates, query)
  return { cambios: rows, total: Math.min(total, queries.maxCounted), total_exacto: total <= queries.maxCounted }
}
