import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Filters } from '../search/filters.ts'
import { found } from '../search/queries.ts'

/** Returns the totals of the results by currency, dollars first; as decimal text. */
export function sumQuotes(db: Db, scope: Scope, asked: Filters) {
  return found(db, scope, asked)
    .select([sql<QuoteCurrency>`q.moneda`.as('moneda'), sql<string>`sum(q.total)::text`.as('total')])
    .select(({ fn }) => fn.countAll<number>().as('cotizaciones'))
    .groupBy('q.moneda')
    .orderBy('q.moneda', 'desc')
    .execute()
}
