import type { Db } from '#core/database/database.ts'
import { projectionsFor } from '#features/projections/service.ts'

interface Place {
  producto_id: number
  pais_id: number
}

/** What a distributor pays at least for a product in a country; null where it has no projection today. */
export type FloorOf = (place: Place) => number | null

/** The floors of some products in some countries, asked once for each country. */
export async function floorsOf(db: Db, places: readonly Place[]): Promise<FloorOf> {
  const byCountry = Map.groupBy(places, ({ pais_id }) => pais_id)
  const found = await Promise.all(
    [...byCountry].map(async ([countryId, rows]) => {
      const productIds = [...new Set(rows.map(({ producto_id }) => producto_id))]
      return [countryId, await projectionsFor(db, { productIds, countryId })] as const
    }),
  )
  const projections = new Map(found)
  return ({ producto_id, pais_id }) => projections.get(pais_id)?.get(producto_id)?.costo_distribuidor ?? null
}
