import type { PageLanguage } from '@portal/contract/core/language'
import { type Frequency, type SearchedKind, savedSearchLimits } from '@portal/contract/saved-searches/constants'
import { type Insertable, type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { BusquedaGuardada, DB } from '#core/database/schema.ts'

const { lit } = sql

export interface StoredSearch {
  id: number
  enlace_version: number
  tipo: SearchedKind
  filtro: string
  email: string
  idioma: PageLanguage
  frecuencia: Frequency
  confirmada_en: Date | null
  terminada_en: Date | null
}

const columns = [
  'id',
  'enlace_version',
  'tipo',
  'filtro',
  'email',
  'idioma',
  'frecuencia',
  'confirmada_en',
  'terminada_en',
] as const

/** Not yet confirmed, and its time to confirm is over. */
const isLapsed = sql<SqlBool>`(confirmada_en is null
  and pedida_en < now() - make_interval(days => ${lit(savedSearchLimits.confirmWithinDays)}))`

/** What concerns one address happens one after the other, until the transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`busqueda ${email.toLowerCase()}`}, 0))`.execute(db)
}

/** Returns the search with this id while its links work. */
export const getSearch = (db: Db, id: number): Promise<StoredSearch | undefined> =>
  db
    .selectFrom('busqueda_guardada')
    .select(columns)
    .where('id', '=', id)
    .where(sql<SqlBool>`not ${isLapsed}`)
    .$narrowType<StoredSearch>()
    .executeTakeFirst()

/** Locks a search; undefined when another process has it, or it is gone. */
export const lockSearch = (db: Db, id: number): Promise<StoredSearch | undefined> =>
  db
    .selectFrom('busqueda_guardada')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .$narrowType<StoredSearch>()
    .executeTakeFirst()

/** Returns the search of an address with this filter that has not ended. */
export const findSame = (
  db: Db,
  { email, tipo, filtro }: Pick<StoredSearch, 'email' | 'tipo' | 'filtro'>,
): Promise<StoredSearch | undefined> =>
  db
    .selectFrom('busqueda_guardada')
    .select(columns)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('tipo', '=', tipo)
    .where(sql<SqlBool>`md5(filtro) = md5(${filtro})`)
    .where('terminada_en', 'is', null)
    .$narrowType<StoredSearch>()
    .executeTakeFirst()

export const insertSearch = (db: Db, row: Insertable<BusquedaGuardada>): Promise<StoredSearch> =>
  db
    .insertInto('busqueda_guardada')
    .values(row)
    .returning(columns)
    .$narrowType<StoredSearch>()
    .executeTakeFirstOrThrow()

export const updateSearch = (
  db: Db,
  id: number,
  changes: UpdateObject<DB, 'busqueda_guardada'>,
): Promise<StoredSearch> =>
  db
    .updateTable('busqueda_guardada')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<StoredSearch>()
    .executeTakeFirstOrThrow()

/** The present, as what a search compares appearances with. */
export const atThisMoment = sql<Date>`statement_timestamp()`

/** Returns how many active searches an address has. */
export async function countActive(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('busqueda_guardada')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('confirmada_en', 'is not', null)
    .where('terminada_en', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Deletes searches that nobody confirmed in time and ended ones after a while, with their addresses; and of the times
 * when items were in the lists those that no search asks for.
 */
export async function forgetOld(db: Db): Promise<void> {
  await sql`
    delete from busqueda_guardada where ${isLapsed}
      or terminada_en < now() - make_interval(days => ${lit(savedSearchLimits.forgottenAfterDays)})`.execute(db)
  await sql`
    delete from a_la_vista where comparada_en < now() - interval '1 day' and coalesce(hasta, desde) < coalesce((
      select min(confirmada_en) from busqueda_guardada where confirmada_en is not null and terminada_en is null), now())`.execute(
    db,
  )
}
