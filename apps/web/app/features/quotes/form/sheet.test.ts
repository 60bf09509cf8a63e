import { Currency } from '@portal/contract/core/currencies'
import { ProductCategory } from '@portal/contract/products/constants'
import { taxOf } from '@portal/contract/quotes/tax'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Sellable } from '../rows.ts'
import { emptyService } from './line-values.ts'
import { pastedRows } from './paste.ts'
import { QuoteSheet } from './sheet.ts'

const product = (id: number, categoriaId: number, more: Partial<Sellable> = {}): Sellable => ({
  id,
  nombre: `Product ${id}`,
  categoria_id: categoriaId,
  categoria_nombre: '',
  categoria_nombre_en: '',
  unidad_nombre: null,
  unidad_nombre_en: null,
  costo_cable_metro: 0,
  precio_sugerido: null,
  tramos: [],
  proyecciones: [],
  ...more,
})
const adapter = product(1, ProductCategory.adapters, {
  costo_cable_metro: 0.35,
  tramos: [
    { desde: 1, precio: 9.87 },
    { desde: 10_001, precio: 9 },
  ],
})
const software = product(2, ProductCategory.software, { precio_sugerido: 1200 })
const unpriced = product(3, ProductCategory.consoles)
const tax = taxOf({ client: 152, enterprise: 152 }, { nombre: 'IVA', tasa: 19 })
const terms = { country: 152, currency: Currency.dollar, rate: 1, tax }

let sheet: QuoteSheet
beforeEach(() => {
  sheet = new QuoteSheet([adapter, software, unpriced], true, terms)
})

/** Types into the row at this place, and creates it when it is missing. */
function type(place: number, change: Parameters<QuoteSheet['set']>[1]): void {
  const key = sheet.rows()[place]?.key ?? sheet.insertAfter(sheet.rows().at(-1)?.key ?? 0)
  sheet.set(key, change)
}
const amountAt = (place: number) => sheet.counted(sheet.rows()[place]!).amount

describe('the amounts', () => {
  test('are those of the rule quotes/totals, with the service and the tax', () => {
    type(0, { producto_id: 1, cantidad: '500', cable_extra: '2', descuento: '5' })
    type(1, { producto_id: 2, cantidad: '2', anios_licencia: '3', descuento: '10' })
    sheet.setService({
      profesionales: '2',
      dias: '3',
      costo_rh: '180',
      vuelo: '420',
      alojamiento: '90',
      movilidad: '35',
      alimentacion: '40',
      utilidad: '15',
    })
    expect(sheet.totals()).toEqual({
      lineas: [5020.75, 6480],
      servicio: 3346.5,
      subtotal: 14_847.25,
      impuesto: 2820.98,
      total: 17_668.23,
    })
  })

  test('follow the tier of the quantity until a price is typed', () => {
    type(0, { producto_id: 1, cantidad: '10000' })
    expect(amountAt(0)).toBe(98_700)
    type(0, { cantidad: '10001' })
    expect(amountAt(0)).toBe(90_009)
    type(0, { precio_venta: '8,5' })
    expect(amountAt(0)).toBe(85_008.5)
  })

  test('are priced by the branch, otherwise by the projection of the country, otherwise as suggested', () => {
    const proyecciones = [
      {
        pais_id: 152,
        vigente_desde: '2026-01-01',
        tramos: [
          { desde: 1, precio: 11.97 },
          { desde: 10_001, precio: 11.37 },
        ],
      },
    ]
    const projected = product(4, ProductCategory.adapters, { precio_sugerido: 12, proyecciones })
    const both = product(5, ProductCategory.adapters, { tramos: [{ desde: 1, precio: 9 }], proyecciones })
    sheet = new QuoteSheet([projected, both], true, terms)
    type(0, { producto_id: 4, cantidad: '10001' })
    type(1, { producto_id: 5, cantidad: '10001' })
    const lists = () => sheet.rows().map((row) => sheet.counted(row).list)
    expect(lists()).toEqual([
      { amount: 11.37, source: 'proyeccion', since: '2026-01-01' },
      { amount: 9, source: 'sucursal', since: null },
    ])
    expect(amountAt(0)).toBe(113_711.37)
    sheet.setTerms({ ...terms, country: 604 })
    expect(lists()[0]).toEqual({ amount: 12, source: 'sugerido', since: null })
  })

  test('are nothing while a line cannot be counted', () => {
    type(0, { producto_id: 3, cantidad: '2' })
    expect(amountAt(0)).toBeNull()
    type(1, { producto_id: 1, cantidad: 'x' })
    type(2, { producto_id: 1, cantidad: '-4' })
    expect(sheet.totals().total).toBe(0)
  })
})

describe('what is sent', () => {
  test('leaves out rows without anything, and figures that the product is not sold by', () => {
    type(0, { producto_id: 1, cantidad: '5', cable_extra: '2' })
    sheet.insertAfter(sheet.rows()[0]!.key)
    type(0, { producto_id: 3 }) // a console has no cable
    expect(sheet.wire().lineas).toEqual([
      {
        producto_id: 3,
        cantidad: 5,
        longitud_cable: 0,
        cable_extra: 0,
        anios_licencia: 1,
        precio_venta: null,
        descuento: 0,
      },
    ])
  })

  test('comes back as it was, a usual price not as a typed one', () => {
    sheet.load(
      [
        { producto_id: 1, cantidad: 500, precio_venta: 9.87 },
        { producto_id: 1, cantidad: 5, precio_venta: 8 },
      ] as never,
      null,
    )
    expect(sheet.rows().map(({ precio_venta }) => precio_venta)).toEqual(['', '8.00'])
  })

  test('says beside the row what the server refused, also with an empty row before it', () => {
    sheet.insertAfter(sheet.rows()[0]!.key)
    type(1, { producto_id: 1, cantidad: 'x' })
    sheet.refuse([{ path: 'lineas.0.cantidad', text: 'wrong' }])
    const [, row] = sheet.rows()
    expect(sheet.errorsOf(row!.key)).toEqual({ cantidad: { path: 'lineas.0.cantidad', text: 'wrong' } })
    type(1, { cantidad: '4' })
    expect(sheet.errorsOf(row!.key)).toEqual({})
  })

  test('says of all rows what the server refused of none: that there is no product, what they come to', () => {
    const refused = [
      { path: 'lineas', text: 'no products' },
      { path: 'subtotal', text: 'nothing' },
    ]
    sheet.refuse(refused)
    expect(Object.values(sheet.errorsOf('quote'))).toEqual(refused)
    type(0, { producto_id: 1 })
    expect(sheet.errorsOf('quote')).toEqual({})
  })
})

test('the last row that is taken away leaves an empty one', () => {
  type(0, { producto_id: 1, cantidad: '5' })
  sheet.remove(sheet.rows()[0]!.key)
  expect(sheet.rows()).toMatchObject([{ producto_id: null, cantidad: '' }])
})

test('a row that was taken away comes back where it stood, the latest first', () => {
  for (const [place, cantidad] of ['1', '2', '3'].entries()) type(place, { producto_id: 1, cantidad })
  const [first, second] = sheet.rows()
  sheet.remove(second!.key)
  sheet.remove(first!.key)
  expect(sheet.removed()?.row.cantidad).toBe('1')
  sheet.restore()
  expect(sheet.restore()).toBe(second!.key)
  expect(sheet.rows().map(({ cantidad }) => cantidad)).toEqual(['1', '2', '3'])
  expect(sheet.restore()).toBeNull()
})

test('cells of a spreadsheet fill rows from here on; an unknown product is named', () => {
  type(0, { producto_id: 1, cantidad: '7', descuento: '2' })
  const text = 'Product 2\t1,200\r\nproduct 3\t4\r\nGelignite\t5\r\n'
  const columns = ['producto_id', 'cantidad'] as const
  const key = sheet.rows()[0]!.key
  sheet.fill(
    key,
    pastedRows(text, columns, sheet.products(), (name) => `no ${name}`),
  )
  expect(sheet.rows()).toMatchObject([
    { key, producto_id: 2, cantidad: '1,200', descuento: '2' },
    { producto_id: 3, cantidad: '4' },
    { producto_id: null, cantidad: '5' },
  ])
  expect(sheet.errorsOf(sheet.rows()[2]!.key)).toMatchObject({ producto_id: { text: 'no Gelignite' } })
  expect(sheet.wire().lineas[0]).toMatchObject({ cantidad: 1200 })
})

test('quantity and price read thousands alike, a discount keeps its decimals', () => {
  type(0, { producto_id: 3, cantidad: '1.200', precio_venta: '1.200', descuento: '1.125' })
  expect(sheet.wire().lineas[0]).toMatchObject({ cantidad: 1200, precio_venta: 1200, descuento: 1.125 })
  type(0, { precio_venta: '1.200,50', cantidad: '1.20.300' })
  expect(sheet.wire().lineas[0]).toMatchObject({ cantidad: '1.20.300', precio_venta: 1200.5 })
})

test('prices are asked about beside those of the branch for the quantity (rule formats/far-prices)', () => {
  type(0, { producto_id: 1, cantidad: '10001', precio_venta: '1.200' })
  type(1, { producto_id: 1, cantidad: '5' })
  type(2, { producto_id: 3, cantidad: '1', precio_venta: '7' })
  expect(sheet.typedPrices()).toEqual([
    { place: 1, productId: 1, price: 1200, listPrice: 9 },
    { place: 3, productId: 3, price: 7, listPrice: null },
  ])
})

describe('in pesos', () => {
  beforeEach(() => sheet.setTerms({ ...terms, currency: Currency.chileanPeso, rate: 950 }))

  test('marks group, and an amount has no decimals', () => {
    type(0, { producto_id: 3, cantidad: '1.200', precio_venta: '350.000' })
    expect(sheet.wire().lineas[0]).toMatchObject({ cantidad: 1200, precio_venta: 350_000 })
    type(0, { precio_venta: '12.5' })
    expect(sheet.wire().lineas[0]).toMatchObject({ precio_venta: '12.5' })
    expect(amountAt(0)).toBeNull()
  })

  test('the service block reads like the lines', () => {
    type(0, { producto_id: 1, cantidad: '1' })
    sheet.setService({ ...emptyService, costo_rh: '180.000', utilidad: '12,5' })
    expect(sheet.wire().servicio).toMatchObject({ costo_rh: 180_000, utilidad: 12.5 })
  })
})

describe('a changed currency', () => {
  beforeEach(() => {
    type(0, { producto_id: 3, cantidad: '2', precio_venta: '1.200,50' })
    type(1, { producto_id: 1, cantidad: '5' })
    sheet.setService({ ...emptyService, costo_rh: '180', utilidad: '15' })
  })

  test('converts what was typed to whole amounts of the other one, and back', () => {
    expect(sheet.hasTypedAmounts()).toBe(true)
    sheet.changeAmounts(Currency.chileanPeso, 945.37)
    sheet.setTerms({ ...terms, currency: Currency.chileanPeso, rate: 945.37 })
    expect(sheet.wire()).toMatchObject({
      lineas: [{ precio_venta: 1_134_917 }, { precio_venta: null }],
      servicio: { costo_rh: 170_167, utilidad: 15, profesionales: 1 },
    })
    sheet.changeAmounts(Currency.dollar, 1 / 945.37)
    sheet.setTerms(terms)
    expect(sheet.wire()).toMatchObject({ lineas: [{ precio_venta: 1200.5 }, {}], servicio: { costo_rh: 180 } })
  })

  test('or empties it', () => {
    sheet.changeAmounts(Currency.chileanPeso, null)
    expect(sheet.hasTypedAmounts()).toBe(false)
    expect(sheet.rows()[0]).toMatchObject({ precio_venta: '', cantidad: '2' })
    expect(sheet.service()).toMatchObject({ costo_rh: '', utilidad: '15' })
  })
})

test('what is stored is read again as it was, parts of a cent too', () => {
  const line = { producto_id: 3, cantidad: 1200, longitud_cable: 1.125, cable_extra: 1200, descuento: 1.125 }
  for (const price of [8.505, 1200, 0.125, 1.2, 9.8765]) {
    sheet.load([{ ...line, producto_id: 1, precio_venta: price }] as never, { dias: 3, vuelo: 1.125 } as never)
    expect(sheet.wire()).toMatchObject({ lineas: [{ ...line, producto_id: 1, precio_venta: price }] })
    expect(sheet.wire().servicio).toMatchObject({ dias: 3, vuelo: 1.125 })
  }
})

test('a stored line keeps its identity through edits, undoing and pasting; one that is born here has none', () => {
  const stored = ['a', 'b', 'c'].map((identidad) => ({ identidad, producto_id: 1, cantidad: 500 }))
  sheet.load(stored, null)
  const [first, second] = sheet.rows()
  sheet.set(first!.key, { producto_id: 2, cantidad: '7' })
  sheet.remove(second!.key)
  const born = sheet.insertAfter(first!.key)
  sheet.set(born, { producto_id: 1, cantidad: '500' })
  const identities = () => sheet.wire().lineas.map(({ identidad }) => identidad ?? null)
  expect(identities()).toEqual(['a', null, 'c'])
  sheet.restore()
  expect(identities()).toEqual(['a', 'b', null, 'c'])
  sheet.fill(first!.key, [{ cantidad: '8' }, { cantidad: '9' }])
  expect(identities()).toEqual(['a', 'b', null, 'c'])
})
