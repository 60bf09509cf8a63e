import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/test-database.ts'

test('statements are planned once per connection, searches each time', async () => {
  const { db } = await openTestDatabase()
  const kept = await db.connection().execute(async (db) => {
    await sql`select ${'a'}::text as word`.execute(db)
    await sql`select ${'a'}::text like ${'%a%'} as is_found`.execute(db)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    return rows.map(({ statement }) => statement)
  })
  expect(kept).toEqual(['select $1::text as word'])
  await db.destroy()
})
