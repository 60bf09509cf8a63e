import { Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages as says } from '@portal/contract/users/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#test/account-calls.ts'
import {
  aFreshEmail,
  changeEmail,
  changeOwnEmail,
  emailLink,
  followLink,
  lookAtLink,
  storedUser,
} from '#test/email-changes.ts'
import { auditOf, type Staff, signedIn } from '#test/makers.ts'
import { anotherSession, mailsTo } from '#test/people.ts'
import { accountPin, createAccount } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Staff
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
})
afterAll(() => t.close())

let user: Staff
beforeEach(async () => {
  user = await signedIn(t, Role.user)
  await t.deps.db.deleteFrom('limite').execute()
})

const { isOpen, logIn, passwordLink, choose, resetPin, reset } = accountCalls(() => t)
const gone = { status: 404, codigo: says.emailLinkInvalid.code }
const setChange = (changes: object) =>
  t.deps.db.updateTable('cambio_email').set(changes).where('usuario_id', '=', user.id).execute()

describe('the link in the new mailbox', () => {
  test('is looked at without doing anything, and tells nothing of the old address', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, email)
    for (let n = 0; n < 2; n++)
      expect((await lookAtLink(t, token)).datos).toMatchObject({
        accion: 'confirmar',
        email_nuevo: email,
        email_anterior: null,
      })
    expect((await storedUser(t, user.id)).email).toBe(user.email)
  })

  test('gives the account its new e-mail, ends all sessions, links and PINs, and tells the old address', async () => {
    const elsewhere = await anotherSession(t, user)
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    await t.call('POST', `/v1/persona/enviar_enlace/${user.id}`, {}, admin)
    const [pin, oldLink] = [await resetPin(user.email), await passwordLink(user.email)]

    expect(await followLink(t, await emailLink(t, email))).toMatchObject({
      status: 200,
      datos: { accion: 'confirmar', enlace: null },
    })
    expect(await storedUser(t, user.id)).toMatchObject({ email, version: 3 })
    expect(await isOpen(user)).toBe(false)
    expect(await isOpen(elsewhere)).toBe(false)
    expect(await choose(oldLink, 'Otra-Clave-Nueva-34')).toMatchObject({ status: 404 })
    for (const to of [user.email, email]) expect(await reset(to, pin)).toMatchObject({ status: 400 })
    expect(await logIn(email)).toMatchObject({ status: 200 })
    expect(await logIn(user.email)).toMatchObject({ status: 400 })
    expect((await mailsTo(t, user.email))[0]).toMatchObject({ motivo: 'email.changed' })
    expect((await auditOf(t, 'usuario', user.id)).at(-2)).toMatchObject({
      accion: 'users.emailChanged',
      antes: { email: user.email },
      despues: { email },
    })
  })

  test('is used once, by one of those who come at once', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, email)
    const use = () => followLink(t, token)
    const replies = await together(t, row('usuario', user.id), use, use, use)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await followLink(t, token)).toMatchObject(gone)
    expect((await mailsTo(t, user.email)).filter(({ motivo }) => motivo === 'email.changed')).toHaveLength(1)
  })

  test('is dead after a day, when guessed, and for a user who was deleted or blocked himself', async () => {
    const email = aFreshEmail()
    await changeOwnEmail(t, email, user)
    const token = await emailLink(t, email)
    await setChange({ vence_en: new Date() })
    expect(await followLink(t, token)).toMatchObject(gone)
    expect(await lookAtLink(t, token)).toMatchObject(gone)
    expect(await followLink(t, 'x'.repeat(43))).toMatchObject(gone)
    await setChange({ vence_en: new Date(Date.now() + 60_000) })
    await t.deps.db.updateTable('usuario').set({ estado_id: UserStatus.blocked }).where('id', '=', user.id).execute()
    expect(await followLink(t, token)).toMatchObject(gone)
    await t.call('PUT', `/v1/persona/delete/${user.id}`, {}, admin)
    expect(await followLink(t, token)).toMatchObject(gone)
    const stored = await t.deps.db.selectFrom('enlace_email').select('token_hash').execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('is dead when the owner chose another password after somebody began it from inside', async () => {
    const [inside, staffs] = [aFreshEmail(), aFreshEmail()]
    const other = await signedIn(t, Role.user)
    await changeOwnEmail(t, inside, user)
    await changeEmail(t, other.id, staffs, admin)
    for (const { email } of [user, other]) {
      expect(await reset(email, await resetPin(email))).toMatchObject({ status: 200 })
    }
    expect(await followLink(t, await emailLink(t, inside))).toMatchObject(gone)
    expect(await storedUser(t, user.id)).toMatchObject({ email: user.email })
    expect(await followLink(t, await emailLink(t, staffs))).toMatchObject({ status: 200 })
  })

  test('is the link of whoever asked last: one who may not ask any more bars nobody', async () => {
    const starter = await signedIn(t, Role.administrator)
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, starter)
    await t.deps.db
      .updateTable('usuario')
      .set({ estado_id: UserStatus.inactive })
      .where('id', '=', starter.id)
      .execute()
    const first = await emailLink(t, email)
    expect(await followLink(t, first)).toMatchObject(gone)
    await changeOwnEmail(t, email, user)
    expect(await followLink(t, await emailLink(t, email))).toMatchObject({ status: 200 })
    expect(await storedUser(t, user.id)).toMatchObject({ email })
  })

  test('finds the address taken when somebody made an account with it meanwhile', async () => {
    const { email, pin } = await accountPin(t)
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, email)
    expect(await createAccount(t, email, { pin })).toMatchObject({ status: 200 })
    expect(await followLink(t, token)).toMatchObject({ status: 409, codigo: says.emailAlreadyAssigned.code })
    expect((await storedUser(t, user.id)).email).toBe(user.email)
    expect(await isOpen(user)).toBe(true)
  })

  test('of two accounts that wait for one address gives it to the one that confirms first', async () => {
    const other = await signedIn(t, Role.user)
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const first = await emailLink(t, email)
    await changeEmail(t, other.id, email, admin)
    const second = await emailLink(t, email)
    const replies = await Promise.all([followLink(t, first), followLink(t, second)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('changes nothing when the database fails in the middle', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, email)
    await sql`alter table enlace_email add constraint prueba check (para = 'nuevo') not valid`.execute(t.deps.db)
    expect(await followLink(t, token)).toMatchObject({ status: 500, codigo: says.notUpdated.code })
    await sql`alter table enlace_email drop constraint prueba`.execute(t.deps.db)
    expect((await storedUser(t, user.id)).email).toBe(user.email)
    expect(await isOpen(user)).toBe(true)
    expect(await followLink(t, token)).toMatchObject({ status: 200 })
  })
})

describe('the link in the old mailbox, while the change waits', () => {
  test('stops what staff began; nobody was inside, so nobody is signed out', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, user.email)
    expect((await lookAtLink(t, token)).datos).toMatchObject({
      accion: 'conservar',
      email_anterior: user.email,
      email_nuevo: email,
      protege: false,
    })
    expect(await followLink(t, token)).toMatchObject({ status: 200, datos: { accion: 'conservar', enlace: null } })
    expect(await followLink(t, await emailLink(t, email))).toMatchObject(gone)
    expect(await isOpen(user)).toBe(true)
    expect(await followLink(t, token)).toMatchObject(gone)
  })

  test('stops what was begun from inside, and throws out who is there', async () => {
    const email = aFreshEmail()
    await changeOwnEmail(t, email, user)
    const reply = await followLink(t, await emailLink(t, user.email))
    expect(reply.datos).toMatchObject({ accion: 'conservar', enlace: expect.any(String) })
    expect(await isOpen(user)).toBe(false)
    expect(await logIn(user.email)).toMatchObject({ status: 400 })
    expect(await choose(reply.datos.enlace, 'Clave-Del-Dueno-56')).toMatchObject({ status: 200 })
    expect(await logIn(user.email, 'Clave-Del-Dueno-56')).toMatchObject({ status: 200 })
  })
})
