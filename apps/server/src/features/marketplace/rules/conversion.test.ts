import { expect, test } from 'vitest'
import { convertedToPesos, unconverted } from './conversion.ts'

const rate = { valor: 950.55, fecha: '2026-11-01', fuente: 'Banco Central' }

test('dollars become pesos at the stored rate, which is kept with what they were, and come back the same', () => {
  const change = convertedToPesos({ monto_reserva: 332.5, monto_venta: 40_000 }, rate)
  expect(change).toMatchObject({ moneda: 'CLP', monto_reserva: 316_058, monto_venta: 38_022_000 })
  const stored = JSON.parse(change.tipo_cambio as string)
  expect(stored).toMatchObject(rate)
  expect(unconverted({ tipo_cambio: stored })).toEqual({
    moneda: 'USD',
    monto_reserva: 332.5,
    monto_venta: 40_000,
    tipo_cambio: null,
  })
})

test('what was not converted stays as it is', () => {
  expect(unconverted({ tipo_cambio: null })).toEqual({})
})
