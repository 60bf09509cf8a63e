import { holidaysOf } from '@portal/contract/forms/holidays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnterprise, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { holidaysAt } from './days.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test('holidays are those of the country of the house, or of an enterprise', async () => {
  const { db } = t.deps
  expect(await holidaysAt(db, null), 'there is no house yet').toEqual([])
  const house = await theHouse(t)
  expect(await holidaysAt(db, null)).toEqual(holidaysOf(152))
  await db.updateTable('empresa').set({ pais_id: 604 }).where('id', '=', house).execute()
  expect(await holidaysAt(db, null)).toEqual(holidaysOf(604))
  expect(await holidaysAt(db, await anEnterprise(t))).toEqual(holidaysOf(152))
})
