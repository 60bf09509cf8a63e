import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const ownFolder = join(import.meta.dirname, '../../../migrations')
const ownPackage = join(import.meta.dirname, '../../../package.json')

/** What a release says of its schema. */
export interface SchemaRange {
  version: string
  /** The oldest release whose processes may run on it, and the last migration that this release knows. */
  oldest: { version: string; migration: string }
}

/** Raised in the same commit as a migration that takes away what an older release needs (docs/operations.md, "A release"). */
const ownRange: SchemaRange = {
  version: (JSON.parse(readFileSync(ownPackage, 'utf8')) as { version: string }).version,
  oldest: { version: '0.1.0', migration: '0280-schema-range' },
}

/** The files of a folder. Each is imported when it has to run: a start on an existing database needs none of them. */
const providerOf = (folder: string): MigrationProvider => ({
  async getMigrations() {
    return Object.fromEntries((await namesIn(folder)).map((name) => [name, migrationOf(folder, name)]))
  },
})

const namesIn = async (folder: string) =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

const migrationOf = (folder: string, name: string): Migration => ({
  async up(db) {
    const { up }: Migration = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
    await up(db)
  },
})

/** The migrations that have run, in order. The migrator takes 60 ms to find out, at every start. */
async function ranIn(db: Db): Promise<string[]> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!table.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/**
 * Migrates the schema under a lock, so that several processes may start at once. Returns the names of the migrations it
 * ran. A schema that a later release has migrated is left as it is when that release says that it serves this one.
 */
export async function migrate(db: Db, folder = ownFolder, range = ownRange): Promise<string[]> {
  const own = await namesIn(folder)
  const ran = await ranIn(db)
  const unknown = ran.filter((name) => !own.includes(name))
  if (unknown.length > 0) {
    await refuseUnserved(db, { own, ran, unknown, version: range.version })
    return []
  }
  if (isDeepStrictEqual(ran, own)) {
    await tellRange(db, range)
    return []
  }
  refuseOutOfOrder(own, ran)
  const { error, results = [] } = await new Migrator({ db, provider: providerOf(folder) }).migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')
    const why = error instanceof Error ? error.message : String(error)
    if (!failed) throw error
    throw new Error(`The migration ${failed.migrationName} failed, and none was kept: ${why}`, { cause: error })
  }
  await tellRange(db, range)
  return results.map(({ migrationName }) => migrationName)
}

/** Notes what this release says of the schema, for processes of older ones. */
async function tellRange(db: Db, { version, oldest }: SchemaRange): Promise<void> {
  await sql`
    insert into esquema (version, version_minima, migracion_minima)
    values (${version}, ${oldest.version}, ${oldest.migration})
    on conflict (unico) do update set version = excluded.version, version_minima = excluded.version_minima,
      migracion_minima = excluded.migracion_minima, actualizado_en = now()
    where (esquema.version, esquema.version_minima, esquema.migracion_minima)
      is distinct from (excluded.version, excluded.version_minima, excluded.migracion_minima)`.execute(db)
}

interface Found {
  own: readonly string[]
  ran: readonly string[]
  /** Those that have run and that this release does not know. */
  unknown: readonly string[]
  version: string
}

/** Throws with the release that is needed, unless all that is unknown came later and serves this release too. */
async function refuseUnserved(db: Db, { own, ran, unknown, version }: Found): Promise<void> {
  const last = own.at(-1) ?? ''
  const missing = own.filter((name) => !ran.includes(name))
  const earlier = unknown.filter((name) => name < last)
  if (missing.length > 0 || earlier.length > 0)
    throw new Error(
      `The database has migrations of another line of work: ${unknown.join(', ')}${
        missing.length > 0 ? `; ${missing.join(', ')} have not run` : ''
      }. Use the release that it belongs to, or another database.`,
    )
  const told = await readRange(db)
  if (told && last >= told.migracion_minima) return
  const needed = told ? `it needs release ${told.version_minima} or newer` : 'that release does not say which it serves'
  const by = told ? `release ${told.version}` : `a later release (${unknown.join(', ')})`
  throw new Error(`The database was brought up to date by ${by}: ${needed}. This is release ${version}.`)
}

async function readRange(db: Db) {
  const table = await sql<{ name: string | null }>`select to_regclass('esquema')::text as name`.execute(db)
  if (!table.rows[0]?.name) return undefined
  return db.selectFrom('esquema').select(['version', 'version_minima', 'migracion_minima']).executeTakeFirst()
}

/** Throws with the migrations that should have run before one that has. */
function refuseOutOfOrder(own: readonly string[], ran: readonly string[]): void {
  const last = ran.at(-1) ?? ''
  const skipped = own.filter((name) => name < last && !ran.includes(name))
  if (skipped.length > 0)
    throw new Error(
      `${skipped.join(', ')} have not run, but ${last} has: use another database, or number them after it.`,
    )
}
