import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { moments, written } from '../queries.ts'

/** Frees the places that nobody confirmed in time; the workshop is locked. Returns their registrations. */
export const lapseUnconfirmed = (db: Db, workshopId: number, now: Date) =>
  db
    .updateTable('workshop_registro')
    .set({ estado_id: RegistrationStatus.lapsed, version: sql`version + 1` })
    .where('workshop_id', '=', workshopId)
    .where('estado_id', '=', RegistrationStatus.registered)
    .where('confirmado_en', 'is', null)
    .where('vence_en', '<=', now)
    .returning(written)
    .returning(moments())
    .execute()

/** Gives places to the first of the waiting list, at most `most`; null: to all. Returns their registrations. */
export async function promoteFirst(db: Db, workshopId: number, most: number | null, until: Date) {
  const rows = await db
    .updateTable('workshop_registro')
    .set({
      estado_id: RegistrationStatus.registered,
      espera_en: null,
      confirmado_en: null,
      vence_en: until,
      version: sql`version + 1`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('workshop_registro')
        .select('id')
        .where('workshop_id', '=', workshopId)
        .where('estado_id', '=', RegistrationStatus.waiting)
        .orderBy('espera_en')
        .orderBy('id')
        .limit(most ?? sql<number>`null`),
    )
    .returning(written)
    .returning(moments())
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

/** Place on the waiting list, from 1; null for someone who does not wait. */
export async function positionOf(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ posicion: number }>`
    select count(*)::int as posicion
    from workshop_registro own
    join workshop_registro other on other.workshop_id = own.workshop_id and other.estado_id = own.estado_id
      and (other.espera_en, other.id) <= (own.espera_en, own.id)
    where own.id = ${id} and own.estado_id = ${RegistrationStatus.waiting}`.execute(db)
  return rows[0]?.posicion || null
}

/** Workshops that hold places which nobody confirmed in time. */
export const listOverdue = (db: Db) =>
  db
    .selectFrom('workshop_registro')
    .select('workshop_id as id')
    .distinct()
    .where('estado_id', '=', RegistrationStatus.registered)
    .where('confirmado_en', 'is', null)
    .where('vence_en', '<=', sql<Date>`now()`)
    .execute()

/** Whether a published workshop opens, closes or begins in the last minutes: what visitors see of it has changed. */
export async function hasTurned(db: Db, minutes: number): Promise<boolean> {
  const { rows } = await sql`
    select from workshop
    where estado = 'publicado' and eliminado_en is null
      and exists (
        select from unnest(array[abre, cierra, inicio]) as at
        where at between now() - make_interval(mins => ${minutes}::int) and now())
    limit 1`.execute(db)
  return rows.length > 0
}
