import type { Db } from '#core/database/database.ts'
import { listValid, type ValidProjection } from './queries.ts'

interface Question {
  countryId: number
  /** A day, `YYYY-MM-DD`; today unless given. */
  on?: string
}

/** The projection of a product in a country that holds on a day; null where there is none, so that there is no floor. */
export async function projectionFor(
  db: Db,
  { productId, ...question }: Question & { productId: number },
): Promise<ValidProjection | null> {
  const found = await projectionsFor(db, { productIds: [productId], ...question })
  return found.get(productId) ?? null
}

/** The same for many products at once, by the id of each; those without a projection are not there. */
export async function projectionsFor(
  db: Db,
  { productIds, countryId, on }: Question & { productIds: readonly number[] },
): Promise<Map<number, ValidProjection>> {
  const rows = await listValid(db, productIds, countryId, on ?? null)
  return new Map(rows.map((row) => [row.producto_id, row]))
}
