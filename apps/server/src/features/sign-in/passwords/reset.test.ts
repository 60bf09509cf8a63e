import { coreMessages } from '@portal/contract/core/core-messages'
import { resetMessages as says } from '@portal/contract/sign-in/account-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awayFromEnd, zoneWithNoonNow } from '#test/clock.ts'
import { anotherSession, aUser, mailsTo, password, pinMailedTo } from '#test/people.ts'
import { agePin, countCodes, expectRetryAfter, passMidnight, wrongPin } from '#test/pins.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { issuePasswordLink } from './links.ts'

let t: TestApp
let made = 0
beforeAll(async () => {
  t = await startApp({}, { dayZone: zoneWithNoonNow() })
})
afterAll(() => t.close())

const newPassword = 'Otra-Clave-Nueva-34'
/** Each from an address of its own, so that the limits per address stay out of the way. */
const from = () => ({ remoteAddress: `10.${made >> 8}.${made++ & 255}.1` })
const anEmail = () => `desconocida${made++}@example.com`
const askPin = (email: string, rest: object = {}, app = t) =>
  app.call('POST', '/v1/persona/restablecer/pin', { email, idioma: 'es', ...rest }, null, from())
const reset = (email: string, pin: string, rest: object = {}, source = from()) => {
  const form = { email, pin, password: newPassword, confirmacion: newPassword, ...rest }
  return t.call('POST', '/v1/persona/restablecer', form, null, source)
}
const logIn = (email: string, typed: string) => t.call('POST', '/v1/persona/login', { email, password: typed })

async function aUserWithPin() {
  const user = await aUser(t)
  expect(await askPin(user.email)).toMatchObject({ status: 200 })
  return { ...user, pin: await pinMailedTo(t, user.email) }
}

describe('asking for the PIN of a reset', () => {
  test('0 and a mail for everyone; only an active user finds a PIN in it', async () => {
    const active = await aUser(t)
    const others = [anEmail(), (await aUser(t, { status: UserStatus.inactive })).email]
    const { headers: _, ...reply } = await askPin(active.email.toUpperCase())
    expect(reply).toMatchObject({ status: 200, estado: 'OK', codigo: 0, datos: null })
    const mails = await mailsTo(t, active.email)
    expect(mails).toMatchObject([{ estado: 'enviado', asunto: 'Su código para restablecer la contraseña' }])
    for (const email of others) {
      const { headers: _, ...same } = await askPin(email)
      expect(same).toEqual(reply)
      const [mail] = await mailsTo(t, email)
      expect(mail).toMatchObject({ estado: 'enviado', asunto: 'No hay una cuenta activa con este correo' })
      expect(mail!.texto).not.toMatch(/^ {4}\d{4}$/m)
    }
  })

  test('7 without an e-mail, 6 with something that is none', async () => {
    expect(await askPin('')).toMatchObject({ status: 400, codigo: says.emailRequired.code })
    expect(await askPin('nobody')).toMatchObject({ codigo: says.emailNotRegistered.code })
  })

  test('13: another one only after 3 minutes, whether or not it is registered', async () => {
    for (const email of [anEmail(), (await aUser(t)).email]) {
      const replies = await Promise.all(Array.from({ length: 6 }, () => askPin(email)))
      expect(countCodes(replies)).toEqual({ 0: 1, [says.tooSoon.code]: 5 })
      const refused = await askPin(email)
      expectRetryAfter(refused, 180)
      await agePin(t, email, 3)
      expect(await askPin(email)).toMatchObject({ status: 200 })
    }
  })

  test('10: five a day, whether or not it is registered; the owner is warned once', async () => {
    for (const email of [anEmail(), (await aUser(t)).email]) {
      for (let n = 0; n < 5; n++) {
        expect(await askPin(email)).toMatchObject({ status: 200 })
        await agePin(t, email, 3)
      }
      for (let n = 0; n < 2; n++) {
        const refused = await askPin(email)
        expect(refused).toMatchObject({ codigo: says.dailyLimit.code })
        expectRetryAfter(refused, 24 * 3600)
      }
      expect((await mailsTo(t, email)).filter(({ motivo }) => motivo === 'pin.reset.limit')).toHaveLength(1)
    }
    await passMidnight(t)
  })

  test('waiting for a PIN of an account is not waiting for one of a reset', async () => {
    const { email } = await aUser(t)
    await askPin(email)
    const account = { nombres: 'Ana', email }
    expect(await t.call('POST', '/v1/persona/crear_cuenta/pin', account, null, from())).toMatchObject({ status: 200 })
  })

  test('14 when the mail server did not take it, whether or not it is registered', async () => {
    const mute = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
    for (const email of [anEmail(), (await aUser(mute)).email])
      expect(await askPin(email, {}, mute)).toMatchObject({ status: 500, codigo: says.pinNotSent.code })
    await mute.close()
  })

  test('14 when the PIN cannot be stored', async () => {
    await sql`alter table pin add constraint full_disk check (motivo <> 'reset') not valid`.execute(t.deps.db)
    expect(await askPin(anEmail())).toMatchObject({ status: 500, codigo: says.pinNotSent.code })
    await sql`alter table pin drop constraint full_disk`.execute(t.deps.db)
  })

  test('REVEAL_LOGIN_CAUSE says 6 for an address without an account', async () => {
    const open = await startApp({ REVEAL_LOGIN_CAUSE: 'true' })
    expect(await askPin(anEmail(), {}, open)).toMatchObject({ status: 404, codigo: says.emailNotRegistered.code })
    await open.close()
  })
})

describe('resetting the password', () => {
  test('1: the new password holds, every session ends, and the owner is mailed', async () => {
    const user = await aUserWithPin()
    const other = await anotherSession(t, user)
    const heard: unknown[] = []
    t.deps.changes.on('change', (change) => heard.push(change))

    expect(await reset(user.email, user.pin)).toMatchObject({ status: 200, estado: 'OK', codigo: 1 })
    expect(await logIn(user.email, password)).toMatchObject({ status: 400 })
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 })
    for (const session of [user, other])
      expect(await t.call('GET', '/v1/licencia/init/data', undefined, session)).toMatchObject({ status: 401 })
    expect((await mailsTo(t, user.email))[0]).toMatchObject({ asunto: 'Su contraseña fue cambiada' })
    await expect.poll(() => heard).toContainEqual({ area: 'sesion', usuario_id: user.id })
  })

  test('who was locked out by wrong log-ins may log in after it', async () => {
    await awayFromEnd(900)
    const user = await aUserWithPin()
    for (let n = 0; n < 11; n++) await logIn(user.email, 'Wrong-1')
    expect(await logIn(user.email, password)).toMatchObject({ codigo: coreMessages.tooMany.code })
    await reset(user.email, user.pin)
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 })
  })

  test('voids one-time links', async () => {
    const user = await aUserWithPin()
    const token = await issuePasswordLink(t.deps.db, user.id)
    await reset(user.email, user.pin)
    expect(await t.call('GET', `/v1/persona/enlace_password/${token}`)).toMatchObject({ status: 404 })
  })

  test.each([
    ['1 with 11 characters', { password: 'Aa1!aaaaaa2' }, 'passwordTooShort'],
    ['2 without an uppercase letter', { password: 'aaaaaaaaa11!' }, 'passwordNoUppercase'],
    ['3 without a lowercase letter', { password: 'AAAAAAAAA11!' }, 'passwordNoLowercase'],
    ['4 with one digit', { password: 'Aaaaaaaaaa1!' }, 'passwordNoDigits'],
    ['5 without a symbol', { password: 'Aaaaaaaaaa11' }, 'passwordNoSymbol'],
    ['6 with something that is no e-mail', { email: 'nobody' }, 'emailNotRegistered'],
    ['7 without an e-mail', { email: undefined }, 'emailRequired'],
    ['8 without a PIN', { pin: '' }, 'pinRequired'],
    ['9 with letters for a PIN', { pin: 'abcd' }, 'pinInvalid'],
    ['12 when the confirmation differs', { confirmacion: 'x' }, 'confirmationDiffers'],
  ] as const)('answers %s', async (_, rest, key) => {
    const changed = { ...('password' in rest && { confirmacion: rest.password }), ...rest }
    expect(await reset(anEmail(), '1234', changed)).toMatchObject({ codigo: says[key].code })
  })

  test('9 for a wrong, an expired, a used and an absent PIN, and for a user who was deactivated', async () => {
    const invalid = { status: 400, codigo: says.pinInvalid.code }
    const wrong = await aUserWithPin()
    expect(await reset(wrong.email, wrongPin(wrong.pin))).toMatchObject(invalid)
    const expired = await aUserWithPin()
    await agePin(t, expired.email, 10)
    expect(await reset(expired.email, expired.pin)).toMatchObject(invalid)
    const used = await aUserWithPin()
    const replies = await Promise.all([reset(used.email, used.pin), reset(used.email, used.pin)])
    expect(countCodes(replies)).toEqual({ 1: 1, 9: 1 })
    expect(await reset((await aUser(t)).email, '1234')).toMatchObject(invalid)
    expect(await reset(anEmail(), '1234')).toMatchObject(invalid)
    const gone = await aUserWithPin()
    const inactive = { estado_id: UserStatus.inactive }
    await t.deps.db.updateTable('usuario').set(inactive).where('id', '=', gone.id).execute()
    expect(await reset(gone.email, gone.pin)).toMatchObject(invalid)
  })

  test('15 when it cannot be stored, and the PIN still works afterwards', async () => {
    const user = await aUserWithPin()
    await sql`alter table sesion add constraint full_disk check (terminada_en is null) not valid`.execute(t.deps.db)
    expect(await reset(user.email, user.pin)).toMatchObject({ status: 500, codigo: says.notReset.code })
    await sql`alter table sesion drop constraint full_disk`.execute(t.deps.db)
    expect(await logIn(user.email, password)).toMatchObject({ status: 200 })
    expect(await reset(user.email, user.pin)).toMatchObject({ status: 200 })
  })

  test('10: of 50 guesses at once five are looked at, with or without an account', async () => {
    const user = await aUserWithPin()
    const unknown = anEmail()
    await askPin(unknown)
    for (const [email, pin] of [[user.email, user.pin] as const, [unknown, '0000'] as const]) {
      const guesses = Array.from({ length: 50 }, (_, n) => reset(email, wrongPin(pin, n)))
      expect(countCodes(await Promise.all(guesses))).toEqual({ [says.pinInvalid.code]: 5, [says.dailyLimit.code]: 45 })
      expect(await reset(email, pin)).toMatchObject({ status: 429, codigo: says.dailyLimit.code })
      expect((await mailsTo(t, email)).filter(({ motivo }) => motivo === 'pin.reset.limit')).toHaveLength(1)
    }
    expect(await logIn(user.email, password)).toMatchObject({ status: 200 })
  })

  test('987 after 20 wrong PINs in an hour from one network address', async () => {
    await awayFromEnd(3600)
    const source = from()
    const emails = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const email = anEmail()
        await askPin(email)
        return email
      }),
    )
    const guesses = emails.flatMap((email) =>
      ['1111', '2222', '3333', '4444'].map((pin) => reset(email, pin, {}, source)),
    )
    const replies = await Promise.all(guesses)
    expect(countCodes(replies)).toEqual({ [says.pinInvalid.code]: 20, [coreMessages.tooMany.code]: 4 })
  })
})
