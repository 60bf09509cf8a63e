import { setTimeout as sleep } from 'node:timers/promises'
import { Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserForm, type Staff, signedIn } from '#test/makers.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isCollected } from './queries.ts'

let t: TestApp
let other: TestApp
let admin: Staff
beforeAll(async () => {
  t = await startApp()
  other = await t.secondPortal()
  admin = await signedIn(t, Role.administrator)
})
afterAll(async () => {
  await other.close()
  await t.close()
})

const list = async (app: TestApp, query: Record<string, string> = {}) =>
  (await app.call('GET', `/v1/persona/list?${new URLSearchParams(query)}`, undefined, admin)).datos
const total = async (app: TestApp, query?: Record<string, string>): Promise<number> => (await list(app, query)).total
const create = (names: string) =>
  t.call(
    'POST',
    '/v1/persona/save',
    aUserForm({ nombres: names, empresa_id: admin.enterpriseId, sucursal_id: admin.branchId }),
    admin,
  )

describe('a total that is remembered', () => {
  test('holds a new user for who made him at once, each time', async () => {
    for (let made = 0; made < 10; made++) {
      const before = await total(t, { buscar: 'eufrasia' })
      expect(before).toBe(made)
      expect((await create('Eufrasia')).status).toBe(200)
      const after = await list(t, { buscar: 'eufrasia' })
      expect([after.total, after.usuarios.length]).toEqual([made + 1, Math.min(made + 1, 10)])
    }
  })

  test('holds him on another process within a second', async () => {
    const before = await total(other)
    await create('Eulalia')
    const until = Date.now() + 1000
    let seen = await total(other)
    while (seen === before && Date.now() < until) {
      await sleep(5)
      seen = await total(other)
    }
    expect(seen).toBe(before + 1)
  })

  test('is not counted again while nobody changes', async () => {
    const before = await total(t)
    await sql`update usuario set eliminado_en = now() where id = (select max(id) from usuario)`.execute(t.deps.db)
    expect(await total(t)).toBe(before)
  })

  test('stays what it was after a write that is refused', async () => {
    const before = await total(t)
    const refused = await t.call('POST', '/v1/persona/save', aUserForm({ email: 'no correo' }), admin)
    expect(refused.status).toBe(400)
    expect(await total(t)).toBe(before)
  })
})

test('what a text finds is collected where walking all in their order would take longer', () => {
  const first = { offset: 0, limit: 10 }
  expect(isCollected(first, { filtered: 100_000, found: 3 })).toBe(true)
  expect(isCollected(first, { filtered: 100_000, found: 100_000 })).toBe(false)
  expect(isCollected(first, { filtered: 100_000, found: 12_500 })).toBe(false)
  expect(isCollected({ offset: 3000, limit: 10 }, { filtered: 100_000, found: 4000 })).toBe(true)
  expect(isCollected(first, { filtered: 0, found: 0 })).toBe(false)
})
