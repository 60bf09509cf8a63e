import { PropertyCondition } from '@portal/contract/properties/constants'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Serialises the changes of one person's favorites. */
export const lockFavorites = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('propiedad_favorita ' || ${userId}::int, 0))`.execute(db)

/** Returns the ids of a person's favorites, the newest first. */
export async function listFavorites(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('propiedad_favorita')
    .select('propiedad_id')
    .where('usuario_id', '=', userId)
    .orderBy('orden', 'desc')
    .limit(favoriteLimits.most)
    .execute()
  return rows.map(({ propiedad_id: id }) => id)
}

/** Returns those of these ids that anyone could see at some time. */
export async function listKnown(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('propiedad')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('aprobado_en', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps properties, the last one as the newest. */
export const insertFavorites = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .insertInto('propiedad_favorita')
    .values(ids.map((id) => ({ usuario_id: userId, propiedad_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteFavorites = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .deleteFrom('propiedad_favorita')
    .where('usuario_id', '=', userId)
    .where('propiedad_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

const wasTaken = sql<boolean>`(vendido_en is not null and eliminado_en is null)`

/**
 * Returns properties that lists show no more, and whether they were sold or rented: with their names. One that its owner
 * withdrew, or that was deleted, is named to nobody.
 */
export const listAbsent = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('propiedad')
    .select([
      'id',
      sql<string>`case when ${wasTaken} then titulo else '' end`.as('titulo'),
      sql<string>`case when ${wasTaken} then titulo_en else '' end`.as('titulo_en'),
      sql<'vendida' | 'arrendada' | 'retirada'>`case when not ${wasTaken} then 'retirada'
        when condicion = ${PropertyCondition.sale}::int then 'vendida' else 'arrendada' end`.as('motivo'),
    ])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('aprobado_en', 'is not', null)
    .where('es_publico', '=', false)
    .execute()
