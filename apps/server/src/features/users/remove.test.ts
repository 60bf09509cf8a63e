import { Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserForm, auditOf, type Staff, signedIn } from '#test/makers.ts'
import { aUser, type Person, password } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { removeUser } from './remove.ts'

let t: TestApp
let admin: Staff
let manager: Staff
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
  manager = await signedIn(t, Role.manager)
})
afterAll(() => t.close())

const remove = (id: number | string, as: Person = admin) => t.call('PUT', `/v1/persona/delete/${id}`, {}, as)

describe('deleting a user', () => {
  test('signs him out, hides him, frees his e-mail and keeps his row', async () => {
    const user = await signedIn(t, Role.user)
    expect(await remove(user.id)).toMatchObject({
      status: 200,
      estado: 'OK',
      mensaje: 'Usuario eliminado.',
      datos: null,
    })

    expect(await t.call('GET', '/v1/persona/perfil', undefined, user)).toMatchObject({ status: 401 })
    const login = await t.call('POST', '/v1/persona/login', { email: user.email, password })
    expect(login.estado).toBe('ERR')
    const list = await t.call('GET', `/v1/persona/list?buscar=${user.email}`, undefined, admin)
    expect(list.datos).toEqual({ usuarios: [], total: 0 })
    const row = await t.deps.db
      .selectFrom('usuario')
      .select('eliminado_en')
      .where('id', '=', user.id)
      .executeTakeFirst()
    expect(row?.eliminado_en).toBeInstanceOf(Date)
    const form = aUserForm({ email: user.email.toUpperCase(), empresa_id: admin.enterpriseId })
    expect(await t.call('POST', '/v1/persona/save', form, admin)).toMatchObject({ status: 200 })
    expect(await auditOf(t, 'usuario', user.id)).toMatchObject([{ accion: 'users.deleted', usuario_id: admin.id }])
  })

  test('happens once', async () => {
    const user = await aUser(t)
    const replies = await Promise.all([remove(user.id), remove(user.id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await remove(user.id)).toMatchObject({ status: 404, codigo: 16 })
    expect(await remove('uno')).toMatchObject({ status: 400, campos: { id: 988 } })
  })

  test('needs an administrator or above, of no lower rank than the user', async () => {
    const place = { id: manager.branchId, enterpriseId: manager.enterpriseId }
    const colleague = await signedIn(t, Role.user, place)
    expect(await remove(colleague.id, manager)).toMatchObject({ status: 403, codigo: 21 })
    const boss = await signedIn(t, Role.superAdmin)
    expect(await remove(boss.id, admin)).toMatchObject({ status: 403, codigo: 21 })
    const other = await signedIn(t, Role.administrator)
    expect(await remove(other.id, admin)).toMatchObject({ status: 200 })
  })

  test('is not for strangers of the scope, nor for oneself', async () => {
    const outsider = await aUser(t)
    expect(await remove(outsider.id, manager)).toMatchObject({ status: 404, codigo: 16 })
    expect(await remove(admin.id, admin)).toMatchObject({ status: 403, codigo: 982 })
  })

  test('answers 20 when something breaks, and deletes nothing', async () => {
    const user = await aUser(t)
    const { db } = t.deps
    await sql`alter table usuario add constraint prueba check (eliminado_en is null) not valid`.execute(db)
    expect(await remove(user.id)).toMatchObject({ status: 500, codigo: 20 })
    await sql`alter table usuario drop constraint prueba`.execute(db)
    expect(await remove(user.id)).toMatchObject({ status: 200 })
  })
})

describe('the last active super administrator', () => {
  let one: Staff
  let other: Staff
  beforeAll(async () => {
    await t.deps.db
      .updateTable('usuario')
      .set({ estado_id: UserStatus.inactive })
      .where('rol_id', '=', Role.superAdmin)
      .execute()
    one = await signedIn(t, Role.superAdmin)
    other = await signedIn(t, Role.superAdmin)
  })

  const demote = async (user: Staff, as: Staff, changes: object) => {
    const { email, version } = await t.deps.db
      .selectFrom('usuario')
      .select(['email', 'version'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    const form = { email, version, rol_id: Role.superAdmin, empresa_id: user.enterpriseId, sucursal_id: user.branchId }
    return t.call('PUT', `/v1/persona/update/${user.id}`, aUserForm({ ...form, ...changes }), as)
  }

  test.each([
    ['demote', (by: Staff, whom: Staff) => demote(whom, by, { rol_id: Role.manager })],
    ['deactivate', (by: Staff, whom: Staff) => demote(whom, by, { estado_id: UserStatus.inactive })],
    ['delete', (by: Staff, whom: Staff) => remove(whom.id, by)],
  ])('of two who %s each other at once, one is refused', async (_, act) => {
    const replies = await Promise.all([act(one, other), act(other, one)])
    const left = await t.deps.db
      .selectFrom('usuario')
      .select('id')
      .where('rol_id', '=', Role.superAdmin)
      .where('estado_id', '=', UserStatus.active)
      .where('eliminado_en', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    expect(replies.filter(({ estado }) => estado === 'OK')).toHaveLength(1)
    ;[one, other] = [await signedIn(t, Role.superAdmin), left[0]!.id === one.id ? one : other]
  })

  test('remains when both are gone from the sessions already: the table is asked under a lock', async () => {
    const caller = { ip: '127.0.0.1', requestId: 'test' }
    const { db, sessions } = t.deps
    const actors = await Promise.all([one, other].map(({ token }) => sessions.whoIs(db, token, caller)))
    const results = await Promise.allSettled([removeUser(db, actors[0]!, other.id), removeUser(db, actors[1]!, one.id)])
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { entry: { code: 23 } } }])
    const gone = results.findIndex(({ status }) => status === 'fulfilled')
    one = gone === 0 ? one : other
  })

  test('cannot leave by his own hand', async () => {
    await t.deps.db
      .updateTable('usuario')
      .set({ estado_id: UserStatus.inactive })
      .where('rol_id', '=', Role.superAdmin)
      .where('id', '!=', one.id)
      .execute()
    expect(await remove(one.id, one)).toMatchObject({ status: 409, codigo: 23 })
    expect(await demote(one, one, { estado_id: UserStatus.blocked })).toMatchObject({ status: 409, codigo: 23 })
  })
})
