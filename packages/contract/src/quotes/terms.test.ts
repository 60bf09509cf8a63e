import { expect, test } from 'vitest'
import { Currency } from '../core/currencies.ts'
import { termsOf } from './terms.ts'

const terms = ['garantia', 'entrega', 'condicion_entrega', 'pago'].map((clave) => ({ clave }))
const keys = (quote: Parameters<typeof termsOf>[1]) => termsOf(terms, quote).map(({ clave }) => clave)

test.each([
  [Currency.dollar, 0, false, ['garantia', 'entrega', 'condicion_entrega', 'pago']],
  [Currency.dollar, 19, false, ['garantia', 'entrega']],
  [Currency.dollar, 0, true, ['garantia', 'entrega']],
  [Currency.dollar, 18, true, ['garantia', 'entrega']],
  [Currency.chileanPeso, 0, false, ['garantia', 'entrega']],
  [Currency.chileanPeso, 19, true, ['garantia', 'entrega']],
])('a quote in %s taxed at %i percent, inside one country: %s, names %j', (moneda, rate, isInside, named) => {
  expect(keys({ moneda, impuesto_porcentaje: rate, venta_interna: isInside })).toEqual(named)
})
