import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listPriceSteps, type PriceStep } from './queries.ts'

/** Returns how current and planned versions change prices of earlier ones, in the actor's scope. */
export function priceSteps(
  db: Db,
  actor: Actor,
  asked: { productId: number | null; countryId: number | null },
): Promise<PriceStep[]> {
  return listPriceSteps(db, scopeOf(actor), asked)
}
