import { hash as argon2 } from '@node-rs/argon2'
import { coreMessages } from '@portal/contract/core/core-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { awayFromEnd } from '#test/clock.ts'
import { codeOf, finish, withApp } from '#test/factors.ts'
import { foreignHashes, oldPassword } from '#test/foreign-hashes.ts'
import { gatherLog } from '#test/log-lines.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, mailsTo, type Person, password, pinMailedTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { issuePasswordLink } from './links.ts'
import { revokeAccess } from './set-password.ts'

let t: TestApp
let lines: string[]
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'trace' })
  lines = gatherLog(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.deleteFrom('limite').execute()
  lines.length = 0
})

const cheap = foreignHashes['bcrypt 2b']
const failed = { status: 400, codigo: loginMessages.loginFailed.code }

/** A user who has not logged in yet, with the password of another program. */
async function moved(hash: string = cheap, wishes: Parameters<typeof aUser>[1] = {}): Promise<Person> {
  const user = await aUser(t, { password: null, ...wishes })
  await t.deps.db.updateTable('usuario').set({ hash_ajeno: hash }).where('id', '=', user.id).execute()
  return user
}
const stored = ({ id }: { id: number }) =>
  t.deps.db
    .selectFrom('usuario')
    .select(['password_hash', 'hash_ajeno', 'clave_debil', 'por_invitar'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const logIn = ({ email }: { email: string }, typed = oldPassword) =>
  t.call('POST', '/v1/persona/login', { email, password: typed })
const actionsOf = async ({ id }: { id: number }) => (await auditOf(t, 'usuario', id)).map(({ accion }) => accion)
const countersOf = async (session: { token: string }) =>
  (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, session)).datos.contadores

describe('the first log-in with the password of another program (rule users/foreign-passwords)', () => {
  test.each(Object.entries(foreignHashes))('lets in by %s, and stores a hash of our own', async (_, hash) => {
    const user = await moved(hash)
    expect(await logIn(user, 'Otra-Clave-8')).toMatchObject(failed)
    expect(await stored(user)).toMatchObject({ password_hash: null, hash_ajeno: hash })
    expect(await logIn(user)).toMatchObject({ status: 200, datos: { token: expect.any(String) } })
    expect(await stored(user)).toMatchObject({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/),
      hash_ajeno: null,
    })
    expect(await logIn(user)).toMatchObject({ status: 200 })
    expect(await actionsOf(user)).toEqual(['access.passwordAdopted', 'access.loggedIn', 'access.loggedIn'])
  })

  test('happens once of two at once, and both are let in or asked again', async () => {
    const user = await moved()
    const replies = await together(
      t,
      row('usuario', user.id),
      () => logIn(user),
      () => logIn(user),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await actionsOf(user)).filter((action) => action === 'access.passwordAdopted')).toHaveLength(1)
    expect(await logIn(user)).toMatchObject({ status: 200 })
  })

  test('no hash and no password is logged or written down', async () => {
    const user = await moved()
    await logIn(user, 'Otra-Clave-8')
    await logIn(user)
    const { password_hash: own } = await stored(user)
    const audit = JSON.stringify(await auditOf(t, 'usuario', user.id))
    for (const secret of [cheap, own!, oldPassword, 'Otra-Clave-8']) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
      expect(audit).not.toContain(secret)
    }
    expect(audit).not.toMatch(/\$2b|argon2/)
  })

  test('keeps its second factor: the password is taken over, the log-in waits', async () => {
    const user = await moved()
    const secret = await withApp(t, user)
    const reply = await logIn(user)
    expect(reply).toMatchObject({ estado: 'ERR', codigo: loginMessages.factorNeeded.code })
    expect(await stored(user)).toMatchObject({ hash_ajeno: null, password_hash: expect.any(String) })
    expect(await actionsOf(user)).toEqual(['access.passwordAdopted', 'factor.asked'])
    expect(await finish(t, { reto: reply.datos.reto, tipo: 'totp', codigo: codeOf(secret) })).toMatchObject({
      status: 200,
    })
  })

  test('does not open an account that is not active, and leaves its hash', async () => {
    const user = await moved(cheap, { status: UserStatus.blocked })
    expect(await logIn(user)).toMatchObject(failed)
    expect(await stored(user)).toMatchObject({ password_hash: null, hash_ajeno: cheap })
  })

  test('counts wrong tries as any other: the eleventh waits', async () => {
    await awayFromEnd(900)
    const user = await moved()
    for (let tries = 0; tries < 10; tries++) expect(await logIn(user, 'Wrong-1')).toMatchObject(failed)
    expect(await logIn(user)).toMatchObject({ status: 429, codigo: coreMessages.tooMany.code })
    expect(await stored(user)).toMatchObject({ hash_ajeno: cheap })
  })

  test('a password of our own counts alone, also where a process of the release before left the other', async () => {
    const user = await moved()
    await t.deps.db.updateTable('usuario').set({ password_hash: 'x' }).where('id', '=', user.id).execute()
    expect(await stored(user)).toMatchObject({ hash_ajeno: null })
    await t.deps.db.updateTable('usuario').set({ hash_ajeno: cheap }).where('id', '=', user.id).execute()
    expect((await logIn(user)).status).not.toBe(200)
  })
})

describe('the hash of another program goes', () => {
  const chosen = { password, confirmacion: password }

  test('with a new password by a mailed PIN, of which the owner is told', async () => {
    const user = await moved()
    await t.call('POST', '/v1/persona/restablecer/pin', { email: user.email })
    const pin = await pinMailedTo(t, user.email)
    expect(await t.call('POST', '/v1/persona/restablecer', { email: user.email, pin, ...chosen })).toMatchObject({
      status: 200,
    })
    expect(await logIn(user)).toMatchObject(failed)
    expect(await logIn(user, password)).toMatchObject({ status: 200 })
    expect((await mailsTo(t, user.email))[0]).toMatchObject({ asunto: 'Su contraseña fue cambiada' })
  })

  test('with a new password by a one-time link', async () => {
    const user = await moved()
    const link = await issuePasswordLink(t.deps.db, user.id)
    expect(await t.call('POST', `/v1/persona/enlace_password/${link}`, chosen)).toMatchObject({ status: 200 })
    expect(await stored(user)).toMatchObject({ hash_ajeno: null })
    expect(await logIn(user)).toMatchObject(failed)
  })

  test('when all access of an account ends', async () => {
    const user = await moved()
    await revokeAccess(t.deps.db, user.id)
    expect(await stored(user)).toMatchObject({ password_hash: null, hash_ajeno: null })
    expect(await logIn(user)).toMatchObject(failed)
  })

  test('while it is checked: a log-in that began before opens nothing', async () => {
    const user = await moved()
    const replies = await together(
      t,
      row('usuario', user.id),
      () => logIn(user),
      () => revokeAccess(t.deps.db, user.id).then(() => logIn(user)),
    )
    const { password_hash: own } = await stored(user)
    // whichever came first, no session outlives the end of all access
    expect(own).toBeNull()
    for (const reply of replies.filter(({ status }) => status === 200))
      expect((await t.call('GET', '/v1/persona/perfil', undefined, reply.datos)).status).toBe(401)
  })
})

describe('a password that our rules would refuse', () => {
  test('counts, and its owner is asked to change it until they do', async () => {
    const weak = await moved(await argon2('secreto', { memoryCost: 64, timeCost: 1, parallelism: 1 }))
    const { datos: session } = await logIn(weak, 'secreto')
    expect(await stored(weak)).toMatchObject({ clave_debil: true })
    expect(await countersOf(session)).toMatchObject({ clave_por_cambiar: 1 })
    const body = { password_actual: 'secreto', password, confirmacion: password }
    expect(await t.call('PUT', '/v1/persona/password', body, session)).toMatchObject({ status: 200 })
    expect(await stored(weak)).toMatchObject({ clave_debil: false })
    expect(await countersOf(session)).not.toHaveProperty('clave_por_cambiar')
  })

  test.each([
    ['one that keeps the rules', 'Vértice-Lluvia-29', false],
    ['a common one with all they ask for', 'Password1234!', true],
  ])('%s: %s is weak: %s', async (_, typed, isWeak) => {
    const user = await moved(await argon2(typed, { memoryCost: 64, timeCost: 1, parallelism: 1 }))
    const { datos: session } = await logIn(user, typed)
    expect(await stored(user)).toMatchObject({ clave_debil: isWeak })
    expect(Boolean((await countersOf(session)).clave_por_cambiar)).toBe(isWeak)
  })
})

// Other work on the machine may disturb one measurement; a hash that is left out would show in all of them.
test('an address without an account takes as long as one that waits for its first log-in', {
  retry: 3,
  timeout: 60_000,
}, async () => {
  const own = await startApp()
  const costly = '$2b$10$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW'
  const user = await aUser(own, { password: null })
  await own.deps.db.updateTable('usuario').set({ hash_ajeno: costly, password_hash: null }).execute()
  await own.deps.db.updateTable('usuario').set({ hash_ajeno: costly }).execute()
  const took = async (email: string) => {
    const started = performance.now()
    await own.call('POST', '/v1/persona/login', { email, password: 'Wrong-Password-12' })
    return performance.now() - started
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 8; round++) {
    await own.deps.db.deleteFrom('limite').execute()
    times.known.push(await took(user.email))
    times.unknown.push(await took(`desconocida${round}@example.com`))
  }
  await own.close()
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(median(times.known) / 2)
  expect(median(times.unknown)).toBeGreaterThan(20)
})
