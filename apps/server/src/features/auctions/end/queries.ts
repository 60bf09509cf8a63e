import { AuctionStatus } from '@portal/contract/auctions/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const mostAtOnce = 200

/** Returns the auctions whose time is over, the earliest first; of one item where it is named. */
export function listOver(db: Db, itemId?: number) {
  return db
    .selectFrom('subasta')
    .select(['id', 'clasificado_id'])
    .where('estado', '=', AuctionStatus.active)
    .where('fin_efectivo', '<=', sql<Date>`statement_timestamp()`)
    .$if(itemId !== undefined, (query) => query.where('clasificado_id', '=', itemId ?? 0))
    .orderBy('fin_efectivo')
    .limit(mostAtOnce)
    .execute()
}

/** States of a winner's request in which they will not buy. */
const lapsed: readonly RequestStatus[] = [
  RequestStatus.reservationExpired,
  RequestStatus.cancelled,
  RequestStatus.deletedByUser,
  RequestStatus.closed,
]

/** Returns awarded auctions whose buyer did not pay, with what became of their request. */
export function listLapsed(db: Db) {
  return (
    db
      .selectFrom('subasta as a')
      .innerJoin('solicitud_clasificado as s', 's.id', 'a.solicitud_id')
      .select(['a.id', 'a.clasificado_id'])
      .where('a.estado', '=', AuctionStatus.awarded)
      .where('s.estado_id', 'in', lapsed)
      // a reservation that was paid and then given up is for staff to decide about
      .where('s.reservado_en', 'is', null)
      .orderBy('a.id')
      .limit(mostAtOnce)
      .execute()
  )
}

/** Whether the buyer of an awarded auction will not buy, under the lock of the item. */
export async function hasLapsed(db: Db, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('id', '=', requestId)
    .where('estado_id', 'in', lapsed)
    .where('reservado_en', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns what the bell of an auction needs: `isStart` is true before the planned end. */
export const getBell = (db: Db, id: number) =>
  db
    .selectFrom('subasta')
    .select(['clasificado_id', 'fin_efectivo', 'estado', sql<boolean>`termina_en > now()`.as('isStart')])
    .where('id', '=', id)
    .executeTakeFirst()
