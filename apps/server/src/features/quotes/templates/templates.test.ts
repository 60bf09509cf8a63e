import { Module, Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, theHouse } from '#test/people.ts'
import { aLine, aQuote, aSeller, aService, priceOf, type Seller } from '#test/quotes.ts'
import { type Signed, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  await theHouse(t) // it issues the quotes of customers
})
afterAll(() => t.close())

const seesAll = { role: Role.manager, modules: [Module.quotes, Module.allQuotes] }
const at = '/v1/cotizacion/plantilla'
const save = (cotizacionId: number, nombre: string, as: Signed = seller, more: object = {}) =>
  t.call('POST', `${at}/save`, { cotizacion_id: cotizacionId, nombre, ...more }, as)
const update = (id: number, body: object, as: Signed = seller) => t.call('PUT', `${at}/update/${id}`, body, as)
const remove = (id: number, as: Signed = seller) => t.call('PUT', `${at}/delete/${id}`, {}, as)
const namesFor = async (as: Signed): Promise<string[]> =>
  (await t.call('GET', `${at}/list`, undefined, as)).datos.plantillas.map(({ nombre }: { nombre: string }) => nombre)

describe('a quote template', () => {
  test('holds what is sold without prices and client, the service, and the remarks in their language', async () => {
    const { id } = await aQuote(t, seller, {
      lineas: [aLine({ cantidad: 7, cable_extra: 2, descuento: 3 })],
      servicio: aService(),
      idioma: 'en',
      observaciones: 'Delivered at site.',
    })
    const { status, codigo, datos } = await save(id, '  Banco   norte ')
    expect([status, codigo]).toEqual([200, 0])
    expect(datos).toMatchObject({
      nombre: 'Banco norte',
      compartida: false,
      productos: 1,
      observaciones: '',
      observaciones_en: 'Delivered at site.',
      lineas: [{ producto_id: 3, cantidad: 7, cable_extra: 2, descuento: 3 }],
      servicio: aService(),
      puede_editar: true,
    })
    expect(JSON.stringify(datos)).not.toMatch(/9\.87|Elena|Minera Ejemplo|compras/)
    const audited = await t.deps.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad', '=', 'cotizacion_plantilla')
      .where('entidad_id', '=', `${datos.id}`)
      .execute()
    expect(audited).toEqual([{ accion: 'quoteTemplates.created' }])
  })

  test('is of its author alone until it is shared, and never of another enterprise', async () => {
    const { id } = await aQuote(t, seller)
    const { datos } = await save(id, 'Compartible')
    const colleague = await aSeller(t, { colleagueOf: seller })
    const leader = await aSeller(t, { colleagueOf: seller, ...seesAll })
    const stranger = await aSeller(t, seesAll)
    expect(await namesFor(colleague)).toEqual([])
    expect((await update(datos.id, { nombre: 'Compartible', compartida: true, version: 1 })).datos.compartida).toBe(
      true,
    )
    expect(await namesFor(colleague)).toEqual(['Compartible'])
    expect(await namesFor(stranger)).toEqual([])
    for (const reply of [
      await t.call('GET', `${at}/list/${datos.id}`, undefined, stranger),
      await update(datos.id, { nombre: 'Mía', version: 2 }, stranger),
      await remove(datos.id, stranger),
    ])
      expect(reply).toMatchObject({ status: 404, codigo: 5 })
    expect(await update(datos.id, { nombre: 'Mía', version: 2 }, colleague)).toMatchObject({ status: 403 })
    expect(await remove(datos.id, colleague)).toMatchObject({ status: 403 })
    expect(await remove(datos.id, leader)).toMatchObject({ status: 200, codigo: 2 })
    expect(await namesFor(colleague)).toEqual([])
  })

  test('has a name that no other of its author has, nor any that is shared; of two at once one is saved', async () => {
    const mine = await aSeller(t)
    const colleague = await aSeller(t, { colleagueOf: mine })
    const { id } = await aQuote(t, mine)
    const replies = await Promise.all(['Doble', 'doble', 'DOBLE'].map((name) => save(id, name, mine)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 4, campos: { nombre: 4 } })
    const theirs = (await aQuote(t, colleague)).id
    const shared = await Promise.all([
      save(id, 'De todos', mine, { compartida: true }),
      save(theirs, 'De todos', colleague, { compartida: true }),
    ])
    expect(shared.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await save(id, ' ', mine)).toMatchObject({ status: 400, campos: { nombre: 3 } })
  })

  test('saved by two at once keeps the first; its name is free once it is deleted', async () => {
    const { id } = await aQuote(t, seller)
    const { datos } = await save(id, 'Carrera')
    const replies = await Promise.all(['Uno', 'Dos'].map((nombre) => update(datos.id, { nombre, version: 1 })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = replies.find(({ status }) => status === 409)!
    expect(late).toMatchObject({ codigo: 984, datos: { version: 2 } })
    await remove(datos.id)
    expect(await remove(datos.id)).toMatchObject({ status: 404 })
    expect(await save(id, late.datos.nombre)).toMatchObject({ status: 200 })
  })

  test('is not made of a quote that its maker does not see, nor shared by who belongs to nobody', async () => {
    const { id } = await aQuote(t, seller)
    expect(await save(id, 'Ajena', await aSeller(t))).toMatchObject({ status: 404 })
    const customer = await aUser(t, { role: Role.user })
    await priceOf(t, 3, 9)
    const own = await aQuote(t, customer, { lineas: [aLine({ precio_venta: null })], declara_autorizacion: true })
    expect(await save(own.id, 'Propia', customer, { compartida: true })).toMatchObject({ status: 400, codigo: 6 })
    expect(await save(own.id, 'Propia', customer)).toMatchObject({ status: 200, datos: { servicio: null } })
    expect(await namesFor(customer)).toEqual(['Propia'])
  })
})
