import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * What every connection of the portal is set to. Rows are in memory or on an SSD, and our statements are too short for
 * JIT. With less work_mem a bitmap of a million rows becomes lossy, and every row of its pages is checked again.
 */
const settings = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
  timezone: 'UTC',
  random_page_cost: '1.1',
  jit: 'off',
  work_mem: '16MB',
}

/** The settings as a new connection sends them. */
export const connectionOptions = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** For connections past the pooler, which listen, run jobs or migrate: without limits of time. */
export const unlimitedOptions = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/**
 * Makes them those of our role in this database: a transaction pooler lets no connection set its own. Several processes
 * may do so at once.
 */
export async function storeSettings(db: Db): Promise<void> {
  const alter = Object.entries(settings).map(
    ([name, value]) =>
      `execute format('alter role %I in database %I set ${name} to %L', current_user, current_database(), '${value}');`,
  )
  const body = ['begin', `perform pg_advisory_xact_lock(hashtext('portal.settings'));`, ...alter, 'end']
  await sql`do ${sql.lit(body.join('\n'))}`.execute(db)
}

/** Returns the settings that a connection lacks, one line each. */
export async function lackingSettings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${Object.keys(settings)}::text[]) as name`.execute(db)
  const is = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.entries(settings).flatMap(([name, value]) =>
    is.get(name) === value ? [] : [`${name} is ${is.get(name)} instead of ${value}`],
  )
}
