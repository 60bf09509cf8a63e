import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBranch, anEnterpriseForm, auditOf, chileId, type Staff, signedIn } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Staff
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
})
afterAll(() => t.close())

const path = '/v1/distribuidor'
const save = (form: object = {}, as: Person = admin) => t.call('POST', `${path}/save`, anEnterpriseForm(form), as)
const update = (id: number, form: object, as: Person = admin) =>
  t.call('PUT', `${path}/update/${id}`, anEnterpriseForm({ version: 1, ...form }), as)
const remove = (id: number | string, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const one = (id: number, as: Person = admin) => t.call('GET', `${path}/list/empresa?empresa_id=${id}`, undefined, as)
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id

describe('making an enterprise', () => {
  test('stores it with the time zone of its country and writes it down', async () => {
    const reply = await save({
      nombre: ' Minera  Ñuble ',
      pais_id: 604,
      emails_autorizados: ['a@example.com', 'A@example.com'],
    })
    expect(reply).toMatchObject({ status: 200, mensaje: 'Empresa guardada.', datos: { version: 1 } })
    expect(await one(reply.datos.id)).toMatchObject({
      datos: {
        nombre: 'Minera Ñuble',
        pais_nombre: 'Perú',
        zona_horaria: 'America/Lima',
        telefono: '+56912345678',
        emails_autorizados: ['A@example.com'],
        estado_id: EnterpriseStatus.active,
        sucursales: 0,
        usuarios: 0,
        puede_cambiar_abreviatura: true,
        puede_eliminar: true,
      },
    })
    expect(await auditOf(t, 'empresa', reply.datos.id)).toMatchObject([
      { accion: 'enterprises.created', usuario_id: admin.id },
    ])
  })

  test('keeps a time zone that was chosen', async () => {
    const id = await saved({ pais_id: 840, zona_horaria: 'America/Denver' })
    expect((await one(id)).datos.zona_horaria).toBe('America/Denver')
  })

  test.each([
    ['nameInvalid', 'nombre', { nombre: 'x' }],
    ['abbreviationInvalid', 'abreviatura', { abreviatura: 'A' }],
    ['abbreviationInvalid', 'abreviatura', { abreviatura: 'abc' }],
    ['abbreviationInvalid', 'abreviatura', { abreviatura: 'ABCDEFG' }],
    ['abbreviationInvalid', 'abreviatura', { abreviatura: 'ÑU' }],
    ['countryInvalid', 'pais_id', { pais_id: '' }],
    ['countryInvalid', 'pais_id', { pais_id: 1 }],
    ['emailInvalid', 'email', { email: 'x' }],
    ['phoneInvalid', 'telefono', { telefono: '1' }],
    ['authorizedEmailsInvalid', 'emails_autorizados.1', { emails_autorizados: ['a@example.com', 'x'] }],
    ['authorizedEmailsInvalid', 'emails_autorizados', { emails_autorizados: 'a@example.com' }],
  ] as const)('refuses with %s beside %s', async (key, field, form) => {
    const { code, es } = enterpriseMessages[key]
    expect(await save(form)).toMatchObject({ status: 400, codigo: code, mensaje: es, campos: { [field]: code } })
  })

  test.each([{ zona_horaria: 'America/Nowhere' }, { estado_id: 2 }])('refuses %j', async (form) => {
    expect(await save(form)).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
  })

  test('gives an abbreviation to one of ten who take it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => save({ abreviatura: 'UNICA' })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo, status }) => codigo === 4 && status === 409)).toHaveLength(9)
  })

  test('answers 10 when something breaks', async () => {
    await sql`alter table empresa add constraint prueba check (nombre <> 'Prohibida')`.execute(t.parts.db)
    expect(await save({ nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 10 })
    await sql`alter table empresa drop constraint prueba`.execute(t.parts.db)
  })
})

describe('changing an enterprise', () => {
  test('stores the form, takes the zone of a new country and keeps a chosen one', async () => {
    const id = await saved({ zona_horaria: 'Pacific/Easter' })
    expect(await update(id, { nombre: 'Otro nombre' })).toMatchObject({ status: 200, datos: { id, version: 2 } })
    expect((await one(id)).datos).toMatchObject({ nombre: 'Otro nombre', zona_horaria: 'Pacific/Easter' })
    await update(id, { version: 2, pais_id: 484 })
    expect((await one(id)).datos).toMatchObject({ pais_nombre: 'México', zona_horaria: 'America/Mexico_City' })
    const [, row] = await auditOf(t, 'empresa', id)
    expect(row).toMatchObject({
      accion: 'enterprises.updated',
      antes: { version: 1 },
      despues: { nombre: 'Otro nombre' },
    })
  })

  test('of two who save at once, the second is shown what the first saved', async () => {
    const id = await saved()
    const replies = await Promise.all([update(id, { nombre: 'Primera' }), update(id, { nombre: 'Segunda' })])
    const { nombre } = (await one(id)).datos
    const lost = replies.find(({ status }) => status === 409)
    expect(lost).toMatchObject({ codigo: coreMessages.changedByOther.code, datos: { id, nombre, version: 2 } })
  })

  test('refuses an abbreviation that is taken, also by one who was faster', async () => {
    await save({ abreviatura: 'OCUPA' })
    const ids = [await saved(), await saved(), await saved()]
    expect(await update(ids[0]!, { abreviatura: 'OCUPA' })).toMatchObject({
      status: 409,
      codigo: 4,
      campos: { abreviatura: 4 },
    })
    const replies = await Promise.all(ids.slice(1).map((id) => update(id, { abreviatura: 'LIBRE' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('freezes the abbreviation with the first quote, and nothing else', async () => {
    const id = await saved({ abreviatura: 'FIJA' })
    await t.parts.db.updateTable('empresa').set({ abreviatura_usada_en: new Date() }).where('id', '=', id).execute()
    expect((await one(id)).datos.puede_cambiar_abreviatura).toBe(false)
    expect(await update(id, { abreviatura: 'NUEVA' })).toMatchObject({
      status: 409,
      codigo: 5,
      campos: { abreviatura: 5 },
    })
    expect(await update(id, { abreviatura: 'FIJA', nombre: 'Sí cambia' })).toMatchObject({ status: 200 })
  })

  test('answers 12 for one that does not exist', async () => {
    expect(await update(999_999, {})).toMatchObject({ status: 404, codigo: 12 })
    expect(await one(999_999)).toMatchObject({ status: 404, codigo: 12 })
  })
})

describe('the list of enterprises', () => {
  test('counts branches and users that are there, and finds pieces without accents', async () => {
    const id = await saved({ nombre: 'Pedrería Ñandú', abreviatura: 'ZAZU' })
    const branch = await aBranch(t, { enterpriseId: id })
    await aBranch(t, { enterpriseId: id })
    const user = await signedIn(t, Role.user, branch)
    await signedIn(t, Role.user, branch)
    await t.call('PUT', `/v1/persona/delete/${user.id}`, {}, admin)
    for (const buscar of ['nandu', 'pedreria', 'zaz', 'ñan ped'])
      expect((await list({ buscar })).datos).toMatchObject({ total: 1, empresas: [{ id, sucursales: 2, usuarios: 1 }] })
  })

  test('sorts as Spanish does, filters and pages', async () => {
    for (const [index, nombre] of ['Nzeta', 'Ñata', 'Nata', 'Ábaco'].entries())
      await save({ nombre: `${nombre} orden`, pais_id: index ? 604 : 76 })
    const names = async (query: Record<string, string>) =>
      (await list({ buscar: 'orden', ...query })).datos.empresas.map(
        ({ nombre }: { nombre: string }) => nombre.split(' ')[0],
      )
    expect(await names({ orden: 'nombre' })).toEqual(['Ábaco', 'Nata', 'Nzeta', 'Ñata'])
    expect(await names({ orden: '-nombre' })).toEqual(['Ñata', 'Nzeta', 'Nata', 'Ábaco'])
    expect(await names({ pais_id: '76' })).toEqual(['Nzeta'])
    expect(await names({ orden: 'pais_nombre', page_row: '1' })).toEqual(['Nzeta'])
    expect(await names({ estado_id: '5' })).toEqual([])
    expect((await list({ buscar: 'orden', page: '9' })).datos).toEqual({ empresas: [], total: 4 })
  })
})

describe('who may see which enterprises', () => {
  test('a manager of another enterprise with the module sees and changes his own only', async () => {
    const branch = await aBranch(t)
    const outsider = await aUser(t, {
      role: Role.manager,
      enterpriseId: branch.enterpriseId,
      branchId: branch.id,
      modules: [Module.enterprises],
    })
    expect((await list({}, outsider)).datos).toMatchObject({ total: 1, empresas: [{ id: branch.enterpriseId }] })
    expect(await one(admin.enterpriseId, outsider)).toMatchObject({ status: 404, codigo: 12 })
    expect(await update(admin.enterpriseId, {}, outsider)).toMatchObject({ status: 404, codigo: 12 })
    expect(await remove(admin.enterpriseId, outsider)).toMatchObject({ status: 404, codigo: 12 })
    expect(await remove(branch.enterpriseId, outsider)).toMatchObject({ status: 403, codigo: 1 })
    expect(await save({}, outsider)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })

  test('nobody without the module', async () => {
    const user = await signedIn(t, Role.user)
    for (const reply of [await list({}, user), await one(admin.enterpriseId, user), await save({}, user)])
      expect(reply).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })

  test('the form offers countries with their zones, and both statuses', async () => {
    const { datos } = await t.call('GET', `${path}/init_data`, undefined, admin)
    expect(datos.estados.map(({ id }: { id: number }) => id)).toEqual([1, 5])
    expect(datos.paises).toContainEqual({
      id: chileId,
      nombre: 'Chile',
      nombre_en: 'Chile',
      codigo: 'CL',
      codigo_telefono: '+56',
      zona_horaria: 'America/Santiago',
    })
  })
})
