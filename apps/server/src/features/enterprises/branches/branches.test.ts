import { Module, Role } from '@portal/contract/access/constants'
import { branchCalls as calls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { branchMessages as says } from '@portal/contract/enterprises/messages'
import { branch as schemas } from '@portal/contract/enterprises/schemas'
import { beforeAll, expect, test } from 'vitest'
import { aBranch, aUserForm, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import type { TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

/** A master distributor: their enterprise and its branches. */
const aMaster = (app: TestApp, { id: branchId, enterpriseId }: { id: number; enterpriseId: number }) =>
  aUser(app, {
    role: Role.distributor,
    enterpriseId,
    branchId,
    modules: [Module.masterDistributor, Module.branches],
  })

let house: number
const branches = recordBehaviour({
  calls,
  schemas,
  table: 'sucursal',
  name: 'branches',
  module: Module.branches,
  messages: says,
  form: (number) => ({ nombre: `Oficina ${number}`, empresa_id: house }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.nameInvalid],
    [{ empresa_id: 'x' }, 'empresa_id', says.enterpriseInvalid],
    [{ empresa_id: 999_999 }, 'empresa_id', says.enterpriseInvalid],
  ],
  unique: {
    field: 'nombre',
    same: (letter) => [`Ñuñoa Única ${letter}`, `ÑUÑOA unica ${letter}`],
    entry: says.alreadyInEnterprise,
  },
  use: async (id, { app }) => signedIn(app, Role.distributor, { id, enterpriseId: house }),
  outsider: async (app) => aMaster(app, await aBranch(app)),
  async admin(app) {
    const person = await signedIn(app, Role.administrator)
    house = person.enterpriseId
    return person
  },
})

let own: { id: number; enterpriseId: number }
let master: Person
beforeAll(async () => {
  own = await aBranch(branches.app)
  master = await aMaster(branches.app, own)
})

const one = (id: number, as: Person = branches.admin) =>
  branches.app.call('GET', `/v1/sucursal/list/sucursal?sucursal_id=${id}`, undefined, as)

test('one branch says who made it, and what may be done with it', async () => {
  const id = await branches.saved({ nombre: 'Antofagasta Norte' })
  expect((await one(id)).datos).toMatchObject({
    nombre: 'Antofagasta Norte',
    empresa_id: house,
    estado_id: EnterpriseStatus.active,
    usuarios: 0,
    creado_por_nombre: 'Ana Rojas',
    version: 1,
    puede_eliminar: true,
  })
  expect((await one(own.id, master)).datos.puede_eliminar).toBe(false)
  expect(await one(999_999)).toMatchObject({ status: 404, codigo: says.absent.code })
  expect(await one(id, await signedIn(branches.app, Role.user))).toMatchObject({ status: 403 })
})

test('no branch is made in an enterprise that was deactivated', async () => {
  const id = await anEnterprise(branches.app)
  const { db } = branches.app.deps
  await db.updateTable('empresa').set({ estado_id: EnterpriseStatus.inactive }).where('id', '=', id).execute()
  expect(await branches.save({ empresa_id: id })).toMatchObject({ status: 400, codigo: 3 })
})

test('a name is taken in one enterprise alone', async () => {
  await branches.save({ nombre: 'En ambas' })
  expect(await branches.save({ nombre: 'En ambas', empresa_id: own.enterpriseId })).toMatchObject({ status: 200 })
})

test('an empty branch moves to another enterprise, and none with people', async () => {
  const [empty, full] = [await branches.saved(), await branches.saved()]
  await signedIn(branches.app, Role.user, { id: full, enterpriseId: house })
  const moved = { empresa_id: own.enterpriseId }
  expect(await branches.update(empty, moved)).toMatchObject({ status: 200 })
  expect(await branches.update(full, moved)).toMatchObject({ status: 400, codigo: 3, campos: { empresa_id: 3 } })
})

test('nobody stands in a branch that is gone, also when he is put into it just then', async () => {
  const id = await branches.saved()
  const form = aUserForm({ empresa_id: house, sucursal_id: id })
  const [made, gone] = await together(
    branches.app,
    row('sucursal', id),
    () => branches.app.call('POST', '/v1/persona/save', form, branches.admin),
    () => branches.remove(id),
  )
  const isThere = (await one(id)).status === 200
  expect({ made: made?.status, gone: gone?.status, isThere }).toEqual({ made: isThere ? 200 : 400, gone: 200, isThere })
})

test('the list is narrowed to an enterprise and a status', async () => {
  const enterpriseId = await anEnterprise(branches.app)
  const id = await branches.saved({ nombre: 'Su oficina', empresa_id: enterpriseId })
  const asked = { empresa_id: enterpriseId }
  expect((await branches.list(asked)).datos).toMatchObject({ sucursales: [{ id }], total: 1 })
  expect((await branches.list({ ...asked, estado_id: 5 })).datos).toEqual({ sucursales: [], total: 0 })
})

test('a master distributor sees, makes and changes those of his own enterprise only', async () => {
  const foreign = await branches.saved()
  const { datos } = await branches.list({ page_row: 100 }, master)
  expect(new Set(datos.sucursales.map((found: { empresa_id: number }) => found.empresa_id))).toEqual(
    new Set([own.enterpriseId]),
  )
  expect((await branches.list({ empresa_id: house }, master)).datos).toEqual({ sucursales: [], total: 0 })
  expect(await one(foreign, master)).toMatchObject({ status: 404, codigo: 6 })
  expect(await branches.remove(own.id, master)).toMatchObject({ status: 403, codigo: 1 })
  expect(await branches.save({ empresa_id: house }, master)).toMatchObject({ status: 400, codigo: 3 })
  const { id } = (await branches.save({ empresa_id: own.enterpriseId }, master)).datos
  expect(await branches.update(id, { empresa_id: own.enterpriseId }, master)).toMatchObject({ status: 200 })
  const away = await branches.update(id, { empresa_id: house, version: 2 }, master)
  expect(away).toMatchObject({ status: 400, codigo: 3 })
  const init = await branches.app.call('GET', '/v1/sucursal/init_data', undefined, master)
  expect(init.datos.empresas.map((found: { id: number }) => found.id)).toEqual([own.enterpriseId])
})
