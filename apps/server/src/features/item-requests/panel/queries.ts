import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import { intervalOfMoment } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { allKinds, type Filters, found } from '../list/queries.ts'
import type { RequestScope } from '../policy.ts'
import { accountIn, sumsOfAccounts } from '../start/queries.ts'

/** Paid reservations by the interval of their payment, the kind of request and the currency, with what the ledger says of them. */
export const countReservations = (db: Db, scope: RequestScope, asked: Filters, starts: readonly string[]) =>
  found(db, scope, allKinds, asked)
    .select(intervalOfMoment(sql.ref('s.reservado_en'), starts, asked.zona ?? 'UTC').as('intervalo'))
    .leftJoinLateral(accountIn, (join) => join.onTrue())
    .select(['s.tipo as grupo', sql<Currency>`s.moneda`.as('moneda')])
    .select(sumsOfAccounts)
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
