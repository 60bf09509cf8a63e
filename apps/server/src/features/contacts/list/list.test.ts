import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { contactEventMessages as events, contactMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContact } from '#test/contacts.ts'
import { failing } from '#test/failing.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { bulkCallsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

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

const list = async (query: string, as: Person) =>
  (await t.call('GET', `/v1/contacto/list?${query}`, undefined, as)).datos
const namesOf = async (query: string, as: Person): Promise<string[]> =>
  (await list(query, as)).contactos.map(({ nombre }: { nombre: string }) => nombre)

describe('the order', () => {
  let owner: Person
  beforeAll(async () => {
    owner = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
    const people = [
      ['Ñuño', 'Zeta', 3],
      ['Zoila', 'Álamo', 1],
      ['álvaro', 'Beta', 2],
    ] as const
    for (const [nombre, empresa, days] of people) {
      const id = await aContact(t, owner, { nombre, empresa })
      await sql`update contacto set creado_en = now() - make_interval(days => ${days}),
        contactado_en = now() - make_interval(days => ${4 - days}) where id = ${id}`.execute(t.deps.db)
    }
  })

  test.each([
    ['', ['álvaro', 'Ñuño', 'Zoila']],
    ['orden=nombre', ['álvaro', 'Ñuño', 'Zoila']],
    ['orden=-nombre', ['Zoila', 'Ñuño', 'álvaro']],
    ['orden=empresa', ['Zoila', 'álvaro', 'Ñuño']],
    ['orden=-empresa', ['Ñuño', 'álvaro', 'Zoila']],
    ['orden=creado_en', ['Ñuño', 'álvaro', 'Zoila']],
    ['orden=-creado_en', ['Zoila', 'álvaro', 'Ñuño']],
    ['orden=contactado_en', ['Zoila', 'álvaro', 'Ñuño']],
    ['orden=-contactado_en', ['Ñuño', 'álvaro', 'Zoila']],
  ])('"%s" is that of Spanish letters or of time', async (query, names) => {
    expect(await namesOf(query, owner)).toEqual(names)
  })

  test('holds over pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => namesOf(`orden=nombre&page=${page}&page_row=1`, owner)))
    expect(pages.flat()).toEqual(['álvaro', 'Ñuño', 'Zoila'])
  })

  test('by another column is refused', async () => {
    expect(await t.call('GET', '/v1/contacto/list?orden=email', undefined, owner)).toMatchObject({ status: 400 })
  })
})

describe('the file', () => {
  const sheet = async (as: Person, query = '') => {
    const reply = await t.call('GET', `/v1/contacto/download?${query}`, undefined, as)
    expect(reply).toMatchObject({ status: 200 })
    const book = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [name] = book.SheetNames
    for (const cell of Object.values(book.Sheets[name!]!)) expect(cell).not.toHaveProperty('f')
    return book.Sheets[name!]!
  }
  const download = async (as: Person, query = '') => utils.sheet_to_json<Record<string, string>>(await sheet(as, query))

  test('has the contacts of the reader: his own ones, all of the house, none of another enterprise', async () => {
    const elsewhere = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.allContacts],
    })
    const seller = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
    await aContact(t, seller, { nombre: 'Propio Del Vendedor' })
    await aContact(t, manager, { nombre: 'De La Gerenta' })
    await aContact(t, elsewhere, { nombre: 'De Otra Empresa' })
    const names = async (as: Person) => (await download(as)).map((row) => row.Nombre)
    expect(await names(seller)).toEqual(['Propio Del Vendedor'])
    expect(await names(elsewhere)).toEqual(['De Otra Empresa'])
    expect(await names(manager)).toEqual(
      expect.arrayContaining(['Propio Del Vendedor', 'De La Gerenta', 'De Otra Empresa']),
    )
  })

  test('has what was asked for, in its order and language, and no formulas', async () => {
    const seller = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
    for (const [nombre, idioma] of [
      ['Zulema', 'en'],
      ['Berta', 'en'],
      ['Otra', 'es'],
    ])
      await aContact(t, seller, { nombre, idioma, empresa: `=cmd|' /C calc'!A0 ${nombre}` })
    const rows = await download(seller, 'idioma=en&orden=-nombre&idioma_archivo=en')
    expect(rows.map((row) => row.Name)).toEqual(['Zulema', 'Berta'])
    expect(rows[0]!['Company or entity']).toBe("=cmd|' /C calc'!A0 Zulema")
    expect(rows[0]!.Country).toBe('Chile')
  })

  test.each([
    ['es', ['Responsable', 'Último contacto', 'Próxima reunión', 'Creado']],
    ['en', ['Responsible', 'Last contact', 'Next meeting', 'Created']],
  ] as const)('has the fields in their order and what happened behind them, in %s', async (language, others) => {
    const made = await sheet(clerk, `idioma_archivo=${language}`)
    const [head] = utils.sheet_to_json<string[]>(made, { header: 1 })
    expect(head).toEqual([...Object.values(contactFields).map(({ label }) => label[language]), ...others])
  })

  test('is for the modules of contacts, and stands in the audit log', async () => {
    expect(await t.call('GET', '/v1/contacto/download')).toMatchObject({ status: 401 })
    const other = await aUser(t, { modules: [Module.users] })
    expect(await t.call('GET', '/v1/contacto/download', undefined, other)).toMatchObject({ status: 403 })
  })
})

describe('many at once', () => {
  const bulk = bulkCallsOf(
    () => t,
    '/v1/contacto',
    () => administrator,
  )
  const owners = async (ids: readonly number[]) => {
    const rows = await t.deps.db.selectFrom('contacto').selectAll().where('id', 'in', ids).orderBy('id').execute()
    return rows.map(({ responsable_id, eliminado_en }) => (eliminado_en ? null : responsable_id))
  }

  test('are taken over, and go back to whom they belonged', async () => {
    const ids = [await aContact(t, clerk), await aContact(t, manager)]
    const reply = await bulk.send({ accion: 'tomar', ids })
    expect(reply.datos).toMatchObject({ hechos: 2, rechazados: [] })
    expect(await owners(ids)).toEqual([administrator.id, administrator.id])
    expect(await bulk.undo(reply.datos.lote_id)).toMatchObject({ status: 200, datos: { deshechos: 2 } })
    expect(await owners(ids)).toEqual([clerk.id, manager.id])
    expect((await auditOf(t, 'contacto', ids[0]!)).map(({ accion }) => accion)).toEqual([
      'contacts.created',
      'contacts.assigned',
      'contacts.assigned',
    ])
  })

  test('are deleted, and restored with their history unless someone changed them since', async () => {
    const [id, changed] = [await aContact(t, clerk), await aContact(t, clerk)]
    await t.call('POST', '/v1/contacto/historial/save', { contacto_id: id, comentario: 'Visita' }, clerk)
    const reply = await bulk.send({ accion: 'eliminar', ids: [id, changed] })
    expect(reply.datos).toMatchObject({ hechos: 2 })
    expect(await owners([id, changed])).toEqual([null, null])
    await sql`update contacto set version = version + 1 where id = ${changed}`.execute(t.deps.db)
    const undone = await bulk.undo(reply.datos.lote_id)
    expect(undone.datos).toMatchObject({ deshechos: 1, rechazados: [{ id: changed }] })
    expect(await owners([id, changed])).toEqual([clerk.id, null])
    const detail = await t.call('GET', `/v1/contacto/list/contacto?contacto_id=${id}`, undefined, clerk)
    expect(detail.datos.historialcontacto).toMatchObject([{ comentario: 'Visita' }])
  })

  test('need hierarchy each, and what is out of scope does not exist', async () => {
    const [own, other] = [await aContact(t, clerk), await aContact(t, manager)]
    const reply = await bulk.send({ accion: 'eliminar', ids: [own, other] }, clerk)
    const refused = reply.datos.rechazados.map(({ id, codigo }: Record<string, number>) => [id, codigo])
    expect(new Map(refused)).toEqual(
      new Map([
        [own, m.insufficientHierarchy.code],
        [other, coreMessages.absent.code],
      ]),
    )
    expect(await owners([own, other])).toEqual([clerk.id, manager.id])
  })
})

describe('what cannot be stored changes nothing and says so', () => {
  test('of contacts: 0, 1, 10 and 15', async () => {
    const id = await aContact(t, clerk)
    const form = { ...(await list(`id=${id}`, clerk)).contactos[0], version: 1 }
    const send = (method: 'POST' | 'PUT', path: string, body: object, as = administrator) =>
      failing(t, 'contacto', () => t.call(method, `/v1/contacto/${path}`, body, as))
    const expected = (code: number) => ({ status: 500, codigo: code })
    const another = { ...form, email: 'otra.persona@example.com', telefono: '+56911111111', aceptar_duplicado: true }
    expect(await send('POST', 'save', another)).toMatchObject(expected(m.notSaved.code))
    expect(await send('PUT', `update/${id}`, { ...form, ocupacion: 'Otra' })).toMatchObject(expected(m.notUpdated.code))
    expect(await send('PUT', `delete/${id}`, {})).toMatchObject(expected(m.notDeleted.code))
    expect(await send('PUT', `asignar/${id}`, { usuario_id: manager.id })).toMatchObject(expected(m.notAssigned.code))
    expect((await list(`id=${id}`, clerk)).contactos).toMatchObject([{ ocupacion: '', version: 1 }])
  })

  test('of events: 0, 2 and 3', async () => {
    const id = await aContact(t, clerk)
    const event = { contacto_id: id, comentario: 'Visita' }
    const saved = (await t.call('POST', '/v1/contacto/historial/save', event, clerk)).datos
    const past = new Date(Date.now() - 86_400_000).toISOString()
    const meeting = (await t.call('POST', '/v1/contacto/historial/save', { ...event, fecha_reunion: past }, clerk))
      .datos
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      failing(t, 'historialcontacto', () => t.call(method, `/v1/contacto/historial/${path}`, body, manager))
    const expected = (entry: { code: number }) => ({ status: 500, codigo: entry.code })
    expect(await send('POST', 'save', event)).toMatchObject(expected(events.notCreated))
    expect(await send('POST', 'save', { ...event, historialcontacto_id: saved.historialcontacto_id })).toMatchObject(
      expected(events.notEdited),
    )
    expect(
      await send('PUT', `resultado/${meeting.historialcontacto_id}`, { resultado: 'realizada', version: 1 }),
    ).toMatchObject(expected(events.notEdited))
    expect(await send('PUT', `delete/${saved.historialcontacto_id}`, {})).toMatchObject(expected(events.notDeleted))
  })
})
