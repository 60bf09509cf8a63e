import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { awayFromEnd } from '#test/clock.ts'
import { gatherLog } from '#test/log-lines.ts'
import { aUser, password } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { hashPassword } from './passwords/hash.ts'

let t: TestApp
let lines: string[]
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'info' })
  lines = gatherLog(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.deleteFrom('limite').execute()
  lines.length = 0
})

const logIn = (email: unknown, typed: unknown = password, rest: object = {}, app = t) =>
  app.call('POST', '/v1/persona/login', { email, password: typed, ...rest })
const from = (remoteAddress: string, email: string, typed: string) =>
  t.call('POST', '/v1/persona/login', { email, password: typed }, null, { remoteAddress })

describe('logging in', () => {
  test('keeps no token for a repetition, whatever key is sent', async () => {
    const user = await aUser(t)
    const headers = { 'idempotency-key': 'k-login' }
    const body = { email: user.email, password }
    const first = await t.call('POST', '/v1/persona/login', body, null, { headers })
    const second = await t.call('POST', '/v1/persona/login', body, null, { headers })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.datos.token).not.toBe(first.datos.token)
    expect(await t.deps.db.selectFrom('idempotencia').selectAll().execute()).toEqual([])
  })

  test('opens a session of 8 hours that knows its browser', async () => {
    const user = await aUser(t)
    const headers = { 'user-agent': 'Browser 1.0' }
    const body = { email: user.email, password }
    const reply = await t.call('POST', '/v1/persona/login', body, null, { headers, remoteAddress: '10.9.8.7' })

    expect(reply).toMatchObject({ status: 200, estado: 'OK', mensaje: 'Sesión iniciada.' })
    const hours = (Date.parse(reply.datos.vence_en) - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(8, 1)
    const open = await t.call('GET', '/v1/persona/sesiones', undefined, { token: reply.datos.token })
    expect(open.datos.sesiones.find(({ es_actual }: { es_actual: boolean }) => es_actual)).toMatchObject({
      ip: '10.9.8.7',
      agente: 'Browser 1.0',
    })
  })

  test('does not mind the case of the e-mail', async () => {
    await aUser(t, { email: 'Mixed.Case@example.com' })
    expect(await logIn(' mIXED.cASE@EXAMPLE.com ')).toMatchObject({ status: 200 })
  })

  test('takes a character in any of its Unicode forms', async () => {
    const { email } = await aUser(t, { password: 'Contraseña-Larga-12'.normalize('NFC') })
    expect(await logIn(email, 'Contraseña-Larga-12'.normalize('NFD'))).toMatchObject({ status: 200 })
  })

  test('is written down', async () => {
    const user = await aUser(t)
    await logIn(user.email)
    const row = await t.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('entidad_id', '=', String(user.id))
      .executeTakeFirst()
    expect(row).toMatchObject({ accion: 'access.loggedIn', entidad: 'usuario', ip: '127.0.0.1' })
  })

  test.each([
    ['5 without an e-mail', { password }, loginMessages.emailInvalid],
    ['5 with something that is no e-mail', { email: 'nobody', password }, loginMessages.emailInvalid],
    [
      '5 with a header in the e-mail',
      { email: 'a@example.com\nBcc: b@example.com', password },
      loginMessages.emailInvalid,
    ],
    ['3 without a password', { email: 'a@example.com' }, loginMessages.passwordRequired],
    ['3 with an empty password', { email: 'a@example.com', password: '' }, loginMessages.passwordRequired],
    [
      '10 with a password that is too long',
      { email: 'a@example.com', password: 'a'.repeat(257) },
      loginMessages.loginFailed,
    ],
  ])('answers %s', async (_, body, entry) => {
    expect(await t.call('POST', '/v1/persona/login', body)).toMatchObject({ status: 400, codigo: entry.code })
  })
})

describe('one answer for three causes (rule access/one-answer)', () => {
  test('the answer is the same to the byte', async () => {
    const active = await aUser(t)
    const inactive = await aUser(t, { status: UserStatus.inactive })
    const withoutPassword = await aUser(t, { password: null })
    const deleted = await aUser(t)
    await t.deps.db.updateTable('usuario').set({ eliminado_en: new Date() }).where('id', '=', deleted.id).execute()

    const replies = await Promise.all([
      logIn('unknown@example.com'),
      logIn(active.email, 'Wrong-Password-12'),
      logIn(inactive.email),
      logIn(withoutPassword.email),
      logIn(deleted.email),
    ])
    const { code, es } = loginMessages.loginFailed
    for (const { headers, ...reply } of replies)
      expect(reply).toEqual({ status: 400, estado: 'ERR', mensaje: es, datos: null, codigo: code })
  })

  test('the exact cause is in the log, without e-mail and password', async () => {
    const active = await aUser(t)
    const inactive = await aUser(t, { status: UserStatus.inactive })
    await logIn('unknown@example.com')
    await logIn(active.email, 'Wrong-Password-12')
    await logIn(inactive.email)

    const causes = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'log-in refused')
    expect(causes.map(({ code, userId }) => [code, userId])).toEqual([
      [0, null],
      [1, active.id],
      [6, inactive.id],
    ])
    expect(lines.join()).not.toMatch(/Wrong-Password|Prueba-Segura|@example/)
  })

  // Other work on the machine may disturb one measurement; a missing hash would show in all of them.
  test('an unknown e-mail takes as long as a wrong password', { retry: 3, timeout: 60_000 }, async () => {
    const known = await aUser(t, { passwordHash: await hashPassword(password) })
    const times = { known: [] as number[], unknown: [] as number[] }
    const measure = async (name: keyof typeof times, email: string) => {
      const started = performance.now()
      await logIn(email, 'Wrong-Password-12')
      times[name].push(performance.now() - started)
    }
    const emails = { known: known.email, unknown: 'unknown@example.com' }
    for (let round = 0; round < 12; round++) {
      await t.deps.db.deleteFrom('limite').execute()
      const names = ['known', 'unknown'] as const
      for (const name of round % 2 ? names : names.toReversed()) await measure(name, emails[name])
    }
    const started = performance.now()
    for (let round = 0; round < 5; round++) await hashPassword(password)
    const oneHash = (performance.now() - started) / 5

    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(oneHash / 2)
  })

  test('REVEAL_LOGIN_CAUSE sends the exact codes', async () => {
    const open = await startApp({ REVEAL_LOGIN_CAUSE: 'true' })
    const active = await aUser(open)
    const inactive = await aUser(open, { status: UserStatus.blocked })
    const code = async (email: string, typed?: string) => (await logIn(email, typed, {}, open)).codigo

    expect(await code('unknown@example.com')).toBe(loginMessages.emailNotRegistered.code)
    expect(await code(active.email, 'Wrong-Password-12')).toBe(loginMessages.passwordInvalid.code)
    expect(await code(inactive.email)).toBe(loginMessages.userInactive.code)
    expect(await code(inactive.email, 'Wrong-Password-12')).toBe(loginMessages.passwordInvalid.code)
    await open.close()
  })
})

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

describe('wrong log-ins', () => {
  test.each(['known', 'unknown'])('of one %s address: 10 in 15 minutes, however many arrive at once', async (kind) => {
    await awayFromEnd(900)
    const email = kind === 'known' ? (await aUser(t)).email : 'unknown@example.com'
    const tries = Array.from({ length: 25 }, (_, n) =>
      from(`10.0.0.${n}`, n % 2 ? email : email.toUpperCase(), 'Wrong-1'),
    )
    const replies = await Promise.all(tries)

    expect(replies.filter(({ codigo }) => codigo === loginMessages.loginFailed.code)).toHaveLength(10)
    const refused = replies.filter(({ codigo }) => codigo === coreMessages.tooMany.code)
    expect(refused).toHaveLength(15)
    expect(refused[0]!.status).toBe(429)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect(await from('10.0.1.1', email, password)).toMatchObject({ codigo: coreMessages.tooMany.code })
  })

  test('are forgotten after a right one', async () => {
    await awayFromEnd(900)
    const { email } = await aUser(t)
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await logIn(email, 'Wrong-1')
      expect(await logIn(email)).toMatchObject({ status: 200 })
    }
  })

  test('from one network address: 50 in 15 minutes, whatever the account', async () => {
    await awayFromEnd(900)
    const { email } = await aUser(t)
    const tries = Array.from({ length: 55 }, (_, n) => from('10.2.2.2', `unknown${n}@example.com`, 'Wrong-1'))
    const replies = await Promise.all(tries)

    expect(replies.filter(({ codigo }) => codigo === coreMessages.tooMany.code)).toHaveLength(5)
    expect(await from('10.2.2.2', email, password)).toMatchObject({ status: 429 })
    expect(await from('10.2.2.3', email, password)).toMatchObject({ status: 200 })
  })

  test('are not what right ones count as', async () => {
    await awayFromEnd(900)
    const { email } = await aUser(t)
    for (let n = 0; n < 60; n++) expect((await from('10.3.3.3', email, password)).status).toBe(200)
  })
})

describe('the check for robots', () => {
  let guarded: TestApp
  beforeAll(async () => {
    guarded = await startApp({ CAPTCHA: 'altcha' })
  })
  afterAll(() => guarded.close())

  test('4 when it was not done, 2 when it was done wrong, before the password counts', async () => {
    const { email } = await aUser(guarded, { role: Role.manager })
    const empty = await logIn(email, password, {}, guarded)
    expect(empty).toMatchObject({ status: 400, codigo: 4, campos: { captcha: 4 } })
    const wrong = await logIn(email, password, { captcha: 'bm90aGluZw==' }, guarded)
    expect(wrong).toMatchObject({ status: 400, codigo: 2, campos: { captcha: 2 } })
    const counted = guarded.deps.db.selectFrom('limite').select('clave').where('clave', 'not like', 'presupuesto-%')
    expect(await counted.execute()).toEqual([])
  })

  test('is told to everyone with a fresh task', async () => {
    const [one, other] = await Promise.all([
      guarded.call('GET', '/v1/persona/captcha'),
      guarded.call('GET', '/v1/persona/captcha'),
    ])
    expect(one.datos).toMatchObject({ tipo: 'altcha', clave_sitio: null, desafio: { signature: expect.any(String) } })
    expect(one.datos.desafio).not.toEqual(other.datos.desafio)
    expect((await t.call('GET', '/v1/persona/captcha')).datos).toEqual({
      tipo: 'off',
      clave_sitio: null,
      desafio: null,
    })
  })
})
