import { CommercialStatus } from '@portal/contract/marketplace/states'
import { type RawBuilder, sql } from 'kysely'

/** The table of a kind of item, and the column of requests that references it. */
interface ItemTable {
  table: 'clasificado' | 'propiedad'
  requestColumn: 'clasificado_id' | 'propiedad_id'
}

/**
 * Returns the current commercial state of an item: an expired reservation holds nothing, unless a payment of it is in
 * doubt, even before the job ends it.
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
