import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** The files of the folder. Each is imported when it has to run: a start on an existing database needs none of them. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
    return Object.fromEntries(files.map((name) => [name.slice(0, -'.ts'.length), migrationIn(join(folder, name))]))
  },
}

const migrationIn = (file: string): Migration => ({
  async up(db) {
    const { up }: Migration = await import(pathToFileURL(file).href)
    await up(db)
  },
})

/**
 * Migrates the schema under a lock, so that several processes may start at once. Returns the names of the migrations it
 * ran.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
