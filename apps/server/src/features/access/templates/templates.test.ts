import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { defaultModules, profileOf, profiles } from '@portal/contract/access/templates'
import { accessTemplateMessages as says } from '@portal/contract/access/templates/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { growStale, withApp } from '#test/factors.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { applyTemplate } from '../grants.ts'
import { readTemplate } from './queries.ts'

let t: TestApp
let house: number
let admin: Person
let superAdmin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.administrator, enterpriseId: house })
  superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
})
afterAll(() => t.close())

const home = '/v1/acceso_modulo/plantilla'
const read = (profile: string, as = admin) => t.call('GET', `${home}/list/${profile}`, undefined, as)
const differing = (profile: string, query = '', as = admin) =>
  t.call('GET', `${home}/diferencias/${profile}?page_row=100${query}`, undefined, as)
const modulesOf = async (profile: Parameters<typeof readTemplate>[1]) => readTemplate(t.deps.db, profile)
const save = (profile: string, modules: readonly string[], version: number, as = admin) =>
  t.call('PUT', `${home}/update/${profile}`, { claves_modulo: modules, version }, as)
const apply = (profile: string, version: number, users: number[] | null, as = admin) =>
  t.call('POST', `${home}/aplicar/${profile}`, { version, usuarios: users }, as)
const heldBy = async ({ id }: { id: number }) => {
  const rows = await t.deps.db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', id).execute()
  return rows.map(({ clave_modulo: key }) => key).sort()
}
/** Saves a change of a template by an administrator, and returns what it is now. */
async function changed(
  profile: Parameters<typeof readTemplate>[1],
  change: (held: readonly GrantableModule[]) => readonly string[],
  as = admin,
) {
  const { version, claves_modulo: before } = await modulesOf(profile)
  expect(await save(profile, change(before), version, as)).toMatchObject({ status: 200 })
  return modulesOf(profile)
}
const without = (module: string) => (held: readonly string[]) => held.filter((key) => key !== module)
const added = (module: string) => (held: readonly string[]) => [...held, module]

describe('a template', () => {
  test('is what the table says until it is changed, then what new users get', async () => {
    const { datos } = await t.call('GET', `${home}/list`, undefined, admin)
    expect(datos.plantillas.map(({ perfil }: { perfil: string }) => perfil)).toEqual(profiles)
    const manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [] })
    const before = await heldBy(manager)
    const { version, claves_modulo: modules } = await changed('manager', added(Module.products))
    expect(version).toBe(2)
    expect(await heldBy(manager)).toEqual(before)

    const fresh = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [] })
    const caller = { ip: '127.0.0.1', requestId: 'prueba' }
    await applyTemplate(t.deps.db, caller, fresh.id, profileOf(Role.manager, 'casa', []))
    expect(await heldBy(fresh)).toEqual(modules.toSorted())
    expect(modules).toContain(Module.products)
    const told = await t.call('GET', `/v1/acceso_modulo/list?usuario_id=${fresh.id}`, undefined, admin)
    const inTemplate = told.datos.acceso_modulo.find(
      (one: { clave_modulo: string }) => one.clave_modulo === Module.products,
    )
    expect(inTemplate).toMatchObject({ asignado: true, es_predeterminado: true })
    expect((await read('manager')).datos.versiones).toMatchObject([
      { version: 2, agregados: [Module.products], quitados: [] },
    ])
    const audit = await t.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'access.templateSaved')
      .execute()
    expect(audit).toMatchObject([{ usuario_id: admin.id, entidad: 'plantilla_acceso', entidad_id: 'manager' }])
  })

  test('never grants what the profile may not have, nor what the changer does not hold', async () => {
    const { version, claves_modulo: held } = await modulesOf('customer')
    const refused = async (
      modules: readonly string[],
      entry: { code: number; status: number },
      profile = 'customer',
      as = admin,
    ) => expect(await save(profile, modules, version, as)).toMatchObject({ status: entry.status, codigo: entry.code })
    await refused([...held, Module.users], says.moduleNotForRole)
    await refused([...held, Module.dash], says.moduleInvalid)
    await refused(['Nada'], says.moduleInvalid)
    const poor = await aUser(t, { role: Role.administrator, enterpriseId: house, modules: [Module.users] })
    await refused(
      [...defaultModules('enterpriseManager'), Module.branches],
      says.moduleNotHeld,
      'enterpriseManager',
      poor,
    )
    await refused([], says.masterRequired, 'masterDistributor')
    for (const profile of ['administrator', 'superAdmin']) await refused([], says.insufficientHierarchy, profile)
    expect(await modulesOf('customer')).toEqual({ version, claves_modulo: held })
  })

  test('is for administrators with the module of users, and for nobody else', async () => {
    const manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.users] })
    for (const reply of [
      await read('customer', manager),
      await save('customer', [], 1, manager),
      await apply('customer', 1, null, manager),
      await differing('customer', '', manager),
    ])
      expect(reply).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await read('nadie')).toMatchObject({ status: 404 })
    expect(await differing('administrator')).toMatchObject({ status: 403, codigo: says.insufficientHierarchy.code })
    expect(await differing('administrator', '', superAdmin)).toMatchObject({ status: 200 })
  })

  test('saved by two at once is stored once: the second one gets the row of the first', async () => {
    const { version, claves_modulo: held } = await modulesOf('staffUser')
    const replies = await Promise.all([
      save('staffUser', [...held, Module.products], version),
      save('staffUser', [...held, Module.resources], version, superAdmin),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.datos).toMatchObject({ version: version + 1 })
    expect((await modulesOf('staffUser')).version).toBe(version + 1)
  })
})

describe('applying a template', () => {
  test('shows who differs by what, changes the chosen ones only, tells them at once, and can be undone once', async () => {
    const other = await anEnterprise(t)
    const people = await Promise.all([1, 2, 3].map(() => aUser(t, { role: Role.manager, enterpriseId: other })))
    const [first, second, third] = people as [Person, Person, Person]
    const { version, claves_modulo: wanted } = await changed('enterpriseManager', without(Module.quotes))
    const { datos } = await differing('enterpriseManager')
    expect(datos.usuarios).toHaveLength(3)
    expect(datos.usuarios[0]).toMatchObject({ agregados: [], quitados: [Module.quotes], puede_cambiar: true })
    expect((await differing('enterpriseManager', `&buscar=${second.email}`)).datos).toMatchObject({
      total: 1,
      usuarios: [{ usuario_id: second.id }],
    })
    const heard: unknown[] = []
    t.deps.changes.on('change', (change) => heard.push(change))
    const reply = await apply('enterpriseManager', version, [first.id, second.id, admin.id])
    expect(reply).toMatchObject({ status: 200, datos: { cambiados: 2, omitidos: 1, restantes: 1 } })
    expect(await heldBy(first)).toEqual(wanted.toSorted())
    expect(await heldBy(third)).toContain(Module.quotes)
    await expect.poll(() => heard).toContainEqual({ area: 'acceso', usuario_id: first.id })
    const asked = await t.call('GET', '/v1/licencia/init/data', undefined, first)
    expect(asked.datos.acceso_modulo.map((one: { clave_modulo: string }) => one.clave_modulo)).not.toContain(
      Module.quotes,
    )

    // someone changes the second one meanwhile
    await t.call('POST', '/v1/acceso_modulo/save', { usuario_id: second.id, version: 2, claves_modulo: [] }, admin)
    const undo = (as = admin) => t.call('PUT', `${home}/deshacer/${reply.datos.aplicada_id}`, undefined, as)
    expect(await undo(superAdmin)).toMatchObject({ status: 409, codigo: says.notUndoable.code })
    const undone = await Promise.all([undo(), undo()])
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(undone.find(({ status }) => status === 200)?.datos).toEqual({ restablecidos: 1, omitidos: 1 })
    expect(await heldBy(first)).toContain(Module.quotes)
    expect(await heldBy(second)).toEqual([])
  })

  test('by two people at once changes each user once, and an outdated review changes nobody', async () => {
    const other = await anEnterprise(t)
    const people = await Promise.all([1, 2, 3, 4].map(() => aUser(t, { enterpriseId: other })))
    const { version } = await changed('enterpriseUser', without(Module.quotes))
    expect(await apply('enterpriseUser', version - 1, null)).toMatchObject({
      status: 409,
      codigo: says.templateChanged.code,
    })
    const replies = await together(
      t,
      row('usuario', people[0]!.id),
      () => apply('enterpriseUser', version, null),
      () => apply('enterpriseUser', version, null, superAdmin),
    )
    const counts = replies.map(({ datos }) => datos.cambiados).sort()
    expect(counts).toEqual([0, 4])
    const audit = await t.deps.db
      .selectFrom('auditoria')
      .select('entidad_id')
      .where('accion', '=', 'access.templateApplied')
      .where(
        'entidad_id',
        'in',
        people.map(({ id }) => `${id}`),
      )
      .execute()
    expect(audit).toHaveLength(4)
    expect((await differing('enterpriseUser')).datos.total).toBe(0)
  })

  test('asks who has a second factor for a fresh proof, like other changes of access', async () => {
    const careful = await aUser(t, { role: Role.administrator, enterpriseId: house })
    await withApp(t, careful)
    await growStale(t, careful)
    const { version, claves_modulo: held } = await modulesOf('customer')
    for (const reply of [
      await save('customer', held, version, careful),
      await apply('customer', version, null, careful),
    ])
      expect(reply).toMatchObject({ status: 403, codigo: 998 })
  })
})
