import XLSX from '@e965/xlsx'
import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { RegistrationStatus, referenceOf } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop, register } from '#test/workshops.ts'

let t: TestApp
let clerk: Person
let workshop: number
let other: number
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
  workshop = await aWorkshop(t)
  other = await aWorkshop(t)
})
afterAll(() => t.close())

const m = workshopMessages
const list = (query: Record<string, string> = {}, as: Person | null = clerk) =>
  t.call('GET', `/v1/workshop/list?${new URLSearchParams(query)}`, undefined, as)
const names = async (query: Record<string, string>) =>
  (await list(query)).datos.registros.map(({ nombre }: { nombre: string }) => nombre)
const registered = async (changes: object = {}, id = workshop): Promise<number> =>
  (await register(t, id, changes)).datos.registro_id
const change = (id: unknown, status: unknown, version = 1, as: Person | null = clerk) =>
  t.call('PUT', `/v1/workshop/estado/${id}`, { estado_id: status, version }, as)
const one = async (id: number) =>
  (await list({ page_row: '100' })).datos.registros.find((row: { id: number }) => row.id === id)

describe('the list of registrations', () => {
  test('is for the module of workshops', async () => {
    expect(await list({}, null)).toMatchObject({ status: 401 })
    expect(await list({}, await aUser(t, { modules: [Module.users] }))).toMatchObject({
      status: 403,
      codigo: coreMessages.notAllowed.code,
    })
  })

  test('is searched, filtered, ordered as Spanish does, and paged', async () => {
    for (const nombre of ['Ñandú Primera', 'Nzeta Primera', 'Nave Primera']) await registered({ nombre })
    await registered({ nombre: 'Otra Primera', empresa: 'Cantera Única' }, other)
    expect(await names({ buscar: 'primera', orden: 'nombre' })).toEqual([
      'Nave Primera',
      'Nzeta Primera',
      'Ñandú Primera',
      'Otra Primera',
    ])
    expect(await names({ buscar: 'primera', orden: '-nombre', page_row: '2', page: '2' })).toEqual([
      'Nzeta Primera',
      'Nave Primera',
    ])
    expect(await names({ workshop_id: `${other}` })).toEqual(['Otra Primera'])
    expect(await names({ buscar: 'cantera unica' })).toEqual(['Otra Primera'])
    expect((await list({ buscar: 'primera', page: '9' })).datos).toEqual({ registros: [], total: 4 })
    expect(await list({ estado_id: '3' })).toMatchObject({ status: 400, codigo: m.statusInvalid.code })
    expect((await list({ estado_id: '5' })).datos.total).toBe(0)
  })

  test('tells one by its id, whatever page it stands on', async () => {
    for (const id of [await registered(), await registered()])
      expect((await list({ id: `${id}`, page_row: '1' })).datos).toMatchObject({ registros: [{ id }], total: 1 })
    expect((await list({ id: '999999' })).datos).toEqual({ registros: [], total: 0 })
  })

  test('shows what was sent and of which workshop', async () => {
    const id = await registered({ nombre: 'Completa Entera', email: 'Completa@example.com' })
    expect(await one(id)).toMatchObject({
      workshop_id: workshop,
      workshop_nombre: expect.stringMatching(/^Taller/),
      workshop_nombre_en: expect.stringMatching(/^Workshop/),
      nombre: 'Completa Entera',
      email: 'Completa@example.com',
      telefono: '+56912345678',
      empresa: 'Minera Ejemplo',
      pais_id: 152,
      estado_id: RegistrationStatus.registered,
      version: 1,
    })
  })
})

describe('the status of a registration', () => {
  test('is changed, written down, and refused to one who saw an older version', async () => {
    const id = await registered()
    expect(await change(id, RegistrationStatus.canceled)).toMatchObject({
      status: 200,
      codigo: 1,
      datos: { version: 2 },
    })
    expect(await change(id, RegistrationStatus.registered)).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, estado_id: RegistrationStatus.canceled, version: 2 },
    })
    expect((await auditOf(t, 'workshop_registro', id)).at(-1)).toMatchObject({
      accion: 'workshops.statusChanged',
      usuario_id: clerk.id,
      antes: { estado_id: 1 },
      despues: { estado_id: 5 },
    })
  })

  test('is "attended" from the first day of the workshop on (11)', async () => {
    const id = await registered()
    expect(await change(id, RegistrationStatus.attended)).toMatchObject({ status: 409, codigo: m.notBegun.code })
    const soon = await aWorkshop(t)
    const late = await registered({}, soon)
    await t.deps.db
      .updateTable('workshop')
      .set({ inicio: new Date(Date.now() - 1000) })
      .where('id', '=', soon)
      .execute()
    expect(await change(late, RegistrationStatus.attended)).toMatchObject({ status: 200 })
  })

  test('canceled frees the e-mail, and comes back only while it is free (1)', async () => {
    const email = 'libre@example.com'
    const id = await registered({ email })
    await change(id, RegistrationStatus.canceled)
    expect(await change(id, RegistrationStatus.registered, 2)).toMatchObject({ status: 200 })
    await change(id, RegistrationStatus.canceled, 3)
    expect(await register(t, workshop, { email })).toMatchObject({ status: 200 })
    expect(await change(id, RegistrationStatus.registered, 4)).toMatchObject({ status: 409, codigo: 1 })
  })

  test('of none or to none is refused (9, 10)', async () => {
    expect(await change(999_999, 1)).toMatchObject({ status: 404, codigo: m.registrationAbsent.code })
    expect(await change('x', 1)).toMatchObject({ status: 404, codigo: m.registrationAbsent.code })
    expect(await change(await registered(), 2)).toMatchObject({ status: 400, codigo: m.statusInvalid.code })
  })
})

describe('the file of registrations', () => {
  test('holds the rows that were asked for, in either language', async () => {
    const id = await registered({ nombre: '=1+1 Hoja', email: 'hoja@example.com' }, other)
    const reply = await t.call('GET', `/v1/workshop/download?buscar=hoja&idioma=en`, undefined, clerk)
    const file = await t.app.inject(reply.datos.url_file)
    expect(file.headers['content-disposition']).toMatch(/registrations-\d{4}-\d{2}-\d{2}\.xlsx/)
    const book = XLSX.read(file.rawPayload)
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
    expect(rows[0]).toContain('Company or institution')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(expect.arrayContaining([referenceOf(id), '=1+1 Hoja', 'hoja@example.com', 'Registered']))
    const spanish = await t.call('GET', '/v1/workshop/download', undefined, clerk)
    expect(spanish.status).toBe(200)
  })
})
