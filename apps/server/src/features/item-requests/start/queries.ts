import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { ledger } from '#features/marketplace/ledger-queries.ts'
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

/** What a request paid for its reservation, in its currency; nulls without a payment. */
export const accountIn = sql<{ recibido: number; devuelto: number; neto: number }>`(
  select sum(recibido) as recibido, sum(devuelto) as devuelto, sum(neto) as neto
  from ${ledger} libro where libro.solicitud_id = s.id and libro.moneda = s.moneda and libro.es_de_reserva)`.as(
  'cuenta',
)

/** Gross, given back and net, as decimal text. */
export const sumsOfAccounts = [
  sql<string>`coalesce(sum(cuenta.recibido), 0)::text`.as('suma'),
  sql<string>`coalesce(sum(cuenta.devuelto), 0)::text`.as('devuelto'),
  sql<string>`coalesce(sum(cuenta.neto), 0)::text`.as('neto'),
] as const

/** What their reservations came to by the ledger, by currency, dollars first; as decimal text. */
export function sumReservations(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters) {
  return found(db, scope, kinds, asked)
    .leftJoinLateral(accountIn, (join) => join.onTrue())
    .select(sql<Currency>`s.moneda`.as('moneda'))
    .select(sumsOfAccounts)
    .select(({ fn }) => fn.countAll<number>().as('solicitudes'))
    .groupBy('s.moneda')
    .orderBy('s.moneda', 'desc')
    .execute()
}
