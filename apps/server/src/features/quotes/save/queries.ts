import { type InsertObject, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'
import { quoteColumns } from '../queries.ts'

type NewQuote = InsertObject<DB, 'cotizacion'>
type Unnumbered = Omit<NewQuote, 'numero' | 'hash'>

interface Issuer {
  id: number
  abreviatura: string
  zona_horaria: string
}

/**
 * Stores a quote with the next number of its enterprise and year (rule quotes/numbering). The counter stays locked
 * until the transaction ends, so numbers have no gaps. The hash starts with the number.
 */
export function insertNumbered(db: Db, issuer: Issuer, frozenText: string, quote: Unnumbered) {
  const { id, abreviatura, zona_horaria: zone } = issuer
  const number = sql<string>`(
    select ${abreviatura}::text || '-' || anio || '-' || lpad(ultimo::text, greatest(4, length(ultimo::text)), '0')
    from contador)`
  return db
    .with(
      'contador',
      () => sql<{ anio: number; ultimo: number }>`(
        insert into cotizacion_contador (empresa_id, anio, ultimo)
        values (${id}, extract(year from now() at time zone ${zone}::text)::int, 1)
        on conflict (empresa_id, anio) do update set ultimo = cotizacion_contador.ultimo + 1
        returning anio, ultimo)`,
    )
    .insertInto('cotizacion')
    .values({
      ...quote,
      numero: number,
      hash: sql<string>`encode(sha256(convert_to(${number} || ${`\n${frozenText}`}::text, 'UTF8')), 'hex')`,
    } as NewQuote)
    .returning(quoteColumns)
    .executeTakeFirstOrThrow()
}

/** Stores a later revision of an existing number. */
export function insertRevision(db: Db, quote: NewQuote) {
  return db.insertInto('cotizacion').values(quote).returning(quoteColumns).executeTakeFirstOrThrow()
}

/** Freezes the abbreviation with the first quote that uses it (enterprises 5). */
export async function markAbbreviationUsed(db: Db, enterpriseId: number): Promise<void> {
  await db
    .updateTable('empresa')
    .set({ abreviatura_usada_en: sql<Date>`now()` })
    .where('id', '=', enterpriseId)
    .where('abreviatura_usada_en', 'is', null)
    .execute()
}

/** Returns the number of the latest revision. */
export async function lastRevision(db: Db, number: string): Promise<number> {
  const { last } = await db
    .selectFrom('cotizacion')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('numero', '=', number)
    .executeTakeFirstOrThrow()
  return last
}

/**
 * Returns the identities that lines of the next version may reference: those of the quote, and of the previous
 * revision.
 */
export async function knownIdentities(
  db: Db,
  { id, anterior_id }: { id: number; anterior_id: number | null },
): Promise<Set<string>> {
  const ids = anterior_id === null ? [id] : [id, anterior_id]
  const rows = await db.selectFrom('cotizacion_linea').select('identidad').where('cotizacion_id', 'in', ids).execute()
  return new Set(rows.map(({ identidad }) => identidad))
}

/** Whether a later revision exists. */
export async function isContinued(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('cotizacion').select('id').where('anterior_id', '=', id).executeTakeFirst()) !== undefined
}
