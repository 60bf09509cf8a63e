import type { Db } from '#core/database/database.ts'
import { listValid, type ValidProjection } from './queries.ts'

interface Question {
  countryId: number
  /** A day, `YYYY-MM-DD`; today by default. */
  on?: string
}

/**
 * Returns the projection of a product in a country valid on a day; null when there is none, so that no floor applies.
 */
export async function projectionFor(
  db: Db,
  { productId, ...question }: Question & { productId: number },
): Promise<ValidProjection | null> {
  const found = await projectionsFor(db, { productIds: [productId], ...question })
  return found.get(productId) ?? null
}

/** Returns the projections of many products, by product id; products without one are absent. */
export async function projectionsFor(
  db: Db,
  { productIds, countryId, on }: Question & { productIds: readonly number[] },
): Promise<Map<number, ValidProjection>> {
  const rows = await listValid(db, { productIds, countryId, on: on ?? null })
  return new Map(rows.map((row) => [row.producto_id, row]))
}

/** Returns every projection valid today. */
export const allProjections = (db: Db): Promise<ValidProjection[]> =>
  listValid(db, { productIds: null, countryId: null, on: null })
