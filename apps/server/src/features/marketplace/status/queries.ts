import { CommercialStatus } from '@portal/contract/marketplace/states'
import { type RawBuilder, sql } from 'kysely'

/** Table of the items of a kind, and the column of a request that names one of them. */
interface ItemTable {
  table: 'clasificado'
  requestColumn: 'clasificado_id'
}

/**
 * The commercial state of an item as of now: a reservation whose time has ended holds nothing, unless a payment of it
 * is in doubt. The job that ends it may be late.
 */
export function liveStatusOf({ table, requestColumn }: ItemTable): RawBuilder<number> {
  const item = (column: string) => sql.ref(`${table}.${column}`)
  return sql<number>`(case
  when ${item('estado_comercial')} in (${CommercialStatus.reservedPendingPayment}, ${CommercialStatus.reserved})
    and ${item('reserva_vence_en')} <= now()
    and not exists (
      select from pago inner join solicitud_clasificado on solicitud_clasificado.id = pago.solicitud_id
      where ${sql.ref(`solicitud_clasificado.${requestColumn}`)} = ${item('id')}
        and pago.estado in ('confirmando', 'pendiente_confirmacion', 'desconocida'))
  then ${CommercialStatus.reservationExpired}::int
  else ${item('estado_comercial')} end)`
}
