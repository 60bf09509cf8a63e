import type { Db } from '#core/database/database.ts'
import { projectionsFor } from '#features/projections/service.ts'

interface Place {
  producto_id: number
  pais_id: number
}

/** The minimum a distributor pays for a product in a country; null without a valid projection. */
export type FloorOf = (place: Place) => number | null

/** Returns the floors of products in countries, with one query per country. */
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
