import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember } from '#test/items.ts'
import { aRequest } from '#test/machines.ts'
import { auditOf, chileId } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aStaffMember(t)
})
afterAll(() => t.close())

let made = 0
const path = '/v1/clasificado/contacto'
const aPhone = () => `+5691234${String(++made).padStart(4, '0')}`
async function customer(changes: object = {}): Promise<number> {
  const { id } = await t.deps.db
    .insertInto('clasificado_cliente')
    .values({ nombre: 'Carla Pérez', email: `cliente${++made}@example.com`, telefono: aPhone(), ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const aForm = (changes: object = {}) => ({
  nombre: 'Carla Pérez',
  email: `cliente${++made}@example.com`,
  telefono: aPhone(),
  pais_id: chileId,
  empresa: 'Minera Ejemplo',
  version: 1,
  ...changes,
})
const update = (id: unknown, changes: object = {}, as: Person | null = admin) =>
  t.call('PUT', `${path}/update/${id}`, aForm(changes), as)
const remove = (id: unknown, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)

describe('the list of customers', () => {
  test('shows who asked, and how often', async () => {
    const item = await approvedItem(t, await anOwner(t), admin)
    await aRequest(t, item, { nombre: 'Zoila Única', email: 'zoila@example.com', telefono: '+56998765432' })
    const { datos } = await list({ buscar: 'zoila' })
    expect(datos).toEqual({
      total: 1,
      contactos: [
        {
          id: expect.any(Number),
          nombre: 'Zoila Única',
          email: 'zoila@example.com',
          telefono: '+56998765432',
          pais_id: chileId,
          pais_nombre: 'Chile',
          pais_nombre_en: 'Chile',
          empresa: 'Minera Ejemplo',
          solicitudes: 1,
          creado_en: expect.any(String),
          version: 1,
        },
      ],
    })
  })

  test('is searched by name, e-mail, phone and company, filtered, sorted and paged', async () => {
    for (const nombre of ['Ñata Lista', 'Nzeta Lista', 'Nora Lista'])
      await customer({ nombre, empresa: 'Cantera Azul' })
    await customer({ nombre: 'Lima Lista', pais_id: 604 })
    const names = async (query: Record<string, string>) =>
      (await list({ buscar: 'lista', ...query })).datos.contactos.map((row: { nombre: string }) => row.nombre)
    expect(await names({})).toEqual(['Lima Lista', 'Nora Lista', 'Nzeta Lista', 'Ñata Lista'])
    expect(await names({ orden: '-nombre', page_row: '2', page: '2' })).toEqual(['Nora Lista', 'Lima Lista'])
    expect(await names({ orden: '-creado_en', page_row: '1' })).toEqual(['Lima Lista'])
    expect(await names({ pais_id: '604' })).toEqual(['Lima Lista'])
    expect(await names({ buscar: 'azul nata' })).toEqual(['Ñata Lista'])
    expect(await list({ pais_id: 'x' })).toMatchObject({ status: 400, codigo: 40 })
  })

  test('tells one by his id, whatever page he stands on', async () => {
    for (const nombre of ['Aaron Solo', 'Zulema Sola']) {
      const id = await customer({ nombre })
      expect((await list({ id: String(id), page_row: '1' })).datos).toMatchObject({ contactos: [{ id }], total: 1 })
    }
    expect((await list({ id: '999999' })).datos).toEqual({ contactos: [], total: 0 })
  })

  test('is for the module that manages all machines', async () => {
    const owner = await anOwner(t)
    const id = await customer()
    for (const reply of [await list({}, owner), await update(id, {}, owner), await remove(id, owner)])
      expect(reply).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await update(id, {}, null)).toMatchObject({ status: 401 })
  })
})

describe('changing a customer', () => {
  test('stores the form, and writes it down', async () => {
    const id = await customer()
    const form = { nombre: ' Eva  Ñíguez ', email: 'Eva@example.com', telefono: '+56 9 1111 2222', empresa: '' }
    expect(await update(id, form)).toMatchObject({ status: 200, codigo: 8, datos: { id, version: 2 } })
    expect((await list({ buscar: 'niguez' })).datos.contactos).toMatchObject([
      { nombre: 'Eva Ñíguez', email: 'Eva@example.com', telefono: '+56911112222', empresa: '' },
    ])
    expect(await auditOf(t, 'clasificado_cliente', id)).toMatchObject([{ accion: 'customers.updated' }])
  })

  test.each([
    [{ nombre: ' ' }, 'nombre', 20],
    [{ email: 'nada' }, 'email', 21],
    [{ telefono: '12' }, 'telefono', 22],
    [{ email: '', telefono: '' }, 'email', 23],
    [{ pais_id: 'x' }, 'pais_id', 40],
    [{ pais_id: 1 }, 'pais_id', 40],
    [{ empresa: 'x'.repeat(121) }, 'empresa', 44],
  ])('refuses %j', async (changes, field, code) => {
    expect(await update(await customer(), changes)).toMatchObject({
      status: 400,
      codigo: code,
      campos: { [field]: code },
    })
  })

  test('may leave e-mail or phone empty, not both', async () => {
    expect(await update(await customer(), { email: '' })).toMatchObject({ status: 200 })
    expect(await update(await customer(), { telefono: '' })).toMatchObject({ status: 200 })
    expect(await update(await customer(), { email: '' })).toMatchObject({ status: 200 })
  })

  test('gives an e-mail and a phone to one customer (45, 46), whatever the case', async () => {
    await customer({ email: 'tomado@example.com', telefono: '+56900000001' })
    const id = await customer()
    expect(await update(id, { email: 'TOMADO@example.com' })).toMatchObject({
      status: 409,
      codigo: 45,
      campos: { email: 45 },
    })
    expect(await update(id, { telefono: '+56 9 0000 0001' })).toMatchObject({
      status: 409,
      codigo: 46,
      campos: { telefono: 46 },
    })
  })

  test.each([
    ['email', 'alavez@example.com', 45],
    ['telefono', '+56900000077', 46],
  ])('gives one %s to one of ten who take it at once', async (field, value, code) => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => customer()))
    const replies = await Promise.all(ids.map((id) => update(id, { [field]: value })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo }) => codigo === code)).toHaveLength(9)
  })

  test('tells the second of two who save at once what the first saved', async () => {
    const id = await customer()
    const replies = await together(
      t,
      row('clasificado_cliente', id),
      () => update(id, { nombre: 'Una' }),
      () => update(id, { nombre: 'Otra' }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { nombre } = await t.deps.db
      .selectFrom('clasificado_cliente')
      .select('nombre')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      codigo: 984,
      datos: { id, nombre, version: 2 },
    })
  })

  test('answers 47 for what is no id, 48 for nobody, 49 when something breaks', async () => {
    expect(await update('x')).toMatchObject({ status: 400, codigo: 47 })
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 48 })
    await sql`alter table clasificado_cliente add constraint prueba check (nombre <> 'Prohibida')`.execute(t.deps.db)
    expect(await update(await customer(), { nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 49 })
    await sql`alter table clasificado_cliente drop constraint prueba`.execute(t.deps.db)
  })
})

describe('deleting a customer', () => {
  test('hides him and frees his e-mail and phone; what he asked stays', async () => {
    const item = await approvedItem(t, await anOwner(t), admin)
    const contact = { nombre: 'Vuelve Pronto', email: 'vuelve@example.com', telefono: '+56900000099' }
    const request = await aRequest(t, item, contact)
    const [{ id }] = (await list({ buscar: 'vuelve' })).datos.contactos
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect((await list({ buscar: 'vuelve' })).datos.total).toBe(0)
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 48 })
    expect(await update(await customer(), { email: contact.email, telefono: contact.telefono })).toMatchObject({
      status: 200,
    })
    const row = await t.deps.db
      .selectFrom('solicitud_clasificado')
      .select('cliente_id')
      .where('id', '=', request.id)
      .executeTakeFirst()
    expect(row).toEqual({ cliente_id: id })
  })

  test('happens once of two at once', async () => {
    const id = await customer()
    const replies = await together(
      t,
      row('clasificado_cliente', id),
      () => remove(id),
      () => remove(id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('needs an administrator or above (5), and an id (47)', async () => {
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: await theHouse(t),
      modules: [Module.manageMachines],
    })
    expect(await remove(await customer(), manager)).toMatchObject({ status: 403, codigo: 5 })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: 47 })
  })
})
