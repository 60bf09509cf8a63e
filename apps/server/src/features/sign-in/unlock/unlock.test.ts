import { coreMessages } from '@portal/contract/core/core-messages'
import { pinLimits } from '@portal/contract/core/limits'
import { resetMessages as says } from '@portal/contract/sign-in/account-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countUp } from '#core/door/rate-limits.ts'
import { awayFromEnd, zoneWithNoonNow } from '#test/clock.ts'
import { aUser, mailsTo, type Person, password } from '#test/people.ts'
import { agePin } from '#test/pins.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { mailLockedOut } from './unlock.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({}, { dayZone: zoneWithNoonNow() })
})
afterAll(() => t.close())

let user: Person
beforeEach(async () => {
  await t.deps.db.deleteFrom('limite').execute()
  user = await aUser(t)
  await awayFromEnd(900)
})

let source = 0
/** Every call of a stranger comes from another address. */
const elsewhere = () => ({ remoteAddress: `10.${88 + (source >> 16)}.${(source >> 8) & 255}.${source++ & 255}` })
const logIn = (email: string, typed = password, dispositivo = '') =>
  t.call('POST', '/v1/persona/login', { email, password: typed, dispositivo }, null, elsewhere())
const askPin = (email: string) =>
  t.call('POST', '/v1/persona/restablecer/pin', { email, idioma: 'es' }, null, elsewhere())
const reset = (email: string, pin: string) =>
  t.call(
    'POST',
    '/v1/persona/restablecer',
    { email, pin, password: newPassword, confirmacion: newPassword },
    null,
    elsewhere(),
  )
const newPassword = 'Otra-Clave-Nueva-34'
const locked = { status: 429, codigo: coreMessages.tooMany.code }
const goOn = (token: string, accion?: string) =>
  t.call('POST', `/v1/persona/continuar/${token}`, { accion }, null, elsewhere())
const look = (token: string) => t.call('GET', `/v1/persona/continuar/${token}`)
const linkIn = (text: string | null | undefined) => /\/continue\/([\w-]+)/.exec(text ?? '')?.[1]
const linksTo = async (email: string) =>
  (await mailsTo(t, email)).map(({ texto }) => linkIn(texto)).filter((token) => token !== undefined)
const chooseWith = (token: string, dispositivo: string) =>
  t.call('POST', `/v1/persona/enlace_password/${token}`, {
    password: newPassword,
    confirmacion: newPassword,
    dispositivo,
  })

const wrongLogIns = { name: 'login', max: 10, seconds: 900 }

/** A stranger who is everywhere uses up all log-ins of an address; login.test.ts sees them counted one by one. */
async function lockLogIn(email: string): Promise<void> {
  for (let n = 0; n < wrongLogIns.max; n++) await countUp(t.deps.db, wrongLogIns, email)
  await logIn(email, 'Wrong-1')
}

/** The same with the PINs of a day. */
async function lockReset(email: string): Promise<void> {
  for (let n = 0; n < pinLimits.requestsPerDay; n++) {
    await askPin(email)
    await agePin(t, email, pinLimits.minutesBetween)
  }
  await askPin(email)
}

describe('a known browser', () => {
  test('gets in with the password while strangers have used up all tries, and only with the password', async () => {
    const { dispositivo } = (await logIn(user.email)).datos
    await lockLogIn(user.email)
    expect(await logIn(user.email)).toMatchObject(locked)
    expect(await logIn(user.email, 'Wrong-1', dispositivo)).toMatchObject({ status: 400, codigo: 10 })
    const again = await logIn(user.email, password, dispositivo)
    expect(again).toMatchObject({ status: 200, datos: { dispositivo: expect.any(String) } })
    expect(await logIn(user.email)).toMatchObject(locked) // strangers were forgiven nothing
  })

  test('has its own ten tries in 15 minutes, however many arrive at once', async () => {
    const { dispositivo } = (await logIn(user.email)).datos
    const replies = await Promise.all(Array.from({ length: 14 }, (_, n) => logIn(user.email, `W-${n}`, dispositivo)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(await logIn(user.email, password, dispositivo)).toMatchObject(locked)
    expect(await logIn(user.email)).toMatchObject({ status: 200 }) // as a stranger, who tried nothing yet
  })

  test('is known for its own accounts, by a name that changes with every log-in', async () => {
    const other = await aUser(t)
    const first = (await logIn(user.email)).datos.dispositivo
    const second = (await logIn(other.email, password, first)).datos.dispositivo
    expect(second).not.toBe(first)
    for (const { email } of [user, other]) await lockLogIn(email)
    for (const { email } of [user, other]) expect(await logIn(email, password, first)).toMatchObject(locked)
    const third = (await logIn(user.email, password, second)).datos.dispositivo
    expect(await logIn(other.email, password, third)).toMatchObject({ status: 200 })
    const nobodys = await aUser(t)
    await lockLogIn(nobodys.email)
    expect(await logIn(nobodys.email, password, third)).toMatchObject(locked)
  })

  test('is a stranger again after half a year, and after the password was changed elsewhere', async () => {
    const old = (await logIn(user.email)).datos.dispositivo
    await t.deps.db
      .updateTable('dispositivo')
      .set({ visto_en: new Date(Date.now() - 181 * 86_400_000) })
      .execute()
    await lockLogIn(user.email)
    expect(await logIn(user.email, password, old)).toMatchObject(locked)

    await t.deps.db.deleteFrom('limite').execute()
    const [here, there] = [(await logIn(user.email)).datos, (await logIn(user.email)).datos]
    const form = {
      password_actual: password,
      password: newPassword,
      confirmacion: newPassword,
      dispositivo: here.dispositivo,
    }
    expect(await t.call('PUT', '/v1/persona/password', form, here)).toMatchObject({ status: 200 })
    await lockLogIn(user.email)
    expect(await logIn(user.email, newPassword, there.dispositivo)).toMatchObject(locked)
    expect(await logIn(user.email, newPassword, here.dispositivo)).toMatchObject({ status: 200 })
  })

  test('is kept as a hash, ten of an account', async () => {
    const devices: string[] = []
    for (let n = 0; n < 12; n++) devices.push((await logIn(user.email)).datos.dispositivo)
    const rows = await t.deps.db.selectFrom('dispositivo').selectAll().where('usuario_id', '=', user.id).execute()
    expect(rows).toHaveLength(10)
    for (const device of devices) expect(JSON.stringify(rows)).not.toContain(device)
  })
})

describe('an owner in a new browser', () => {
  test('gets a link when strangers lock his log-in all day, once, and is in within minutes', async () => {
    await lockLogIn(user.email)
    await expect.poll(() => linksTo(user.email)).toHaveLength(1)
    for (let window = 0; window < 3; window++) {
      await t.deps.db.deleteFrom('limite').execute() // the next quarter of an hour
      await lockLogIn(user.email)
    }
    const [token = '', ...others] = await linksTo(user.email)
    expect(others).toEqual([])
    expect((await look(token)).datos).toEqual({ nombres: 'Ana', email: user.email })
    const { datos } = await goOn(token)
    expect(datos.enlace).toBeNull()
    expect(await logIn(user.email)).toMatchObject(locked)
    expect(await logIn(user.email, password, datos.dispositivo)).toMatchObject({ status: 200 })
  })

  test('chooses another password by the same link, and logs in under attack', async () => {
    await lockLogIn(user.email)
    await lockReset(user.email)
    const [token = ''] = await linksTo(user.email)
    const { datos } = await goOn(token, 'clave')
    expect(await chooseWith(datos.enlace, datos.dispositivo)).toMatchObject({ status: 200 })
    await lockLogIn(user.email)
    expect(await logIn(user.email, newPassword, datos.dispositivo)).toMatchObject({ status: 200 })
  })

  test('gets one when the PINs of the day are used up, by requests or by wrong tries', async () => {
    await lockReset(user.email)
    expect(await askPin(user.email)).toMatchObject({ status: 429, codigo: says.dailyLimit.code })
    expect(await linksTo(user.email)).toHaveLength(1)

    const other = await aUser(t)
    await askPin(other.email)
    for (let n = 0; n < 6; n++) await reset(other.email, String(n).padStart(4, '0'))
    await reset(other.email, '9999')
    expect(await linksTo(other.email)).toHaveLength(1)
  })

  test('gets another one only after he used the last, and three a day', async () => {
    for (let n = 0; n < 5; n++) {
      await t.deps.db.deleteFrom('limite').execute()
      await lockLogIn(user.email)
      await expect.poll(() => linksTo(user.email)).toHaveLength(Math.min(n + 1, 3))
      const [token = ''] = await linksTo(user.email)
      await goOn(token)
    }
  })
})

describe('a stranger gains nothing', () => {
  test('the link is used once, by one of those who come at once, and lives a day', async () => {
    await lockLogIn(user.email)
    await expect.poll(() => linksTo(user.email)).toHaveLength(1)
    const [token = ''] = await linksTo(user.email)
    const replies = await Promise.all([goOn(token), goOn(token), goOn(token)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await look(token)).toMatchObject({ status: 404, codigo: says.linkInvalid.code })
    expect(await goOn('x'.repeat(43))).toMatchObject({ status: 404 })
    const row = await t.deps.db
      .selectFrom('enlace_continuar')
      .selectAll()
      .where('usuario_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row.vence_en.getTime() - row.creado_en.getTime()).toBe(24 * 3_600_000)
    expect(row.token_hash).not.toContain(token)
  })

  test('no more guesses of a PIN: five a day, whatever he sends as a browser', async () => {
    await askPin(user.email)
    const codes: number[] = []
    for (let n = 0; n < 12; n++) codes.push((await reset(user.email, String(9000 + n))).codigo)
    expect(codes.filter((code) => code === says.pinInvalid.code).length).toBeLessThanOrEqual(5)
    const device = { email: user.email, password: 'Wrong-1', dispositivo: 'x'.repeat(43) }
    for (let n = 0; n < 10; n++) await t.call('POST', '/v1/persona/login', device, null, elsewhere())
    expect(await t.call('POST', '/v1/persona/login', device, null, elsewhere())).toMatchObject(locked)
  })

  test('learns nothing of an address: locked or not, known or not, the answers are the same and no stranger is mailed', async () => {
    const inactive = await aUser(t, { status: UserStatus.inactive })
    const replies = []
    for (const email of [user.email, inactive.email, 'nadie@example.com']) {
      await lockLogIn(email)
      const { headers, ...reply } = await logIn(email)
      replies.push(reply)
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    await expect.poll(() => linksTo(user.email)).toHaveLength(1)
    for (const email of [inactive.email, 'nadie@example.com']) expect(await mailsTo(t, email)).toEqual([])
  })

  test('an alarm that rings twice writes one mail', async () => {
    for (let n = 0; n < 3; n++) await mailLockedOut(t.deps.db, t.deps, user.id)
    await expect.poll(() => linksTo(user.email)).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await linksTo(user.email)).toHaveLength(1)
  })
})
