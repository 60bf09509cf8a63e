import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBranch, aUserForm, auditOf, inTheHouse, type Staff, signedIn } from '#test/makers.ts'
import { anEnterprise, anotherSession, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

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
})

const stored = (id: number) =>
  t.deps.db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const modulesOf = async (id: number) => {
  const rows = await t.deps.db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', id).execute()
  return rows.map(({ clave_modulo: key }) => key)
}
/** The form as it was opened, with changes; `version` may be an older one. */
const update = async (id: number, changes: object = {}, as: Person = admin) => {
  const { email, rol_id, empresa_id, sucursal_id, estado_id, version } = await stored(id)
  const form = aUserForm({ email, rol_id, empresa_id, sucursal_id, estado_id, version, ...changes })
  return t.call('PUT', `/v1/persona/update/${id}`, form, as)
}
const isSignedIn = async (person: Person) =>
  (await t.call('GET', '/v1/persona/perfil', undefined, person)).status === 200

describe('changing a user', () => {
  test('stores the form, raises the version and writes down what changed', async () => {
    const reply = await update(user.id, { nombres: 'Nueva', telefono: '+56900000001' })
    expect(reply).toMatchObject({ status: 200, mensaje: 'Usuario actualizado.', datos: { id: user.id, version: 2 } })
    expect(await stored(user.id)).toMatchObject({ nombres: 'Nueva', telefono: '+56900000001', version: 2 })
    const [row, ...others] = await auditOf(t, 'usuario', user.id)
    expect(row).toMatchObject({
      accion: 'users.updated',
      usuario_id: admin.id,
      antes: { nombres: 'Ana' },
      despues: { nombres: 'Nueva' },
    })
    expect(others).toEqual([])
  })

  test('of two people who save the same user, the second is shown what the first saved', async () => {
    const replies = await Promise.all([
      update(user.id, { version: 1, nombres: 'Primera' }),
      update(user.id, { version: 1, nombres: 'Segunda' }, superAdmin),
    ])
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status)
    expect(won).toMatchObject({ status: 200 })
    const { nombres } = await stored(user.id)
    expect(lost).toMatchObject({
      status: 409,
      estado: 'ERR',
      codigo: coreMessages.changedByOther.code,
      datos: { id: user.id, nombres, version: 2, puede_editar: true },
    })
    expect(lost?.datos).not.toHaveProperty('password_hash')
  })

  test('refuses the e-mail of another user, in any case', async () => {
    const other = await aUser(t)
    expect(await update(user.id, { email: other.email.toUpperCase() })).toMatchObject({
      status: 409,
      codigo: 1,
      campos: { email: 1 },
    })
  })

  test('keeps a user in the enterprise and branch where he is, even after they were deactivated', async () => {
    const branch = await aBranch(t)
    const there = await signedIn(t, Role.distributor, branch)
    await t.deps.db
      .updateTable('empresa')
      .set({ estado_id: UserStatus.inactive })
      .where('id', '=', branch.enterpriseId)
      .execute()
    await t.deps.db
      .updateTable('sucursal')
      .set({ estado_id: UserStatus.inactive })
      .where('id', '=', branch.id)
      .execute()
    expect(await update(there.id, { nombres: 'Sigue' })).toMatchObject({ status: 200 })
    expect(await update(user.id, { empresa_id: branch.enterpriseId, sucursal_id: null })).toMatchObject({
      status: 400,
      codigo: 8,
    })
  })

  test.each([
    ['needs a branch as a distributor', { rol_id: Role.distributor, sucursal_id: null }, 12, 'sucursal_id'],
    ['has an enterprise', { empresa_id: null, sucursal_id: null }, 8, 'empresa_id'],
    ['stands in an enterprise that exists', { empresa_id: 999_999, sucursal_id: null }, 8, 'empresa_id'],
    ['stands in a branch that exists', { sucursal_id: 999_999 }, 9, 'sucursal_id'],
    ['has a status of the list', { estado_id: 6 }, 11, 'estado_id'],
  ])('a user %s', async (_, changes, code, field) => {
    expect(await update(user.id, changes)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('a branch of another enterprise is refused, also by the table itself', async () => {
    const other = await aBranch(t)
    expect(await update(user.id, { sucursal_id: other.id })).toMatchObject({ status: 400, codigo: 13 })
    const write = t.deps.db.updateTable('usuario').set({ sucursal_id: other.id }).where('id', '=', user.id).execute()
    await expect(write).rejects.toMatchObject({ constraint: 'usuario_sucursal_id_empresa_id_fkey' })
  })

  test('a self-registered customer keeps no enterprise, and becomes staff with one', async () => {
    const customer = await aUser(t)
    expect(await update(customer.id)).toMatchObject({ status: 200 })
    expect(await update(customer.id, { rol_id: Role.manager })).toMatchObject({ status: 400, codigo: 8 })
    expect(await modulesOf(customer.id)).not.toContain(Module.tasks)
    expect(await update(customer.id, { empresa_id: await theHouse(t) })).toMatchObject({ status: 200 })
    expect(await modulesOf(customer.id)).toContain(Module.tasks)
    expect(await update(customer.id, { empresa_id: null })).toMatchObject({ status: 400, codigo: 8 })
  })

  test('who leaves the house loses what concerns it, and the audit tells', async () => {
    const staff = await inTheHouse(t, Role.manager)
    expect(await modulesOf(staff.id)).toContain(Module.workshops)
    const other = await aBranch(t)
    const place = { empresa_id: other.enterpriseId, sucursal_id: other.id }
    expect(await update(staff.id, place)).toMatchObject({ status: 200 })
    const left = await modulesOf(staff.id)
    for (const module of [Module.workshops, Module.tasks, Module.manageMachines]) expect(left).not.toContain(module)
    expect(left).toContain(Module.allQuotes)
    expect(await auditOf(t, 'usuario', staff.id)).toContainEqual(
      expect.objectContaining({
        accion: 'access.templateApplied',
        antes: { claves_modulo: expect.arrayContaining([Module.workshops]) },
        despues: { claves_modulo: left.toSorted() },
      }),
    )
  })

  test('administrators and above stand in the house alone', async () => {
    const other = { empresa_id: manager.enterpriseId, sucursal_id: manager.branchId }
    const wanted = { ...other, rol_id: Role.administrator }
    expect(await update(user.id, wanted)).toMatchObject({ status: 400, codigo: 8, campos: { empresa_id: 8 } })
    const house = { empresa_id: await theHouse(t), sucursal_id: null }
    expect(await update(user.id, { ...wanted, ...house })).toMatchObject({ status: 200 })
    expect(await update(user.id, other, superAdmin)).toMatchObject({ status: 400, codigo: 8 })
    const form = aUserForm({ ...other, rol_id: Role.administrator })
    expect(await t.call('POST', '/v1/persona/save', form, admin)).toMatchObject({ status: 400, codigo: 8 })
  })

  test('answers 16 for a user who does not exist or was deleted, and 19 when something breaks', async () => {
    const missing = aUserForm({ version: 1, empresa_id: admin.enterpriseId })
    expect(await t.call('PUT', '/v1/persona/update/999999', missing, admin)).toMatchObject({ status: 404, codigo: 16 })
    await sql`alter table usuario add constraint prueba check (nombres <> 'Prohibida')`.execute(t.deps.db)
    expect(await update(user.id, { nombres: 'Prohibida' })).toMatchObject({
      status: 500,
      codigo: userMessages.notUpdated.code,
    })
    await sql`alter table usuario drop constraint prueba`.execute(t.deps.db)
    await t.call('PUT', `/v1/persona/delete/${user.id}`, {}, admin)
    expect(await update(user.id)).toMatchObject({ status: 404, codigo: 16 })
  })

  test('asks for a number as id and a version', async () => {
    expect(await t.call('PUT', '/v1/persona/update/uno', {}, admin)).toMatchObject({
      status: 400,
      codigo: 988,
      campos: { id: 988 },
    })
    expect(await update(user.id, { version: 'x' })).toMatchObject({ status: 400, campos: { version: 988 } })
  })
})

describe('sessions of a changed user', () => {
  test.each([
    ['another role', { rol_id: Role.manager }],
    ['a status that may not log in', { estado_id: UserStatus.blocked }],
  ])('%s ends all of them at once', async (_, changes) => {
    const elsewhere = await anotherSession(t, user)
    expect(await update(user.id, changes)).toMatchObject({ status: 200 })
    expect(await isSignedIn(user)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
  })

  test('stay open when only data changed', async () => {
    expect(await update(user.id, { nombres: 'Misma' })).toMatchObject({ status: 200 })
    expect(await isSignedIn(user)).toBe(true)
  })

  test('another role brings its modules and takes those it may never have', async () => {
    await update(user.id, { rol_id: Role.manager })
    expect(await modulesOf(user.id)).toContain(Module.allQuotes)
    await update(user.id, { rol_id: Role.distributor })
    const modules = await modulesOf(user.id)
    // the administrator does not hold it: see access/pending
    expect(modules).not.toContain(Module.distributor)
    const waiting = await t.deps.db
      .selectFrom('acceso_pendiente')
      .select('clave_modulo')
      .where('usuario_id', '=', user.id)
      .execute()
    expect(waiting).toEqual([{ clave_modulo: Module.distributor }])
    expect(modules).toContain(Module.downloads)
    expect(modules).not.toContain(Module.tasks)
    expect(modules).not.toContain(Module.allQuotes)
  })

  test('tells the open browsers and the lists', async () => {
    const told: object[] = []
    const hear = (change: object) => told.push(change)
    t.deps.changes.on('change', hear)
    await update(user.id, { estado_id: UserStatus.inactive })
    await expect
      .poll(() => told)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ area: 'usuarios' }),
          { area: 'sesion', usuario_id: user.id },
          { area: 'acceso', usuario_id: user.id },
        ]),
      )
    t.deps.changes.off('change', hear)
  })
})

describe('who may change whom', () => {
  test('only a super administrator changes super administrators', async () => {
    expect(await update(superAdmin.id, {}, admin)).toMatchObject({ status: 403, codigo: 2 })
    const other = await signedIn(t, Role.superAdmin)
    expect(await update(other.id, { nombres: 'Otra' }, superAdmin)).toMatchObject({ status: 200 })
    expect(await update(user.id, { rol_id: Role.superAdmin }, admin)).toMatchObject({
      status: 403,
      codigo: 2,
      campos: { rol_id: 2 },
    })
  })

  test('nobody changes a higher rank, nor gives a role above his own', async () => {
    const place = { id: manager.branchId, enterpriseId: manager.enterpriseId }
    const boss = await signedIn(t, Role.administrator, place)
    expect(await update(boss.id, {}, manager)).toMatchObject({ status: 403, codigo: 21 })
    expect(await update(user.id, { rol_id: Role.administrator }, manager)).toMatchObject({ status: 403, codigo: 21 })
    expect(await update(user.id, { rol_id: Role.manager }, manager)).toMatchObject({ status: 200 })
  })

  test('an equal keeps his role: lowered, his e-mail could be changed next', async () => {
    const peer = await signedIn(t, Role.administrator)
    const refused = { status: 403, codigo: 21, campos: { rol_id: 21 } }
    expect(await update(peer.id, { rol_id: Role.manager }, admin)).toMatchObject(refused)
    expect(await update(peer.id, { rol_id: Role.manager }, superAdmin)).toMatchObject({ status: 200 })
  })

  test('nobody changes his own role or status', async () => {
    expect(await update(admin.id, { rol_id: Role.user }, admin)).toMatchObject({
      status: 409,
      codigo: 22,
      campos: { rol_id: 22 },
    })
    expect(await update(superAdmin.id, { rol_id: Role.user }, superAdmin)).toMatchObject({ status: 409, codigo: 22 })
    expect(await update(admin.id, { estado_id: UserStatus.inactive }, admin)).toMatchObject({
      status: 403,
      codigo: 982,
    })
    expect(await update(admin.id, { nombres: 'Propio' }, admin)).toMatchObject({ status: 200 })
  })

  test('a user outside the scope of a manager does not exist for him', async () => {
    const outsider = await signedIn(t, Role.user)
    expect(await update(outsider.id, {}, manager)).toMatchObject({ status: 404, codigo: 16 })
    const read = await t.call('GET', `/v1/persona/list/persona?usuario_id=${outsider.id}`, undefined, manager)
    expect(read).toMatchObject({ status: 404, codigo: 16, datos: null })
    const place = { id: manager.branchId, enterpriseId: manager.enterpriseId }
    const boss = await signedIn(t, Role.superAdmin, place)
    expect(await update(boss.id, {}, manager)).toMatchObject({ status: 404, codigo: 16 })
    expect(await update(user.id, { empresa_id: await anEnterprise(t), sucursal_id: null }, manager)).toMatchObject({
      status: 400,
      codigo: 8,
    })
  })
})
