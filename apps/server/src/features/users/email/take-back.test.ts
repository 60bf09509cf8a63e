import { Role } from '@portal/contract/access/constants'
import { createAccountMessages } from '@portal/contract/sign-in/account-messages'
import { userMessages as says } from '@portal/contract/users/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#test/account-calls.ts'
import {
  aFreshEmail,
  changeEmail,
  changeOwnEmail,
  confirmedChange,
  emailLink,
  followLink,
  lookAtLink,
  storedUser,
} from '#test/email-changes.ts'
import { withApp } from '#test/factors.ts'
import { aUserForm, type Staff, signedIn } from '#test/makers.ts'
import { mailsTo } from '#test/people.ts'
import { accountPin, askAccountPin, createAccount } from '#test/registration.ts'
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

describe('taking an account back', () => {
  test('restores the e-mail and leaves the thief, who has the new mailbox and the password, nothing', async () => {
    const { email, takeBack } = await confirmedChange(t, user, admin)
    const { datos } = await logIn(email)
    const thief = { ...user, token: datos.token as string }
    const pin = await resetPin(email)
    await t.call('POST', `/v1/persona/enviar_enlace/${user.id}`, {}, admin)
    const link = await passwordLink(email)
    const farther = aFreshEmail()
    await changeOwnEmail(t, farther, thief)
    await withApp(t, user) // so that the owner could not log in any more

    expect((await lookAtLink(t, takeBack)).datos).toMatchObject({ accion: 'recuperar', protege: true })
    const reply = await followLink(t, takeBack)
    expect(reply).toMatchObject({ status: 200, datos: { accion: 'recuperar', enlace: expect.any(String) } })
    expect(await storedUser(t, user.id)).toMatchObject({ email: user.email, password_hash: null })
    expect(await isOpen(thief)).toBe(false)
    expect(await logIn(email)).toMatchObject({ status: 400 })
    expect(await logIn(user.email)).toMatchObject({ status: 400 })
    expect(await choose(link, 'Clave-Del-Ladron-78')).toMatchObject({ status: 404 })
    expect(await reset(email, pin, 'Clave-Del-Ladron-78')).toMatchObject({ status: 400 })
    expect(await followLink(t, await emailLink(t, farther))).toMatchObject(gone)

    expect(await passwordLink(user.email)).toBe(reply.datos.enlace)
    expect(await choose(reply.datos.enlace, 'Clave-Del-Dueno-56')).toMatchObject({ status: 200 })
    expect(await logIn(user.email, 'Clave-Del-Dueno-56')).toMatchObject({ status: 200 })
    expect((await mailsTo(t, email))[0]).toMatchObject({ motivo: 'email.takenBack' })
    expect(await followLink(t, takeBack)).toMatchObject(gone)
  })

  test('leaves no session to a log-in whose password was right a moment before', async () => {
    const { email, takeBack } = await confirmedChange(t, user, admin)
    const both = [() => followLink(t, takeBack), () => logIn(email)]
    const [back] = await together(t, row('usuario', user.id), ...both)
    expect(back).toMatchObject({ status: 200 })
    const open = await t.deps.db
      .selectFrom('sesion')
      .select('id')
      .where('usuario_id', '=', user.id)
      .where('terminada_en', 'is', null)
      .execute()
    expect(open).toEqual([])
  })

  test('works past further changes that the thief confirmed, whose own links are dead then', async () => {
    const { email, takeBack } = await confirmedChange(t, user, admin)
    const { datos } = await logIn(email)
    const third = aFreshEmail()
    await changeOwnEmail(t, third, { ...user, token: datos.token })
    await followLink(t, await emailLink(t, third))
    const thiefs = await emailLink(t, email)
    expect((await storedUser(t, user.id)).email).toBe(third)
    expect(await followLink(t, takeBack)).toMatchObject({ status: 200 })
    expect((await storedUser(t, user.id)).email).toBe(user.email)
    expect(await followLink(t, thiefs)).toMatchObject(gone)
    expect((await storedUser(t, user.id)).email).toBe(user.email)
  })

  test('ends after 72 hours, and with the account', async () => {
    const { takeBack } = await confirmedChange(t, user, admin)
    const change = () =>
      t.deps.db.selectFrom('cambio_email').selectAll().where('usuario_id', '=', user.id).executeTakeFirstOrThrow()
    const { recuperable_hasta, confirmado_en } = await change()
    expect(recuperable_hasta!.getTime() - confirmado_en!.getTime()).toBe(72 * 3_600_000)
    await setChange({ recuperable_hasta: new Date() })
    expect(await followLink(t, takeBack)).toMatchObject(gone)
    await setChange({ recuperable_hasta: new Date(Date.now() + 60_000) })
    await t.call('PUT', `/v1/persona/delete/${user.id}`, {}, admin)
    expect(await followLink(t, takeBack)).toMatchObject(gone)
  })

  test('the first link, sent when the change began, does the same', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const early = await emailLink(t, user.email)
    await followLink(t, await emailLink(t, email))
    expect(await followLink(t, early)).toMatchObject({ status: 200, datos: { accion: 'recuperar' } })
  })

  test('against a confirmation at the same moment ends with the owner, whoever is first', async () => {
    for (let n = 0; n < 4; n++) {
      const someone = await signedIn(t, Role.user)
      const email = aFreshEmail()
      await changeEmail(t, someone.id, email, admin)
      const [confirming, keeping] = [await emailLink(t, email), await emailLink(t, someone.email)]
      const calls = [() => followLink(t, confirming), () => followLink(t, keeping)]
      await together(t, row('usuario', someone.id), ...(n % 2 ? calls : calls.toReversed()))
      expect((await storedUser(t, someone.id)).email).toBe(someone.email)
    }
  })

  test('against a reset with a PIN of the new mailbox ends with the owner, whoever is first', async () => {
    for (let n = 0; n < 4; n++) {
      const owner = await signedIn(t, Role.user)
      const { email, takeBack } = await confirmedChange(t, owner, admin)
      const pin = await resetPin(email)
      const calls = [() => followLink(t, takeBack), () => reset(email, pin, 'Clave-Del-Ladron-78')]
      const replies = await together(t, row('usuario', owner.id), ...(n % 2 ? calls : calls.toReversed()))
      const [resetting, taking] = replies.toSorted((a, b) => b.status - a.status)
      expect(taking).toMatchObject({ status: 200 })
      expect([200, 400]).toContain(resetting?.status)
      expect(await storedUser(t, owner.id)).toMatchObject({ email: owner.email, password_hash: null })
    }
  })

  test('and a confirmation, against as many resets at once, neither waits for the other for ever', async () => {
    const meet = async () => {
      const owner = await signedIn(t, Role.user)
      const pin = await resetPin(owner.email)
      const email = aFreshEmail()
      await changeEmail(t, owner.id, email, admin)
      const token = await emailLink(t, email)
      return [() => followLink(t, token), () => reset(owner.email, pin)]
    }
    for (let n = 0; n < 5; n++) {
      const calls = (await Promise.all([meet(), meet(), meet(), meet()])).flat()
      const replies = await Promise.all(calls.map((call) => call()))
      for (const { status } of replies) expect([200, 400, 404]).toContain(status)
    }
  })

  test('nobody else gets the address as long as it can be taken back: not by staff, nor by making an account', async () => {
    const { takeBack } = await confirmedChange(t, user, admin)
    const form = aUserForm({ email: user.email.toUpperCase(), empresa_id: admin.enterpriseId })
    expect(await t.call('POST', '/v1/persona/save', form, admin)).toMatchObject({ status: 409, campos: { email: 1 } })
    const other = await signedIn(t, Role.user)
    expect(await changeEmail(t, other.id, user.email, admin)).toMatchObject({ status: 409, codigo: 1 })
    expect(await askAccountPin(t, user.email)).toMatchObject({ status: 200 })
    expect((await mailsTo(t, user.email))[0]).toMatchObject({ motivo: 'account.recoverable' })
    expect(await followLink(t, takeBack)).toMatchObject({ status: 200 })
  })

  test('not by an account whose PIN was mailed before, nor by one that is made at the same moment', async () => {
    const late = await accountPinBefore(user.email)
    const { takeBack } = await confirmedChange(t, user, admin)
    expect(await createAccount(t, user.email, { pin: late })).toMatchObject({
      status: 400,
      codigo: createAccountMessages.pinInvalid.code,
    })
    expect(await followLink(t, takeBack)).toMatchObject({ status: 200 })
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const token = await emailLink(t, email)
    const form = () => aUserForm({ email: user.email, empresa_id: admin.enterpriseId })
    const [confirmed, made] = await together(
      t,
      row('usuario', user.id),
      () => followLink(t, token),
      () => t.call('POST', '/v1/persona/save', form(), admin),
    )
    expect([confirmed?.status, made?.status]).toEqual([200, 409])
  })

  test('the address is free again afterwards', async () => {
    await confirmedChange(t, user, admin)
    await setChange({ recuperable_hasta: new Date() })
    const form = aUserForm({ email: user.email, empresa_id: admin.enterpriseId })
    expect(await t.call('POST', '/v1/persona/save', form, admin)).toMatchObject({ status: 200 })
  })

  /** A PIN for an address that is free only for the moment in which it is asked for. */
  async function accountPinBefore(email: string): Promise<string> {
    const rename = (to: string) =>
      t.deps.db.updateTable('usuario').set({ email: to }).where('id', '=', user.id).execute()
    await rename(aFreshEmail())
    const { pin } = await accountPin(t, email)
    await rename(email)
    return pin
  }
})
