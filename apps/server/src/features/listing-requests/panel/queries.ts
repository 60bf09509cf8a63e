import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import { intervalOfMoment } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { allKinds, type Filters, found } from '../list/queries.ts'
import type { RequestScope } from '../policy.ts'

/** Paid reservations by the interval of their payment, the kind of request and the currency. */
export const countReservations = (db: Db, scope: RequestScope, asked: Filters, starts: readonly string[]) =>
  found(db, scope, allKinds, asked)
    .select(intervalOfMoment(sql.ref('s.reservado_en'), starts, asked.zona ?? 'UTC').as('intervalo'))
    .select(['s.tipo as grupo', sql<Currency>`s.moneda`.as('moneda')])
    .select(sql<string>`coalesce(sum(s.monto_reserva), 0)::text`.as('suma'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 2, 3`)
    .execute()

/** Requests by kind. */
export const countKinds = (db: Db, scope: RequestScope, asked: Filters) =>
  found(db, scope, allKinds, asked)
    .select(['s.tipo as grupo', sql<null>`null`.as('intervalo')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('s.tipo')
    .execute()
