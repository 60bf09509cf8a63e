import { coreMessages } from '@portal/contract/core/core-messages'
import { passwordMessages as says } from '@portal/contract/sign-in/password-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awayFromEnd } from '#test/clock.ts'
import { anotherSession, aUser, mailsTo, type Person, password } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const newPassword = 'Otra-Clave-Nueva-34'
const change = (as: Person | null, rest: object = {}) => {
  const form = { password_actual: password, password: newPassword, confirmacion: newPassword, ...rest }
  return t.call('PUT', '/v1/persona/password', form, as)
}
const logIn = (email: string, typed: string) => t.call('POST', '/v1/persona/login', { email, password: typed })
const isOpen = async (session: Person) =>
  (await t.call('GET', '/v1/licencia/init/data', undefined, session)).status === 200

test('0: the new password holds, the other sessions end, this one stays, the owner is mailed', async () => {
  const user = await aUser(t)
  const other = await anotherSession(t, user)
  const heard: unknown[] = []
  t.deps.changes.on('change', (change) => heard.push(change))

  expect(await change(user)).toMatchObject({ status: 200, estado: 'OK', codigo: 0 })
  expect(await isOpen(user)).toBe(true)
  expect(await isOpen(other)).toBe(false)
  expect(await logIn(user.email, password)).toMatchObject({ status: 400 })
  expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 })
  expect(await mailsTo(t, user.email)).toMatchObject([{ asunto: 'Su contraseña fue cambiada' }])
  await expect.poll(() => heard).toContainEqual({ area: 'sesion', usuario_id: user.id })
})

test('needs a session', async () => {
  expect(await change(null)).toMatchObject({ status: 401, codigo: coreMessages.sessionEnded.code })
})

test.each([
  ['1 with a wrong current password', { password_actual: 'Wrong-1' }, 'currentMismatch'],
  ['1 without the current password', { password_actual: undefined }, 'currentMismatch'],
  ['3 with 11 characters', { password: 'Aa1!aaaaaa2' }, 'tooShort'],
  ['4 without an uppercase letter', { password: 'aaaaaaaaa11!' }, 'noUppercase'],
  ['5 without a lowercase letter', { password: 'AAAAAAAAA11!' }, 'noLowercase'],
  ['6 with one digit', { password: 'Aaaaaaaaaa1!' }, 'noDigits'],
  ['7 without a symbol', { password: 'Aaaaaaaaaa11' }, 'noSymbol'],
  ['8 when the confirmation differs', { confirmacion: 'x' }, 'confirmationDiffers'],
] as const)('answers %s', async (_, rest, key) => {
  const changed = { ...('password' in rest && { confirmacion: rest.password }), ...rest }
  expect(await change(await aUser(t), changed)).toMatchObject({ status: 400, codigo: says[key].code })
})

test('0: nothing changes when it cannot be stored', async () => {
  const user = await aUser(t)
  const other = await anotherSession(t, user)
  await sql`alter table usuario add constraint full_disk check (password_hash is null) not valid`.execute(t.deps.db)
  expect(await change(user)).toMatchObject({ status: 500, estado: 'ERR', codigo: says.notUpdated.code })
  await sql`alter table usuario drop constraint full_disk`.execute(t.deps.db)
  expect(await isOpen(other)).toBe(true)
  expect(await logIn(user.email, password)).toMatchObject({ status: 200 })
})

test('2: the user was deleted while his call was on its way', async () => {
  const user = await aUser(t)
  const caller = { ip: '127.0.0.1', requestId: 'test' }
  const actor = await t.deps.sessions.whoIs(t.deps.db, user.token, caller)
  await t.deps.db.updateTable('usuario').set({ eliminado_en: new Date() }).where('id', '=', user.id).execute()
  const body = { password_actual: password, password: newPassword, confirmacion: newPassword }
  const call = { method: 'PUT', path: '/v1/persona/password' } as const
  const { status, envelope } = await t.door.enter(call, { caller, actor, params: {}, body })
  expect({ status, codigo: envelope.codigo }).toEqual({ status: 404, codigo: says.userNotIdentified.code })
})

test('of two changes at once one holds', async () => {
  const user = await aUser(t)
  const other = await anotherSession(t, user)
  const replies = await Promise.all([
    change(user, { password: 'Primera-Clave-11', confirmacion: 'Primera-Clave-11' }),
    change(other, { password: 'Segunda-Clave-22', confirmacion: 'Segunda-Clave-22' }),
  ])
  expect(countCodes(replies)).toEqual({ 0: 1, [says.currentMismatch.code]: 1 })
})

test('987 after 10 wrong current passwords in 15 minutes, however many arrive at once', async () => {
  await awayFromEnd(900)
  const user = await aUser(t)
  const tries = Array.from({ length: 14 }, (_, n) => change(user, { password_actual: `Wrong-${n}` }))
  const counted = countCodes(await Promise.all(tries))
  expect(counted).toEqual({ [says.currentMismatch.code]: 10, [coreMessages.tooMany.code]: 4 })
  expect(await change(user)).toMatchObject({ status: 429 })
})
