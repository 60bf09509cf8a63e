import { proofMessages } from '@portal/contract/core/proof-messages'
import { factorMessages as says } from '@portal/contract/sign-in/factor/messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factorOf, finish, pendingOf, withApp, withCode } from '#test/factors.ts'
import { aUser, mailsTo, password } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const totp = (reto: string, codigo: string, rest: object = {}) => finish(t, { reto, tipo: 'totp', codigo, ...rest })
const recovery = (reto: string, codigo: string) => finish(t, { reto, tipo: 'recuperacion', codigo })
const sessions = async (id: number) =>
  (await t.deps.db.selectFrom('sesion').select('id').where('usuario_id', '=', id).execute()).length

describe('a log-in with a second factor', () => {
  test('answers login 11 without a session, and is finished once by a code', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    const before = await sessions(user.id)
    const first = await t.call('POST', '/v1/persona/login', { email: user.email, password })
    expect(first).toMatchObject({ status: 403, estado: 'ERR', codigo: loginMessages.factorNeeded.code })
    expect(first.datos).toEqual({ reto: expect.any(String), vence_en: expect.any(String), formas: ['totp'] })
    expect(Date.parse(first.datos.vence_en) - Date.now()).toBeLessThanOrEqual(300_000)
    expect(await sessions(user.id)).toBe(before)

    const { reto } = first.datos
    const done = await totp(reto, codeOf(secret))
    expect(done).toMatchObject({ status: 200, mensaje: 'Sesión iniciada.', datos: { dispositivo: expect.any(String) } })
    expect((await t.call('GET', '/v1/persona/perfil', undefined, done.datos)).status).toBe(200)
    expect(await totp(reto, codeOf(secret, 1))).toMatchObject({ status: 400, codigo: says.logInEnded.code })
  })

  test('without one it answers as before', async () => {
    const { email } = await aUser(t)
    const { datos } = await t.call('POST', '/v1/persona/login', { email, password })
    expect(Object.keys(datos).toSorted()).toEqual(['dispositivo', 'token', 'vence_en'])
  })

  test('takes a code once: not again, not twice at once, and not a minute old', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    const retos = await Promise.all([1, 2, 3].map(() => pendingOf(t, user)))
    expect(await totp(retos[0]!, codeOf(secret, -2))).toMatchObject({ codigo: says.codeInvalid.code })
    const code = codeOf(secret)
    const both = await Promise.all([totp(retos[0]!, code), totp(retos[1]!, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await totp(retos[2]!, code)).toMatchObject({ status: 400, codigo: says.codeInvalid.code })
    expect((await totp(retos[2]!, codeOf(secret, 1))).status).toBe(200)
  })

  test('of two that finish one log-in at once, one does', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    const reto = await pendingOf(t, user)
    const both = await Promise.all([totp(reto, codeOf(secret)), totp(reto, codeOf(secret, 1))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('ends with a new password, after five minutes, and with the account', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    const [first, second] = [await pendingOf(t, user), await pendingOf(t, user)]
    const { db } = t.deps
    await db
      .updateTable('ingreso_pendiente')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .execute()
    expect(await totp(first, codeOf(secret))).toMatchObject({ codigo: says.logInEnded.code })
    await db
      .updateTable('ingreso_pendiente')
      .set({ vence_en: new Date(Date.now() + 60_000) })
      .execute()
    await db.updateTable('usuario').set({ estado_id: UserStatus.blocked }).where('id', '=', user.id).execute()
    expect(await totp(first, codeOf(secret))).toMatchObject({ codigo: says.logInEnded.code })
    await db.updateTable('usuario').set({ estado_id: UserStatus.active }).where('id', '=', user.id).execute()
    const next = 'Otra-Clave-Nueva-34'
    const change = { password_actual: password, password: next, confirmacion: next }
    expect((await t.call('PUT', '/v1/persona/password', change, user)).status).toBe(200)
    expect(await totp(second, codeOf(secret))).toMatchObject({ codigo: says.logInEnded.code })
  })
})

describe('wrong codes', () => {
  test('the fifth of a log-in ends it, and of a day locks this kind and tells the owner', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    const code = await withCode(t, user)
    const reto = await pendingOf(t, user)
    const wrong = await Promise.all(Array.from({ length: 7 }, () => totp(reto, codeOf(secret, -9))))
    expect(wrong.filter(({ codigo }) => codigo === says.codeInvalid.code)).toHaveLength(5)
    expect(await totp(reto, codeOf(secret))).toMatchObject({ codigo: says.logInEnded.code })

    const again = await pendingOf(t, user)
    const locked = await totp(again, codeOf(secret))
    expect(locked).toMatchObject({ status: 429, codigo: says.dailyLimit.code })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    const mails = (await mailsTo(t, user.email)).filter(({ motivo }) => motivo === 'factor.limit')
    expect(mails).toHaveLength(1)

    // the owner: by the link of the mail their browser is known, and its codes are counted apart
    const token = /\/continue\/([\w-]+)/.exec(mails[0]!.texto ?? '')?.[1]
    const unlocked = await t.call('POST', `/v1/persona/continuar/${token}`, { accion: 'ingresar' })
    const { dispositivo } = unlocked.datos
    expect((await totp(again, codeOf(secret), { dispositivo })).status).toBe(200)
    expect((await recovery(await pendingOf(t, user), code)).status).toBe(200)
  })

  test('lock a day from the fifth on, over all log-ins', async () => {
    for (const [wrong, status] of [
      [4, 200],
      [5, 429],
    ] as const) {
      const user = await aUser(t)
      const secret = await withApp(t, user)
      for (let tries = 0; tries < wrong; tries++) await totp(await pendingOf(t, user), codeOf(secret, -9))
      expect((await totp(await pendingOf(t, user), codeOf(secret))).status, `after ${wrong}`).toBe(status)
    }
  })

  test('are written down without the code', async () => {
    const user = await aUser(t)
    const secret = await withApp(t, user)
    await totp(await pendingOf(t, user), codeOf(secret, -9))
    const rows = await t.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('entidad_id', '=', `${user.id}`)
      .where('entidad', '=', 'usuario')
      .orderBy('id')
      .execute()
    expect(rows.map(({ accion }) => accion)).toEqual(['factor.asked', 'factor.wrong'])
    expect(rows[1]?.despues).toEqual({ tipo: 'totp', motivo: 'ingreso' })
  })
})

describe('a recovery code', () => {
  test('works once, also twice at once, typed in any way; then a device must be added', async () => {
    const user = await aUser(t)
    await withApp(t, user)
    await withCode(t, user)
    const retos = await Promise.all([pendingOf(t, user), pendingOf(t, user)])
    const both = await Promise.all([recovery(retos[0]!, 'abcde-fghij'), recovery(retos[1]!, ' ABCDE FGHIJ ')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { datos } = both.find(({ status }) => status === 200)!
    expect(datos.debe_registrar).toBe(true)

    const closed = await t.call('GET', '/v1/persona/perfil', undefined, datos)
    expect(closed).toMatchObject({ status: 403, codigo: proofMessages.factorMissing.code })
    expect((await factorOf(t, datos)).datos).toMatchObject({ debe_registrar: true, codigos_restantes: 0 })
    const { secreto } = (await t.call('POST', '/v1/persona/factor/totp/iniciar', {}, datos)).datos
    const added = { nombre: 'Nuevo', codigo: codeOf(secreto) }
    const made = await t.call('POST', '/v1/persona/factor/totp', added, datos)
    expect(made).toMatchObject({ status: 200, datos: { codigos: null } })
    expect((await t.call('GET', '/v1/persona/perfil', undefined, datos)).status).toBe(200)
    expect((await t.call('GET', '/v1/persona/perfil', undefined, user)).status).toBe(401) // the lost device's session
    expect((await mailsTo(t, user.email)).map(({ motivo }) => motivo)).toEqual(['factor.added', 'factor.recovery'])
  })
})
