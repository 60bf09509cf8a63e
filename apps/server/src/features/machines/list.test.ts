import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember, editItem, savedItem, uploadedPicture } from '#test/items.ts'
import { aRequest } from '#test/machines.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const list = async (query: Record<string, string> = {}, as: Person = owner) =>
  t.call('GET', `/v1/clasificado/list?${new URLSearchParams(query)}`, undefined, as)
const brands = async (query: Record<string, string> = {}, as: Person = owner) =>
  (await list(query, as)).datos.clasificados.map(({ marca }: { marca: string }) => marca)

describe('the list of items', () => {
  test('shows the own ones with what belongs to them', async () => {
    const someone = await anOwner(t)
    const picture = await uploadedPicture(t, someone)
    const id = await approvedItem(t, someone, staff, { marca: 'Palas', imagenes_actuales: [picture.id] })
    await aRequest(t, id)
    await editItem(t, id, someone, { precio: 1 })
    const { datos } = await list({}, someone)
    expect(datos).toEqual({
      total: 1,
      clasificados: [
        {
          id,
          sku: expect.any(String),
          marca: 'Palas',
          anio: 2019,
          categoria_nombre: 'Excavadoras',
          categoria_nombre_en: 'Excavators',
          pais_nombre: 'Chile',
          pais_nombre_en: 'Chile',
          ciudad: 'Antofagasta',
          moneda: 'USD',
          precio_final: 80_000,
          es_arriendo: false,
          precio_arriendo: null,
          publicacion: 1,
          aprobacion: 1,
          estado_comercial: 21,
          destacado: false,
          tiene_cambios: true,
          solicitudes: 1,
          imagen_url: picture.urls['320'],
          usuario_nombre: 'Ana Rojas',
          creado_en: expect.stringMatching(/^\d{4}-/),
          vence_en: expect.stringMatching(/^\d{4}-/),
        },
      ],
    })
  })

  test('of all items is for staff alone', async () => {
    const someone = await anOwner(t)
    await savedItem(t, someone, { marca: 'De otro' })
    expect(await list({ alcance: 'todos' })).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await brands({ alcance: 'todos', page_row: '100' }, staff)).toContain('De otro')
    expect(await brands({ alcance: 'mios', page_row: '100' }, staff)).not.toContain('De otro')
    expect(await list({}, await aUser(t, { modules: [] }))).toMatchObject({ status: 403 })
  })

  test('searches brand, SKU and city, whatever case and accents', async () => {
    const someone = await anOwner(t)
    const id = await savedItem(t, someone, { marca: 'Perforadora Ñandú', ciudad: 'Copiapó' })
    await savedItem(t, someone, { marca: 'Cargador 50%', ciudad: 'Lima' })
    const { sku } = await t.deps.db
      .selectFrom('clasificado')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const buscar of ['nandu', 'PERFORA copiapo', sku, 'ñandú perforadora'])
      expect(await brands({ buscar }, someone)).toEqual(['Perforadora Ñandú'])
    expect(await brands({ buscar: '50%' }, someone)).toEqual(['Cargador 50%'])
    expect(await brands({ buscar: '%' }, someone)).toEqual(['Cargador 50%'])
    expect((await list({ buscar: 'nada de eso' }, someone)).datos).toEqual({ clasificados: [], total: 0 })
  })

  test('filters, sorts as Spanish does, and pages', async () => {
    const someone = await anOwner(t)
    const save = (marca: string, changes: object = {}) => savedItem(t, someone, { marca, ...changes })
    await save('Nzeta', { precio: 3000, anio: 2018 })
    await save('Ñata', { precio: 2000, categoria_id: 2 })
    await save('Nato', { precio: 1000, pais_id: 604 })
    const shown = await approvedItem(t, someone, staff, { marca: 'Ábaco', precio: 4000 })
    const by = (query: Record<string, string>) => brands({ orden: 'marca', ...query }, someone)
    expect(await by({})).toEqual(['Ábaco', 'Nato', 'Nzeta', 'Ñata'])
    expect(await by({ orden: '-precio_final' })).toEqual(['Ábaco', 'Nzeta', 'Ñata', 'Nato'])
    const newestFirst = ['Ábaco', 'Nato', 'Ñata', 'Nzeta']
    expect([await by({ orden: '-creado_en' }), await brands({}, someone)]).toEqual([newestFirst, newestFirst])
    expect(await by({ orden: 'anio', page_row: '1' })).toEqual(['Nzeta'])
    expect(await by({ page_row: '2', page: '2' })).toEqual(['Nzeta', 'Ñata'])
    expect((await list({ page: '9' }, someone)).datos).toEqual({ clasificados: [], total: 4 })
    expect(await by({ categoria_id: '2' })).toEqual(['Ñata'])
    expect(await by({ pais_id: '604' })).toEqual(['Nato'])
    expect(await by({ aprobacion: '1' })).toEqual(['Ábaco'])
    expect(await by({ publicacion: '0' })).toEqual([])
    expect(await by({ con_cambios: 'true' })).toEqual([])
    await editItem(t, shown, someone, { precio: 1 })
    expect(await by({ con_cambios: 'true' })).toEqual(['Ábaco'])
    expect(await list({ orden: 'sku' })).toMatchObject({ status: 400, codigo: 988 })
  })

  test('shows a reservation whose time is over as expired, unless its payment is in doubt', async () => {
    const someone = await anOwner(t)
    const id = await approvedItem(t, someone, staff)
    const request = await aRequest(t, id)
    const state = { estado_id: 23, monto_reserva: 4000, vence_en: sql<Date>`now() + interval '1 hour'` }
    await t.deps.db.updateTable('solicitud_clasificado').set(state).where('id', '=', request.id).execute()
    const status = async () => (await list({}, someone)).datos.clasificados[0].estado_comercial
    expect(await status()).toBe(23)
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ vence_en: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', request.id)
      .execute()
    expect(await status()).toBe(25)
    expect((await list({ estado_comercial: '25' }, someone)).datos.total).toBe(1)
    expect((await list({ estado_comercial: '23' }, someone)).datos.total).toBe(0)
    await sql`
      insert into pago (solicitud_id, estado, buy_order, session_id, retorno, comercio, moneda, monto, condiciones, ip)
      values (${request.id}, 'confirmando', 'o', 's', 'r', 'c', 'USD', 4000, '', '')`.execute(t.deps.db)
    expect(await status()).toBe(23)
  })

  test('cannot be had while something is broken: 0', async () => {
    await sql`alter table clasificado_version rename to otra`.execute(t.deps.db)
    expect(await list()).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table otra rename to clasificado_version`.execute(t.deps.db)
  })
})
