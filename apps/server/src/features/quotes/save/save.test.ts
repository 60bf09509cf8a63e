import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '#test/people.ts'
import {
  act,
  aLine,
  aQuote,
  aQuoteForm,
  aSeller,
  aService,
  dollarOfToday,
  priceOf,
  quoteOf,
  quoteRow,
  type Seller,
  save,
} from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { frozenText, hashOf } from '../frozen/content.ts'
import { listLines, readQuote } from '../queries.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

describe('a quote that is saved', () => {
  test('has a number, lasts thirty days, and shows what was typed with the totals of the server', async () => {
    const lines = [
      aLine({ descuento: 5 }),
      aLine({ producto_id: 1, cantidad: 2, anios_licencia: 3, precio_venta: 1200 }),
    ]
    const { id, codigo } = await aQuote(t, seller, { lineas: lines, servicio: aService() })
    const quote = await quoteOf(t, id, seller)
    expect(codigo).toMatch(/^T[A-Z]+-\d{4}-0001$/)
    expect(quote).toMatchObject({
      codigo,
      revision: 1,
      estado: 'pendiente',
      aprobacion: 'no_requiere',
      cliente_empresa: 'Minera Ejemplo',
      pais_nombre: 'Perú',
      servicio_total: 3346.5,
      servicio: aService(),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(quote.lineas.map(({ importe }: { importe: number }) => importe)).toEqual([4688.25, 7200])
    expect(quote.total).toBe(15_234.75)
  })

  test('has numbers without gap or duplicate when two hundred are saved at once', async () => {
    const other = await aSeller(t)
    const form = await aQuoteForm(t, other)
    const saved = async (): Promise<string> => {
      const { status, datos } = await save(t, form, other)
      return status === 503 ? saved() : datos.codigo // a busy machine says so, and gives no number
    }
    const codes = await Promise.all(Array.from({ length: 200 }, saved))
    const numbers = codes.map((code) => Number(code.split('-').at(-1))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, place) => place + 1))
  }, 120_000)

  test('takes the year of the enterprise and widens above 9,999', async () => {
    const other = await aSeller(t)
    const { db } = t.deps
    await db
      .updateTable('empresa')
      .set({ zona_horaria: 'Pacific/Kiritimati' })
      .where('id', '=', other.enterpriseId)
      .execute()
    const year = Number(new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' }).slice(0, 4))
    await db
      .insertInto('cotizacion_contador')
      .values({ empresa_id: other.enterpriseId, anio: year, ultimo: 9999 })
      .execute()
    expect((await aQuote(t, other)).codigo).toMatch(new RegExp(`-${year}-10000$`))
  })

  test('freezes the abbreviation, and its hash is that of its content', async () => {
    const { id } = await aQuote(t, seller)
    const { numero } = await quoteRow(t, id)
    const { abreviatura_usada_en } = await t.deps.db
      .selectFrom('empresa')
      .select('abreviatura_usada_en')
      .where('id', '=', seller.enterpriseId)
      .executeTakeFirstOrThrow()
    expect(abreviatura_usada_en).toBeInstanceOf(Date)
    const quote = (await readQuote(t.deps.db, id))!
    const text = frozenText({ ...quote, lineas: await listLines(t.deps.db, id) })
    expect(quote.hash).toBe(hashOf(numero, text))
  })

  test('copies prices and names: a later change of the product changes nothing', async () => {
    await priceOf(t, 3, 10)
    const { id } = await aQuote(t, seller, { lineas: [aLine({ precio_venta: null })] })
    await priceOf(t, 3, 20)
    expect((await quoteOf(t, id, seller)).lineas[0]).toMatchObject({
      precio_venta: 10,
      precio_sugerido: 10,
      importe: 5000,
    })
    await priceOf(t, 3, null)
  })

  test('names in English what is no product of the range by its category first; what exists already stays', async () => {
    const { db } = t.deps
    const extra = { nombre: 'Carrete de prueba', categoria_id: 6, precio_sugerido: 40 }
    const { id: extraId } = await db.insertInto('producto').values(extra).returning('id').executeTakeFirstOrThrow()
    const lineas = [aLine(), aLine({ producto_id: extraId, cantidad: 1 })]
    const namesIn = async (quote: { id: number }) =>
      (await quoteOf(t, quote.id, seller)).lineas.map((line: { producto_nombre: string }) => line.producto_nombre)
    const spanish = await aQuote(t, seller, { lineas })
    const english = await aQuote(t, seller, { lineas, idioma: 'en' })
    expect(await namesIn(spanish)).toEqual(['Next1', 'Carrete de prueba'])
    expect(await namesIn(english)).toEqual(['Next1', 'Extra: Carrete de prueba'])
    await db.updateTable('producto').set({ nombre: 'Carrete' }).where('id', '=', extraId).execute()
    expect(await namesIn(english)).toEqual(['Next1', 'Extra: Carrete de prueba'])
    await db.updateTable('producto').set({ estado_id: 5 }).where('id', '=', extraId).execute()
  })

  test('keeps cable of what is sold with cable only', async () => {
    const console = aLine({ producto_id: 5, cantidad: 1, longitud_cable: 5, cable_extra: 2 })
    const { id } = await aQuote(t, seller, { lineas: [aLine({ cable_extra: 1 }), console] })
    expect((await quoteOf(t, id, seller)).lineas).toMatchObject([
      { longitud_cable: 6, cable_extra: 1 },
      { longitud_cable: 0, cable_extra: 0 },
    ])
  })

  test('takes the tier price of the branch for the quantity', async () => {
    await priceOf(t, 3, 11.97)
    const row = { producto_id: 3, sucursal_id: seller.branchId, modo: 'descuento' }
    const { db } = t.deps
    const { id } = await db.insertInto('producto_configuracion').values(row).returning('id').executeTakeFirstOrThrow()
    const tiers = [
      [1, 0],
      [10_001, 5],
    ].map(([desde, valor]) => ({ producto_configuracion_id: id, desde: desde!, valor: valor! }))
    await db.insertInto('producto_configuracion_tramo').values(tiers).execute()
    const lineas = [10_000, 10_001].map((cantidad) => aLine({ cantidad, precio_venta: null }))
    const { datos } = await t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, lineas }, seller)
    expect(datos.lineas.map((line: { precio_lista: number }) => line.precio_lista)).toEqual([11.97, 11.37])
    await db.updateTable('producto_configuracion').set({ eliminado_en: new Date() }).where('id', '=', id).execute()
    await priceOf(t, 3, null)
  })

  test('is taxed inside Chile only', async () => {
    const form = await aQuoteForm(t, seller, { pais_id: 152 })
    expect([form.impuesto, form.total]).toEqual([937.65, 5872.65])
  })

  test('in pesos has whole amounts, at the stored rate', async () => {
    const ask = () =>
      t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, moneda: 'CLP', lineas: [aLine()] }, seller)
    await t.deps.db.deleteFrom('tipo_cambio').execute()
    expect(await ask()).toMatchObject({ status: 400, campos: { moneda: 988 } })
    await dollarOfToday(t, 950.5)
    await priceOf(t, 3, 2)
    const lineas = [aLine({ cantidad: 3, precio_venta: null })]
    const { datos } = await t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, moneda: 'CLP', lineas }, seller)
    expect(datos).toMatchObject({ total: 5703, lineas: [{ precio_lista: 1901 }] })
    const { id } = await aQuote(t, seller, { moneda: 'CLP', lineas })
    const value = { valor: 950.5, fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), fuente: 'prueba' }
    expect((await quoteOf(t, id, seller)).tipo_cambio).toEqual(value)
    expect((await quoteOf(t, (await aQuote(t, seller)).id, seller)).tipo_cambio).toBeNull()
    await priceOf(t, 3, null)
  })

  test('has no parts of a peso in what is typed', async () => {
    const priced = (precioVenta: unknown, more = {}) =>
      t.call(
        'POST',
        '/v1/cotizacion/simular',
        { pais_id: 604, moneda: 'CLP', lineas: [{ ...aLine(), precio_venta: precioVenta }], ...more },
        seller,
      )
    expect((await priced('1.200.000')).status).toBe(200)
    expect((await priced('1.200,00')).status).toBe(200)
    expect(await priced('1.200,50')).toMatchObject({ status: 400, codigo: 1 })
    expect(await priced(12.5)).toMatchObject({ status: 400, codigo: 1 })
    expect((await priced(1200, { servicio: aService({ vuelo: 0.5 }) })).status).toBe(400)
  })
})

describe('what is refused', () => {
  test.each([
    ['no products', 1, { lineas: [] }],
    ['products that are none', 1, { lineas: 'todos' }],
    ['a negative quantity', 1, { lineas: [aLine({ cantidad: -1 })] }],
    ['a quantity in parts', 1, { lineas: [aLine({ cantidad: 1.5 })] }],
    ['a huge quantity', 1, { lineas: [aLine({ cantidad: 1e12 })] }],
    ['a text for a number', 1, { lineas: [aLine({ cantidad: 'NaN' as never })] }],
    ['a price that is no number', 1, { lineas: [aLine({ precio_venta: 'NaN' as never })] }],
    ['a negative price', 1, { lineas: [aLine({ precio_venta: -9.87 })] }],
    ['a huge price', 1, { lineas: [aLine({ precio_venta: 1e15 })] }],
    ['a negative discount', 1, { lineas: [aLine({ descuento: -5 })] }],
    ['a discount in words', 1, { lineas: [aLine({ descuento: 'mucho' })] }],
    ['a license for too long', 1, { lineas: [aLine({ producto_id: 1, anios_licencia: 11 })] }],
    ['more lines than a document takes', 1, { lineas: Array.from({ length: 201 }, () => aLine()) }],
    ['a discount above all', 1, { lineas: [aLine({ descuento: 101 })] }],
    ['meters of a negative cable', 1, { lineas: [aLine({ longitud_cable: -2 })] }],
    ['a product that does not exist', 1, { lineas: [aLine({ producto_id: 99_999 })] }],
    ['a product without a price', 1, { lineas: [aLine({ precio_venta: null })] }],
    ['a line in another currency', 1, { lineas: [aLine({ moneda: 'CLP' })] }],
    ['a wrong e-mail', 2, { cliente_email: 'nadie' }],
    ['a country that does not exist', 3, { pais_id: 999 }],
    ['no country', 3, { pais_id: '' }],
    ['no name', 4, { cliente_nombre: ' ' }],
    ['no phone', 4, { cliente_telefono: '' }],
    ['a subtotal of nothing', 5, { subtotal: 0 }],
    ['lines for nothing', 5, { lineas: [aLine({ descuento: 100 })], subtotal: 1, total: 1 }],
    ['a total of nothing', 6, { total: -3 }],
    ['another total', 7, { subtotal: 4935, total: 4935.01 }],
    ['another tax', 7, { subtotal: 4935, impuesto: 1, total: 4935 }],
    ['a service of negative people', 988, { servicio: aService({ profesionales: -1 }) }],
    ['a service of endless days', 988, { servicio: aService({ dias: 1e9 }) }],
    ['a fee that is no number', 988, { servicio: aService({ costo_rh: 'NaN' as never }) }],
    ['a validity that is over', 988, { vigencia: '2020-01-01' }],
    ['a validity of many years', 988, { vigencia: '2099-01-01' }],
    ['a day that does not exist', 988, { vigencia: '2026-02-30' }],
  ])('%s: %d', async (_, code, changes) => {
    const form = { ...(await aQuoteForm(t, seller)), ...changes }
    expect(await save(t, form, seller)).toMatchObject({ codigo: code, estado: 'ERR' })
  })

  test.each([['subtotal'], ['impuesto'], ['total']])('a %s that is no number', async (field) => {
    const form = await aQuoteForm(t, seller)
    for (const wrong of ['NaN', 'mucho', null, 1e300, [], '1e400'])
      expect(await save(t, { ...form, [field]: wrong }, seller)).toMatchObject({ estado: 'ERR', datos: null })
  })

  test('a product that was deactivated meanwhile, beside its line', async () => {
    const lineas = [aLine({ producto_id: 5 }), aLine({ producto_id: 4 })]
    const { id, version, form } = await aQuote(t, seller, { lineas })
    const { db } = t.deps
    await db.updateTable('producto').set({ estado_id: 5 }).where('id', '=', 4).execute()
    const refused = { codigo: 1, campos: { 'lineas.1.producto_id': 1 } }
    expect(await save(t, form, seller)).toMatchObject(refused)
    expect(await act(t, 'PUT', 'update', id, seller, { ...form, version })).toMatchObject(refused)
    await db.updateTable('producto').set({ estado_id: 1 }).where('id', '=', 4).execute()
  })

  test('a failure of ours says that it was not saved (0), and gives its number back', async () => {
    const other = await aSeller(t)
    const form = await aQuoteForm(t, other)
    const { db } = t.deps
    await sql`alter table cotizacion_evento add constraint roto check (tipo <> 'creada') not valid`.execute(db)
    expect(await save(t, form, other)).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table cotizacion_evento drop constraint roto`.execute(db)
    const saved = { codigo: 0, datos: { codigo: expect.stringMatching(/-0001$/) } }
    expect(await save(t, form, other)).toMatchObject(saved)
  })
})

test('a customer without an enterprise declares that he may, buys at suggested prices, and waits for staff', async () => {
  await priceOf(t, 3, 12)
  const house = await aSeller(t)
  const setting = { valor: JSON.stringify({ produccion: 'produccion@example.com', empresa_id: house.enterpriseId }) }
  await t.deps.db.updateTable('ajuste').set(setting).where('clave', '=', 'cotizaciones').execute()
  const customer = await aUser(t)
  const changes = { lineas: [aLine({ precio_venta: 1, descuento: 50 })], servicio: aService() }
  const form = await aQuoteForm(t, customer, changes)
  expect(form.total).toBe(6000)
  expect(await save(t, form, customer)).toMatchObject({ codigo: 4, campos: { declara_autorizacion: 4 } })
  const reply = await save(t, { ...form, declara_autorizacion: true }, customer)
  expect(reply).toMatchObject({ codigo: 3, datos: { aprobacion: 'pendiente', aprobacion_motivos: ['sin_empresa'] } })
  expect(await quoteRow(t, reply.datos.id)).toMatchObject({
    empresa_id: house.enterpriseId,
    declarada_en: expect.any(Date),
  })
  expect(await act(t, 'POST', 'pin', reply.datos.id, customer)).toMatchObject({ status: 409, codigo: 14 })
  await priceOf(t, 3, null)
})
