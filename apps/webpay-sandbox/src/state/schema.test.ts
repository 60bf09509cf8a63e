import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { openTestSandbox } from '../../test/open-sandbox.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a process that starts does not wait for those who pay, so it cannot get in their way', async () => {
  const { db } = database
  await openTestSandbox(db)
  await db.transaction().execute(async (paying) => {
    await sql`lock table webpay_sandbox.payment, webpay_sandbox.event in row exclusive mode`.execute(paying)
    await openTestSandbox(db) // refused by its time limit if it waited
  })
  const { rows } = await sql`select switches from webpay_sandbox.settings`.execute(db)
  expect(rows).toHaveLength(1)
})
