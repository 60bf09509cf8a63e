import { grantableModules, Role } from '@portal/contract/access/constants'
import { enterprise } from '@portal/contract/enterprises/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseFrom } from '#features/enterprises/house.ts'
import { anEnterpriseForm, aUserForm, auditOf } from '#test/makers.ts'
import { aUser, password } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createSuperAdmin, FirstAdminSchema, terminal } from './first-admin.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const person = (email: string) => FirstAdminSchema.parse({ nombres: 'Ana', apellido_paterno: 'Rojas', email })
const create = (email: string, wishes: { password?: string; isAnother?: boolean } = {}) =>
  createSuperAdmin(t.deps.db, person(email), { isAnother: false, ...wishes })

describe('the first super administrator', () => {
  test('is made once of two terminals, chooses his password by the link, and holds every module', async () => {
    const made = await Promise.all([create('primera@example.com'), create('segunda@example.com')])
    expect(made.filter((one) => one === 'exists')).toHaveLength(1)
    const token = made.map((one) => (one === 'exists' ? null : one.token)).find(Boolean)
    const chosen = { password, confirmacion: password }
    expect(await t.call('POST', `/v1/persona/enlace_password/${token}`, chosen)).toMatchObject({ estado: 'OK' })

    const { id, email } = await t.deps.db.selectFrom('usuario').select(['id', 'email']).executeTakeFirstOrThrow()
    const session = (await t.call('POST', '/v1/persona/login', { email, password })).datos
    expect((await t.call('GET', '/v1/persona/perfil', undefined, session)).datos.rol_id).toBe(Role.superAdmin)
    const { datos } = await t.call('GET', '/v1/licencia/init/data', undefined, session)
    expect(datos.acceso_modulo).toHaveLength(grantableModules.length)
    expect((await auditOf(t, 'usuario', id))[0]).toMatchObject({ accion: 'users.superAdminCreated', usuario_id: null })
  })

  test('may be followed by another on request, with a password of his own', async () => {
    expect(await create('tercera@example.com')).toBe('exists')
    expect(await create('tercera@example.com', { password, isAnother: true })).toEqual({ token: null })
    const login = await t.call('POST', '/v1/persona/login', { email: 'tercera@example.com', password })
    expect(login.estado).toBe('OK')
  })

  test('makes the house with it, and belongs to the one that is there', async () => {
    const form = enterprise.Form.parse(anEnterpriseForm())
    const housed = (email: string) =>
      createSuperAdmin(t.deps.db, person(email), {
        isAnother: true,
        house: (db) => houseFrom(db, terminal, form),
      })
    await Promise.all([housed('quinta@example.com'), housed('sexta@example.com')])
    const { rows } = await sql<{ email: string }>`
      select u.email from usuario u join empresa e on e.id = u.empresa_id
      where e.id = casa_id() and e.nombre = ${form.nombre} order by email`.execute(t.deps.db)
    expect(rows.map(({ email }) => email)).toEqual(['quinta@example.com', 'sexta@example.com'])
    expect(await t.deps.db.selectFrom('empresa').select('id').execute()).toHaveLength(1)
  })

  test('needs an e-mail that is free', async () => {
    const user = await aUser(t)
    const making = create(user.email.toUpperCase(), { isAnother: true })
    await expect(making).rejects.toMatchObject({ entry: { code: 1 } })
  })

  test('may be changed without being given an enterprise, but gets no other role without one', async () => {
    await create('cuarta@example.com', { password, isAnother: true })
    const as = (await t.call('POST', '/v1/persona/login', { email: 'tercera@example.com', password })).datos
    const row = await t.deps.db
      .selectFrom('usuario')
      .select(['id', 'email', 'rol_id'])
      .where('email', '=', 'cuarta@example.com')
      .executeTakeFirstOrThrow()
    const update = (changes: object) =>
      t.call('PUT', `/v1/persona/update/${row.id}`, aUserForm({ ...row, empresa_id: null, version: 1, ...changes }), as)
    expect(await update({ rol_id: Role.administrator })).toMatchObject({ status: 400, codigo: 8 })
    expect(await update({ nombres: 'Cuarta' })).toMatchObject({ status: 200 })
  })
})
