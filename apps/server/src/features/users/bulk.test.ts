import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { userCalls as calls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages as says } from '@portal/contract/users/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch, aUserForm, auditOf, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, password, theHouse } from '#test/people.ts'
import { bulkListBehaviour } from '#test/records/bulk-list.ts'
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

const { active, inactive, blocked } = UserStatus

async function named(nombres: string, wishes: Parameters<typeof aUser>[1] = {}): Promise<Person> {
  const person = await aUser(t, { enterpriseId: house, ...wishes })
  await t.parts.db.updateTable('usuario').set({ nombres }).where('id', '=', person.id).execute()
  return person
}
const alreadyOf = (status: UserStatus) =>
  async function alreadySo(word: string) {
    return { id: (await named(word, { status })).id, entry: bulkMessages.alreadySo }
  }
async function oneself() {
  return { id: admin.id, entry: coreMessages.notAllowed }
}
const superAdmin = (entry: Message = says.noHierarchyForSuperAdmin, status: UserStatus = active) =>
  async function ofHigherRank(word: string) {
    return { id: (await named(word, { role: Role.superAdmin, status })).id, entry }
  }

bulkListBehaviour({
  app: () => t,
  calls,
  rows: 'usuarios',
  table: 'usuario',
  absent: says.absent,
  as: () => admin,
  make: async (word, accion) => (await named(word, { status: accion === 'activar' ? blocked : active })).id,
  outsider: async () => aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t), modules: [Module.users] }),
  actions: {
    activar: {
      leaves: { estado_id: active },
      refused: [alreadyOf(active), superAdmin(says.noHierarchyForSuperAdmin, inactive)],
    },
    desactivar: { leaves: { estado_id: inactive }, refused: [alreadyOf(inactive), oneself, superAdmin()] },
    eliminar: {
      leaves: { eliminado_en: expect.any(String) },
      refused: [
        oneself,
        superAdmin(says.insufficientHierarchy),
        async function whoMayNotDelete(word) {
          const as = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.users] })
          return { id: (await named(word)).id, entry: says.insufficientHierarchy, as }
        },
      ],
    },
  },
})

const change = async (accion: string, ids: number[], { as = admin, ensayo = false } = {}) =>
  (await t.call('POST', calls.bulk.path, { accion, ids, ensayo }, as)).datos
const undo = async (id: number) =>
  (await t.call('PUT', calls.undoBulk.path.replace(':id', String(id)), {}, admin)).datos
const isSignedIn = async (person: Person) =>
  (await t.call('GET', '/v1/persona/perfil', undefined, person)).status === 200

test.each(['desactivar', 'eliminar'])(
  '%s ends sessions, a trial does not, and undoing gives none back',
  async (accion) => {
    const person = await named('Con sesión')
    await change(accion, [person.id], { ensayo: true })
    expect(await isSignedIn(person)).toBe(true)
    const { lote_id: id } = await change(accion, [person.id])
    expect(await isSignedIn(person)).toBe(false)
    expect(await undo(id)).toEqual({ deshechos: 1, rechazados: [] })
    expect(await isSignedIn(person)).toBe(false)
    const login = await t.call('POST', '/v1/persona/login', { email: person.email, password })
    expect(login.status).toBe(200)
  },
)

test('what was done to each, and undone, stands in his audit log', async () => {
  const { id } = await named('Auditada')
  await undo((await change('desactivar', [id])).lote_id)
  await undo((await change('eliminar', [id])).lote_id)
  const written = (await auditOf(t, 'usuario', id)).map(({ accion }) => accion)
  expect(written).toEqual(['users.updated', 'users.updated', 'users.deleted', 'users.restored'])
})

test('the last active super administrator stays', async () => {
  await t.parts.db.updateTable('usuario').set({ estado_id: inactive }).where('rol_id', '=', Role.superAdmin).execute()
  const [one, other] = [await signedIn(t, Role.superAdmin), await signedIn(t, Role.superAdmin)]
  expect(await change('desactivar', [one.id, other.id], { as: one })).toMatchObject({
    hechos: 1,
    rechazados: [{ id: one.id, codigo: coreMessages.notAllowed.code }],
  })
  expect(await change('eliminar', [one.id], { as: one })).toMatchObject({
    hechos: 0,
    rechazados: [{ codigo: says.lastSuperAdmin.code }],
  })
})

test('a deletion is not undone where the e-mail is taken, or the branch is gone', async () => {
  const branch = await aBranch(t, { enterpriseId: house })
  const [taken, homeless] = [await named('Tomada'), await named('Sin sucursal', { branchId: branch.id })]
  const { lote_id: id } = await change('eliminar', [taken.id, homeless.id])
  const form = aUserForm({ email: taken.email, empresa_id: house })
  expect(await t.call('POST', calls.save.path, form, admin)).toMatchObject({ status: 200 })
  await t.parts.db.updateTable('sucursal').set({ eliminado_en: new Date() }).where('id', '=', branch.id).execute()
  expect(await undo(id)).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: taken.id, codigo: says.emailAlreadyAssigned.code },
      { id: homeless.id, codigo: says.branchInvalid.code },
    ],
  })
})
