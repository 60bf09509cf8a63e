import { createAccountMessages, resetMessages } from '@portal/contract/sign-in/account-messages'
import { passwordMessages } from '@portal/contract/sign-in/password-messages'
import { brokenPasswordRules } from '@portal/contract/sign-in/password-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#test/account-calls.ts'
import { aUser, password } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isCommonPassword, ownWords } from './common-passwords.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** All follow the five rules. */
const common = [
  'Password1234!',
  'P@ssw0rd-2026',
  'Contraseña2026!',
  'Qwertyuiop12!',
  'Password-Password-12',
  '!!Sunshine-2024!!',
  'Administrador-01',
  'Detonadores-2026',
  'N3xtLi0n-2026!',
  'Minería-Minería-24',
]
const good = [
  password,
  'Portal-Demo-2026',
  'Otra-Clave-Nueva-34',
  'Cable-Roca-Sol-88',
  'xK9#mQ2$vL7!pR',
  'Perforación-Ñandú-47',
  'Tronadura-Cable-Sol-12',
]

test.each(common)('%s is common, although it follows the rules', (password) => {
  expect(brokenPasswordRules(password)).toEqual([])
  expect(isCommonPassword(password)).toBe(true)
  expect(isCommonPassword(password.normalize('NFD'))).toBe(true)
})

test('our own words are written as a password is compared with them', () => {
  for (const word of ownWords) expect(word).toMatch(/^[a-z]{5,}$/)
})

test.each(good)('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('it is refused wherever a password is set, and nothing is used up', async () => {
  const { reset, resetPin, logIn } = accountCalls(() => t)
  const user = await aUser(t)
  const typed = common[0]!
  const both = { password: typed, confirmacion: typed }
  const account = { nombres: 'Ana', email: 'nueva@example.com', idioma: 'es', pin: '1234' }

  const change = { ...both, password_actual: password }
  const [made, changed] = await Promise.all([
    t.call('POST', '/v1/persona/crear_cuenta', { ...account, ...both }),
    t.call('PUT', '/v1/persona/password', change, user),
  ])
  expect(made).toMatchObject({ status: 400, campos: { password: createAccountMessages.passwordTooCommon.code } })
  expect(changed).toMatchObject({ status: 400, campos: { password: passwordMessages.tooCommon.code } })
  const pin = await resetPin(user.email)
  const refused = await reset(user.email, pin, typed)
  expect(refused).toMatchObject({ status: 400, campos: { password: resetMessages.passwordTooCommon.code } })
  expect((await logIn(user.email)).status).toBe(200)
  expect((await reset(user.email, pin)).status).toBe(200)
})
