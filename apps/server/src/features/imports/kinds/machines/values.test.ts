import { describe, expect, test } from 'vitest'
import { correlativeOf } from '../../cells.ts'
import { readerOf } from './values.ts'

const read = readerOf({ categorias: [], paises: [], unidades_tiempo: [] })

describe('figures of cells are read as fields read them (rule formats/numbers)', () => {
  test.each([
    ['1.200', 1200],
    ['1.200,50', 1200.5],
    ['USD 80,000.50', 80_000.5],
    ['$ 80.000', 80_000],
    ['0,125', '?'],
    ['1.20.300', '?'],
    ['1,2,3', '?'],
    ['CLP 350.000', '?'],
    [1.125, 1.125],
    [1200, 1200],
  ])('a price of %j in dollars is %j', (precio, value) => {
    expect(read({ precio })).toMatchObject({ precio: value })
  })

  test.each([
    ['350.000', 350_000],
    ['CLP 350,000', 350_000],
    ['350.000,00', 350_000],
    ['12,5', '?'],
    ['USD 350', '?'],
  ])('a price of %j in pesos is %j', (precio, value) => {
    expect(read({ precio, moneda: 'Peso chileno' })).toMatchObject({ precio: value })
  })

  test('percentages keep four decimals, hours one, years and days none', () => {
    expect(
      read({ comision_venta_porcentaje: '1,125 %', tiempo_uso: '12.500,5', anio: '2.015', dias_minimos: '1,5' }),
    ).toEqual({ comision_venta_porcentaje: 1.125, tiempo_uso: 12_500.5, anio: 2015, dias_minimos: '?' })
    expect(read({ anio: '05-03-2019' })).toEqual({ anio: 2019 })
  })

  test('so is the number that names pictures', () => {
    expect(
      ['7', 7, '1.200', '1,5', '-3', 'x', null].map((correlativo) => correlativeOf({ correlativo } as never)),
    ).toEqual([7, 7, 1200, null, null, null, null])
  })
})
