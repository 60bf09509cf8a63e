import { quoteCodeOf } from '@portal/contract/quotes/code'
import type { Db } from '#core/database/database.ts'
import { isVoided } from '../queries.ts'

/** Finds a quote by its number with revision, as printed; without one it is the first. */
export function findByCode(db: Db, code: string) {
  const { numero: number, revision } = quoteCodeOf(code) ?? { numero: '', revision: null }
  return db
    .selectFrom('cotizacion as q')
    .select(['id', 'hash', 'estado', 'reemplazada', isVoided.as('anulada')])
    .where('numero', '=', number)
    .where('revision', '=', revision ?? 1)
    .executeTakeFirst()
}
