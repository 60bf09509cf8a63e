import { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const mostAtOnce = 200

/** Returns pending quotes past their validity, the oldest first; only one when an id is given. */
export function listDue(db: Db, id?: number) {
  return db
    .selectFrom('cotizacion')
    .select('id')
    .where('estado', '=', sql.lit(QuoteStatus.pending))
    .where('reemplazada', '=', sql.lit(false))
    .where('vence_en', '<=', sql<Date>`statement_timestamp()`)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('vence_en')
    .limit(mostAtOnce)
    .execute()
}
