import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { userMessages } from '@portal/contract/users/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAdmin } from '#test/api-keys.ts'
import { anEnterprise, anotherSession, aUser, type Person, theHouse } from '#test/people.ts'
import { type Signed, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await anAdmin(t)
})
afterAll(() => t.close())

const end = (id: number, as: Signed | null) => t.call('PUT', `/v1/persona/sesiones/terminar/${id}`, undefined, as)
const isOpen = async (as: Signed) => (await t.call('GET', '/v1/licencia/init/data', undefined, as)).status === 200

test('all sessions of a user end at once, his browsers are told, and he may log in again', async () => {
  const user = await aUser(t)
  const other = await anotherSession(t, user)
  const heard: unknown[] = []
  t.deps.changes.on('change', (change) => heard.push(change))
  expect(await end(user.id, admin)).toMatchObject({ status: 200, estado: 'OK' })
  expect([await isOpen(user), await isOpen(other), await isOpen(admin)]).toEqual([false, false, true])
  await expect.poll(() => heard).toContainEqual({ area: 'sesion', usuario_id: user.id })
  expect(await isOpen(await anotherSession(t, user))).toBe(true)
  const audit = await t.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'despues'])
    .where('accion', '=', 'users.sessionsEnded')
    .execute()
  expect(audit).toEqual([{ usuario_id: admin.id, entidad_id: `${user.id}`, despues: { ended: 2 } }])
})

test('of higher ranks, of other enterprises, of nobody and of oneself they stay', async () => {
  const superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
  const stranger = await aUser(t, { enterpriseId: await anEnterprise(t) })
  const manager = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.users] })
  const plain = await aUser(t, { enterpriseId: await theHouse(t) })
  const absent = { status: 404, codigo: userMessages.absent.code }
  expect(await end(superAdmin.id, admin)).toMatchObject({ status: 403, codigo: 2 })
  expect(await end(stranger.id, manager)).toMatchObject(absent)
  expect(await end(2_000_000_000, admin)).toMatchObject(absent)
  expect(await end(admin.id, admin)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  expect(await end(admin.id, manager)).toMatchObject({ status: 403, codigo: userMessages.insufficientHierarchy.code })
  expect(await end(stranger.id, plain)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  expect(await end(stranger.id, null)).toMatchObject({ status: 401 })
  for (const one of [superAdmin, stranger, manager, plain, admin]) expect(await isOpen(one)).toBe(true)
})

test('an API key ends none', async () => {
  const user = await aUser(t)
  const key = await aKey(t, admin, { modulos: [Module.users] })
  expect(await end(user.id, key)).toMatchObject({ status: 403 })
  expect(await isOpen(user)).toBe(true)
})
