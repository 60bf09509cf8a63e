import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { openDatabase } from './database.ts'
import { lackingSettings, storeSettings, unlimitedOptions } from './session-settings.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await openTestDatabase()
})
afterAll(() => t.close())

test('a connection of ours sends its settings; behind a pooler they come from the role, and nothing is prepared', async () => {
  expect(await lackingSettings(t.db)).toEqual([])
  const pooled = () => openDatabase({ ...t.config, isPooled: true }, () => {})
  const before = pooled()
  expect(await lackingSettings(before)).toContain('statement_timeout is 0 instead of 15s')
  await before.destroy()
  await Promise.all(Array.from({ length: 4 }, () => storeSettings(t.db)))
  const after = pooled()
  expect(await lackingSettings(after)).toEqual([])
  await after.connection().execute(async (db) => {
    for (let call = 0; call < 3; call++) await sql`select ${call}::int as n`.execute(db)
    const { rows } = await sql`select from pg_prepared_statements`.execute(db)
    expect(rows).toHaveLength(0)
  })
  await after.destroy()
})

test('a connection past the pooler has no limit of time', async () => {
  await storeSettings(t.db)
  const direct = openDatabase({ ...t.config, options: unlimitedOptions }, () => {})
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(direct)
  expect(rows).toEqual([{ limit: '0' }])
  await direct.destroy()
})
