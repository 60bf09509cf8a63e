import { Role } from '@portal/contract/access/constants'
import { defaultModules } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aBranch, aUserForm, auditOf, inTheHouse, type Staff, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, pinMailedTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let superAdmin: Staff
let admin: Staff
let manager: Staff
beforeAll(async () => {
  t = await startApp()
  superAdmin = await inTheHouse(t, Role.superAdmin)
  admin = await inTheHouse(t, Role.administrator)
  manager = await signedIn(t, Role.manager)
})
afterAll(() => t.close())

const save = (form: object, as: Staff = admin, rest: object = {}) =>
  t.call('POST', '/v1/persona/save', aUserForm({ empresa_id: as.enterpriseId, ...form }), as, rest)
const userOf = (email: string) =>
  t.deps.db.selectFrom('usuario').selectAll().where('email', '=', email).executeTakeFirst()

describe('making a user', () => {
  test('gives him the modules of his role, a link to choose his password, and an audit row', async () => {
    const email = 'nuevo.gerente@example.com'
    const reply = await save({ email, rol_id: Role.manager })

    expect(reply).toMatchObject({ status: 200, estado: 'OK', mensaje: 'Usuario guardado.', datos: { version: 1 } })
    const { id } = reply.datos
    const modules = await t.deps.db.selectFrom('acceso_modulo').selectAll().where('usuario_id', '=', id).execute()
    expect(modules.map(({ clave_modulo: key }) => key).toSorted()).toEqual(defaultModules('manager').toSorted())
    const [mail] = await mailsTo(t, email)
    const [, token] = /\/create-password\/([\w-]+)/.exec(mail?.texto ?? '') ?? []
    expect(await t.call('GET', `/v1/persona/enlace_password/${token}`)).toMatchObject({ datos: { email } })
    expect(mail?.estado).toBe('enviado')
    const [row, ...others] = await auditOf(t, 'usuario', id)
    expect(row).toMatchObject({ accion: 'users.created', usuario_id: admin.id, antes: null, despues: { email } })
    expect(others).toEqual([])
  })

  test('stores the data as one line each and the e-mail without spaces', async () => {
    const reply = await save({
      email: '  Ana.Maria@Example.com ',
      nombres: ' Ana   María ',
      telefono: '+56 9 8765-4321',
    })
    const user = await t.call('GET', `/v1/persona/list/persona?usuario_id=${reply.datos.id}`, undefined, admin)
    expect(user.datos).toMatchObject({ email: 'Ana.Maria@Example.com', nombres: 'Ana María', telefono: '+56987654321' })
  })

  test.each([
    ['nameRequired', 'nombres', { nombres: ' ' }],
    ['lastNameRequired', 'apellido_paterno', { apellido_paterno: '' }],
    ['documentTypeInvalid', 'tipo_documento_id', { tipo_documento_id: 9 }],
    ['documentNumberRequired', 'numero_documento', { numero_documento: '' }],
    ['roleInvalid', 'rol_id', { rol_id: 6 }],
    ['enterpriseInvalid', 'empresa_id', { empresa_id: '' }],
    ['enterpriseInvalid', 'empresa_id', { empresa_id: 999_999 }],
    ['branchInvalid', 'sucursal_id', { sucursal_id: 999_999 }],
    ['countryInvalid', 'pais_id', { pais_id: 'Chile' }],
    ['countryInvalid', 'pais_id', { pais_id: 1 }],
    ['statusInvalid', 'estado_id', { estado_id: 0 }],
    ['distributorNeedsBranch', 'sucursal_id', { rol_id: Role.distributor, sucursal_id: null }],
    ['phoneInvalid', 'telefono', { telefono: '12345' }],
    ['emailInvalid', 'email', { email: 'ana@' }],
  ] as const)('refuses with %s beside %s', async (key, field, form) => {
    const { code, status, es } = userMessages[key]
    expect(await save(form)).toMatchObject({
      status,
      estado: 'ERR',
      codigo: code,
      mensaje: es,
      campos: { [field]: code },
    })
  })

  test('refuses a branch of another enterprise', async () => {
    const other = await aBranch(t)
    const reply = await save({ rol_id: Role.distributor, sucursal_id: other.id })
    expect(reply).toMatchObject({ status: 400, codigo: 13, campos: { sucursal_id: 13 } })
  })

  test('refuses what was deactivated', async () => {
    const branch = await aBranch(t, { enterpriseId: admin.enterpriseId, status: UserStatus.inactive })
    expect(await save({ sucursal_id: branch.id })).toMatchObject({ status: 400, codigo: 9 })
    const enterprise = await anEnterprise(t)
    await t.deps.db.updateTable('empresa').set({ estado_id: 5 }).where('id', '=', enterprise).execute()
    expect(await save({ empresa_id: enterprise })).toMatchObject({ status: 400, codigo: 8 })
  })

  test('refuses an e-mail that is taken, whatever its case', async () => {
    await save({ email: 'tomada@example.com' })
    const reply = await save({ email: 'TOMADA@example.com' })
    expect(reply).toMatchObject({ status: 409, codigo: 1, campos: { email: 1 } })
  })

  test('gives an e-mail to one of twenty who save it at once', async () => {
    const forms = Array.from({ length: 20 }, (_, index) => ({
      email: index % 2 ? 'Carrera@example.com' : 'carrera@example.com',
    }))
    const replies = await Promise.all(forms.map((form) => save(form)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo }) => codigo === 1)).toHaveLength(19)
    const rows = await t.deps.db
      .selectFrom('usuario')
      .select('id')
      .where('email', 'ilike', 'carrera@example.com')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('makes one user of a form that is sent again with its key', async () => {
    const form = aUserForm({ empresa_id: admin.enterpriseId, email: 'una.vez@example.com' })
    const headers = { 'idempotency-key': 'form-1' }
    const send = (body: object) => t.call('POST', '/v1/persona/save', body, admin, { headers })
    const [first, second] = [await send(form), await send(form)]
    expect(await send({ ...form, email: 'otra.vez@example.com' })).toMatchObject({ status: 409, codigo: 992 })
    expect(second).toMatchObject({ status: 200, datos: first.datos })
  })

  test('says so when the mail cannot be sent, and keeps the user', async () => {
    const email = 'sin.correo@example.com'
    const sending = vi.spyOn(t.deps.mails, 'sendNow').mockResolvedValueOnce(false)
    const reply = await save({ email })
    sending.mockRestore()
    expect(reply).toMatchObject({ status: 200, estado: 'OK', codigo: 15, mensaje: userMessages.emailNotSent.es })
    expect(await userOf(email)).toMatchObject({ id: reply.datos.id })
  })

  test('sends no link to a user who may not log in yet', async () => {
    const email = 'todavia.no@example.com'
    expect(await save({ email, estado_id: UserStatus.inactive })).toMatchObject({ status: 200, codigo: 0 })
    expect(await mailsTo(t, email)).toEqual([])
  })

  test('answers 0 when something breaks and 14 when the table refuses the row, and stores nothing', async () => {
    const { db } = t.deps
    const broken = vi.spyOn(t.deps.mails, 'write').mockRejectedValueOnce(new Error('broken'))
    expect(await save({ email: 'roto@example.com' })).toMatchObject({ status: 500, codigo: 0 })
    broken.mockRestore()
    expect(await userOf('roto@example.com')).toBeUndefined()

    await sql`alter table usuario add constraint prueba check (nombres <> 'Prohibida')`.execute(db)
    expect(await save({ email: 'roto@example.com', nombres: 'Prohibida' })).toMatchObject({ status: 500, codigo: 14 })
    await sql`alter table usuario drop constraint prueba`.execute(db)
    expect(await userOf('roto@example.com')).toBeUndefined()
  })
})

describe('who may make whom', () => {
  test('only a super administrator makes super administrators', async () => {
    const form = { rol_id: Role.superAdmin }
    expect(await save(form, admin)).toMatchObject({ status: 403, codigo: 2, campos: { rol_id: 2 } })
    expect(await save(form, manager)).toMatchObject({ status: 403, codigo: 2 })
    expect(await save(form, superAdmin)).toMatchObject({ status: 200 })
  })

  test('nobody gives a role above his own', async () => {
    expect(await save({ rol_id: Role.administrator }, manager)).toMatchObject({ status: 403, codigo: 21 })
    expect(await save({ rol_id: Role.manager }, manager)).toMatchObject({ status: 200 })
    expect(await save({ rol_id: Role.administrator }, admin)).toMatchObject({ status: 200 })
  })

  test('a manager makes users in his own enterprise only', async () => {
    const reply = await save({ empresa_id: admin.enterpriseId }, manager)
    expect(reply).toMatchObject({ status: 400, codigo: 8, campos: { empresa_id: 8 } })
  })

  test('the module is needed', async () => {
    const user = await signedIn(t, Role.user)
    expect(await save({}, user)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })
})

describe('an invitation that waits (rule users/invitations)', () => {
  const send = (id: number, as: Staff = admin) => t.call('POST', `/v1/persona/enviar_enlace/${id}`, {}, as)
  const waiting = async (as: Staff = admin) => {
    const { datos } = await t.call('GET', '/v1/persona/list?invitacion=pendiente&page_row=100', undefined, as)
    return datos as { total: number; usuarios: { email: string; por_invitar: boolean }[] }
  }

  test('is not mailed with the user, who stands in the list until it is sent', async () => {
    const email = 'espera@example.com'
    const { total } = await waiting()
    const { datos } = await save({ email, invitar: false })
    expect(await mailsTo(t, email)).toEqual([])
    const before = await waiting()
    expect(before.total).toBe(total + 1)
    expect(before.usuarios).toContainEqual(expect.objectContaining({ email, por_invitar: true }))
    expect(await t.call('GET', `/v1/persona/list/persona?usuario_id=${datos.id}`, undefined, admin)).toMatchObject({
      datos: { por_invitar: true },
    })
    expect(await send(datos.id)).toMatchObject({ status: 200 })
    expect(await mailsTo(t, email)).toHaveLength(1)
    expect(await waiting()).toMatchObject({ total })
    expect((await auditOf(t, 'usuario', datos.id)).map(({ accion }) => accion)).toEqual([
      'users.created',
      'users.linkSent',
    ])
    expect(await userOf(email)).toMatchObject({ por_invitar: false, version: 1 })
  })

  test('waits for one who is not active too, and is none for who was mailed at once', async () => {
    const [inactive, now] = ['inactiva@example.com', 'ahora@example.com']
    await save({ email: inactive, estado_id: UserStatus.inactive })
    await save({ email: now })
    const emails = (await waiting()).usuarios.map(({ email }) => email)
    expect(emails).toContain(inactive)
    expect(emails).not.toContain(now)
  })

  test('is over when they choose a password by themselves', async () => {
    const email = 'sola@example.com'
    await save({ email, invitar: false })
    const { total } = await waiting()
    await t.call('POST', '/v1/persona/restablecer/pin', { email })
    const typed = 'Vértice-Lluvia-29'
    const body = { email, pin: await pinMailedTo(t, email), password: typed, confirmacion: typed }
    expect(await t.call('POST', '/v1/persona/restablecer', body)).toMatchObject({ status: 200 })
    expect(await userOf(email)).toMatchObject({ por_invitar: false })
    await expect.poll(async () => (await waiting()).total).toBe(total - 1)
  })

  test('is sent once of two who send it at once to many, and never to who was invited', async () => {
    const email = 'dos@example.com'
    const { datos } = await save({ email, invitar: false })
    const body = { accion: 'invitar', ids: [datos.id], ensayo: false }
    const replies = await together(
      t,
      row('usuario', datos.id),
      () => t.call('POST', '/v1/persona/lote', body, admin),
      () => t.call('POST', '/v1/persona/lote', body, superAdmin),
    )
    expect(replies.map((reply) => reply.datos.hechos).toSorted()).toEqual([0, 1])
    expect(await mailsTo(t, email)).toHaveLength(1)
  })
})

describe('another link', () => {
  const sendLink = (id: number, as: Staff = admin) => t.call('POST', `/v1/persona/enviar_enlace/${id}`, {}, as)
  const linkTo = async (email: string) =>
    /\/create-password\/([\w-]+)/.exec((await mailsTo(t, email))[0]?.texto ?? '')?.[1]

  test('is sent in the language of the user and ends the one before', async () => {
    const user = await aUser(t, { language: 'en', password: null })
    await sendLink(user.id)
    const first = await linkTo(user.email)
    expect(await sendLink(user.id)).toMatchObject({
      status: 200,
      mensaje: 'Se envió al usuario un enlace para elegir su contraseña.',
    })
    const [mail] = await mailsTo(t, user.email)
    expect(mail).toMatchObject({ idioma: 'en', estado: 'enviado' })
    expect(await t.call('GET', `/v1/persona/enlace_password/${first}`)).toMatchObject({ estado: 'ERR' })
    expect(await t.call('GET', `/v1/persona/enlace_password/${await linkTo(user.email)}`)).toMatchObject({
      estado: 'OK',
    })
  })

  test('is not sent to strangers of the scope, to higher ranks, to the inactive, nor without end', async () => {
    const [outsider, inactive, somebody] = [
      await aUser(t),
      await aUser(t, { status: UserStatus.inactive }),
      await aUser(t),
    ]
    expect(await sendLink(outsider.id, manager)).toMatchObject({ status: 404, codigo: 16 })
    expect(await sendLink(superAdmin.id, admin)).toMatchObject({ status: 403, codigo: 2 })
    expect(await sendLink(inactive.id)).toMatchObject({ status: 400, codigo: 11 })
    for (let times = 0; times < 5; times++) expect(await sendLink(somebody.id)).toMatchObject({ status: 200 })
    expect(await sendLink(somebody.id)).toMatchObject({ status: 429, codigo: coreMessages.tooMany.code })
  })

  test('tells when the mail did not leave', async () => {
    const user = await aUser(t)
    const sending = vi.spyOn(t.deps.mails, 'sendNow').mockResolvedValueOnce(false)
    expect(await sendLink(user.id)).toMatchObject({ status: 200, estado: 'OK', codigo: 15 })
    sending.mockRestore()
  })
})
