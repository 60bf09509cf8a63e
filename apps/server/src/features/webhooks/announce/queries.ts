import { WebhookState } from '@portal/contract/webhooks/constants'
import type { DeliveredEvent } from '@portal/contract/webhooks/events'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** An event as it is stored. */
export interface StoredEvent {
  tipo: DeliveredEvent
  empresa_id: number | null
  usuario_id: number | null
  modulos: readonly string[]
  datos: object
}

/** Whether any webhook is told of events of a type. */
export async function isWanted(db: Db, type: DeliveredEvent): Promise<boolean> {
  const { rows } = await sql`
    select from webhook where estado = ${sql.lit(WebhookState.active)} and eliminado_en is null and eventos @> array[${type}]
    limit 1`.execute(db)
  return rows.length > 0
}

/** Stores an event with a delivery for each webhook that is told of it, or for one only. Returns how many they are. */
export async function insertEvent(db: Db, event: StoredEvent, onlyId: number | null = null): Promise<number> {
  const { rows } = await sql`
    with elegido as (
      select id from webhook where estado = ${sql.lit(WebhookState.active)} and eliminado_en is null
        and case when ${onlyId}::int is null then eventos @> array[${event.tipo}] else id = ${onlyId}::int end
    ), evento as (
      insert into webhook_evento (tipo, empresa_id, usuario_id, modulos, datos)
      select ${event.tipo}, ${event.empresa_id}::int, ${event.usuario_id}::int, ${[...event.modulos]}::text[],
        ${JSON.stringify(event.datos)}::jsonb
      where exists (select from elegido)
      returning id
    )
    insert into webhook_envio (webhook_id, evento_id, mensaje)
    select elegido.id, evento.id, 'msg_' || replace(gen_random_uuid()::text, '-', '') from elegido cross join evento
    returning id`.execute(db)
  return rows.length
}
