import { coreMessages } from '@portal/contract/core/core-messages'
import type { Limit } from '@portal/contract/core/endpoint'
import type { Message } from '@portal/contract/core/messages'
import { sql } from 'kysely'
import { type Anyone, isActor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { networkOf } from '../base/ip-addresses.ts'
import type { Db } from '../database/database.ts'

/** Returns the key that a limit counts: the account when signed in, the API key of another system, otherwise the address. */
export function limitKeyOf(who: Anyone): string {
  if (!isActor(who)) return who.ip
  return who.apiKey ? `llave ${who.apiKey.id}` : `cuenta ${who.id}`
}

interface Counted {
  count: number
  /** Seconds until the window ends. */
  rest: number
}

/** Counts one more of `limit` for `whom`, in PostgreSQL, so that all processes share it. */
export async function countUp(db: Db, limit: Limit, whom: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with ventana as (
      select to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}::int) * ${limit.seconds}::int) as desde
    )
    insert into limite (clave, desde, cuenta, vence_en)
    select ${keyOf(limit, whom)}, desde, 1, desde + make_interval(secs => ${limit.seconds}::int) from ventana
    on conflict (clave, desde) do update set cuenta = limite.cuenta + 1
    returning cuenta as count, ceil(extract(epoch from vence_en - now()))::int as rest`.execute(db)
  return rows[0]!
}

/** Counts one more. Throws 429 with `Retry-After` (or `entry`) when the limit is exceeded. */
export async function refuseBeyond(
  db: Db,
  limit: Limit,
  whom: string,
  entry: Message = coreMessages.tooMany,
): Promise<void> {
  const { count, rest } = await countUp(db, limit, whom)
  if (count > limit.max) throw new Refusal(entry, { retryAfter: rest })
}

/** Removes one count, once it is known to be harmless. */
export async function uncount(db: Db, limit: Limit, whom: string): Promise<void> {
  await sql`
    update limite set cuenta = cuenta - 1
    where clave = ${keyOf(limit, whom)} and vence_en > now() and cuenta > 0`.execute(db)
}

/** Resets the count to zero. */
export async function resetCount(db: Db, limit: Limit, whom: string): Promise<void> {
  await db.deleteFrom('limite').where('clave', '=', keyOf(limit, whom)).execute()
}

const keyOf = ({ name }: Limit, whom: string) => `${name}:${networkOf(whom)}`

/** Deletes the counts of past windows. Called by a job. */
export async function forgetEndedLimits(db: Db): Promise<void> {
  await db.deleteFrom('limite').where('vence_en', '<', sql<Date>`now()`).execute()
}
