import { Module } from '@portal/contract/access/constants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aKey, anAdmin } from '#test/api-keys.ts'
import { gatherLog } from '#test/log-lines.ts'
import { aUser, theHouse } from '#test/people.ts'
import { type Signed, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let lines: string[]
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'info' })
  lines = gatherLog(t)
})
afterAll(() => t.close())
beforeEach(() => {
  lines.length = 0
})

const route = '/v1/persona/list'
async function lineOf(as: Signed | null) {
  await t.call('GET', route, undefined, as)
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered')
}

test('refused access is logged with the account that tried it', async () => {
  const user = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.tasks] })
  expect(await lineOf(user)).toMatchObject({ status: 403, route, method: 'GET', userId: user.id })
  expect(lines.join()).not.toContain(user.token)
})

test('and with the API key, and its maker', async () => {
  const admin = await anAdmin(t)
  const key = await aKey(t, admin)
  lines.length = 0
  expect(await lineOf(key)).toMatchObject({ status: 403, route, userId: admin.id, keyId: key.id })
  expect(lines.join()).not.toContain(key.token)
})

test('without a session it names nobody', async () => {
  const line = await lineOf(null)
  expect(line).toMatchObject({ status: 401, route })
  expect(line).not.toHaveProperty('userId')
})
