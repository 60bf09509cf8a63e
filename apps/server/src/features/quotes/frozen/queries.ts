import { quoteCodeOf } from '@portal/contract/quotes/code'
import type { Db } from '#core/database/database.ts'

/** Finds a quote by its number with revision, as printed; without one it is the first. */
export function findByCode(db: Db, code: string) {
  const { numero: number, revision } = quoteCodeOf(code) ?? { numero: '', revision: null }
  return db
    .selectFrom('cotizacion')
    .select(['id', 'hash', 'estado', 'reemplazada'])
    .where('numero', '=', number)
    .where('revision', '=', revision ?? 1)
    .executeTakeFirst()
}
