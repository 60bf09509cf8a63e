import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/test-database.ts'
import type { Db } from './database.ts'
import { inRange, wordsIn } from './list-query.ts'
import { customPlan } from './statements.ts'

interface Prepared {
  statement: string
  generic_plans: number
}

/** What PostgreSQL has prepared on a new connection after `work`. */
async function preparedBy(work: (db: Db) => Promise<unknown>): Promise<Prepared[]> {
  const { db, close } = await openTestDatabase()
  const prepared = await db.connection().execute(async (db) => {
    await work(db)
    return sql<Prepared>`select statement, generic_plans from pg_prepared_statements`.execute(db)
  })
  await close()
  return prepared.rows
}

test('after some calls one plan serves all values of a statement, unless it says that it is planned for them', async () => {
  const prepared = await preparedBy(async (db) => {
    for (let call = 0; call < 8; call++) {
      await sql`select ${'a'}::text as word`.execute(db)
      await sql`select ${customPlan}${call}::int > 3 as is_more`.execute(db)
      await sql`select 1 as without_values`.execute(db)
    }
  })
  expect(prepared).toEqual([{ statement: 'select $1::text as word', generic_plans: expect.any(Number) }])
  expect(prepared[0]?.generic_plans).toBeGreaterThan(0)
})

test('the conditions on words and on ranges say so', async () => {
  const prepared = await preparedBy(async (db) => {
    await db
      .selectFrom('usuario')
      .select('id')
      .where((eb) => eb.and(wordsIn(eb.ref('buscado'), 'ana')))
      .execute()
    await db
      .selectFrom('usuario')
      .select('id')
      .where((eb) => inRange(eb.ref('id'), '>=', 3))
      .execute()
  })
  expect(prepared).toEqual([])
})

test('beyond three hundred statements of one connection the others are not prepared', async () => {
  const prepared = await preparedBy(async (db) => {
    for (let place = 0; place < 310; place++) await sql`select ${place}::int as ${sql.ref(`n${place}`)}`.execute(db)
  })
  expect(prepared).toHaveLength(300)
})
