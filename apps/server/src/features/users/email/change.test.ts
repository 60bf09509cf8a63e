import { Module, Role } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages as says } from '@portal/contract/users/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetProof } from '#test/api-keys.ts'
import { aFreshEmail, changeEmail, changeOwnEmail, emailLink, followLink, storedUser } from '#test/email-changes.ts'
import { auditOf, type Staff, signedIn } from '#test/makers.ts'
import { aUser, mailsTo, type Person, password, pinMailedTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let superAdmin: Staff
let admin: Staff
let manager: Staff
beforeAll(async () => {
  t = await startApp()
  superAdmin = await signedIn(t, Role.superAdmin)
  admin = await signedIn(t, Role.administrator)
  manager = await signedIn(t, Role.manager)
})
afterAll(() => t.close())

let user: Staff
beforeEach(async () => {
  user = await signedIn(t, Role.user, { id: manager.branchId, enterpriseId: manager.enterpriseId })
  await t.deps.db.deleteFrom('limite').execute()
})

const panel = (id: number, as: Person = admin) =>
  t.call('GET', `/v1/persona/list/persona?usuario_id=${id}`, undefined, as)
const isOpen = async (as: Person) => (await t.call('GET', '/v1/persona/perfil', undefined, as)).status === 200
const again = (id: number, as: Person) => t.call('PUT', `/v1/persona/correo/reenviar/${id}`, {}, as)
const withdraw = (id: number, as: Person) => t.call('PUT', `/v1/persona/correo/retirar/${id}`, {}, as)
const ageMail = (minutes: number) =>
  t.deps.db
    .updateTable('cambio_email')
    .set({ enviado_en: new Date(Date.now() - minutes * 60_000) })
    .execute()

describe('another e-mail in the form of a user', () => {
  test('changes nothing until the new address confirms; the rest is saved, both addresses are told', async () => {
    const email = aFreshEmail()
    const reply = await changeEmail(t, user.id, email, admin, { nombres: 'Guardado' })
    expect(reply).toMatchObject({ status: 200, estado: 'OK', codigo: says.emailWaits.code, datos: { id: user.id } })
    expect(await storedUser(t, user.id)).toMatchObject({ email: user.email, nombres: 'Guardado' })
    expect((await panel(user.id)).datos).toMatchObject({ email: user.email, cambio_email: { email } })
    expect(await isOpen(user)).toBe(true)
    expect((await mailsTo(t, email)).map(({ motivo }) => motivo)).toEqual(['email.confirm'])
    expect((await mailsTo(t, user.email)).map(({ motivo }) => motivo)).toEqual(['email.started'])
    expect((await auditOf(t, 'usuario', user.id)).map(({ accion }) => accion)).toEqual([
      'users.emailChangeStarted',
      'users.updated',
    ])
  })

  test('asks who uses a session that is open for a while, and changes nothing before', async () => {
    const email = aFreshEmail()
    for (const [start, as] of [
      [() => changeEmail(t, user.id, email, admin, { nombres: 'Otro' }), admin],
      [() => changeOwnEmail(t, email, user), user],
    ] as const) {
      const before = await storedUser(t, user.id)
      await forgetProof(t, as)
      expect(await start()).toMatchObject({ status: 403, codigo: proofMessages.identityUnproven.code })
      expect(await storedUser(t, user.id)).toEqual(before)
      expect([...(await mailsTo(t, email)), ...(await mailsTo(t, user.email))]).toEqual([])
      const proof = { tipo: 'clave', password }
      expect(await t.call('POST', '/v1/persona/factor/confirmar', proof, as)).toMatchObject({ status: 200 })
      expect(await start()).toMatchObject({ codigo: says.emailWaits.code })
      await withdraw(user.id, as)
      await t.deps.db.deleteFrom('correo').execute()
    }
  })

  test('with the same address again changes nothing more, and mails nobody', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    expect(await changeEmail(t, user.id, email, admin)).toMatchObject({ codigo: says.emailWaits.code })
    expect(await mailsTo(t, email)).toHaveLength(1)
    expect(await changeEmail(t, user.id, user.email, admin)).toMatchObject({ status: 200, codigo: 1 })
    expect((await panel(user.id)).datos.cambio_email).toMatchObject({ email })
  })

  test('with a third address replaces the one that waited, whose link is dead', async () => {
    const [first, second] = [aFreshEmail(), aFreshEmail()]
    await changeEmail(t, user.id, first, admin)
    const dead = await emailLink(t, first)
    await changeEmail(t, user.id, second, admin)
    expect(await followLink(t, dead)).toMatchObject({ status: 404, codigo: says.emailLinkInvalid.code })
    expect((await panel(user.id)).datos.cambio_email).toMatchObject({ email: second })
  })

  test('another case or a plus is another mailbox, and confirms as well', async () => {
    for (const email of [user.email.toUpperCase(), user.email.replace('@', '+otro@')]) {
      expect(await changeEmail(t, user.id, email, admin)).toMatchObject({ codigo: says.emailWaits.code })
      expect((await storedUser(t, user.id)).email).toBe(user.email)
    }
    const [, , mail] = (await mailsTo(t, user.email)).concat(await mailsTo(t, user.email.toUpperCase()))
    expect(mail?.para).toBe(user.email.toUpperCase())
  })

  test.each([
    ['a header', 'a@example.com\r\nBcc: b@example.com'],
    ['a second address', 'a@example.com,b@example.com'],
    ['a letter of another alphabet', 'аna@example.com'],
    ['a sign that small letters fold into a k', 'bac\u212A@example.com'],
    ['a name around it', 'Ana <a@example.com>'],
  ])('is refused with %s in it', async (_, email) => {
    const reply = await changeEmail(t, user.id, email, admin, { nombres: 'No' })
    expect(reply).toMatchObject({ status: 400, campos: { email: says.emailInvalid.code } })
    expect(await storedUser(t, user.id)).toMatchObject({ nombres: 'Ana', version: 1 })
  })

  test('of two that begin at once one is shown what the other saved', async () => {
    const { version } = await storedUser(t, user.id)
    const [one, other] = [aFreshEmail(), aFreshEmail()]
    const replies = await together(
      t,
      row('usuario', user.id),
      () => changeEmail(t, user.id, one, admin, { version }),
      () => changeEmail(t, user.id, other, superAdmin, { version }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const waiting = t.deps.db.selectFrom('cambio_email').select('id').where('usuario_id', '=', user.id)
    expect(await waiting.where('terminado_en', 'is', null).execute()).toHaveLength(1)
  })

  test('begins ten times a day, and no address gets more than five mails', async () => {
    const target = aFreshEmail()
    const codes: number[] = []
    for (let n = 0; n < 6; n++) {
      const other = await signedIn(t, Role.user)
      codes.push((await changeEmail(t, other.id, target, admin)).codigo)
    }
    expect(codes).toEqual([31, 31, 31, 31, 31, 987])
    const starts: number[] = []
    for (let n = 0; n < 11; n++) starts.push((await changeEmail(t, user.id, aFreshEmail(), admin)).status)
    expect(starts).toEqual([...Array(10).fill(200), 429])
  })
})

describe('who may begin it', () => {
  const refused = { status: 403, codigo: says.emailNotYours.code, campos: { email: says.emailNotYours.code } }

  test('is above the user in rank, and nothing else of the form is changed otherwise', async () => {
    const place = { id: manager.branchId, enterpriseId: manager.enterpriseId }
    const peer = await signedIn(t, Role.manager, place)
    const otherAdmin = await signedIn(t, Role.administrator)
    const otherSuper = await signedIn(t, Role.superAdmin)
    for (const [whom, as] of [
      [peer, manager],
      [otherAdmin, admin],
      [otherSuper, superAdmin],
    ] as const) {
      expect((await panel(whom.id, as)).datos).toMatchObject({ puede_editar: true, puede_cambiar_email: false })
      expect(await changeEmail(t, whom.id, aFreshEmail(), as, { nombres: 'No' })).toMatchObject(refused)
      expect(await storedUser(t, whom.id)).toMatchObject({ nombres: 'Ana', version: 1 })
      expect(await changeEmail(t, whom.id, whom.email, as, { nombres: 'Sí' })).toMatchObject({ status: 200 })
    }
    expect(await changeEmail(t, superAdmin.id, aFreshEmail(), admin)).toMatchObject({ status: 403, codigo: 2 })
  })

  test('holds every module of the user', async () => {
    await t.deps.db
      .insertInto('acceso_modulo')
      .values({ usuario_id: user.id, clave_modulo: Module.superAdminPanel })
      .execute()
    expect((await panel(user.id, manager)).datos.puede_cambiar_email).toBe(false)
    expect(await changeEmail(t, user.id, aFreshEmail(), manager, { nombres: 'No' })).toMatchObject(refused)
    expect(await mailsTo(t, user.email)).toEqual([])
    expect((await panel(user.id, superAdmin)).datos.puede_cambiar_email).toBe(true)
    await t.deps.db.deleteFrom('acceso_modulo').where('clave_modulo', '=', Module.superAdminPanel).execute()
    expect(await changeEmail(t, user.id, aFreshEmail(), manager)).toMatchObject({ status: 200 })
  })

  test('cannot lower the user with the same form first', async () => {
    const place = { id: manager.branchId, enterpriseId: manager.enterpriseId }
    const peer = await signedIn(t, Role.manager, place)
    expect(await changeEmail(t, peer.id, aFreshEmail(), manager, { rol_id: Role.user })).toMatchObject({
      status: 403,
      campos: { rol_id: 21 },
    })
    expect(await storedUser(t, peer.id)).toMatchObject({ rol_id: Role.manager })
  })

  test.each([
    ['was blocked', () => setUser(manager.id, { estado_id: UserStatus.blocked })],
    ['is a user now', () => setUser(manager.id, { rol_id: Role.user })],
    ['was given another enterprise', async () => setUser(manager.id, await elsewhere())],
    ['sees an administrator there', () => setUser(user.id, { rol_id: Role.administrator })],
    ['sees a module that he lacks', () => give(user.id, Module.superAdminPanel)],
  ])('confirms nothing when, since he began, he %s', async (_, happens) => {
    const boss = manager
    manager = await signedIn(t, Role.manager, { id: boss.branchId, enterpriseId: boss.enterpriseId })
    const email = aFreshEmail()
    expect(await changeEmail(t, user.id, email, manager)).toMatchObject({ status: 200 })
    await happens()
    expect(await followLink(t, await emailLink(t, email))).toMatchObject({ status: 404 })
    expect((await storedUser(t, user.id)).email).toBe(user.email)
    manager = boss
  })

  const setUser = (id: number, changes: object) =>
    t.deps.db.updateTable('usuario').set(changes).where('id', '=', id).execute()
  const give = (id: number, module: string) =>
    t.deps.db.insertInto('acceso_modulo').values({ usuario_id: id, clave_modulo: module }).execute()
  const elsewhere = async () => {
    const { enterpriseId, branchId } = await signedIn(t, Role.user)
    return { empresa_id: enterpriseId, sucursal_id: branchId }
  }
})

describe('the own e-mail', () => {
  test('waits as well, and is seen in the profile', async () => {
    const email = aFreshEmail()
    const reply = await changeOwnEmail(t, email, user)
    expect(reply).toMatchObject({ status: 200, codigo: says.emailWaits.code })
    expect(reply.datos).toMatchObject({ email: user.email, cambio_email: { email } })
    expect(await followLink(t, await emailLink(t, email))).toMatchObject({ status: 200 })
    expect((await storedUser(t, user.id)).email).toBe(email)
  })

  test('tells nobody whether another address has an account: its owner is mailed, and no link confirms it', async () => {
    const customer = await aUser(t)
    const taken = await aUser(t)
    const free = aFreshEmail()
    const other = await aUser(t)
    const [one, two] = [await changeOwnEmail(t, taken.email, customer), await changeOwnEmail(t, free, other)]
    expect([one.status, one.codigo, one.mensaje]).toEqual([two.status, two.codigo, two.mensaje])
    expect(Object.keys(one.datos.cambio_email)).toEqual(Object.keys(two.datos.cambio_email))
    const [mail] = await mailsTo(t, taken.email)
    expect(mail?.motivo).toBe('email.taken')
    expect(mail?.texto).not.toContain('/email-change/')
    expect(await changeOwnEmail(t, taken.email, manager)).toMatchObject({ status: 409, codigo: 1 })
  })

  test('a PIN to reset the password goes to the old address as long as the new one has not confirmed', async () => {
    const email = aFreshEmail()
    await changeOwnEmail(t, email, user)
    const ask = (to: string) => t.call('POST', '/v1/persona/restablecer/pin', { email: to, idioma: 'es' })
    expect(await ask(user.email)).toMatchObject({ status: 200 })
    expect(await pinMailedTo(t, user.email)).toMatch(/^\d{4}$/)
    expect(await ask(email)).toMatchObject({ status: 200 })
    await expect(pinMailedTo(t, email)).rejects.toThrow()
    expect(await t.call('POST', '/v1/persona/login', { email, password })).toMatchObject({ status: 400 })
    expect(await t.call('POST', '/v1/persona/login', { email: user.email, password })).toMatchObject({ status: 200 })
  })
})

describe('a change that waits', () => {
  test('is sent again after 3 minutes, with a new link; by the user and by who may change it', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    const first = await emailLink(t, email)
    const soon = await again(user.id, user)
    expect(soon).toMatchObject({ status: 429, codigo: says.emailMailTooSoon.code })
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(180)
    await ageMail(3)
    expect(await again(user.id, user)).toMatchObject({ status: 200 })
    expect(await again(user.id, admin)).toMatchObject({ status: 429 })
    const second = await emailLink(t, email)
    expect(second).not.toBe(first)
    expect(await followLink(t, first)).toMatchObject({ status: 404 })
    expect(await followLink(t, second)).toMatchObject({ status: 200 })
  })

  test('is withdrawn', async () => {
    const email = aFreshEmail()
    await changeEmail(t, user.id, email, admin)
    expect(await withdraw(user.id, user)).toMatchObject({ status: 200 })
    expect((await panel(user.id)).datos.cambio_email).toBeNull()
    expect(await followLink(t, await emailLink(t, email))).toMatchObject({ status: 404 })
    expect(await withdraw(user.id, admin)).toMatchObject({ status: 404, codigo: says.noEmailChange.code })
    expect(await again(user.id, admin)).toMatchObject({ status: 404, codigo: says.noEmailChange.code })
  })

  test('does not exist for strangers, colleagues and peers', async () => {
    await changeEmail(t, user.id, aFreshEmail(), admin)
    const colleague = await signedIn(t, Role.user, { id: user.branchId, enterpriseId: user.enterpriseId })
    const stranger = await signedIn(t, Role.manager)
    for (const as of [colleague, stranger, await aUser(t)])
      for (const act of [again, withdraw]) expect(await act(user.id, as)).toMatchObject({ status: 404, codigo: 16 })
    expect((await panel(user.id)).datos.cambio_email).not.toBeNull()
  })
})
