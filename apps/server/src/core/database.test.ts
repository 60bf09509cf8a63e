import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/test-database.ts'

test('statements are planned once per connection, searches by a word or a range each time', async () => {
  const { db } = await openTestDatabase()
  const kept = await db.connection().execute(async (db) => {
    await sql`select ${'a'}::text as word`.execute(db)
    await sql`select 1 <> ${2}::int as is_other`.execute(db)
    await sql`select ${'a'}::text like ${'%a%'} as is_found`.execute(db)
    await sql`select 'a'::tsvector @@ ${'a'}::tsquery as is_found`.execute(db)
    await sql`select array['a'] @> ${['a']}::text[] as is_found`.execute(db)
    await sql`select 1 >= ${2}::int and 3 < ${4}::int as is_between`.execute(db)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    return rows.map(({ statement }) => statement).toSorted()
  })
  expect(kept).toEqual(['select $1::text as word', 'select 1 <> $1::int as is_other'])
  await db.destroy()
})
