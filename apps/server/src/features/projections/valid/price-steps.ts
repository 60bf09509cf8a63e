import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listFirstSteps, listPriceSteps, type PriceStep } from './queries.ts'

/**
 * Returns, in the actor's scope, how current and planned versions change prices of earlier ones, and what they give to
 * products that had no projection.
 */
export async function priceSteps(
  db: Db,
  actor: Actor,
  asked: { productId: number | null; countryId: number | null },
): Promise<PriceStep[]> {
  const scope = scopeOf(actor)
  const found = await Promise.all([listPriceSteps(db, scope, asked), listFirstSteps(db, scope, asked)])
  return found.flat()
}
