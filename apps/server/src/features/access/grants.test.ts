import { type GrantableModule, grantableModules, Module, Role } from '@portal/contract/access/constants'
import { accessMessages as says } from '@portal/contract/access/messages'
import { defaultModules } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#core/database/database.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { together } from '#test/together.ts'
import { applyTemplate, giveAllModules } from './grants.ts'

let t: TestApp
let enterpriseId: number
let admin: Person
let superAdmin: Person
beforeAll(async () => {
  t = await startApp()
  enterpriseId = await theHouse(t)
  admin = await aUser(t, { role: Role.administrator, enterpriseId })
  superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId })
})
afterAll(() => t.close())

const list = (of: { id: number }, as: Person | null) =>
  t.call('GET', `/v1/acceso_modulo/list?usuario_id=${of.id}`, undefined, as)
const save = (of: { id: number }, modules: readonly string[], as: Person | null, version: unknown = 1) =>
  t.call('POST', '/v1/acceso_modulo/save', { usuario_id: of.id, version, claves_modulo: modules }, as)
const aManager = (modules: readonly GrantableModule[] = []) => aUser(t, { role: Role.manager, enterpriseId, modules })
const heldBy = async ({ id }: { id: number }) => {
  const rows = await t.deps.db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', id).execute()
  return rows.map(({ clave_modulo }) => clave_modulo).sort()
}

describe('the list of access', () => {
  test('tells every module, whether it is held, a default, and may be changed', async () => {
    const manager = await aManager([Module.users])
    const { datos } = await list(manager, admin)
    expect(datos).toMatchObject({ usuario_id: manager.id, version: 1 })
    expect(datos.acceso_modulo.map((row: { clave_modulo: string }) => row.clave_modulo)).toEqual(grantableModules)
    const row = (key: string) => datos.acceso_modulo.find((row: { clave_modulo: string }) => row.clave_modulo === key)
    const fact = (asignado: boolean, esPredeterminado: boolean, puedeCambiar: boolean) => ({
      asignado,
      es_predeterminado: esPredeterminado,
      puede_cambiar: puedeCambiar,
    })
    expect(row(Module.users)).toMatchObject({ modulo: 'Usuarios', ...fact(true, false, true) })
    expect(row(Module.quotes)).toMatchObject(fact(false, true, true))
    expect(row(Module.superAdminPanel)).toMatchObject(fact(false, false, false))
  })

  test('is seen by managers for their own enterprise, unchangeable', async () => {
    const manager = await aManager([Module.users])
    const user = await aUser(t, { enterpriseId })
    const { datos } = await list(user, manager)
    expect(datos.acceso_modulo.some((row: { puede_cambiar: boolean }) => row.puede_cambiar)).toBe(false)
    const stranger = await aUser(t, { enterpriseId: await anEnterprise(t) })
    for (const hidden of [stranger, await aUser(t), superAdmin, { id: 999_999 }])
      expect(await list(hidden, manager)).toMatchObject({ status: 404, codigo: says.userInvalid.code })
  })

  test('needs the module of users and a number', async () => {
    expect(await list(admin, null)).toMatchObject({ status: 401 })
    expect(await list(admin, await aManager())).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await list({ id: Number.NaN }, admin)).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
  })
})

describe('saving access', () => {
  test('holds from the next call, is announced and written down', async () => {
    const manager = await aManager([Module.users, Module.tasks])
    const heard: unknown[] = []
    t.deps.changes.on('change', (change) => heard.push(change))
    const reply = await save(manager, [Module.tasks, Module.ideas, Module.ideas], admin)

    expect(reply).toMatchObject({ status: 200, estado: 'OK', mensaje: 'Accesos guardados.' })
    expect(reply.datos.version).toBe(2)
    expect(await heldBy(manager)).toEqual([Module.ideas, Module.tasks].sort())
    expect(await list(admin, manager)).toMatchObject({ status: 403 })
    const { datos } = await t.call('GET', '/v1/licencia/init/data', undefined, manager)
    expect(datos.acceso_modulo).toHaveLength(2)
    await expect.poll(() => heard).toContainEqual({ area: 'acceso', usuario_id: manager.id })
    const audit = await t.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'access.saved')
      .where('entidad_id', '=', String(manager.id))
      .execute()
    expect(audit).toMatchObject([
      {
        usuario_id: admin.id,
        antes: { claves_modulo: [Module.tasks, Module.users] },
        despues: { claves_modulo: [Module.ideas, Module.tasks] },
      },
    ])
  })

  test('can leave a user with nothing', async () => {
    const manager = await aManager([Module.tasks])
    expect(await save(manager, [], admin)).toMatchObject({ status: 200 })
    expect(await heldBy(manager)).toEqual([])
  })

  test('0: managers, users and distributors may not', async () => {
    const target = await aUser(t, { enterpriseId, modules: [] })
    const distributor = await aUser(t, { role: Role.distributor, enterpriseId, modules: grantableModules })
    expect(await save(target, [Module.tasks], distributor)).toMatchObject({ codigo: coreMessages.notAllowed.code })
    for (const role of [Role.manager, Role.user]) {
      const actor = await aUser(t, { role, enterpriseId, modules: grantableModules })
      expect(await save(target, [Module.tasks], actor)).toMatchObject({
        status: 403,
        codigo: says.onlyAdministrators.code,
      })
    }
    expect(await heldBy(target)).toEqual([])
  })

  test('not of oneself, of an equal or of a higher one; super administrators manage each other', async () => {
    const modules = [Module.tasks]
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    const otherAdmin = await aUser(t, { role: Role.administrator, enterpriseId, modules })
    const otherSuper = await aUser(t, { role: Role.superAdmin, enterpriseId, modules })
    for (const target of [admin, otherAdmin, otherSuper]) expect(await save(target, [], admin)).toMatchObject(refused)
    expect(await save(superAdmin, [], superAdmin)).toMatchObject(refused)
    expect(await save(otherSuper, [Module.superAdminPanel], superAdmin)).toMatchObject({ status: 200 })
    expect(await save(otherAdmin, [Module.superAdminPanel], superAdmin)).toMatchObject({ codigo: 3 })
  })

  test('1: nothing changes when it cannot be stored', async () => {
    const manager = await aManager([Module.tasks])
    await sql`alter table acceso_modulo add constraint full_disk check (clave_modulo <> 'PlatformWebIdeas') not valid`.execute(
      t.deps.db,
    )
    expect(await save(manager, [Module.ideas], admin)).toMatchObject({ status: 500, codigo: says.notSaved.code })
    await sql`alter table acceso_modulo drop constraint full_disk`.execute(t.deps.db)
    expect(await heldBy(manager)).toEqual([Module.tasks])
  })

  test('2: a module that the actor does not hold', async () => {
    const modules = defaultModules('administrator').filter((module) => module !== Module.ideas)
    const actor = await aUser(t, { role: Role.administrator, enterpriseId, modules })
    const manager = await aManager()
    expect(await save(manager, [Module.tasks, Module.ideas], actor)).toMatchObject({
      status: 403,
      codigo: says.moduleNotHeld.code,
    })
    expect(await heldBy(manager)).toEqual([])
  })

  test('3: a module that the role never holds', async () => {
    const distributor = await aUser(t, { role: Role.distributor, enterpriseId, modules: [] })
    const refused = { status: 400, codigo: says.moduleNotForRole.code }
    expect(await save(distributor, [Module.users], superAdmin)).toMatchObject(refused)
    expect(await save(await aManager(), [Module.superAdminPanel], superAdmin)).toMatchObject(refused)
  })

  test('4: keys that are no modules, Dash among them', async () => {
    const manager = await aManager()
    const refused = { status: 400, codigo: says.moduleInvalid.code }
    for (const keys of [['PlatformWebNada'], [Module.dash], [7], 'PlatformWebTarea', undefined])
      expect(await save(manager, keys as string[], admin)).toMatchObject(refused)
  })

  test('5: a user who does not exist, or was deleted', async () => {
    const deleted = await aUser(t)
    await t.deps.db.updateTable('usuario').set({ eliminado_en: new Date() }).where('id', '=', deleted.id).execute()
    for (const target of [deleted, { id: 999_999 }])
      expect(await save(target, [], admin)).toMatchObject({ status: 404, codigo: says.userInvalid.code })
    expect(await save({ id: -1 }, [], admin)).toMatchObject({ codigo: says.userInvalid.code })
  })

  test('409 with the present access when somebody saved in between; of two at once one saves', async () => {
    const manager = await aManager()
    const row = (db: Db) => db.selectFrom('usuario').select('id').where('id', '=', manager.id).forUpdate().execute()
    const replies = await together(
      t,
      row,
      () => save(manager, [Module.tasks], admin),
      () => save(manager, [Module.ideas], superAdmin),
    )
    expect(countCodes(replies)).toEqual({ 0: 1, [coreMessages.changedByOther.code]: 1 })
    const saved = replies.find(({ status }) => status === 200)!
    const refused = replies.find(({ status }) => status === 409)!
    const assigned = ({ datos }: typeof saved) =>
      datos.acceso_modulo
        .filter((row: { asignado: boolean }) => row.asignado)
        .map((row: { clave_modulo: string }) => row.clave_modulo)
    expect(assigned(refused)).toEqual(assigned(saved))
    expect(refused.datos.version).toBe(2)
    expect(await heldBy(manager)).toEqual(assigned(saved))
  })
})

describe('templates', () => {
  test('leave out the modules of distributors, which the first super administrator holds to give them away', async () => {
    const first = await aUser(t, { role: Role.superAdmin, enterpriseId })
    const distributor = await aUser(t, { role: Role.distributor, enterpriseId })
    const wanted = [...defaultModules('distributor'), Module.masterDistributor, Module.branches]
    expect(await save(distributor, wanted, first)).toMatchObject({ codigo: says.moduleNotHeld.code })
    await giveAllModules(t.deps.db, first.id)
    expect(await heldBy(first)).toEqual(grantableModules.toSorted())
    expect(await save(distributor, wanted, first)).toMatchObject({ status: 200 })
  })

  test('give a new user the defaults of his profile', async () => {
    const user = await aUser(t, { enterpriseId, modules: [] })
    await applyTemplate(t.deps.db, { ip: '', requestId: 'test' }, user.id, 'staffUser')
    expect(await heldBy(user)).toEqual(defaultModules('staffUser').sort())
  })

  test('follow a change of role, and tell the open browser', async () => {
    const heard: unknown[] = []
    t.deps.changes.on('change', (change) => heard.push(change))
    const manager = await aManager([...defaultModules('manager'), Module.users, Module.products])
    await applyTemplate(t.deps.db, { ip: '', requestId: 'test' }, manager.id, 'staffUser')
    expect(await heldBy(manager)).toEqual(
      [...defaultModules('staffUser'), Module.products, Module.broadcasts, Module.licenses, Module.workshops]
        .concat(Module.manageMachines, Module.manageProperties)
        .sort(),
    )
    await expect.poll(() => heard).toContainEqual({ area: 'acceso', usuario_id: manager.id })
  })
})
