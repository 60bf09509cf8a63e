import type { Language } from '@portal/contract/core/language'
import { DeliveryState, type DisabledWhy, WebhookState } from '@portal/contract/webhooks/constants'
import type { DeliveredEvent } from '@portal/contract/webhooks/events'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const waiting = sql.lit(DeliveryState.waiting)
const active = sql.lit(WebhookState.active)

/** Deliveries of one webhook that are under way at once: one that hangs does not hold up the others. */
const mostOfOne = 3

export interface Due {
  id: number
  webhook_id: number
  mensaje: string
  numero: number
  serie: number
  desde: Date
  direccion: string
  dueno_id: number
  limite_id: number | null
  limite_pais: number | null
  secreto: string
  secreto_anterior: string | null
  anterior_vence_en: Date | null
  tipo: DeliveredEvent
  empresa_id: number | null
  usuario_id: number | null
  modulos: string[]
  datos: object
  creado_en: Date
}

/** Locks the next delivery that is due at a moment and that no living process has taken. */
export async function lockDue(db: Db, at: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select e.id, e.webhook_id, e.mensaje, e.intentos + 1 as numero, e.intentos_serie + 1 as serie,
      case when e.intentos_serie = 0 then ${at}::timestamptz else e.desde end as desde,
      w.direccion, w.usuario_id as dueno_id, w.empresa_id as limite_id, l.pais_id as limite_pais,
      w.secreto, w.secreto_anterior, w.anterior_vence_en,
      v.tipo, v.empresa_id, v.usuario_id, v.modulos, v.datos, v.creado_en
    from webhook_envio e
      join webhook w on w.id = e.webhook_id
      join webhook_evento v on v.id = e.evento_id
      left join empresa l on l.id = w.empresa_id
    where e.estado = ${waiting} and e.siguiente_en <= ${at}::timestamptz
      and (e.tomado_hasta is null or e.tomado_hasta <= ${at}::timestamptz)
      and w.estado = ${active} and w.eliminado_en is null
      and (select count(*) from webhook_envio o where o.webhook_id = e.webhook_id and o.estado = ${waiting}
        and o.tomado_hasta > ${at}::timestamptz) < ${sql.lit(mostOfOne)}
    order by e.siguiente_en, e.id
    limit 1 for update of e skip locked`.execute(db)
  return rows[0]
}

/** Notes that an attempt begins, before it does: one whose process dies stays in the log. */
export async function beginAttempt(
  db: Db,
  { id, numero, serie, desde }: Due,
  { at, until, headers }: { at: Date; until: Date; headers: object },
): Promise<void> {
  await sql`
    update webhook_envio set intentos = ${numero}, intentos_serie = ${serie}, desde = ${desde}, tomado_hasta = ${until}
    where id = ${id}`.execute(db)
  await sql`
    insert into webhook_intento (envio_id, numero, empezado_en, encabezados)
    values (${id}, ${numero}, ${at}, ${JSON.stringify(headers)}::jsonb)`.execute(db)
}

/** What came of an attempt. */
export interface Outcome {
  ms: number
  estado_http: number | null
  error: string | null
  respuesta: string | null
}

/** Stores what came of an attempt, and locks its delivery. Returns false when another process has taken it since. */
export async function endAttempt(db: Db, { id, numero }: Due, outcome: Outcome): Promise<boolean> {
  await db.updateTable('webhook_intento').set(outcome).where('envio_id', '=', id).where('numero', '=', numero).execute()
  const { rows } = await sql`
    select from webhook_envio where id = ${id} and intentos = ${numero} and estado = ${waiting} for update`.execute(db)
  return rows.length > 0
}

/** Ends a delivery. */
export async function endDelivery(db: Db, id: number, estado: DeliveryState, at: Date): Promise<void> {
  await db
    .updateTable('webhook_envio')
    .set({ estado, terminado_en: at, tomado_hasta: null })
    .where('id', '=', id)
    .execute()
}

export async function postpone(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('webhook_envio').set({ siguiente_en: until, tomado_hasta: null }).where('id', '=', id).execute()
}

/** Counts what was given up since the last event that arrived; `none` sets the count to 0. Returns the webhook with its owner. */
export async function countGiveUps(db: Db, webhookId: number, none: boolean) {
  if (none) {
    await db
      .updateTable('webhook')
      .set({ abandonos: 0 })
      .where('id', '=', webhookId)
      .where('abandonos', '>', 0)
      .execute()
    return 0
  }
  const { abandonos } = await db
    .updateTable('webhook')
    .set({ abandonos: sql`abandonos + 1` })
    .where('id', '=', webhookId)
    .returning('abandonos')
    .executeTakeFirstOrThrow()
  return abandonos
}

/** Disables an active webhook, and ends what waits for it; returns false when it was not active any more. */
export async function disable(db: Db, webhookId: number, why: DisabledWhy, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ estado: WebhookState.disabled, motivo: why, version: sql`version + 1` })
    .where('id', '=', webhookId)
    .where('estado', '=', WebhookState.active)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db
    .updateTable('webhook_envio')
    .set({ estado: DeliveryState.failed, terminado_en: at, tomado_hasta: null })
    .where('webhook_id', '=', webhookId)
    .where('estado', '=', DeliveryState.waiting)
    .execute()
  return true
}

/** Returns the webhook as a mail to its owner names it. */
export const getOwned = (db: Db, webhookId: number) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('usuario as u', 'u.id', 'w.usuario_id')
    .select(['w.id', 'w.nombre', 'w.direccion', 'u.email', sql<Language>`u.idioma`.as('idioma')])
    .where('w.id', '=', webhookId)
    .executeTakeFirstOrThrow()

/** Deletes events whose deliveries ended before so many days, with all attempts. */
export async function forgetOld(db: Db, days: number): Promise<void> {
  await sql`
    delete from webhook_evento v where creado_en < now() - make_interval(days => ${days}::int)
      and not exists (select from webhook_envio e where e.evento_id = v.id
        and (e.estado = ${waiting} or e.terminado_en > now() - make_interval(days => ${days}::int)))`.execute(db)
}
