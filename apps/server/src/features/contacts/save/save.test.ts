import { Module, Role } from '@portal/contract/access/constants'
import { contactDoneMessages as done, contactMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContact, aContactForm } from '#test/contacts.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let house: number
let clerk: Person
let manager: Person
let administrator: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  clerk = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
  manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.allContacts] })
  administrator = await aUser(t, { role: Role.administrator, enterpriseId: house })
})
afterAll(() => t.close())

const save = (changes: object = {}, as: Person | null = clerk) =>
  t.call('POST', '/v1/contacto/save', aContactForm(changes), as)
const update = (id: unknown, changes: object, as = clerk) =>
  t.call('PUT', `/v1/contacto/update/${id}`, aContactForm({ version: 1, ...changes }), as)
const assign = (id: unknown, userId: unknown, as = manager) =>
  t.call('PUT', `/v1/contacto/asignar/${id}`, { usuario_id: userId }, as)
const remove = (id: unknown, as = administrator) => t.call('PUT', `/v1/contacto/delete/${id}`, {}, as)
const one = async (id: number, as = manager) =>
  (await t.call('GET', `/v1/contacto/list?id=${id}`, undefined, as)).datos.contactos[0]

describe('saving', () => {
  test('stores a contact of the person who saves, with audit row', async () => {
    const saved = await save({ nombre: '  Elena   Paredes ', telefono: '+56 9 1234-5678' })
    expect(saved).toMatchObject({ status: 200, mensaje: done.saved.es })
    const id = saved.datos.contacto_id
    expect(await one(id, clerk)).toMatchObject({
      nombre: 'Elena Paredes',
      telefono: '+56912345678',
      responsable_id: clerk.id,
    })
    expect(await auditOf(t, 'contacto', id)).toMatchObject([{ accion: 'contacts.created', usuario_id: clerk.id }])
  })

  test.each([
    ['nombre', ' ', m.nameInvalid],
    ['email', 'no-es-correo', m.emailInvalid],
    ['email', '', m.emailInvalid],
    ['email', `${'a'.repeat(65)}@example.com`, m.emailInvalid],
    ['pais_id', 0, m.countryInvalid],
    ['pais_id', 999_999, m.countryInvalid],
    ['empresa', '', m.companyInvalid],
    ['telefono', '12345', m.phoneInvalid],
    ['telefono', '912345678 anexo 12', m.phoneInvalid],
    ['telefono', '', m.phoneInvalid],
  ])('refuses %s "%s"', async (field, value, { code }) => {
    expect(await save({ [field]: value })).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test.each([
    ['telefono', '987654320', '+56987654320'],
    ['telefono', '(56) 2 2345 6789', '+56223456789'],
    ['telefono', '0051 987 654 321', '+51987654321'],
    ['email', 'ventas@xn--minera-7va.cl', 'ventas@minería.cl'],
    ['email', 'jose&maria@example.com', 'jose&maria@example.com'],
    ['email', 'a/b@example.com', 'a/b@example.com'],
  ])('keeps %s "%s" as %s', async (field, sent, kept) => {
    const { datos } = await save({ [field]: sent })
    expect(await one(datos.contacto_id, clerk)).toMatchObject({ [field]: kept })
  })

  test('is for the modules of contacts', async () => {
    expect(await save({}, null)).toMatchObject({ status: 401 })
    expect(await save({}, await aUser(t, { modules: [Module.users] }))).toMatchObject({ status: 403 })
  })

  test('warns of the same e-mail, phone, or nearly the same name and company, and is saved when that is accepted', async () => {
    const known = aContactForm({ nombre: 'José Peña Muñoz', empresa: 'Cantera Ejemplo del Norte' })
    await save(known)
    for (const same of [
      { email: known.email.toUpperCase() },
      { telefono: known.telefono },
      { nombre: 'Muñoz Peña, JOSE', empresa: 'Cantera Ejemplo del Norte' },
    ]) {
      const refused = await save(same)
      expect(refused).toMatchObject({ status: 409, codigo: m.duplicate.code })
      expect(refused.datos.duplicados).toMatchObject([{ nombre: known.nombre }])
      expect(await save({ ...same, aceptar_duplicado: true })).toMatchObject({ status: 200 })
      const [{ id: accepted }] = (await t.call('GET', '/v1/contacto/list?orden=-creado_en', undefined, clerk)).datos
        .contactos
      await remove(accepted)
    }
    expect(await save({ nombre: 'José Peña', empresa: 'Otra Empresa Distinta' })).toMatchObject({ status: 200 })
    expect(await save({ nombre: 'José Peña Muñoz', empresa: 'Cantera Modelo del Sur' })).toMatchObject({ status: 200 })
  })

  test("does not tell of another person's contacts", async () => {
    const { email } = (await one(await aContact(t, manager))) as { email: string }
    expect(await save({ email }, clerk)).toMatchObject({ status: 200 })
  })

  test('of two who save the same at once, the second one is warned', async () => {
    const form = aContactForm()
    const lock = (db: typeof t.deps.db) =>
      sql`select pg_advisory_xact_lock(hashtextextended('contacto ' || ${form.email}, 0))`.execute(db)
    const outcomes = await together(
      t,
      lock,
      () => save(form, manager),
      () => save({ ...form, telefono: '+56900000077' }, manager),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('updating', () => {
  test('changes a contact, and refuses an older version with the stored row', async () => {
    const id = await aContact(t, clerk)
    expect(await update(id, { nombre: 'Nueva Persona' })).toMatchObject({ status: 200, mensaje: done.updated.es })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { nombre: 'Nueva Persona' },
    })
  })

  test('refuses ids that are none and contacts of others', async () => {
    expect(await update('x', {})).toMatchObject({ status: 400, codigo: m.idInvalid.code })
    expect(await update(900_000, {})).toMatchObject({ status: 404 })
    expect(await update(await aContact(t, manager), {})).toMatchObject({ status: 404 })
  })

  test('of two at once, one is stored', async () => {
    const id = await aContact(t, clerk)
    const outcomes = await together(
      t,
      row('contacto', id),
      () => update(id, {}),
      () => update(id, {}),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('warns when it becomes another contact', async () => {
    const [id, other] = [await aContact(t, clerk), await aContact(t, clerk)]
    const { email } = await one(other, clerk)
    expect(await update(id, { email })).toMatchObject({ status: 409, codigo: m.duplicate.code })
  })
})

describe('the responsible', () => {
  test('is assigned by a manager, and the contact belongs to his enterprise then', async () => {
    const id = await aContact(t, manager)
    expect(await one(id, clerk)).toBeUndefined()
    expect(await assign(id, clerk.id)).toMatchObject({ status: 200, mensaje: done.assigned.es })
    expect(await one(id, clerk)).toMatchObject({ responsable_id: clerk.id })
  })

  test('refuses what the table of codes says', async () => {
    const id = await aContact(t, manager)
    expect(await assign('x', clerk.id)).toMatchObject({ status: 400, codigo: m.idInvalidToAssign.code })
    expect(await assign(id, 'x')).toMatchObject({ status: 400, codigo: m.responsibleInvalid.code })
    expect(await assign(id, 900_000)).toMatchObject({ status: 400, codigo: m.responsibleInvalid.code })
    expect(await assign(900_000, clerk.id)).toMatchObject({ status: 404, codigo: m.absentToAssign.code })
    const own = await aContact(t, clerk)
    expect(await assign(own, manager.id, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
    expect(await save({ responsable_id: manager.id })).toMatchObject({ codigo: m.insufficientHierarchy.code })
    expect(await save({ responsable_id: clerk.id }, manager)).toMatchObject({ status: 200 })
  })
})

describe('deleting', () => {
  test('needs an administrator', async () => {
    const id = await aContact(t, clerk)
    expect(await remove('x')).toMatchObject({ status: 400, codigo: m.notRecognizedToDelete.code })
    expect(await remove(900_000)).toMatchObject({ status: 404, codigo: m.absentToDelete.code })
    expect(await remove(id, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
    expect(await remove(id)).toMatchObject({ status: 200, mensaje: done.deleted.es })
    expect(await one(id)).toBeUndefined()
  })
})

test("people of another enterprise see none of the house's contacts, nor the house theirs by the own module", async () => {
  const elsewhere = await aUser(t, {
    role: Role.manager,
    enterpriseId: await anEnterprise(t),
    modules: [Module.allContacts],
  })
  const [ours, theirs] = [await aContact(t, clerk), await aContact(t, elsewhere)]
  expect(await one(ours, elsewhere)).toBeUndefined()
  expect(await one(theirs, clerk)).toBeUndefined()
  expect(await one(theirs, manager)).toMatchObject({ id: theirs })
  expect(await assign(theirs, clerk.id, elsewhere)).toMatchObject({ status: 400, codigo: m.responsibleInvalid.code })
})
