import type { Db } from '#core/database.ts'
import type { LockedQuote } from '../queries.ts'

/** Until when the last PIN of a quote holds, and when another one can be asked for. */
export async function pinStateOf(_db: Db, _quote: Pick<LockedQuote, 'id' | 'cliente_email'>) {
  return { vence_en: null as Date | null, proximo_en: null as Date | null }
}
