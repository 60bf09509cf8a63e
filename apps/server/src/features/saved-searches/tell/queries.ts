import { savedSearchLimits } from '@portal/contract/saved-searches/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { houseZone } from '#core/database/today.ts'
import type { SavedKind } from '#features/marketplace/saved/kind.ts'

const { lit } = sql
const hour = sql`make_interval(hours => ${lit(savedSearchLimits.hour)})`
/** The next morning, or the next one of a Monday, in the time zone of the house. */
const next = (unit: 'day' | 'week') =>
  sql`((date_trunc(${lit(unit)}, now() at time zone ${houseZone} - ${hour}) + ${lit(`1 ${unit}`)}::interval + ${hour}) at time zone ${houseZone})`

/** When the next mail of a search `b` goes: at once, but not within two minutes of the last one, so that it holds more. */
export const sendAt = sql<Date>`case b.frecuencia when 'diaria' then ${next('day')} when 'semanal' then ${next('week')}
  else greatest(now(), b.avisada_en + make_interval(mins => ${lit(savedSearchLimits.minutesBetween)})) end`

/** Sends what waits as the frequency of its search says now. */
export async function reschedule(db: Db, searchId: number): Promise<void> {
  await sql`
    update busqueda_aviso a set enviar_en = ${sendAt} from busqueda_guardada b
    where b.id = a.busqueda_id and b.id = ${searchId} and a.avisado_en is null`.execute(db)
}

/** Returns active searches with found items that are due. */
export async function listDue(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct b.id from busqueda_aviso a join busqueda_guardada b on b.id = a.busqueda_id
    where a.avisado_en is null and a.enviar_en <= now() and b.terminada_en is null
    order by b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the items of a search that are due, the newest first. */
export async function listWaiting(db: Db, searchId: number, { column }: Pick<SavedKind, 'column'>): Promise<number[]> {
  const rows = await db
    .selectFrom('busqueda_aviso')
    .select(sql<number>`${sql.ref(column)}`.as('item'))
    .where('busqueda_id', '=', searchId)
    .where('avisado_en', 'is', null)
    .where('enviar_en', '<=', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ item }) => item)
}

/** Returns those of these items that another search of the address has told. */
export async function listToldElsewhere(
  db: Db,
  { id, email }: { id: number; email: string },
  { column }: Pick<SavedKind, 'column'>,
  items: readonly number[],
): Promise<number[]> {
  const item = sql.ref(column)
  const { rows } = await sql<{ item: number }>`
    select a.${item} as item from busqueda_aviso a join busqueda_guardada b on b.id = a.busqueda_id
    where a.${item} = any(${items}::int[]) and a.avisado_en is not null
      and lower(b.email) = lower(${email}) and b.id <> ${id}`.execute(db)
  return rows.map(({ item }) => item)
}

/** Forgets items that are to be seen no more before they were told: they are new when they come back. */
export async function forgetFound(
  db: Db,
  searchId: number,
  { column }: Pick<SavedKind, 'column'>,
  items: readonly number[],
): Promise<void> {
  await sql`
    delete from busqueda_aviso
    where busqueda_id = ${searchId} and avisado_en is null and ${sql.ref(column)} = any(${items}::int[])`.execute(db)
}

/** Marks items as told, with the mail; without one where another search of the address told them. */
export async function markTold(
  db: Db,
  searchId: number,
  { column }: Pick<SavedKind, 'column'>,
  items: readonly number[],
  mailId: number | null,
): Promise<void> {
  await sql`
    update busqueda_aviso set avisado_en = now(), correo_id = ${mailId}
    where busqueda_id = ${searchId} and avisado_en is null and ${sql.ref(column)} = any(${items}::int[])`.execute(db)
}
