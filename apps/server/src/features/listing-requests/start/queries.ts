import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Filters, found, type Kinds } from '../list/queries.ts'
import type { RequestScope } from '../policy.ts'
import { subject } from '../queries.ts'

/** The requests of these kinds that came first, at most `most`. */
export function listFirst(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters, most: number) {
  return found(db, scope, kinds, asked)
    .select(['s.id', 's.nombre', 's.empresa', 's.tipo', 's.creado_en'])
    .select(subject.as('marca'))
    .orderBy('s.creado_en')
    .orderBy('s.id')
    .limit(most)
    .execute()
}

/** What their reservations come to, by currency, dollars first; as decimal text. */
export function sumReservations(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters) {
  return found(db, scope, kinds, asked)
    .select([sql<Currency>`s.moneda`.as('moneda'), sql<string>`coalesce(sum(s.monto_reserva), 0)::text`.as('total')])
    .select(({ fn }) => fn.countAll<number>().as('solicitudes'))
    .groupBy('s.moneda')
    .orderBy('s.moneda', 'desc')
    .execute()
}
