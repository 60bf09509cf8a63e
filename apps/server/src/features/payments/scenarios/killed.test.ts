import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#core/environment/env.ts'
import { settledBooks } from '#test/crash/books.ts'
import { type ChildPortal, childPortal } from '#test/crash/child-portal.ts'
import { payUnderKills } from '#test/crash/pay-under-kills.ts'
import { paymentDepsOf } from '#test/crash/payment-deps.ts'
import { manyReservations } from '#test/crash/reservations.ts'
import { openTestDatabase, type TestDatabase, urlOf } from '#test/test-database.ts'
import { openDeps } from '../../../deps.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-killed-'))
let database: TestDatabase
let portal: ChildPortal
beforeAll(async () => {
  database = await openTestDatabase()
  portal = await childPortal({ DATABASE_URL: urlOf(database.config), DATA_DIR: folder })
  await portal.start()
})
afterAll(async () => {
  await portal.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

// `npm run bench payments-killed` does the same with 200 payments and more kills
test('49: a portal that is killed twice in the middle of 24 payments agrees with the provider to the cent', async () => {
  const reservations = await manyReservations(database.db, 24)
  const killedAt = await payUnderKills(portal, reservations, 2)
  expect(killedAt).toHaveLength(2)
  expect(killedAt.at(-1)).toBeLessThan(24)

  const env = readEnv({
    NODE_ENV: 'test',
    CAPTCHA: 'off',
    PORTAL_ROLES: 'web',
    DATA_DIR: folder,
    PUBLIC_URL: portal.url,
  })
  const log = { info() {}, warn() {}, error: console.error }
  const { deps, close } = await openDeps(
    env,
    { config: database.config, direct: database.config as never },
    log as never,
  )
  const books = await settledBooks(paymentDepsOf(deps, portal.url))
  await close()

  expect(Object.keys(books.theirs).length).toBeGreaterThan(10)
  expect(books.ours).toEqual(books.theirs)
  expect(books).toMatchObject({ unfinished: 0, differences: 0 })
  expect(books.paidOnce).toBe(books.reserved)
  expect(books.reserved).toBe(Object.keys(books.theirs).length)
  expect(books.mails).toBe(books.reserved)
  expect(books.mailedOnce).toBe(books.reserved)
}, 300_000)
