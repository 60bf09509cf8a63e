import type { PricedRange } from '@portal/contract/projections/sheet'
import type { Actor } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import { projectionScopeOf } from '../policy.ts'
import { listLater } from './queries.ts'

/** A version that holds today or will hold: what a product sells at in a country from a day on, in US dollars. */
export interface LaterVersion {
  proyeccion_id: number
  version_id: number
  producto_id: number
  pais_id: number
  vigente_desde: string
  costo_distribuidor: number
  rangos: PricedRange[]
}

/** Of the projections in the actor's scope the versions that hold today and those that are planned. */
export function laterVersions(
  db: Db,
  actor: Pick<Actor, 'role' | 'enterpriseId'>,
  asked: { productId: number | null; countryId: number | null },
): Promise<LaterVersion[]> {
  return listLater(db, projectionScopeOf(actor), asked)
}
