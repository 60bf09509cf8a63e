import { describe, expect, test } from 'vitest'
import { afterAmount, afterPrice, afterShare, finalPriceOf, pairs } from './machine-prices.ts'
import { type MachineValues, newMachine } from './machine-values.ts'

const external: MachineValues = { ...newMachine, precio: 80_000, es_venta_externa: true }

describe('an external sale (rule marketplace/external-sale)', () => {
  test('a percentage gives the amount, and with it the final price', () => {
    const typed = afterShare(external, pairs.profit, 12.5)
    expect(typed).toEqual({ utilidad_porcentaje: 12.5, utilidad_monto: 10_000 })
    expect(finalPriceOf({ ...external, ...typed } as MachineValues)).toBe(90_000)
  })

  test('an amount gives the percentage', () => {
    expect(afterAmount(external, pairs.profit, 10_000)).toEqual({ utilidad_porcentaje: 12.5, utilidad_monto: 10_000 })
  })

  test('nothing typed is nothing', () => {
    expect(afterShare(external, pairs.profit, '')).toEqual({ utilidad_porcentaje: '', utilidad_monto: '' })
    expect(finalPriceOf(external)).toBe(80_000)
  })

  test('another price keeps the percentages; commissions follow the final price', () => {
    const before = { ...external, utilidad_porcentaje: 12.5, utilidad_monto: 10_000, comision_venta_porcentaje: 3 }
    expect(afterPrice(before, { precio: 100_000 })).toMatchObject({
      precio: 100_000,
      utilidad_monto: 12_500,
      comision_venta_monto: 3375,
    })
  })
})

test('a sale that is not external ignores the profit', () => {
  expect(finalPriceOf({ ...external, es_venta_externa: false, utilidad_porcentaje: 12.5 })).toBe(80_000)
})

test('Chilean pesos have no decimals', () => {
  const typed = afterShare({ ...external, moneda: 'CLP', precio: 999 }, pairs.profit, 12.5)
  expect(typed.utilidad_monto).toBe(125)
})
