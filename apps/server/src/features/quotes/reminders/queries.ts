import { endsSoonDays } from '@portal/contract/quotes/constants'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { todayOf } from '../follow-up-queries.ts'

interface Reminder {
  automatico: boolean
  usuario_id: number | null
  correo_id: number
}

const zone = sql`(select e.zona_horaria from cotizacion q join empresa e on e.id = q.empresa_id where q.id = `

/**
 * Stores today's reminder, in the enterprise's calendar; returns false when there is one. Of two concurrent calls one
 * is stored.
 */
export async function insertReminder(db: Db, quoteId: number, reminder: Reminder): Promise<boolean> {
  const stored = await db
    .insertInto('cotizacion_recordatorio')
    .values({ ...reminder, cotizacion_id: quoteId, dia: todayOf(sql`${zone}${quoteId})`) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dia')
    .executeTakeFirst()
  return stored !== undefined
}

/** Whether the client was reminded today. */
export async function wasRemindedToday(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cotizacion_recordatorio')
    .select('dia')
    .where('cotizacion_id', '=', quoteId)
    .where('dia', '=', todayOf(sql`${zone}${quoteId})`))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether automatic reminders are on, and whether one was sent today. */
export async function getReminderState(db: Db, quoteId: number): Promise<{ automatico: boolean; hoy: boolean }> {
  const [{ recordar }, hoy] = await Promise.all([
    db.selectFrom('cotizacion').select('recordar').where('id', '=', quoteId).executeTakeFirstOrThrow(),
    wasRemindedToday(db, quoteId),
  ])
  return { automatico: recordar, hoy }
}

/** Does not raise the version, so editors get no conflict: the offer is unchanged. */
export async function setAutomatic(db: Db, quoteId: number, isAutomatic: boolean): Promise<void> {
  await db.updateTable('cotizacion').set({ recordar: isAutomatic }).where('id', '=', quoteId).execute()
}

const mostAtOnce = 200
/** Hour from which reminders are sent, where the quote was issued. */
const morning = 8

/**
 * Returns pending quotes to remind now: at most three days before the end, sent before today, from eight in the
 * morning; the first with an id above `after`. Excludes clients already reminded automatically, reminded manually
 * today, or waiting for an answer to their request.
 */
export function listToRemind(db: Db, after = 0) {
  const here = sql`e.zona_horaria`
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('empresa as e', 'e.id', 'q.empresa_id')
    .select('q.id')
    .where('q.id', '>', after)
    .where('q.recordar', '=', sql.lit(true))
    .where('q.estado', '=', sql.lit(QuoteStatus.pending))
    .where('q.reemplazada', '=', sql.lit(false))
    .where('q.vence_en', '>', sql<Date>`now()`)
    .where('q.vence_en', '<=', sql<Date>`now() + make_interval(days => ${endsSoonDays + 1}::int)`)
    .where(sql<boolean>`q.vigencia - ${todayOf(here)} <= ${endsSoonDays}::int`)
    .where(sql<boolean>`extract(hour from now() at time zone ${here}) >= ${morning}::int`)
    .where(sql<boolean>`(q.enviada_en at time zone ${here})::date < ${todayOf(here)}`)
    .where(
      sql<boolean>`not exists (select from cotizacion_recordatorio r
        where r.cotizacion_id = q.id and (r.automatico or r.dia = ${todayOf(here)}))`,
    )
    .where(
      sql<boolean>`not exists (select from cotizacion_evento v where v.cotizacion_id = q.id and v.tipo = 'cambio')`,
    )
    .orderBy('q.id')
    .limit(mostAtOnce)
    .execute()
}
