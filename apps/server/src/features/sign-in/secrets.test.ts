import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeOwnEmail, emailLink } from '#test/email-changes.ts'
import { gatherLog } from '#test/log-lines.ts'
import { aUser, type Person, password, pinMailedTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { issuePasswordLink } from './passwords/links.ts'
import { linkForLimitMail } from './unlock/unlock.ts'

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
  const everything = async (other: Person) => {
    const { datos } = await t.call('POST', '/v1/persona/login', { email: user.email, password })
    if (datos) secrets.push(datos.token, datos.dispositivo)
    await t.call('POST', '/v1/persona/login', { email: user.email, password: newPassword })
    await t.call('POST', '/v1/persona/crear_cuenta/pin', account)
    await t.call('POST', '/v1/persona/restablecer/pin', { email: user.email })
    const pins = [await pinMailedTo(t, account.email), await pinMailedTo(t, user.email)] as const
    secrets.push(...pins.map((pin) => `"${pin}"`))
    await t.call('POST', '/v1/persona/crear_cuenta', { ...account, ...confirmed, pin: pins[0] })
    await t.call('PUT', '/v1/persona/password', { password_actual: password, ...confirmed }, user)
    await t.call('POST', '/v1/persona/restablecer', { email: user.email, pin: pins[1], ...confirmed })
    const link = await issuePasswordLink(t.deps.db, user.id)
    secrets.push(link)
    await t.call('GET', `/v1/persona/enlace_password/${link}`)
    await t.call('POST', `/v1/persona/enlace_password/${link}`, confirmed)
    await t.call('POST', '/v1/persona/renovar', undefined, user)
    const wayBack = (await linkForLimitMail(t.deps.db, user, 'test', 'UTC')) ?? ''
    secrets.push(wayBack)
    await t.call('GET', `/v1/persona/continuar/${wayBack}`)
    const wentOn = await t.call('POST', `/v1/persona/continuar/${wayBack}`, { accion: 'clave' })
    if (wentOn.datos) secrets.push(wentOn.datos.dispositivo, wentOn.datos.enlace)
    await changeOwnEmail(t, `otra.${other.email}`, other)
    const mailed = await Promise.all([`otra.${other.email}`, other.email].map((to) => emailLink(t, to).catch(() => '')))
    for (const token of mailed.filter(Boolean)) {
      secrets.push(token)
      await t.call('GET', `/v1/persona/correo/enlace/${token}`)
      await t.call('POST', `/v1/persona/correo/enlace/${token}`)
    }
  }
  const [one, two] = [await aUser(t), await aUser(t)]
  await everything(one)
  await changeOwnEmail(t, `otra.${two.email}`, two)
  await sql`alter table usuario add constraint full_disk check (version < 0) not valid`.execute(t.deps.db)
  await everything(two)

  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(15)
  expect(lines.filter((line) => line.includes('a call failed')).length).toBeGreaterThan(0)
  const audit = JSON.stringify(await t.deps.db.selectFrom('auditoria').selectAll().execute())
  for (const secret of secrets) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
    expect(audit).not.toContain(secret)
  }
  expect(lines.flatMap((line) => /.{80}(?:argon2|eyJ).{80}/.exec(line)?.[0] ?? [])).toEqual([])
  expect(audit).not.toMatch(/argon2|eyJ/)
})
