import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { enterpriseCalls as calls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages as says } from '@portal/contract/enterprises/messages'
import { enterprise as schemas } from '@portal/contract/enterprises/schemas'
import { describe, expect, test } from 'vitest'
import { aBranch, anEnterpriseForm, auditOf, chileId, signedIn } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import type { TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

/** A manager of another enterprise, with the module. */
async function anOutsider(app: TestApp) {
  const { id: branchId, enterpriseId } = await aBranch(app)
  const modules = [Module.enterprises]
  return { enterpriseId, ...(await aUser(app, { role: Role.manager, enterpriseId, branchId, modules })) }
}

const enterprises = recordBehaviour({
  calls,
  schemas,
  table: 'empresa',
  name: 'enterprises',
  module: Module.enterprises,
  messages: says,
  form: () => anEnterpriseForm(),
  text: 'nombre',
  refuses: [
    [{ nombre: 'x' }, 'nombre', says.nameInvalid],
    [{ abreviatura: 'A' }, 'abreviatura', says.abbreviationInvalid],
    [{ abreviatura: 'abc' }, 'abreviatura', says.abbreviationInvalid],
    [{ abreviatura: 'ABCDEFG' }, 'abreviatura', says.abbreviationInvalid],
    [{ abreviatura: 'ÑU' }, 'abreviatura', says.abbreviationInvalid],
    [{ pais_id: '' }, 'pais_id', says.countryInvalid],
    [{ pais_id: 1 }, 'pais_id', says.countryInvalid],
    [{ email: 'x' }, 'email', says.emailInvalid],
    [{ telefono: '1' }, 'telefono', says.phoneInvalid],
    [{ identificador_tributario: '76.086.428-4' }, 'identificador_tributario', says.taxIdInvalid],
    [{ pais_id: 604, identificador_tributario: '76.086.428-5' }, 'identificador_tributario', says.taxIdInvalid],
    [{ pais_id: 826, identificador_tributario: 'x'.repeat(31) }, 'identificador_tributario', says.taxIdInvalid],
    [{ emails_autorizados: ['a@example.com', 'x'] }, 'emails_autorizados.1', says.authorizedEmailsInvalid],
    [{ emails_autorizados: 'a@example.com' }, 'emails_autorizados', says.authorizedEmailsInvalid],
    [{ zona_horaria: 'America/Nowhere' }, 'zona_horaria', coreMessages.invalid],
    [{ estado_id: 2 }, 'estado_id', coreMessages.invalid],
  ],
  unique: { field: 'abreviatura', same: (letter) => [`UNIC${letter}`, `UNIC${letter}`], entry: says.abbreviationTaken },
  use: (enterpriseId, { app }) => aUser(app, { enterpriseId }),
  outsider: anOutsider,
  admin: (app) => signedIn(app, Role.administrator),
})

const one = (id: number, as: Person = enterprises.admin) =>
  enterprises.app.call('GET', `/v1/distribuidor/list/empresa?empresa_id=${id}`, undefined, as)

describe('the data of an enterprise', () => {
  test('are stored with the time zone of its country, each address once', async () => {
    const emails = ['a@example.com', 'A@example.com']
    const id = await enterprises.saved({ nombre: 'Minera Ñuble', pais_id: 604, emails_autorizados: emails })
    expect((await one(id)).datos).toMatchObject({
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
    })
    expect(await one(999_999)).toMatchObject({ status: 404, codigo: says.absent.code })
  })

  test.each([
    [152, '760864285', '76.086.428-5'],
    [604, 'RUC 20100070970', null],
    [604, ' 20100070970', '20100070970'],
    [600, '800280610', '80028061-0'],
    [826, 'GB 123', 'GB 123'],
  ])('of country %i have the tax id %j as it is written there', async (country, typed, written) => {
    const form = anEnterpriseForm({ pais_id: country, identificador_tributario: typed })
    const reply = await enterprises.app.call('POST', calls.save.path, form, enterprises.admin)
    expect(reply.status).toBe(written === null ? 400 : 200)
    const stored = written === null ? null : (await one(reply.datos.id)).datos.identificador_tributario
    expect(stored).toBe(written)
  })

  test('keep a time zone that was chosen, until the enterprise moves', async () => {
    const id = await enterprises.saved({ pais_id: 840, zona_horaria: 'America/Denver' })
    await enterprises.update(id, { pais_id: 840 })
    expect((await one(id)).datos.zona_horaria).toBe('America/Denver')
    await enterprises.update(id, { version: 2, pais_id: 484 })
    expect((await one(id)).datos).toMatchObject({ pais_nombre: 'México', zona_horaria: 'America/Mexico_City' })
  })

  test('keep their abbreviation from the first quote on, and nothing else', async () => {
    const id = await enterprises.saved({ abreviatura: 'FIJA' })
    await quoted(id)
    expect((await one(id)).datos.puede_cambiar_abreviatura).toBe(false)
    const { code } = says.abbreviationFrozen
    const changed = await enterprises.update(id, { abreviatura: 'NUEVA' })
    expect(changed).toMatchObject({ status: 409, codigo: code, campos: { abreviatura: code } })
    expect(await enterprises.update(id, { abreviatura: 'FIJA', nombre: 'Sí cambia' })).toMatchObject({ status: 200 })
  })
})

/** A quote carries its abbreviation. */
const quoted = (id: number) =>
  enterprises.app.deps.db
    .updateTable('empresa')
    .set({ abreviatura_usada_en: new Date() })
    .where('id', '=', id)
    .execute()

describe('an enterprise that is deleted', () => {
  test('is only deactivated with branches or quotes', async () => {
    const [withBranch, withQuote] = [await enterprises.saved(), await enterprises.saved()]
    await aBranch(enterprises.app, { enterpriseId: withBranch })
    await quoted(withQuote)
    for (const id of [withBranch, withQuote]) {
      const { code, es } = says.onlyDeactivated
      expect(await enterprises.remove(id)).toMatchObject({ status: 200, estado: 'OK', codigo: code, mensaje: es })
      expect((await one(id)).datos.estado_id).toBe(EnterpriseStatus.inactive)
    }
    expect((await auditOf(enterprises.app, 'empresa', withQuote)).at(-1)?.accion).toBe('enterprises.deactivated')
  })

  test('is no place for a branch or a user that is made just then', async () => {
    const user = { nombres: 'A', apellido_paterno: 'B', tipo_documento_id: 1, numero_documento: '1', estado_id: 1 }
    for (const [path, form] of [
      ['/v1/sucursal/save', { nombre: 'A tiempo' }],
      ['/v1/persona/save', { ...user, email: 'justo@example.com', rol_id: Role.user, pais_id: chileId }],
    ] as const) {
      const id = await enterprises.saved()
      const [made, gone] = await together(
        enterprises.app,
        row('empresa', id),
        () => enterprises.app.call('POST', path, { ...form, empresa_id: id }, enterprises.admin),
        () => enterprises.remove(id),
      )
      const isThere = (await one(id)).status === 200
      const end = isThere ? says.onlyDeactivated.code : calls.remove.done?.code
      expect({ made: made?.status, gone: gone?.codigo }).toEqual({ made: isThere ? 200 : 400, gone: end })
    }
  })

  test('is not the house, also when nobody and nothing belongs to it', async () => {
    const { app } = enterprises
    const id = await theHouse(app)
    await app.deps.db.updateTable('usuario').set({ empresa_id: null }).where('empresa_id', '=', id).execute()
    expect(await enterprises.remove(id)).toMatchObject({ status: 409, codigo: says.houseStays.code })
    expect((await one(id)).datos).toMatchObject({ es_casa: true, estado_id: EnterpriseStatus.active })
  })

  test('is deleted by an administrator or above, which its page says', async () => {
    const enterpriseId = await theHouse(enterprises.app)
    const modules = [Module.enterprises]
    const manager = await aUser(enterprises.app, { role: Role.manager, enterpriseId, modules })
    expect((await one(await enterprises.saved(), manager)).datos.puede_eliminar).toBe(false)
  })
})

describe('the list of enterprises', () => {
  test('counts branches and users that are there, and finds pieces without accents', async () => {
    const { app, admin } = enterprises
    const id = await enterprises.saved({ nombre: 'Pedrería Ñandú', abreviatura: 'ZAZU' })
    const branch = await aBranch(app, { enterpriseId: id })
    await aBranch(app, { enterpriseId: id })
    const user = await signedIn(app, Role.user, branch)
    await signedIn(app, Role.user, branch)
    await app.call('PUT', `/v1/persona/delete/${user.id}`, {}, admin)
    for (const buscar of ['nandu', 'pedreria', 'zaz', 'ñan ped']) {
      const { datos } = await enterprises.list({ buscar })
      expect(datos).toMatchObject({ total: 1, empresas: [{ id, sucursales: 2, usuarios: 1 }] })
    }
  })

  test('is narrowed to a country and a status', async () => {
    const id = await enterprises.saved({ nombre: 'Con filtro', pais_id: 76 })
    expect((await enterprises.list({ pais_id: 76 })).datos).toMatchObject({ empresas: [{ id }], total: 1 })
    expect((await enterprises.list({ pais_id: 76, estado_id: 5 })).datos).toEqual({ empresas: [], total: 0 })
  })
})

test('a manager of another enterprise with the module sees and changes his own only', async () => {
  const { app, admin } = enterprises
  const outsider = await anOutsider(app)
  const { enterpriseId: own } = outsider
  const foreign = await enterprises.saved()
  expect((await enterprises.list({}, outsider)).datos).toMatchObject({ total: 1, empresas: [{ id: own }] })
  expect(await one(foreign, outsider)).toMatchObject({ status: 404, codigo: says.absent.code })
  expect(await enterprises.update(own, {}, outsider)).toMatchObject({ status: 200 })
  expect(await enterprises.remove(own, outsider)).toMatchObject({ status: 403, codigo: 1 })
  const { notAllowed } = coreMessages
  expect(await enterprises.save({}, outsider)).toMatchObject({ status: 403, codigo: notAllowed.code })
  const user = await signedIn(app, Role.user)
  expect(await one(foreign, user)).toMatchObject({ status: 403, codigo: notAllowed.code })
  expect((await one(foreign, admin)).status).toBe(200)
})

test('the form offers countries with their zones, and both statuses', async () => {
  const { datos } = await enterprises.app.call('GET', '/v1/distribuidor/init_data', undefined, enterprises.admin)
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
