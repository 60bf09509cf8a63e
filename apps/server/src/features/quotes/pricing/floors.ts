import type { Db } from '#core/database.ts'

/** What a product costs those who sell it in a country, in dollars; a lower price needs approval. */
export interface Floor {
  proyeccion_id: number
  costo_distribuidor: number
  costo_master: number
}

/** The floors of these products in the client's country; none without a projection for it (decision 35). */
export async function floorsFor(_db: Db, _ids: readonly number[], _countryId: number): Promise<Map<number, Floor>> {
  return new Map()
}
