import { describe, expect, test } from 'vitest'
import { inOneCurrency } from './conversion.ts'

const dollars = { moneda: 'USD', total: '100.50' } as const
const pesos = { moneda: 'CLP', total: '5000' } as const

describe('sums in one currency', () => {
  test('are each converted by the rate, half up', () => {
    expect(inOneCurrency('USD', { valor: 950 })([dollars, pesos])).toEqual({ moneda: 'USD', total: '105.76' })
    expect(inOneCurrency('CLP', { valor: 950.5 })([dollars, pesos])).toEqual({ moneda: 'CLP', total: '100525' })
  })

  test('are not made up where no rate is stored', () => {
    expect(inOneCurrency('USD', null)([dollars, pesos])).toBeNull()
    expect(inOneCurrency('USD', null)([dollars])).toEqual(dollars)
    expect(inOneCurrency('USD', { valor: 950 })([])).toBeNull()
  })
})
