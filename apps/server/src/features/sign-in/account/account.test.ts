import { Role } from '@portal/contract/access/constants'
import { defaultModules } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { createAccountMessages as says } from '@portal/contract/sign-in/account-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awayFromEnd, zoneWithNoonNow } from '#test/clock.ts'
import { aUser, mailsTo, password, pinMailedTo } from '#test/people.ts'
import { agePin, countCodes, expectRetryAfter, passMidnight, wrongPin } from '#test/pins.ts'
import { accountPin, anEmail, askAccountPin, createAccount, fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({}, { dayZone: zoneWithNoonNow() })
})
afterAll(() => t.close())

const askPin = (email: string) => askAccountPin(t, email)
const create = (email: string, rest: object = {}, source?: ReturnType<typeof fromElsewhere>) =>
  createAccount(t, email, rest, source)
const pinFor = () => accountPin(t)

describe('creating an account', () => {
  test('1: makes a customer with the modules of his template, who can log in', async () => {
    const { email, pin } = await pinFor()
    expect(await create(email, { pin, idioma: 'en' })).toMatchObject({ status: 200, estado: 'OK', codigo: 1 })

    const { db } = t.deps
    const user = await db.selectFrom('usuario').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ rol_id: Role.user, empresa_id: null, estado_id: 1, idioma: 'en', nombres: 'Eva' })
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
    const held = await db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', user.id).execute()
    expect(held.map(({ clave_modulo }) => clave_modulo).sort()).toEqual(defaultModules('customer').sort())
    expect(await t.call('POST', '/v1/persona/login', { email, password })).toMatchObject({ status: 200 })
    const audit = await db.selectFrom('auditoria').selectAll().where('accion', '=', 'access.accountCreated').execute()
    expect(audit).toMatchObject([{ entidad_id: String(user.id), despues: { email } }])
    expect(JSON.stringify(audit)).not.toContain('argon2')
  })

  test.each([
    ['3 without a name', { nombres: '' }, 'nameRequired'],
    ['4 without an e-mail', { email: undefined }, 'emailRequired'],
    ['14 with something that is no e-mail', { email: 'nueva' }, 'emailInvalid'],
    ['8 with three digits', { pin: '123' }, 'pinFormat'],
    ['8 with letters', { pin: '12a4' }, 'pinFormat'],
    ['16 with 11 characters', { password: 'Aa1!aaaaaa2' }, 'passwordTooShort'],
    ['17 without an uppercase letter', { password: 'aaaaaaaaa11!' }, 'passwordNoUppercase'],
    ['18 without a lowercase letter', { password: 'AAAAAAAAA11!' }, 'passwordNoLowercase'],
    ['19 with one digit', { password: 'Aaaaaaaaaa1!' }, 'passwordNoDigits'],
    ['20 without a symbol', { password: 'Aaaaaaaaaa11' }, 'passwordNoSymbol'],
    ['21 when the confirmation differs', { confirmacion: `${password}x` }, 'confirmationDiffers'],
  ] as const)('answers %s', async (_, rest, key) => {
    const changed = { ...('password' in rest && { confirmacion: rest.password }), ...rest }
    expect(await create(anEmail(), changed)).toMatchObject({ status: 400, codigo: says[key].code })
  })

  test('9 where no PIN was asked for', async () => {
    expect(await create(anEmail())).toMatchObject({ status: 404, codigo: says.pinAbsent.code })
  })

  test('10 with the PIN of another address', async () => {
    const one = await pinFor()
    const other = await pinFor()
    const { email, pin } =
      one.pin === other.pin ? { email: one.email, pin: wrongPin(one.pin) } : { ...one, pin: other.pin }
    expect(await create(email, { pin })).toMatchObject({ status: 400, codigo: says.pinInvalid.code })
  })

  test('10 with the PIN of a reset', async () => {
    const user = await aUser(t)
    await t.call('POST', '/v1/persona/restablecer/pin', { email: user.email }, null, fromElsewhere())
    const pin = await pinMailedTo(t, user.email)
    await askPin(user.email)
    expect(await create(user.email, { pin })).toMatchObject({ codigo: says.pinInvalid.code })
  })

  test('10 with a PIN that a newer one replaced, which works', async () => {
    const { email, pin } = await pinFor()
    await agePin(t, email, 3)
    await askPin(email)
    const newer = await pinMailedTo(t, email)
    if (newer !== pin) expect(await create(email, { pin })).toMatchObject({ codigo: says.pinInvalid.code })
    expect(await create(email, { pin: newer })).toMatchObject({ status: 200 })
  })

  test('11 after ten minutes, and not before', async () => {
    const living = await pinFor()
    await agePin(t, living.email, 9.9)
    expect(await create(living.email, { pin: living.pin })).toMatchObject({ status: 200 })
    const { email, pin } = await pinFor()
    await agePin(t, email, 10)
    expect(await create(email, { pin })).toMatchObject({ status: 400, codigo: says.pinExpired.code })
  })

  test('2 with a PIN that was used', async () => {
    const { email, pin } = await pinFor()
    const replies = await Promise.all([create(email, { pin }), create(email, { pin })])
    expect(countCodes(replies)).toEqual({ [says.created.code]: 1, [says.codeExpired.code]: 1 })
  })

  test('2 with a PIN that wrong tries killed, also on the next day', async () => {
    const { email, pin } = await pinFor()
    for (let n = 0; n < 5; n++) await create(email, { pin: wrongPin(pin, n) })
    await passMidnight(t)
    expect(await create(email, { pin })).toMatchObject({ status: 400, codigo: says.codeExpired.code })
  })

  test('12 when the address was registered meanwhile', async () => {
    const { email, pin } = await pinFor()
    await aUser(t, { email: email.toUpperCase() })
    expect(await create(email, { pin })).toMatchObject({ status: 409, codigo: says.emailAlreadyRegistered.code })
  })

  test('13 when it cannot be stored, and the PIN still works afterwards', async () => {
    const { email, pin } = await pinFor()
    await sql`alter table usuario add constraint full_disk check (rol_id <> 3) not valid`.execute(t.deps.db)
    expect(await create(email, { pin })).toMatchObject({ status: 500, codigo: says.notCreated.code })
    await sql`alter table usuario drop constraint full_disk`.execute(t.deps.db)
    expect(await create(email, { pin })).toMatchObject({ status: 200 })
  })
})

describe('guessing', () => {
  test('of 50 guesses at once five are looked at; then the right PIN is of no use that day', async () => {
    const { email, pin } = await pinFor()
    const guesses = Array.from({ length: 50 }, (_, n) => create(email, { pin: wrongPin(pin, n) }))
    expect(countCodes(await Promise.all(guesses))).toEqual({ [says.pinInvalid.code]: 5, [says.dailyLimit.code]: 45 })

    const right = await create(email, { pin })
    expect(right).toMatchObject({ codigo: says.dailyLimit.code })
    expectRetryAfter(right, 24 * 3600)
    await agePin(t, email, 3)
    expect(await askPin(email)).toMatchObject({ codigo: says.dailyLimit.code })
    const tries = await t.deps.db.selectFrom('pin').select('intentos').where('email', '=', email).execute()
    expect(tries).toEqual([{ intentos: 5 }])
  })

  test('five wrong tries a day are counted over all PINs, and the owner is warned once', async () => {
    const { email, pin } = await pinFor()
    for (let n = 0; n < 3; n++) expect(await create(email, { pin: wrongPin(pin, n) })).toMatchObject({ codigo: 10 })
    await agePin(t, email, 3)
    await askPin(email)
    const second = await pinMailedTo(t, email)
    for (let n = 0; n < 2; n++) expect(await create(email, { pin: wrongPin(second, n) })).toMatchObject({ codigo: 10 })

    expect(await create(email, { pin: second })).toMatchObject({ codigo: says.dailyLimit.code })
    const warnings = (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'pin.account.limit')
    expect(warnings).toHaveLength(1)
  })

  test('for a registered address no PIN is right, and the limits are the same', async () => {
    const { email } = await aUser(t)
    await askPin(email)
    const guesses = Array.from({ length: 8 }, (_, n) => create(email, { pin: `000${n}` }))
    expect(countCodes(await Promise.all(guesses))).toEqual({ [says.pinInvalid.code]: 5, [says.dailyLimit.code]: 3 })
  })

  test('987 after 20 wrong PINs in an hour from one network address, on any accounts', async () => {
    await awayFromEnd(3600)
    const source = fromElsewhere()
    const accounts = await Promise.all(Array.from({ length: 6 }, () => pinFor()))
    const guesses = accounts.flatMap(({ email, pin }) =>
      Array.from({ length: 4 }, (_, n) => create(email, { pin: wrongPin(pin, n) }, source)),
    )
    const replies = await Promise.all(guesses)
    expect(countCodes(replies)).toEqual({ [says.pinInvalid.code]: 20, [coreMessages.tooMany.code]: 4 })

    const { email, pin } = await pinFor()
    const refused = await create(email, { pin }, source)
    expect(refused).toMatchObject({ codigo: coreMessages.tooMany.code })
    expectRetryAfter(refused, 3600)
    expect(await create(email, { pin })).toMatchObject({ status: 200 })
  })

  test('what is no wrong PIN does not count for the network address', async () => {
    await awayFromEnd(3600)
    const source = fromElsewhere()
    for (let n = 0; n < 25; n++) expect(await create(anEmail(), {}, source)).toMatchObject({ codigo: 9 })
  })
})
