import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, '../../../migrations')
const own = readdirSync(migrations)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .toSorted()
const last = own.at(-1)!

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const ran = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(database.db)
const forget = (name: string) => sql`delete from kysely_migration where name = ${name}`.execute(database.db)
const says = (version: string, oldest: string, migration: string) =>
  database.db.updateTable('esquema').set({ version, version_minima: oldest, migracion_minima: migration }).execute()
const told = () => database.db.selectFrom('esquema').select(['version', 'migracion_minima']).executeTakeFirst()

/** A folder with our migrations and one more. */
function folderWith(name: string, up: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of own) symlinkSync(join(migrations, `${file}.ts`), join(folder, `${file}.ts`))
  writeFileSync(join(folder, `${name}.ts`), `export async function up(db) { ${up} }`)
  return folder
}

describe('a release', () => {
  test('has a section of the changelog, the newest one', () => {
    const root = join(import.meta.dirname, '../../../../..')
    const versionOf = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version
    const newest = /^## (\S+)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1]
    expect(newest).toBe(versionOf('package.json'))
    expect(versionOf('apps/server/package.json')).toBe(newest)
  })

  test('says which release brought the schema up, and which it serves', async () => {
    expect(await migrate(database.db)).toEqual([])
    expect(await told()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      migracion_minima: '0280-schema-range',
    })
    expect(own).toContain('0280-schema-range')
  })

  test('goes to the next, back, and to the next again', async () => {
    const { db } = database
    const next = folderWith('9999-next', "await db.schema.createTable('siguiente').execute()")
    const range = { version: '9.0.0', oldest: { version: '0.1.0', migration: last } }
    expect(await migrate(db, next, range)).toEqual(['9999-next'])
    expect(await migrate(db)).toEqual([])
    expect(await told()).toEqual({ version: '9.0.0', migracion_minima: last })
    expect(await migrate(db, next, range)).toEqual([])
  })

  test('that is too old for the schema names the one that is needed', async () => {
    await ran('9998-between')
    await ran('9999-later')
    await says('9.0.0', '8.1.0', '9998-between')
    await expect(migrate(database.db)).rejects.toThrow(
      /brought up to date by release 9\.0\.0: it needs release 8\.1\.0 or newer\. This is release \d/,
    )
  })

  test('does not run on a later schema that says nothing', async () => {
    await ran('9999-later')
    await database.db.deleteFrom('esquema').execute()
    await expect(migrate(database.db)).rejects.toThrow('a later release (9999-later)')
    await sql`drop table esquema`.execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow('a later release (9999-later)')
  })

  test('refuses a schema of another line of work, with its migrations', async () => {
    await ran('0100-of-others')
    await expect(migrate(database.db)).rejects.toThrow('of another line of work: 0100-of-others.')
    await forget('0100-of-others')
    await ran('9999-later')
    await forget(last)
    await expect(migrate(database.db)).rejects.toThrow(`9999-later; ${last} have not run`)
  })

  test('refuses to run a migration before one that has run', async () => {
    await forget('0222-portuguese')
    await expect(migrate(database.db)).rejects.toThrow(`0222-portuguese have not run, but ${last} has`)
  })

  test('names the migration that failed, and keeps nothing of it', async () => {
    const broken = folderWith('9999-broken', "await db.schema.createTable('a').execute(); throw new Error('no room')")
    await expect(migrate(database.db, broken)).rejects.toThrow(
      'The migration 9999-broken failed, and none was kept: no room',
    )
    expect((await sql`select to_regclass('a') as a`.execute(database.db)).rows).toEqual([{ a: null }])
    expect(await migrate(database.db)).toEqual([])
  })
})
