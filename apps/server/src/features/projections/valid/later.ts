import type { Actor } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import { scopeOf } from '#core/scope.ts'
import { listPriceSteps } from './queries.ts'

/** So many units cost otherwise by a version that holds today or will hold than by an earlier one; in US dollars for one. */
export interface PriceStep {
  proyeccion_id: number
  /** The earlier version. */
  usada_id: number
  version_id: number
  vigente_desde: string
  costo_distribuidor: number
  desde: number
  /** Null: no limit. */
  hasta: number | null
  precio_antes: number
  precio_despues: number
}

/** What the versions of today and the planned ones change in the prices of earlier ones, in the actor's scope. */
export function priceSteps(
  db: Db,
  actor: Actor,
  asked: { productId: number | null; countryId: number | null },
): Promise<PriceStep[]> {
  return listPriceSteps(db, scopeOf(actor), asked)
}
