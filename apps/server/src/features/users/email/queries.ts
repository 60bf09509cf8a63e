import { emailChangeLimits } from '@portal/contract/users/email-limits'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const { confirmHours, minutesBetween, takeBackHours } = emailChangeLimits

/** The mailbox that a link was sent to. */
export type Side = 'nuevo' | 'anterior'

const now = sql<Date>`now()`
const changes = (db: Db) => db.selectFrom('cambio_email').selectAll('cambio_email')
const waiting = (db: Db) =>
  changes(db).where('confirmado_en', 'is', null).where('terminado_en', 'is', null).where('vence_en', '>', now)

export type EmailChange = NonNullable<Awaited<ReturnType<typeof getWaiting>>>

/** Returns the pending change of a user. */
export function getWaiting(db: Db, userId: number) {
  return waiting(db).where('usuario_id', '=', userId).executeTakeFirst()
}

/** Returns the pending change as screens show it. */
export function getPendingEmail(db: Db, userId: number) {
  return db
    .selectFrom(waiting(db).where('usuario_id', '=', userId).as('cambio'))
    .select(['email_nuevo as email', 'vence_en'])
    .select(sql<Date>`enviado_en + make_interval(mins => ${minutesBetween}::int)`.as('reenviar_desde'))
    .executeTakeFirst()
}

export function insertChange(
  db: Db,
  change: { usuario_id: number; email_anterior: string; email_nuevo: string; pedido_por: number },
) {
  return db
    .insertInto('cambio_email')
    .values({ ...change, vence_en: sql`now() + make_interval(hours => ${confirmHours}::int)` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertLink(db: Db, changeId: number, side: Side, hash: string): Promise<void> {
  await db.insertInto('enlace_email').values({ token_hash: hash, cambio_email_id: changeId, para: side }).execute()
}

/** Stores another link to the new address: invalidates earlier links and restarts its time. */
export async function renewChange(db: Db, id: number): Promise<void> {
  await db.deleteFrom('enlace_email').where('cambio_email_id', '=', id).where('para', '=', 'nuevo').execute()
  await db
    .updateTable('cambio_email')
    .set({ enviado_en: now, vence_en: sql`now() + make_interval(hours => ${confirmHours}::int)` })
    .where('id', '=', id)
    .execute()
}

/** Returns the seconds until another mail may be sent to the new address; 0 or less means now. */
export async function secondsToWait(db: Db, id: number): Promise<number> {
  const { rest } = await db
    .selectFrom('cambio_email')
    .select(sql<number>`ceil(extract(epoch from enviado_en - now()) + ${minutesBetween * 60}::int)::int`.as('rest'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return rest
}

/** Ends every pending change of the user. */
export async function endWaiting(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('cambio_email')
    .set({ terminado_en: now })
    .where('usuario_id', '=', userId)
    .where('confirmado_en', 'is', null)
    .where('terminado_en', 'is', null)
    .execute()
}

/** Ends this change and all later ones: an intruder may own their mailboxes. */
export async function endFrom(db: Db, userId: number, id: number): Promise<void> {
  await db
    .updateTable('cambio_email')
    .set({ terminado_en: now })
    .where('usuario_id', '=', userId)
    .where('id', '>=', id)
    .where('terminado_en', 'is', null)
    .execute()
}

export async function markConfirmed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('cambio_email')
    .set({
      confirmado_en: now,
      recuperable_hasta: sql`now() + make_interval(hours => ${takeBackHours}::int)`,
    })
    .where('id', '=', id)
    .execute()
}

export type LinkedChange = NonNullable<Awaited<ReturnType<typeof getByLink>>>

/**
 * Returns the change of a link that is still valid: for the new address while pending, for the old one as long as it
 * can act.
 */
export function getByLink(db: Db, hash: string) {
  return changes(db)
    .innerJoin('enlace_email', 'enlace_email.cambio_email_id', 'cambio_email.id')
    .innerJoin('usuario', 'usuario.id', 'cambio_email.usuario_id')
    .select(sql<Side>`para`.as('para'))
    .where('token_hash', '=', hash)
    .where('terminado_en', 'is', null)
    .where('usuario.eliminado_en', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('confirmado_en', 'is', null), eb('vence_en', '>', now)]),
        eb.and([eb('para', '=', 'anterior'), eb('recuperable_hasta', '>', now)]),
      ]),
    )
    .executeTakeFirst()
}
