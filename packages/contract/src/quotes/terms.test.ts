import { expect, test } from 'vitest'
import { Currency } from '../core/currencies.ts'
import { termsOf } from './terms.ts'

const terms = ['garantia', 'entrega', 'condicion_entrega', 'pago'].map((clave) => ({ clave }))
const keys = (quote: Parameters<typeof termsOf>[1]) => termsOf(terms, quote).map(({ clave }) => clave)

test.each([
  [Currency.dollar, 0, ['garantia', 'entrega', 'condicion_entrega', 'pago']],
  [Currency.dollar, 19, ['garantia', 'entrega']],
  [Currency.chileanPeso, 0, ['garantia', 'entrega']],
  [Currency.chileanPeso, 19, ['garantia', 'entrega']],
])('a quote in %s taxed at %i percent names %j', (moneda, impuestoPorcentaje, named) => {
  expect(keys({ moneda, impuesto_porcentaje: impuestoPorcentaje })).toEqual(named)
})
