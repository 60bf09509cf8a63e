import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { userCalls as calls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages as says } from '@portal/contract/users/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch, aUserForm, auditOf, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, password, theHouse } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
let house: number
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.administrator, enterpriseId: house })
})
afterAll(() => t.close())
const app = () => t

const { active, inactive, blocked } = UserStatus

async function named(nombres: string, wishes: Parameters<typeof aUser>[1] = {}): Promise<Person> {
  const person = await aUser(t, { enterpriseId: house, ...wishes })
  await t.deps.db.updateTable('usuario').set({ nombres }).where('id', '=', person.id).execute()
  return person
}
const superAdmin = async (status: UserStatus = active) =>
  (await named('Superior', { role: Role.superAdmin, status })).id
const oneself = async () => admin.id
const ofStatus = async (status: UserStatus) => (await named('Ya así', { status })).id
const manager = async (enterpriseId: number) => aUser(t, { role: Role.manager, enterpriseId, modules: [Module.users] })

const path = '/v1/persona'
const { change, undo } = bulkCallsOf(app, path, () => admin)
const tested = (accion: string, from: UserStatus) => ({
  app,
  path,
  accion,
  person: () => admin,
  some: several(async (word) => (await named(word, { status: from })).id),
  absent: says.absent,
  ...rowsOf(app, 'usuario'),
  outsider: async () => manager(await anEnterprise(t)),
})

bulkActionBehaviour({
  ...tested('activar', blocked),
  leaves: { estado_id: active },
  refused: [
    [() => ofStatus(active), bulkMessages.alreadySo],
    [() => superAdmin(inactive), says.noHierarchyForSuperAdmin],
  ],
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...tested('desactivar', active),
  leaves: { estado_id: inactive },
  refused: [
    [() => ofStatus(inactive), bulkMessages.alreadySo],
    [oneself, coreMessages.notAllowed],
    [superAdmin, says.noHierarchyForSuperAdmin],
  ],
  second: bulkMessages.alreadySo,
})
const uninvited = async (word: string, wishes: Parameters<typeof aUser>[1] = {}) => {
  const person = await named(word, { password: null, ...wishes })
  await t.deps.db.updateTable('usuario').set({ por_invitar: true }).where('id', '=', person.id).execute()
  return person.id
}
const withoutUndo = ({ touch: _, ...action }: ReturnType<typeof tested>) => action
bulkActionBehaviour({
  ...withoutUndo(tested('invitar', active)),
  some: several(uninvited),
  async stateOf(id) {
    const { db } = t.deps
    const links = db.selectFrom('enlace_password').select('token_hash').where('usuario_id', '=', id)
    const mails = db.selectFrom('correo').innerJoin('usuario', 'usuario.email', 'correo.para').select('correo.id')
    return {
      ...(await rowsOf(app, 'usuario').stateOf(id)),
      enlaces: (await links.execute()).length,
      correos: (await mails.where('usuario.id', '=', id).execute()).length,
    }
  },
  leaves: { por_invitar: false, version: 1, enlaces: 1, correos: 1 },
  refused: [
    [() => ofStatus(active), bulkMessages.alreadySo],
    [() => uninvited('Inactiva', { status: inactive }), says.statusInvalid],
    [superAdmin, says.noHierarchyForSuperAdmin],
  ],
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...tested('eliminar', active),
  leaves: { eliminado_en: expect.any(String) },
  refused: [
    [oneself, coreMessages.notAllowed],
    [superAdmin, says.insufficientHierarchy],
    [() => ofStatus(active), says.insufficientHierarchy, () => manager(house)],
  ],
  second: says.absent,
})

const isSignedIn = async (person: Person) =>
  (await t.call('GET', '/v1/persona/perfil', undefined, person)).status === 200

test.each(['desactivar', 'eliminar'])(
  '%s ends sessions, a trial does not, and undoing gives none back',
  async (accion) => {
    const person = await named('Con sesión')
    await change({ accion, ids: [person.id], ensayo: true })
    expect(await isSignedIn(person)).toBe(true)
    const { lote_id: id } = await change({ accion, ids: [person.id] })
    expect(await isSignedIn(person)).toBe(false)
    expect((await undo(id)).datos).toEqual({ deshechos: 1, rechazados: [] })
    expect(await isSignedIn(person)).toBe(false)
    const login = await t.call('POST', '/v1/persona/login', { email: person.email, password })
    expect(login.status).toBe(200)
  },
)

test('what was done to each, and undone, stands in his audit log', async () => {
  const { id } = await named('Auditada')
  for (const accion of ['desactivar', 'eliminar']) await undo((await change({ accion, ids: [id] })).lote_id)
  const written = (await auditOf(t, 'usuario', id)).map(({ accion }) => accion)
  expect(written).toEqual(['users.updated', 'users.updated', 'users.deleted', 'users.restored'])
})

test('the last active super administrator stays', async () => {
  await t.deps.db.updateTable('usuario').set({ estado_id: inactive }).where('rol_id', '=', Role.superAdmin).execute()
  const [one, other] = [await signedIn(t, Role.superAdmin), await signedIn(t, Role.superAdmin)]
  expect(await change({ accion: 'desactivar', ids: [one.id, other.id] }, one)).toMatchObject({
    hechos: 1,
    rechazados: [{ id: one.id, codigo: coreMessages.notAllowed.code }],
  })
  expect(await change({ accion: 'eliminar', ids: [one.id] }, one)).toMatchObject({
    hechos: 0,
    rechazados: [{ codigo: says.lastSuperAdmin.code }],
  })
})

test('a deletion is not undone where the e-mail is taken, or the branch is gone', async () => {
  const branch = await aBranch(t, { enterpriseId: house })
  const [taken, homeless] = [await named('Tomada'), await named('Sin sucursal', { branchId: branch.id })]
  const { lote_id: id } = await change({ accion: 'eliminar', ids: [taken.id, homeless.id] })
  const form = aUserForm({ email: taken.email, empresa_id: house })
  expect(await t.call('POST', calls.save.path, form, admin)).toMatchObject({ status: 200 })
  await t.deps.db.updateTable('sucursal').set({ eliminado_en: new Date() }).where('id', '=', branch.id).execute()
  expect((await undo(id)).datos).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: taken.id, codigo: says.emailAlreadyAssigned.code },
      { id: homeless.id, codigo: says.branchInvalid.code },
    ],
  })
})
