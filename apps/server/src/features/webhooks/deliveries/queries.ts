import type { Of } from '@portal/contract/core/fields'
import { DeliveryState } from '@portal/contract/webhooks/constants'
import type { DeliveredEvent } from '@portal/contract/webhooks/events'
import type { DeliveryListQuerySchema } from '@portal/contract/webhooks/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inOrder, orderOf } from '#core/database/list-query.ts'

type Query = Of<typeof DeliveryListQuerySchema>

const { ref } = sql

const found = (db: Db) =>
  db
    .selectFrom('webhook_envio as v')
    .innerJoin('webhook_evento as e', 'e.id', 'v.evento_id')
    .innerJoin('webhook as w', 'w.id', 'v.webhook_id')
    .leftJoin('webhook_intento as i', (join) =>
      join.onRef('i.envio_id', '=', 'v.id').onRef('i.numero', '=', 'v.intentos'),
    )

const shown = [
  'v.id',
  'v.mensaje',
  'v.webhook_id',
  'w.nombre as webhook_nombre',
  'v.intentos',
  'i.estado_http',
  'i.error',
  'v.creado_en',
  'v.terminado_en',
  sql<DeliveredEvent>`e.tipo`.as('tipo'),
  sql<DeliveryState>`v.estado`.as('estado'),
  sql<Date | null>`case when v.estado = ${sql.lit(DeliveryState.waiting)} then v.siguiente_en end`.as('siguiente_en'),
] as const

/** Returns one page of the deliveries by all filters, and how many there are. */
export async function listDeliveries(db: Db, { page, page_row: size, orden, buscar, ...asked }: Query) {
  const { direction } = orderOf(orden)
  const rows = found(db)
    .$if(asked.webhook_id !== null, (query) => query.where('v.webhook_id', '=', asked.webhook_id))
    .$if(asked.estado !== null, (query) => query.where('v.estado', '=', asked.estado))
    .$if(asked.tipo !== null, (query) => query.where('e.tipo', '=', asked.tipo))
    .$if(buscar !== '', (query) =>
      query.where((eb) => eb.or([eb('v.mensaje', '=', buscar), eb(sql<string>`e.datos ->> 'id'`, '=', buscar)])),
    )
  const entregas = await rows
    .select(shown)
    .orderBy(inOrder([ref('v.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { entregas, total }
}

/** Returns one delivery with its event. */
export const getDelivery = (db: Db, id: number) =>
  found(db)
    .select([...shown, 'w.usuario_id', 'w.direccion', 'e.creado_en as evento_en', sql<object>`e.datos`.as('datos')])
    .where('v.id', '=', id)
    .executeTakeFirst()

/** Returns the attempts of a delivery, the newest first. */
export const listAttempts = (db: Db, id: number) =>
  db
    .selectFrom('webhook_intento')
    .select(['numero', 'empezado_en', 'ms', 'estado_http', 'error', 'respuesta'])
    .select(sql<Record<string, string> | null>`encabezados`.as('encabezados'))
    .where('envio_id', '=', id)
    .orderBy('numero', 'desc')
    .limit(50)
    .execute()

/** Locks a delivery with the owner and state of its webhook. */
export const lockDelivery = (db: Db, id: number) =>
  db
    .selectFrom('webhook_envio as v')
    .innerJoin('webhook as w', 'w.id', 'v.webhook_id')
    .select(['v.id', 'v.estado', 'v.webhook_id', 'w.usuario_id', 'w.estado as webhook_estado', 'w.eliminado_en'])
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirst()

const again = {
  estado: DeliveryState.waiting,
  intentos_serie: 0,
  siguiente_en: sql<Date>`now()`,
  terminado_en: null,
  tomado_hasta: null,
}

/** Lets a delivery be sent again, as the same message. */
export async function sendAgain(db: Db, id: number): Promise<void> {
  await db.updateTable('webhook_envio').set(again).where('id', '=', id).execute()
}

/** The same for all that failed since midnight of a day of `zone`. Returns how many they are. */
export async function sendFailedAgain(
  db: Db,
  webhookId: number,
  since: { day: string; zone: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_envio')
    .set(again)
    .where('webhook_id', '=', webhookId)
    .where('estado', '=', DeliveryState.failed)
    .where('creado_en', '>=', sql<Date>`(${since.day}::date::timestamp at time zone ${since.zone}::text)`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
