import type { PageLanguage } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** A stored file under its own name, a short text that travels with the mail, or a picture (base64) that it shows. */
export type Attachment = { nombre: string } & (
  | { archivo_id: string; texto?: never; png?: never }
  | { archivo_id?: never; texto: string; png?: never }
  | { archivo_id?: never; texto?: never; png: string }
)

export interface NewMail {
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  language: PageLanguage
  reason: string
  expiresAt: Date | null
  unsubscribeUrl: string | null
  /** Who sent the call that wrote it; null for the portal itself. */
  cause: string | null
  attachments: readonly Attachment[]
}

/** Stores mails; returns their ids in the same order. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<{ id: number }[]> {
  if (mails.length === 0) return []
  const rows = mails.map((mail) => ({
    para: mail.to,
    responder_a: mail.replyTo,
    asunto: mail.subject,
    html: mail.html,
    texto: mail.text,
    idioma: mail.language,
    motivo: mail.reason,
    vence_en: mail.expiresAt,
    url_baja: mail.unsubscribeUrl,
    causa: mail.cause,
    adjuntos: JSON.stringify(mail.attachments),
  }))
  const stored = await db.insertInto('correo').values(rows).returning('id').execute()
  return stored.toSorted((one, other) => one.id - other.id)
}

/**
 * Returns how many mails someone caused in the last hour, and how many of the last day went to each of these addresses,
 * which are in lower case.
 */
export async function countCaused(db: Db, cause: string, addresses: readonly string[]) {
  const { rows } = await sql<{ to: string | null; count: number; isUser: boolean }>`
    select null as "to", count(*)::int as count, false as "isUser" from correo
    where causa = ${cause} and creado_en > now() - interval '1 hour'
    union all
    select counted."to", counted.count, exists (
      select from usuario where lower(usuario.email) = counted."to" and estado_id = 1 and eliminado_en is null
    ) from (
      select lower(para) as "to", count(*)::int as count from correo
      where causa = ${cause} and creado_en > now() - interval '1 day' and lower(para) = any(${addresses}::text[])
      group by lower(para)
    ) as counted`.execute(db)
  const [hour, ...each] = [rows.find(({ to }) => to === null)!, ...rows.filter(({ to }) => to !== null)]
  return { lastHour: hour.count, byAddress: each as { to: string; count: number; isUser: boolean }[] }
}

/** Forgets who caused the mails that no limit counts any more. */
export const forgetCauses = (db: Db) =>
  db
    .updateTable('correo')
    .set({ causa: null })
    .where('causa', 'is not', null)
    .where('creado_en', '<', sql<Date>`now() - interval '1 day'`)
    .execute()

/** Minutes between tries: immediately, then 5 min, 30 min, 4 h and 24 h after the mail was written. */
const waits = [5, 25, 210, 1200]
export const maxTries = waits.length + 1
/** After the last try, to notice a process that died while sending. */
const grace = 10

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/** Claims a due mail, or returns null. Claiming postpones its next try, so two runs of one job send it once. */
export function claimMail(db: Db, id: number) {
  return db
    .updateTable('correo')
    .set({
      intentos: sql`intentos + 1`,
      proximo_en: sql`now() + make_interval(mins => coalesce((${waits}::int[])[intentos + 1], ${grace}::int))`,
    })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .where('proximo_en', '<', sql<Date>`now() + interval '1 second'`) // stored times are rounded
    .where('intentos', '<', maxTries)
    .where(({ or, eb }) => or([eb('vence_en', 'is', null), eb('vence_en', '>', sql<Date>`now()`)]))
    .returning(['id', 'para', 'asunto', 'html', 'texto', 'motivo', 'intentos', 'proximo_en', 'creado_en', 'vence_en'])
    .returning(['url_baja', 'responder_a'])
    .returning(sql<Attachment[]>`adjuntos`.as('adjuntos'))
    .executeTakeFirst()
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: 'enviado', enviado_en: sql`now()`, error: null })
    .where('id', '=', id)
    .where('estado', '!=', 'enviado')
    .execute()
}

/** Stores why a try failed; `isLast` marks the mail as failed. */
export async function markTried(db: Db, id: number, error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('correo')
    .set(isLast ? { error, estado: 'fallido' } : { error })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** The mail server wants it later (greylisting): it is tried again then. */
export async function postpone(db: Db, id: number, error: string, next: Date): Promise<void> {
  await db
    .updateTable('correo')
    .set({ error, proximo_en: next })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** Marks mails as failed whose content expired or whose last try never finished. */
export async function endOverdueMails(db: Db): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: sql`case estado when 'pendiente' then 'vencido' else estado end`, html: null, texto: null })
    .where('estado', 'in', ['pendiente', 'fallido'])
    .where('vence_en', '<=', sql<Date>`now()`)
    .where('html', 'is not', null)
    .execute()
  await db
    .updateTable('correo')
    .set({ estado: 'fallido', error: sql`coalesce(error, 'unfinished')` })
    .where('estado', '=', 'pendiente')
    .where('intentos', '>=', maxTries)
    .where('proximo_en', '<', sql<Date>`now() + interval '1 second'`)
    .execute()
}

/** A sent PIN is useless a day later. */
export async function wipeOldSecrets(db: Db): Promise<void> {
  await db
    .updateTable('correo')
    .set({ html: null, texto: null })
    .where('vence_en', 'is not', null)
    .where('html', 'is not', null)
    .where('creado_en', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
}

const forgottenAt = sql<Date>`now() - interval '10 minutes'`

/** Returns mails whose job was probably lost: due for 10 minutes and not claimed. */
export function listForgottenMails(db: Db) {
  return db
    .selectFrom('correo')
    .select('id')
    .where('estado', '=', 'pendiente')
    .where('proximo_en', '<', forgottenAt)
    .orderBy('proximo_en')
    .limit(1000)
    .execute()
}

/** For the operator: returns failed mails, newest first, without contents. */
export function listFailedMails(db: Db, limit: number) {
  return db
    .selectFrom('correo')
    .select(['id', 'para', 'asunto', 'motivo', 'intentos', 'error', 'creado_en'])
    .where('estado', '=', 'fallido')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Gives failed mails five new tries, the first with the next hourly job; expired ones stay failed. Returns their ids.
 */
export async function tryFailedMailsAgain(db: Db): Promise<number[]> {
  const rows = await db
    .updateTable('correo')
    .set({ estado: 'pendiente', intentos: 0, proximo_en: forgottenAt })
    .where('estado', '=', 'fallido')
    .where('html', 'is not', null)
    .where(({ or, eb }) => or([eb('vence_en', 'is', null), eb('vence_en', '>', sql<Date>`now()`)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface MailCounts {
  pending: number
  failed: number
  /** How long the oldest due mail has been waiting, in seconds. */
  lateSeconds: number
}

export async function countMails(db: Db): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select
      (select count(*)::int from correo where estado = 'pendiente') as pending,
      (select count(*)::int from correo where estado = 'fallido') as failed,
      (select coalesce(extract(epoch from now() - least(min(proximo_en), now())), 0)::int from correo where estado = 'pendiente')
        as "lateSeconds"`.execute(db)
  return rows[0]!
}
