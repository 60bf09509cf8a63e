import { expect, test } from 'vitest'
import { agreedPrice, conversionOf, convertedToPesos, unconverted } from './conversion.ts'

const rate = { valor: 950.55, fecha: '2026-11-01', fuente: 'Banco Central' }

test('dollars become pesos at the stored rate, which is stored with what they were, and come back the same', () => {
  const change = convertedToPesos({ unit: 'USD', amounts: { monto_reserva: 332.5, monto_venta: 40_000 }, rate })
  expect(change).toMatchObject({ moneda: 'CLP', monto_reserva: 316_058, monto_venta: 38_022_000 })
  const stored = JSON.parse(change.tipo_cambio as string)
  expect(stored).toMatchObject(rate)
  expect(agreedPrice({ tipo_cambio: stored, monto_venta: 38_022_000 })).toBe(40_000)
  expect(unconverted({ tipo_cambio: stored })).toEqual({
    moneda: 'USD',
    monto_reserva: 332.5,
    monto_venta: 40_000,
    tipo_cambio: null,
  })
})

test('a UF becomes pesos to the last one, and shows its value', () => {
  const uf = { ...rate, valor: 39_876.54 }
  const change = convertedToPesos({ unit: 'UF', amounts: { monto_reserva: 50, monto_venta: null }, rate: uf })
  expect(change).toMatchObject({ moneda: 'CLP', monto_reserva: 1_993_827, monto_venta: null })
  const stored = { tipo_cambio: JSON.parse(change.tipo_cambio as string) }
  expect(conversionOf(stored)).toEqual({ ...uf, moneda: 'UF', monto: 50 })
  expect(unconverted(stored)).toMatchObject({ moneda: 'UF', monto_reserva: 50 })
})

test('what was not converted stays as it is', () => {
  expect(unconverted({ tipo_cambio: null })).toEqual({})
  expect(conversionOf({ tipo_cambio: null })).toBeNull()
  expect(agreedPrice({ tipo_cambio: null, monto_venta: 40_000 })).toBe(40_000)
  expect(agreedPrice({ tipo_cambio: null, monto_venta: null })).toBeNull()
})
