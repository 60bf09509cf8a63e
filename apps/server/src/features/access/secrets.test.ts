import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherLog } from '#test/log-lines.ts'
import { aUser, password, pinMailedTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { issuePasswordLink } from './links.ts'

let t: TestApp
let lines: string[]
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'trace' })
  lines = gatherLog(t)
})
afterAll(() => t.close())

const newPassword = 'Otra-Clave-Nueva-34'
const confirmed = { password: newPassword, confirmacion: newPassword }

test('no token, PIN or password is logged or written down, when all goes well and when the database fails', async () => {
  const user = await aUser(t)
  const account = { nombres: 'Eva', email: 'eva@example.com' }
  const secrets = [password, newPassword, user.token]
  const everything = async () => {
    const { datos } = await t.call('POST', '/v1/persona/login', { email: user.email, password })
    if (datos) secrets.push(datos.token)
    await t.call('POST', '/v1/persona/login', { email: user.email, password: newPassword })
    await t.call('POST', '/v1/persona/crear_cuenta/pin', account)
    await t.call('POST', '/v1/persona/restablecer/pin', { email: user.email })
    const pins = [await pinMailedTo(t, account.email), await pinMailedTo(t, user.email)] as const
    secrets.push(...pins.map((pin) => `"${pin}"`))
    await t.call('POST', '/v1/persona/crear_cuenta', { ...account, ...confirmed, pin: pins[0] })
    await t.call('POST', '/v1/persona/password', { password_actual: password, ...confirmed }, user)
    await t.call('POST', '/v1/persona/restablecer', { email: user.email, pin: pins[1], ...confirmed })
    const link = await issuePasswordLink(t.parts.db, user.id)
    secrets.push(link)
    await t.call('GET', `/v1/persona/enlace_password/${link}`)
    await t.call('POST', `/v1/persona/enlace_password/${link}`, confirmed)
    await t.call('POST', '/v1/persona/renovar', undefined, user)
  }
  await everything()
  await sql`alter table usuario add constraint full_disk check (version < 0) not valid`.execute(t.parts.db)
  await everything()

  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(15)
  expect(lines.filter((line) => line.includes('a call failed')).length).toBeGreaterThan(0)
  const audit = JSON.stringify(await t.parts.db.selectFrom('auditoria').selectAll().execute())
  for (const secret of secrets) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
    expect(audit).not.toContain(secret)
  }
  expect(lines.join()).not.toMatch(/argon2|eyJ/)
  expect(audit).not.toMatch(/argon2|eyJ/)
})
