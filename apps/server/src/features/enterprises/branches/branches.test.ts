import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { branchMessages } from '@portal/contract/enterprises/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBranch, aUserForm, auditOf, type Staff, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Staff
let master: Person
let own: { id: number; enterpriseId: number }
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
  own = await aBranch(t)
  const modules = [Module.masterDistributor, Module.branches]
  master = await aUser(t, { role: Role.distributor, enterpriseId: own.enterpriseId, branchId: own.id, modules })
})
afterAll(() => t.close())

let made = 0
const path = '/v1/sucursal'
const aForm = (form: object) => ({ nombre: `Oficina ${++made}`, empresa_id: admin.enterpriseId, ...form })
const save = (form: object = {}, as: Person = admin) => t.call('POST', `${path}/save`, aForm(form), as)
const update = (id: number, form: object = {}, as: Person = admin) =>
  t.call('PUT', `${path}/update/${id}`, aForm({ version: 1, ...form }), as)
const remove = (id: number | string, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const one = (id: number, as: Person = admin) => t.call('GET', `${path}/list/sucursal?sucursal_id=${id}`, undefined, as)
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id

describe('making a branch', () => {
  test('stores it with who made it, and writes it down', async () => {
    const reply = await save({ nombre: ' Antofagasta  Norte ' })
    expect(reply).toMatchObject({ status: 200, mensaje: 'Sucursal guardada.', datos: { version: 1 } })
    expect(await one(reply.datos.id)).toMatchObject({
      datos: {
        nombre: 'Antofagasta Norte',
        empresa_id: admin.enterpriseId,
        estado_id: EnterpriseStatus.active,
        usuarios: 0,
        creado_por_nombre: 'Ana Rojas',
        version: 1,
        puede_eliminar: true,
      },
    })
    expect(await auditOf(t, 'sucursal', reply.datos.id)).toMatchObject([
      { accion: 'branches.created', usuario_id: admin.id },
    ])
  })

  test.each([
    [{ nombre: '' }, 'nombre', 2],
    [{ empresa_id: 'x' }, 'empresa_id', 3],
    [{ empresa_id: 999_999 }, 'empresa_id', 3],
  ])('refuses %j', async (form, field, code) => {
    expect(await save(form)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('refuses an enterprise that was deactivated', async () => {
    const id = await anEnterprise(t)
    await t.parts.db.updateTable('empresa').set({ estado_id: EnterpriseStatus.inactive }).where('id', '=', id).execute()
    expect(await save({ empresa_id: id })).toMatchObject({ status: 400, codigo: 3 })
  })

  test('gives a name to one of ten who take it at once in an enterprise, whatever its case and accents', async () => {
    const names = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'Ñuñoa Única' : 'ÑUÑOA unica'))
    const replies = await Promise.all(names.map((nombre) => save({ nombre })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo, status }) => codigo === 4 && status === 409)).toHaveLength(9)
    expect(await save({ nombre: 'Ñuñoa Única', empresa_id: own.enterpriseId })).toMatchObject({ status: 200 })
  })

  test('answers 5 when something breaks', async () => {
    await sql`alter table sucursal add constraint prueba check (nombre <> 'Prohibida')`.execute(t.parts.db)
    expect(await save({ nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 5 })
    await sql`alter table sucursal drop constraint prueba`.execute(t.parts.db)
  })
})

describe('changing a branch', () => {
  test('stores the form and tells one who saves an older version what is there', async () => {
    const id = await saved()
    expect(await update(id, { nombre: 'Renombrada' })).toMatchObject({ status: 200, datos: { id, version: 2 } })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, nombre: 'Renombrada', version: 2 },
    })
  })

  test('of two who save at once, the second is shown what the first saved', async () => {
    const id = await saved()
    const [first, second] = [() => update(id, { nombre: `Una ${id}` }), () => update(id, { nombre: `Otra ${id}` })]
    const replies = await together(t, row('sucursal', id), first, second)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { nombre } = (await one(id)).datos
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      codigo: coreMessages.changedByOther.code,
      datos: { id, nombre, version: 2 },
    })
  })

  test('gives a name to one of two that take it at once', async () => {
    const ids = [await saved(), await saved()]
    const replies = await Promise.all(ids.map((id) => update(id, { nombre: 'Deseada' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 4, campos: { nombre: 4 } })
  })

  test('refuses a name of the enterprise that is taken', async () => {
    await saved({ nombre: 'Ocupada' })
    expect(await update(await saved(), { nombre: 'ocupada' })).toMatchObject({
      status: 409,
      codigo: 4,
      campos: { nombre: 4 },
    })
  })

  test('moves an empty one to another enterprise, and none with people', async () => {
    const [empty, full] = [await saved(), await saved()]
    await signedIn(t, Role.user, { id: full, enterpriseId: admin.enterpriseId })
    expect(await update(empty, { empresa_id: own.enterpriseId })).toMatchObject({ status: 200 })
    expect(await update(full, { empresa_id: own.enterpriseId })).toMatchObject({
      status: 400,
      codigo: 3,
      campos: { empresa_id: 3 },
    })
  })

  test('answers 6 for one that does not exist', async () => {
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 6 })
    expect(await one(999_999)).toMatchObject({ status: 404, codigo: 6 })
  })
})

describe('deleting a branch', () => {
  test('hides an empty one and frees its name', async () => {
    const id = await saved({ nombre: 'Pasajera' })
    expect(await remove(id)).toMatchObject({ status: 200, mensaje: 'Sucursal eliminada.' })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 6 })
    expect(await save({ nombre: 'Pasajera' })).toMatchObject({ status: 200 })
  })

  test('happens once of two at once', async () => {
    const id = await saved()
    const replies = await together(
      t,
      row('sucursal', id),
      () => remove(id),
      () => remove(id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await auditOf(t, 'sucursal', id)).toHaveLength(2) // made, and deleted once
  })

  test('and a user who is just being put into it: nobody stands in a branch that is gone', async () => {
    const id = await saved()
    const form = aUserForm({ empresa_id: admin.enterpriseId, sucursal_id: id })
    const [made, gone] = await together(
      t,
      row('sucursal', id),
      () => t.call('POST', '/v1/persona/save', form, admin),
      () => remove(id),
    )
    const isThere = (await one(id)).status === 200
    expect({ made: made?.status, gone: gone?.status, isThere }).toEqual({
      made: isThere ? 200 : 400,
      gone: 200,
      isThere,
    })
  })

  test('only deactivates one with users, and says so', async () => {
    const id = await saved()
    await signedIn(t, Role.distributor, { id, enterpriseId: admin.enterpriseId })
    expect(await remove(id)).toMatchObject({
      status: 200,
      estado: 'OK',
      codigo: 7,
      mensaje: branchMessages.onlyDeactivated.es,
    })
    expect((await one(id)).datos).toMatchObject({ estado_id: EnterpriseStatus.inactive, usuarios: 1 })
  })

  test('needs an administrator or above', async () => {
    expect(await remove(own.id, master)).toMatchObject({ status: 403, codigo: 1 })
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: await theHouse(t),
      modules: [Module.branches],
    })
    expect(await remove(await saved(), manager)).toMatchObject({ status: 403, codigo: 1 })
  })

  test('answers 0 when something breaks', async () => {
    const id = await saved()
    await sql`alter table sucursal add constraint prueba check (eliminado_en is null) not valid`.execute(t.parts.db)
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table sucursal drop constraint prueba`.execute(t.parts.db)
  })
})

describe('the list of branches', () => {
  test('sorts as Spanish does, filters, searches and pages', async () => {
    const empresaId = await anEnterprise(t)
    for (const nombre of ['Nzeta', 'Ñata', 'Nato', 'Ábaco']) await save({ nombre, empresa_id: empresaId })
    const names = async (query: Record<string, string> = {}) =>
      (await list({ empresa_id: String(empresaId), ...query })).datos.sucursales.map(
        ({ nombre }: { nombre: string }) => nombre,
      )
    expect(await names()).toEqual(['Ábaco', 'Nato', 'Nzeta', 'Ñata'])
    expect(await names({ orden: '-nombre', page_row: '2' })).toEqual(['Ñata', 'Nzeta'])
    expect(await names({ orden: '-nombre', page_row: '2', page: '2' })).toEqual(['Nato', 'Ábaco'])
    expect(await names({ buscar: 'nat' })).toEqual(['Nato', 'Ñata'])
    expect(await names({ estado_id: '5' })).toEqual([])
    expect((await list({ empresa_id: String(empresaId), page: '9' })).datos).toEqual({ sucursales: [], total: 4 })
  })
})

describe('who may see which branches', () => {
  test('a master distributor sees, makes and changes those of his own enterprise only', async () => {
    const foreign = await saved()
    const { datos } = await list({ page_row: '100' }, master)
    expect(new Set(datos.sucursales.map((row: { empresa_id: number }) => row.empresa_id))).toEqual(
      new Set([own.enterpriseId]),
    )
    expect((await list({ empresa_id: String(admin.enterpriseId) }, master)).datos).toEqual({ sucursales: [], total: 0 })
    expect(await one(foreign, master)).toMatchObject({ status: 404, codigo: 6 })
    expect(await update(foreign, { empresa_id: own.enterpriseId }, master)).toMatchObject({ status: 404, codigo: 6 })
    expect(await remove(foreign, master)).toMatchObject({ status: 404, codigo: 6 })
    expect(await save({ empresa_id: admin.enterpriseId }, master)).toMatchObject({ status: 400, codigo: 3 })
    const { id } = (await save({ empresa_id: own.enterpriseId }, master)).datos
    expect(await update(id, { empresa_id: own.enterpriseId }, master)).toMatchObject({ status: 200 })
    expect(await update(id, { empresa_id: admin.enterpriseId, version: 2 }, master)).toMatchObject({
      status: 400,
      codigo: 3,
    })
    const init = await t.call('GET', `${path}/init_data`, undefined, master)
    expect(init.datos.empresas.map((row: { id: number }) => row.id)).toEqual([own.enterpriseId])
  })

  test('nobody without the module', async () => {
    const user = await signedIn(t, Role.user)
    for (const reply of [
      await list({}, user),
      await one(own.id, user),
      await save({}, user),
      await remove(own.id, user),
    ])
      expect(reply).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })
})
