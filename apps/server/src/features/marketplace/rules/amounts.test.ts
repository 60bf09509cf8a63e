import { RefundDecision, RequestKind } from '@portal/contract/marketplace/constants'
import { startingNumbers } from '@portal/contract/settings/numbers'
import { describe, expect, test } from 'vitest'
import { firstCharge, isAmount, refundOf, reservationBounds } from './amounts.ts'
import { reservationRatesOf } from './rates.ts'

const { sale, rent, property } = RequestKind
const rates = reservationRatesOf(startingNumbers.reservas)

describe('what a reservation costs (rule reservations/amount)', () => {
  const usual = (kind: RequestKind, price: number, currency: 'USD' | 'CLP' | 'UF' = 'USD') =>
    reservationBounds({ kind, currency, price }, rates).usual

  test('is 5 % of the final price of a machine, from 100 to 3,000 dollars', () => {
    expect(usual(sale, 40_000)).toBe(2000)
    expect(usual(sale, 1500)).toBe(100)
    expect(usual(sale, 90_000)).toBe(3000)
    expect(usual(sale, 12_345.67)).toBe(617.28)
  })

  test('in pesos from 100,000 to 3,000,000, without cents', () => {
    expect(usual(sale, 40_000_001, 'CLP')).toBe(2_000_000)
    expect(usual(sale, 1_500_000, 'CLP')).toBe(100_000)
    expect(usual(sale, 90_000_000, 'CLP')).toBe(3_000_000)
  })

  test('is 1 % of a property, at least 300 dollars', () => {
    expect(usual(property, 250_000)).toBe(2500)
    expect(usual(property, 20_000)).toBe(300)
    expect([usual(property, 5000, 'UF'), usual(property, 100, 'UF'), usual(rent, 45, 'UF')]).toEqual([50, 7.5, 22.5])
  })

  test('is half of the first charge of a rent', () => {
    const price = firstCharge({ precio_arriendo: 95, dias_minimos: 7 })
    expect(price).toBe(665)
    expect(usual(rent, price)).toBe(332.5)
    expect(firstCharge({ precio_arriendo: 95, dias_minimos: null })).toBe(95)
  })

  test.each([
    [sale, 40_000, 100, 12_000],
    [sale, 200, 100, 100],
    [property, 250_000, 300, 75_000],
    [rent, 665, 100, 332.5],
    [rent, 95, 47.5, 47.5],
    [rent, 0, 100, 100],
    [sale, 0, 100, 3000],
  ])('staff may set for a %s of %d from %d to %d', (kind, price, minimum, maximum) => {
    expect(reservationBounds({ kind, currency: 'USD', price }, rates)).toMatchObject({ minimum, maximum })
  })
})

test('an amount is above zero and has no more decimals than its currency', () => {
  expect([isAmount(0.01, 'USD'), isAmount(100.5, 'USD'), isAmount(5, 'CLP')]).toEqual([true, true, true])
  expect([isAmount(0, 'USD'), isAmount(-1, 'USD'), isAmount(1.005, 'USD'), isAmount(1.5, 'CLP')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a changed setting changes every bound', () => {
  const set = { ...startingNumbers.reservas, venta_porcentaje: 10, venta_maximo_usd: 5000, maximo_porcentaje: 40 }
  const bounds = reservationBounds({ kind: sale, currency: 'USD', price: 40_000 }, reservationRatesOf(set))
  expect(bounds).toEqual({ minimum: 100, maximum: 16_000, usual: 4000 })
})

describe('what is given back', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const paid = (hours: number, amount = 2000, currency: 'USD' | 'CLP' = 'USD') => ({
    amount,
    currency,
    reservedAt: new Date(now.getTime() - hours * 3_600_000),
    now,
  })

  test('is everything when the owner withdraws, and to a client who withdraws within 48 hours', () => {
    expect(refundOf(RefundDecision.whole, paid(500))).toBeNull()
    expect(refundOf(RefundDecision.lessFee, paid(48))).toBeNull()
  })

  test('is four fifths to a client who withdraws later', () => {
    expect(refundOf(RefundDecision.lessFee, paid(48.01))).toBe(1600)
    expect(refundOf(RefundDecision.lessFee, paid(49, 99_999, 'CLP'))).toBe(79_999)
    expect(refundOf(RefundDecision.lessFee, paid(49, 332.51))).toBe(266.01)
  })
})
