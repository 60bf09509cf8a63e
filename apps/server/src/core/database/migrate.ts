import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const migrationFolder = path.join(import.meta.dirname, '../../../migrations')

/**
 * Migrates the schema under a lock, so that several processes may start at once. Returns the names of the migrations it
 * ran.
 */
export async function migrate(db: Db): Promise<string[]> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder,
    import: (file: string) => import(pathToFileURL(file).href),
  })
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
