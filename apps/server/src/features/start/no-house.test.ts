import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test('the first administrator logs in before there is any enterprise', async () => {
  const admin = await aUser(t, { role: Role.superAdmin })
  for (const path of ['/v1/inicio', '/v1/resumen/super_admin?periodo=mes', '/v1/resumen/semana'])
    expect(await t.call('GET', path, undefined, admin), path).toMatchObject({ status: 200 })
})
