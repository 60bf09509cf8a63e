import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** The files of the folder. Each is imported when it has to run: a start on an existing database needs none of them. */
const provider: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries((await names()).map((name) => [name, migrationOf(name)]))
  },
}

const names = async () =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

const migrationOf = (name: string): Migration => ({
  async up(db) {
    const { up }: Migration = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
    await up(db)
  },
})

/** Whether exactly these migrations have run. The migrator takes 60 ms to find out, at every start. */
async function haveRun(db: Db, wanted: readonly string[]): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!table.rows[0]?.name) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = rows.map(({ name }) => name)
  return isDeepStrictEqual(ran.toSorted(), wanted)
}

/**
 * Migrates the schema under a lock, so that several processes may start at once. Returns the names of the migrations it
 * ran.
 */
export async function migrate(db: Db): Promise<string[]> {
  if (await haveRun(db, await names())) return []
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
