import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../queries.ts'
import { newUnits } from './units.ts'
import { type Cells, cellsOf, otherCurrencies, priceOf } from './values.ts'

const row = (datos: Cells): SheetRow => ({ fila: 2, datos, ilegibles: {} })

describe('the units of a new product', () => {
  test.each([
    ['', '', 1, 21],
    ['Kit', 'Año', 6, 23],
    ['', 'EA', 1, 21],
    ['', 'KG', 1, 27],
    ['', 'ROL', 7, 21],
    ['m', '', 1, 22],
    ['Licença', 'ano', 3, 23],
    ['Unidade', '', 1, 21],
    ['Furlong', '', '?', 21],
    ['', 'Furlong', 1, '?'],
  ])('of %j and %j', (sale, measure, unidadId, unidadMedidaId) => {
    expect(newUnits(sale, measure)).toEqual({ unidad_id: unidadId, unidad_medida_id: unidadMedidaId })
  })
})

describe('the price of a row', () => {
  test.each<[Cells, object | null]>([
    [{}, null],
    [{ precio: '1.200,50' }, { modo: 'precio', campo: 'precio', valor: 1200.5, isTwofold: false }],
    [{ valor: 18 }, { modo: 'precio', campo: 'valor', valor: 18 }],
    [{ descuento: '12,5 %' }, { modo: 'descuento', campo: 'descuento', valor: 12.5 }],
    [{ descuento: { value: 0.125, isPercent: true } }, { modo: 'descuento', valor: 12.5 }],
    [
      { precio: 18, descuento: 0 },
      { modo: 'precio', valor: 18, isTwofold: false },
    ],
    [{ precio: 18, descuento: 5 }, { isTwofold: true }],
    [
      { modo: 'Precio fijo', valor: 18, precio: 18 },
      { modo: 'precio', valor: 18, isTwofold: false },
    ],
    [{ modo: 'Fixed price', valor: 18, precio: 17 }, { isTwofold: true }],
    [
      { modo: 'descuento', valor: 10, precio: 18 },
      { modo: 'descuento', campo: 'valor', valor: 10, isPassedOver: true },
    ],
    [{ modo: 'descuento', precio: 18 }, null],
    [
      { modo: 'Regalo', precio: 18 },
      { modo: null, campo: 'modo' },
    ],
  ])('%j', (cells, expected) => {
    const said = priceOf(cells)
    if (expected) expect(said).toMatchObject(expected)
    else expect(said).toBeNull()
  })

  test('is the suggested one without a place, unless the row has one or says a quantity', () => {
    expect(cellsOf(row({ precio: 9 }))).toEqual({ cells: { precio_sugerido: 9 }, isSuggested: true })
    expect(cellsOf(row({ precio: 9, desde: 1 }))).toEqual({ cells: { precio_sugerido: 9 }, isSuggested: true })
    for (const more of [
      { empresa: 'A' },
      { sucursal: 'B' },
      { desde: 6 },
      { precio_sugerido: 8 },
      { modo: 'Precio fijo' },
    ])
      expect(cellsOf(row({ precio: 9, ...more }))).toEqual({ cells: { precio: 9, ...more }, isSuggested: false })
    const unread = { ...row({ precio: 9 }), ilegibles: { empresa: 'error' as const } }
    expect(cellsOf(unread).isSuggested).toBe(false)
  })
})

test('money of another currency is known by its text, its format and its column', () => {
  const peso = { value: 1200, currency: 'CLP' }
  expect(otherCurrencies({ costo: 'CLP 1.200,50', precio: peso, precio_sugerido: 'US$ 9', valor: 8 })).toEqual([
    'costo',
    'precio',
  ])
  expect(otherCurrencies({ moneda: 'Peso chileno', precio: 9 })).toEqual(['moneda'])
  for (const moneda of ['usd', 'Dólares', 'US$']) expect(otherCurrencies({ moneda })).toEqual([])
})
