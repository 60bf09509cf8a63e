import { pinLimits } from '@portal/contract/core/limits'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { zoneIn } from '../../database/days.ts'
import type { PinUse, StoredPin } from './rules.ts'

/** The PINs of one purpose and one e-mail address, in lower case. */
export interface PinKey {
  purpose: string
  email: string
}

/** Serialises requests and tries of one address until the end of the transaction, whether or not a PIN exists. */
export async function lockPins(db: Db, { purpose, email }: PinKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin ${purpose} ${email}`}, 0))`.execute(db)
}

/** Returns when the current day of a time zone began, and when it ends. */
function dayIn(zone: string | null) {
  const there = zoneIn(zone)
  return {
    today: sql<Date>`(date_trunc('day', now() at time zone ${there}) at time zone ${there})`,
    tomorrow: sql<Date>`((date_trunc('day', now() at time zone ${there}) + interval '1 day') at time zone ${there})`,
  }
}

const wrongTriesOf = ({ purpose, email }: PinKey) => `pin-wrong-${purpose}:${email}`

/**
 * `zone`: the time zone of the day, that of the house for null. Wrong tries count until the end of the day in which they
 * were made: when the house changes its zone, nobody gets those of a second day, and nobody waits longer than for one.
 */
export async function getPinUse(db: Db, key: PinKey, zone: string | null): Promise<PinUse> {
  const { today, tomorrow } = dayIn(zone)
  const { rows } = await sql<PinUse>`
    select
      floor(extract(epoch from now() - max(creado_en) filter (where not sin_correo)))::int as "secondsSinceLast",
      count(*) filter (where creado_en >= ${today} and not sin_correo)::int as "requestsToday",
      count(*) filter (where creado_en >= ${today} and sin_correo)::int as "unsentToday",
      coalesce(max(tries.made), 0)::int as "wrongToday",
      ceil(extract(epoch from greatest(${tomorrow}, max(tries.until)) - now()))::int as "secondsToMidnight"
    from (
      select sum(cuenta) as made, max(vence_en) as until from limite
      where clave = ${wrongTriesOf(key)} and vence_en > now()
    ) tries
    left join pin on motivo = ${key.purpose} and email = ${key.email}`.execute(db)
  return rows[0]!
}

export function insertPin(db: Db, { purpose, email }: PinKey, hash: string | null) {
  return db
    .insertInto('pin')
    .values({
      motivo: purpose,
      email,
      pin_hash: hash,
      vence_en: sql`now() + make_interval(mins => ${pinLimits.lifeMinutes}::int)`,
    })
    .returning(['id', 'vence_en'])
    .executeTakeFirstOrThrow()
}

/** Returns the last PIN; it replaces those before it. */
export function getLastPin(db: Db, { purpose, email }: PinKey): Promise<(StoredPin & { id: number }) | undefined> {
  return db
    .selectFrom('pin')
    .select(['id', 'pin_hash', 'intentos'])
    .select(({ eb }) => [
      sql<boolean>`usado_en is not null`.as('isUsed'),
      eb('vence_en', '<=', sql<Date>`now()`).$castTo<boolean>().as('isExpired'),
    ])
    .where('motivo', '=', purpose)
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Its mail was not sent. */
export async function markUnsent(db: Db, id: number): Promise<void> {
  await db.updateTable('pin').set({ sin_correo: true }).where('id', '=', id).execute()
}

export async function markUsed(db: Db, id: number): Promise<void> {
  await db.updateTable('pin').set({ usado_en: sql`now()` }).where('id', '=', id).execute()
}

/** Counts a wrong try for the PIN and for the day. */
export async function countWrongTry(db: Db, key: PinKey, id: number, zone: string | null): Promise<void> {
  const { today, tomorrow } = dayIn(zone)
  await db.updateTable('pin').set({ intentos: sql`intentos + 1` }).where('id', '=', id).execute()
  await sql`
    insert into limite (clave, desde, cuenta, vence_en) values (${wrongTriesOf(key)}, ${today}, 1, ${tomorrow})
    on conflict (clave, desde) do update set cuenta = limite.cuenta + 1`.execute(db)
}

/** Returns when the last PIN expires, unless it was used or tried too often, and when the next may be requested. */
export async function getPinTimes(db: Db, { purpose, email }: PinKey) {
  const { rows } = await sql<{ ends_at: Date | null; next_at: Date | null }>`
    select
      case when usado_en is null and pin_hash is not null and vence_en > now() and intentos < ${pinLimits.triesPerPin}::int
        then vence_en end as ends_at,
      case when creado_en > now() - make_interval(mins => ${pinLimits.minutesBetween}::int)
        then creado_en + make_interval(mins => ${pinLimits.minutesBetween}::int) end as next_at
    from pin where motivo = ${purpose} and email = ${email} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Invalidates unused PINs. */
export async function endPins(db: Db, { purpose, email }: PinKey): Promise<void> {
  await db
    .updateTable('pin')
    .set({ pin_hash: null })
    .where('motivo', '=', purpose)
    .where('email', '=', email)
    .where('usado_en', 'is', null)
    .execute()
}
