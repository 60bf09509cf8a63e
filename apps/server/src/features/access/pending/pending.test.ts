import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { accessMessages as says } from '@portal/contract/access/messages'
import { defaultModules } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserForm, auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let house: number
let superAdmin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
})
afterAll(() => t.close())

const heldBy = async (id: number) => {
  const rows = await t.deps.db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', id).execute()
  return rows.map(({ clave_modulo: key }) => key).sort()
}
const waitingOf = async (id: number) => {
  const rows = await t.deps.db
    .selectFrom('acceso_pendiente')
    .select('clave_modulo')
    .where('usuario_id', '=', id)
    .execute()
  return rows.map(({ clave_modulo: key }) => key).sort()
}
const create = async (as: Person, role: Role, enterpriseId: number) => {
  const form = { ...aUserForm({ empresa_id: enterpriseId, sucursal_id: null }), rol_id: role }
  const { status, datos } = await t.call('POST', '/v1/persona/save', form, as)
  expect(status).toBe(200)
  return datos.id as number
}
const decide = (verb: 'aprobar' | 'rechazar', id: number, modules: readonly string[], as: Person) =>
  t.call('POST', `/v1/acceso_modulo/${verb}`, { usuario_id: id, claves_modulo: modules }, as)
const toApprove = async (as: Person) => {
  const { datos } = await t.call('GET', '/v1/persona/list?acceso=por_aprobar&page_row=100', undefined, as)
  const { datos: init } = await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)
  expect(datos.total).toBe(init.contadores.accesos_por_aprobar ?? 0)
  return datos.usuarios.map(({ id }: { id: number }) => id) as number[]
}
const sorted = (modules: readonly string[]) => modules.toSorted()

describe('a template', () => {
  test.each([
    ['of a manager by a manager who holds users only', Role.manager, [Module.users], Role.manager],
    ['of a user by the same', Role.manager, [Module.users], Role.user],
    ['of a manager by an administrator who lacks some', Role.administrator, [Module.users, Module.tasks], Role.manager],
  ] as const)('%s gives what the giver holds, the rest waits', async (_, role, modules, given) => {
    const enterprise = await anEnterprise(t)
    const isStaff = role === Role.administrator
    const giver = await aUser(t, { role, enterpriseId: isStaff ? house : enterprise, modules })
    const at = isStaff ? house : enterprise
    const template = defaultModules(
      given === Role.manager ? (isStaff ? 'manager' : 'enterpriseManager') : isStaff ? 'staffUser' : 'enterpriseUser',
    )
    const id = await create(giver, given, at)
    const held = template.filter((module) => (modules as readonly string[]).includes(module))
    expect(await heldBy(id)).toEqual(sorted(held))
    expect(await waitingOf(id)).toEqual(sorted(template.filter((module) => !held.includes(module))))
    const audit = await auditOf(t, 'usuario', id)
    expect(audit.some(({ despues }) => (despues as { por_aprobar?: string[] })?.por_aprobar?.length)).toBe(true)
  })

  test('at a change of role keeps what was held, and gives no more than the giver has', async () => {
    const giver = await aUser(t, {
      role: Role.administrator,
      enterpriseId: house,
      modules: [Module.users, Module.licenses],
    })
    const id = await create(superAdmin, Role.user, house)
    const before = (await heldBy(id)) as GrantableModule[]
    expect(before).toEqual(sorted(defaultModules('staffUser')))
    const { datos: user } = await t.call('GET', `/v1/persona/list/persona?usuario_id=${id}`, undefined, giver)
    expect(sorted(user.claves_modulo)).toEqual(before)
    const form = { ...aUserForm({ empresa_id: house, sucursal_id: null }), email: user.email, rol_id: Role.manager }
    const reply = await t.call('PUT', `/v1/persona/update/${id}`, { ...form, version: user.version }, giver)
    expect(reply).toMatchObject({ status: 200 })
    const manager = defaultModules('manager')
    expect(await heldBy(id)).toEqual(sorted([...new Set([...before, Module.licenses])]))
    expect(await waitingOf(id)).toEqual(
      sorted(manager.filter((module) => module !== Module.licenses && !before.includes(module))),
    )
  })

  test('applied to those who differ gives no more than the one who applies it has', async () => {
    const user = await aUser(t, { role: Role.user, enterpriseId: house, modules: [Module.quotes] })
    const admin = await aUser(t, {
      role: Role.administrator,
      enterpriseId: house,
      modules: [Module.users, Module.tasks],
    })
    const apply = () =>
      t.call('POST', '/v1/acceso_modulo/plantilla/aplicar/staffUser', { version: 1, usuarios: [user.id] }, admin)
    expect(await apply()).toMatchObject({ status: 200, datos: { cambiados: 1, por_aprobar: 1 } })
    expect(await heldBy(user.id)).toEqual(sorted([Module.quotes, Module.tasks]))
    expect(await waitingOf(user.id)).toContain(Module.calendar)
    expect(await apply()).toMatchObject({ datos: { cambiados: 0 } })
  })

  test('is shown to the giver before he saves', async () => {
    const giver = await aUser(t, { role: Role.administrator, enterpriseId: house, modules: [Module.users] })
    const { datos } = await t.call('GET', '/v1/persona/init_data', undefined, giver)
    const manager = datos.plantillas.find(({ perfil }: { perfil: string }) => perfil === 'manager')
    expect(sorted(manager.esperan)).toEqual(sorted(defaultModules('manager')))
    expect(datos.empresas.find(({ id }: { id: number }) => id === house)).toMatchObject({ es_casa: true })
  })
})

describe('what waits', () => {
  const aWaiting = async () => {
    const giver = await aUser(t, { role: Role.administrator, enterpriseId: house, modules: [Module.users] })
    return { giver, id: await create(giver, Role.manager, house) }
  }

  test('is listed and counted for those only who hold it and may change that person', async () => {
    const { giver, id } = await aWaiting()
    const enterprise = await anEnterprise(t)
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: house,
      modules: [Module.users, Module.licenses],
    })
    const stranger = await aUser(t, { role: Role.manager, enterpriseId: enterprise, modules: [Module.users] })
    const holder = await aUser(t, {
      role: Role.administrator,
      enterpriseId: house,
      modules: [Module.users, Module.licenses],
    })
    expect(await toApprove(superAdmin)).toContain(id)
    expect(await toApprove(holder)).toContain(id)
    for (const reader of [giver, manager, stranger]) expect(await toApprove(reader)).not.toContain(id)
    const { datos } = await t.call('GET', `/v1/acceso_modulo/list?usuario_id=${id}`, undefined, holder)
    const at = (key: string) =>
      datos.acceso_modulo.find(({ clave_modulo: found }: { clave_modulo: string }) => found === key)
    expect(at(Module.licenses)).toMatchObject({ asignado: false, puede_cambiar: true, pendiente: expect.anything() })
    expect(at(Module.quotes)).toMatchObject({ asignado: false, puede_cambiar: false, pendiente: expect.anything() })
    expect(at(Module.users)).toMatchObject({ pendiente: null })
  })

  test('is approved by someone who holds it, and by nobody else', async () => {
    const { giver, id } = await aWaiting()
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: house,
      modules: [Module.users, Module.licenses],
    })
    expect(await decide('aprobar', id, [Module.licenses], giver)).toMatchObject({ codigo: says.moduleNotHeld.code })
    expect(await decide('aprobar', id, [Module.licenses], manager)).toMatchObject({
      codigo: says.onlyAdministrators.code,
    })
    expect(await waitingOf(id)).toContain(Module.licenses)
    expect(await decide('aprobar', id, [Module.licenses], superAdmin)).toMatchObject({ status: 200, estado: 'OK' })
    expect(await heldBy(id)).toEqual([Module.licenses])
    expect(await waitingOf(id)).not.toContain(Module.licenses)
    const audit = await auditOf(t, 'usuario', id)
    expect(audit.find(({ accion }) => accion === 'access.approved')).toMatchObject({ usuario_id: superAdmin.id })
  })

  test('is refused, and then no longer waits', async () => {
    const { giver, id } = await aWaiting()
    const user = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.users] })
    expect(await decide('rechazar', id, [Module.licenses], user)).toMatchObject({
      codigo: coreMessages.notAllowed.code,
    })
    expect(await decide('rechazar', id, [Module.licenses], giver)).toMatchObject({ status: 200 })
    expect(await heldBy(id)).toEqual([])
    for (const verb of ['aprobar', 'rechazar'] as const)
      expect(await decide(verb, id, [Module.licenses], superAdmin)).toMatchObject({
        status: 409,
        codigo: says.notWaiting.code,
      })
  })

  test('ends when staff give it in the editor, or the user gets another template', async () => {
    const { id } = await aWaiting()
    const form = { usuario_id: id, version: 1, claves_modulo: [Module.licenses] }
    expect(await t.call('POST', '/v1/acceso_modulo/save', form, superAdmin)).toMatchObject({ status: 200 })
    expect(await waitingOf(id)).not.toContain(Module.licenses)
    const apply = { version: 1, usuarios: [id] }
    expect(await t.call('POST', '/v1/acceso_modulo/plantilla/aplicar/manager', apply, superAdmin)).toMatchObject({
      status: 200,
    })
    expect(await waitingOf(id)).toEqual([])
  })

  test('of two who decide at once, one does', async () => {
    const { id } = await aWaiting()
    const replies = await together(
      t,
      row('usuario', id),
      () => decide('aprobar', id, [Module.licenses], superAdmin),
      () => decide('rechazar', id, [Module.licenses], superAdmin),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
