import { Role } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { factorMessages as says } from '@portal/contract/sign-in/factor/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factorOf, growStale, pendingOf, prove, withApp, withCode } from '#test/factors.ts'
import { aUserForm } from '#test/makers.ts'
import { anEnterprise, anotherSession, aUser, mailsTo, type Person, password, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
/** Where super administrators and administrators must have a second factor. */
let strict: TestApp
beforeAll(async () => {
  t = await startApp()
  strict = await startApp({}, { factorRoles: new Set([Role.superAdmin, Role.administrator]) })
})
afterAll(async () => {
  await t.close()
  await strict.close()
})

const start = (as: Person, app = t) => app.call('POST', '/v1/persona/factor/totp/iniciar', {}, as)
const confirm = (as: Person, codigo: string, app = t) =>
  app.call('POST', '/v1/persona/factor/totp', { nombre: ' Mi  teléfono ', codigo }, as)
const remove = (as: Person, id: number, app = t) => app.call('PUT', `/v1/persona/factor/quitar/${id}`, {}, as)
const isOpen = async (as: Person, app = t) =>
  (await app.call('GET', '/v1/persona/perfil', undefined, as)).status === 200
const unproven = { status: 403, codigo: proofMessages.identityUnproven.code }
const motives = async (email: string, app = t) => (await mailsTo(app, email)).map(({ motivo }) => motivo)

describe('adding an app', () => {
  test('with its first code; ten recovery codes once; the other sessions end; the secret is answered never again', async () => {
    const user = await aUser(t)
    const other = await anotherSession(t, user)
    const { datos } = await start(user)
    expect(datos.direccion).toContain(`secret=${datos.secreto}`)
    expect(await confirm(user, codeOf(datos.secreto, -9))).toMatchObject({ status: 400, campos: { codigo: 1 } })
    const made = await confirm(user, codeOf(datos.secreto))
    expect(made.status).toBe(200)
    expect(new Set(made.datos.codigos).size).toBe(10)
    expect(made.datos.codigos[0]).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
    expect([await isOpen(user), await isOpen(other)]).toEqual([true, false])
    expect(await motives(user.email)).toEqual(['factor.added'])
    const factor = await factorOf(t, user)
    expect(factor.datos.dispositivos).toMatchObject([{ tipo: 'totp', nombre: 'Mi teléfono', usado_en: null }])
    const audit = await t.deps.db.selectFrom('auditoria').selectAll().where('usuario_id', '=', user.id).execute()
    expect(JSON.stringify([factor, audit])).not.toContain(datos.secreto)
    expect(await confirm(user, codeOf(datos.secreto, 1))).toMatchObject({ codigo: says.enrolmentEnded.code })
  })

  test('asks for the password when the log-in is older than ten minutes, and counts wrong ones', async () => {
    const user = await aUser(t)
    await growStale(t, user)
    expect(await start(user)).toMatchObject(unproven)
    expect((await factorOf(t, user)).datos.formas).toEqual(['clave'])
    expect(await prove(t, user, { tipo: 'clave', password: 'Otra-Cosa-12' })).toMatchObject({ codigo: 13 })
    expect((await prove(t, user, { tipo: 'clave', password })).status).toBe(200)
    expect((await start(user)).status).toBe(200)
    const secret = await withApp(t, user)
    await growStale(t, user)
    expect(await prove(t, user, { tipo: 'clave', password })).toMatchObject({ codigo: says.passwordInvalid.code })
    expect((await prove(t, user, { tipo: 'totp', codigo: codeOf(secret) })).status).toBe(200)
    for (const _ of Array(4)) await prove(t, user, { tipo: 'clave', password })
    expect(await prove(t, user, { tipo: 'clave', password })).toMatchObject({ status: 429, codigo: 5 })
  })
})

describe('removing a device', () => {
  test('ends the other sessions and tells the owner; the last one takes the recovery codes along', async () => {
    const [user, stranger] = [await aUser(t), await aUser(t)]
    await withApp(t, user)
    await withCode(t, user)
    const other = await anotherSession(t, user)
    const [{ id }] = (await factorOf(t, user)).datos.dispositivos
    expect(await remove(stranger, id)).toMatchObject({ status: 404 })
    await growStale(t, user)
    expect(await remove(user, id)).toMatchObject(unproven)
    const late = await anotherSession(t, user)
    expect((await remove(late, id)).status).toBe(200)
    expect([await isOpen(late), await isOpen(other)]).toEqual([true, false])
    expect((await factorOf(t, late)).datos).toMatchObject({ dispositivos: [], codigos_restantes: 0, formas: ['clave'] })
    expect(await motives(user.email)).toEqual(['factor.removed'])
  })

  test('where the role requires one, the last one stays, also when two are removed at once', async () => {
    const admin = await aUser(strict, { role: Role.administrator, enterpriseId: await theHouse(strict) })
    await withApp(strict, admin)
    await withApp(strict, admin, 'Tableta')
    const ids = (await factorOf(strict, admin)).datos.dispositivos.map(({ id }: { id: number }) => id)
    const both = await Promise.all(ids.map((id: number) => remove(admin, id, strict)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ codigo: says.lastRequired.code })
  })
})

describe('a role that must have one', () => {
  test('may only add a device until it has one; others are free', async () => {
    const admin = await aUser(strict, { role: Role.superAdmin })
    const manager = await aUser(strict, { role: Role.manager, enterpriseId: await theHouse(strict) })
    expect(await isOpen(manager, strict)).toBe(true)
    const logIn = (email: string) => strict.call('POST', '/v1/persona/login', { email, password })
    expect((await logIn(manager.email)).datos.debe_registrar).toBeUndefined()
    const { datos } = await logIn(admin.email)
    expect(datos.debe_registrar).toBe(true)
    for (const path of ['persona/perfil', 'licencia/init/data', 'licencia/usuario/init_data', 'persona/list'])
      expect(await strict.call('GET', `/v1/${path}`, undefined, datos)).toMatchObject({ status: 403, codigo: 1010 })
    const headers = { authorization: `Bearer ${datos.token}` }
    expect((await strict.app.inject({ url: '/v1/eventos', headers })).statusCode).toBe(401)
    expect((await factorOf(strict, datos)).datos).toMatchObject({ es_obligatorio: true, debe_registrar: true })
    const { secreto } = (await start(datos as Person, strict)).datos
    expect((await confirm(datos as Person, codeOf(secreto), strict)).status).toBe(200)
    expect(await isOpen(datos as Person, strict)).toBe(true)
    await pendingOf(strict, admin)
  })
})

describe('a fresh proof', () => {
  test('is asked before deleting, refunds and changes of access, of who has a second factor', async () => {
    const admin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    const [one, other] = [await aUser(t), await aUser(t)]
    const enterprise = await anEnterprise(t)
    const secret = await withApp(t, admin)
    await growStale(t, admin)
    const many = { accion: 'eliminar', ids: [one.id], ensayo: false, comentario: '' }
    const asks = [
      ['PUT', `/v1/persona/delete/${one.id}`, {}],
      ['POST', '/v1/persona/lote', many],
      ['PUT', `/v1/distribuidor/delete/${enterprise}`, {}],
      ['POST', '/v1/distribuidor/lote', { ...many, ids: [enterprise] }],
      ['POST', '/v1/clasificado/solicitud/reembolso/1', { monto: 1, motivo: 'Devuelto' }],
      ['POST', '/v1/acceso_modulo/save', { usuario_id: one.id, version: 1, claves_modulo: [] }],
      ['PUT', `/v1/persona/factor/restablecer/${one.id}`, {}],
    ] as const
    for (const [method, path, body] of asks)
      expect([path, await t.call(method, path, body, admin)]).toMatchObject([path, unproven])
    const form = aUserForm({ email: one.email, rol_id: Role.manager, empresa_id: await theHouse(t), version: 1 })
    expect(await t.call('PUT', `/v1/persona/update/${one.id}`, form, admin)).toMatchObject(unproven)
    const another = aUserForm({ rol_id: Role.administrator, empresa_id: await theHouse(t) })
    expect(await t.call('POST', '/v1/persona/save', another, admin)).toMatchObject(unproven)
    expect((await t.call('POST', '/v1/persona/lote', { ...many, ensayo: true }, admin)).status).toBe(200)

    expect((await prove(t, admin, { tipo: 'totp', codigo: codeOf(secret) })).status).toBe(200)
    expect((await t.call('PUT', `/v1/persona/delete/${one.id}`, {}, admin)).status).toBe(200)
    const simple = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    await growStale(t, simple)
    expect((await t.call('PUT', `/v1/persona/delete/${other.id}`, {}, simple)).status).toBe(200)
  })
})

describe('the second factor of another person', () => {
  test('is reset by a super administrator alone, who tells him', async () => {
    const admin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    const lower = await aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t) })
    const user = await aUser(t)
    await withApp(t, user)
    await withCode(t, user)
    const reset = (as: Person, id: number) => t.call('PUT', `/v1/persona/factor/restablecer/${id}`, {}, as)
    expect(await reset(lower, user.id)).toMatchObject({ status: 403, codigo: says.onlySuperAdmin.code })
    expect(await reset(admin, admin.id)).toMatchObject({ status: 403 })
    expect((await reset(admin, user.id)).status).toBe(200)
    expect(await reset(admin, user.id)).toMatchObject({ status: 400, codigo: says.notSet.code })
    expect(await isOpen(user)).toBe(false)
    expect(await motives(user.email)).toEqual(['factor.reset'])
    expect((await t.call('POST', '/v1/persona/login', { email: user.email, password })).status).toBe(200)
  })
})
