import { sql } from 'kysely'
import { type Switches, switchesOf } from '../rules/switches.ts'
import type { SandboxDb } from './tables.ts'

export interface Settings {
  switches: Switches
  /** The sandbox's clock: the database's, moved by as much as a test asked for. */
  now: Date
}

/** Switches and clock of this moment, the same for every process. */
export async function readSettings(db: SandboxDb): Promise<Settings> {
  const row = await db
    .selectFrom('settings')
    .select(['switches', sql<Date>`clock_timestamp() + clock_offset_ms * interval '1 millisecond'`.as('now')])
    .executeTakeFirstOrThrow()
  return { switches: switchesOf(row.switches), now: row.now }
}

/** Stores the switches; those that equal their default may be left out. */
export async function storeSwitches(db: SandboxDb, switches: Partial<Switches>): Promise<void> {
  await db
    .updateTable('settings')
    .set({ switches: JSON.stringify(switches) })
    .execute()
}

/** Moves the clock forward, or back with a negative number. It continues from there. */
export async function advanceClock(db: SandboxDb, milliseconds: number): Promise<void> {
  await db
    .updateTable('settings')
    .set({ clock_offset_ms: sql`clock_offset_ms + ${milliseconds}::float8` })
    .execute()
}

/** Sets the clock to a moment, from which it continues; null gives the true time back. */
export async function setClock(db: SandboxDb, moment: Date | null): Promise<void> {
  const offset = moment
    ? sql<number>`extract(epoch from ${moment.toISOString()}::timestamptz - clock_timestamp()) * 1000`
    : sql<number>`0`
  await db.updateTable('settings').set({ clock_offset_ms: offset }).execute()
}
