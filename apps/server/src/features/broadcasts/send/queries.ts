import { BroadcastStatus, RecipientStatus } from '@portal/contract/broadcasts/states'
import type { Language } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { suppressedWhy } from '#core/mail/suppressions.ts'
import { type BlockReason, blockedWhy } from '../recipients/queries.ts'

const { sending, queued, deferred, sent, unknown, omitted, unsubscribed, hardBounce, softBounce, failed } =
  RecipientStatus

/** A recipient taken to be sent to: nobody takes them again. */
export interface Taken {
  id: number
  contacto_id: number
  email: string
  idioma: Language
  intentos: number
  /** Why they may not be written to any more, or empty. */
  impedimento: '' | BlockReason | 'eliminado'
  nombre: string
  empresa: string
  ocupacion: string
  pais: string
  responsable: string
  responder_a: string
}

/**
 * Takes the next recipient of a broadcast that is being sent, and looks at their contact once more. The caller commits
 * before it sends.
 */
export async function takeNext(db: Db, broadcastId: number): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    with next as (
      select r.id from difusion_destinatario r
      join difusion d on d.id = r.difusion_id and d.estado = ${BroadcastStatus.sending}
        and coalesce(d.espera_hasta <= now(), true)
      where r.difusion_id = ${broadcastId} and r.estado in (${sql.lit(queued)}, ${sql.lit(deferred)}) and r.proximo_en <= now()
      order by r.proximo_en, r.id limit 1 for update of r skip locked
    ), taken as (
      update difusion_destinatario r set estado = ${sending}, tomado_en = clock_timestamp(), intentos = intentos + 1
      from next where r.id = next.id returning r.*
    )
    select r.id, c.id contacto_id, r.email, r.idioma, r.intentos,
      case when c.eliminado_en is not null then 'eliminado'
        else coalesce(${suppressedWhy('r.email')}, ${blockedWhy('r.email')}, case when c.no_contactar_en is not null then 'baja' end, '') end impedimento,
      c.nombre, c.empresa, c.ocupacion, case r.idioma when 'en' then p.nombre_en else p.nombre end pais,
      concat_ws(' ', u.nombres, nullif(u.apellido_paterno, '')) responsable, u.email responder_a
    from taken r join contacto f on f.id = r.contacto_id join contacto c on c.id = coalesce(f.fusionado_con, f.id)
      join pais p on p.id = c.pais_id join usuario u on u.id = c.responsable_id`.execute(db)
  return rows[0]
}

const key = 0x64696675 // "difu"

/**
 * Returns when the next mail may be sent by the throttle; null: now. Until the caller's transaction ends nobody else
 * asks, so all processes together keep it.
 */
export async function nextFree(db: Db, perMinute: number, perHour: number): Promise<Date | null> {
  if (!perMinute && !perHour) return null
  await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(db)
  return freeAt(db, perMinute, perHour)
}

/** The same to show it, without keeping others from sending. */
export async function freeAt(db: Db, perMinute: number, perHour: number): Promise<Date | null> {
  const full = (most: number, span: string) => sql`
    (select tomado_en + ${sql.lit(span)}::interval from difusion_destinatario
      where tomado_en > statement_timestamp() - ${sql.lit(span)}::interval
      order by tomado_en desc offset ${most - 1} limit 1)`
  const { rows } = await sql<{ libre: Date | null }>`
    select greatest(${perMinute ? full(perMinute, '1 minute') : sql`null`},
      ${perHour ? full(perHour, '1 hour') : sql`null`})::timestamptz libre`.execute(db)
  return rows[0]!.libre
}

export async function markOmitted(db: Db, { id, impedimento }: Taken): Promise<void> {
  const estado = impedimento === 'baja' ? unsubscribed : omitted
  await db
    .updateTable('difusion_destinatario')
    .set({ estado, motivo: impedimento, tomado_en: null })
    .where('id', '=', id)
    .where('estado', '=', sending)
    .execute()
}

/** Stores what became of a mail; also of one that was given up as unknown meanwhile. */
export async function markAnswered(
  db: Db,
  { id, intentos }: Taken,
  estado: typeof sent | typeof unknown | typeof hardBounce | typeof softBounce | typeof failed,
  answer: string,
): Promise<void> {
  await db
    .updateTable('difusion_destinatario')
    .set({
      // someone may unsubscribe before the answer of the mail server is here
      estado: estado === sent ? sql<string>`case when baja_en is null then ${sent} else ${unsubscribed} end` : estado,
      respuesta: answer,
      ...(estado === sent && { enviado_en: sql<Date>`clock_timestamp()` as never }),
    })
    .where('id', '=', id)
    .where('intentos', '=', intentos)
    .where('estado', 'in', [sending, unknown])
    .execute()
}

/** Minutes before a try is repeated: 1, 2, 4 … 60 (rule broadcasts/pace). */
const backOff = (tries: ReturnType<typeof sql>) =>
  sql`make_interval(mins => least(60, power(2, least(${tries}::int, 6)))::int)`

/** Puts a recipient back; `counts`: it was their address, so the try counts. */
export async function deferRecipient(db: Db, { id, intentos }: Taken, answer: string, counts: boolean): Promise<void> {
  await sql`
    update difusion_destinatario set estado = ${deferred}, respuesta = ${answer}, tomado_en = null,
      intentos = intentos - ${counts ? 0 : 1},
      proximo_en = ${counts ? sql`now() + ${backOff(sql`intentos - 1`)}` : sql`now()`}
    where id = ${id} and intentos = ${intentos} and estado = ${sending}`.execute(db)
}

/** Lets a whole broadcast wait, longer each time in a row; lines that fail at the same time count once. */
export async function deferBroadcast(db: Db, id: number): Promise<void> {
  await sql`
    update difusion set espera_hasta = now() + ${backOff(sql`esperas`)}, esperas = esperas + 1
    where id = ${id} and coalesce(espera_hasta <= now(), true)`.execute(db)
}

export async function endWaiting(db: Db, id: number): Promise<void> {
  await sql`update difusion set espera_hasta = null, esperas = 0 where id = ${id} and esperas > 0`.execute(db)
}

/** Lists those as unknown whom a process took and never answered for. */
export async function giveUpLost(db: Db, id: number, leaseSeconds: number): Promise<void> {
  await sql`
    update difusion_destinatario set estado = ${unknown}
    where difusion_id = ${id} and estado = ${sending}
      and tomado_en < statement_timestamp() - make_interval(secs => ${leaseSeconds})`.execute(db)
}

/** Ends a broadcast of which nobody waits. Returns whether it did. */
export async function finishIfDone(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update difusion set estado = ${BroadcastStatus.finished}, terminada_en = now(), version = version + 1,
      espera_hasta = null, esperas = 0
    where id = ${id} and estado = ${BroadcastStatus.sending} and not exists (
      select from difusion_destinatario where difusion_id = ${id} and estado in (${queued}, ${deferred}, ${sending}))`.execute(
    db,
  )
  return numAffectedRows > 0n
}

export const getLetter = (db: Db, id: number) =>
  db
    .selectFrom('difusion')
    .select(['id', 'asunto', 'asunto_en', 'mensaje', 'mensaje_en', 'empresa_id', 'creado_por', 'estado'])
    .select(sql<{ archivo_id: string; nombre: string }[]>`adjuntos`.as('adjuntos'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Starts those whose time has come; returns all that are being sent. */
export async function listSending(db: Db): Promise<number[]> {
  await sql`
    update difusion set estado = ${BroadcastStatus.sending}, enviada_en = now(), version = version + 1
    where estado = ${BroadcastStatus.scheduled} and programada_en <= now()`.execute(db)
  const rows = await db.selectFrom('difusion').select('id').where('estado', '=', BroadcastStatus.sending).execute()
  return rows.map(({ id }) => id)
}
