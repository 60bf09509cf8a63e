import { expect, test } from 'vitest'
import { reservationRatesOf } from './rates.ts'

test('each setting is the rate of its name, percentages as shares of one', () => {
  expect(
    reservationRatesOf({
      venta_porcentaje: 5,
      venta_minimo_usd: 1,
      venta_minimo_clp: 2,
      venta_minimo_uf: 3,
      venta_maximo_usd: 4,
      venta_maximo_clp: 6,
      venta_maximo_uf: 7,
      propiedad_porcentaje: 10,
      propiedad_minimo_usd: 8,
      propiedad_minimo_clp: 9,
      propiedad_minimo_uf: 11,
      arriendo_porcentaje: 50,
      arriendo_minimo_usd: 12,
      arriendo_minimo_clp: 13,
      arriendo_minimo_uf: 14,
      maximo_porcentaje: 80,
    } as Parameters<typeof reservationRatesOf>[0]),
  ).toEqual({
    sale: { share: 0.05, minimum: { USD: 1, CLP: 2, UF: 3 }, maximum: { USD: 4, CLP: 6, UF: 7 } },
    property: { share: 0.1, minimum: { USD: 8, CLP: 9, UF: 11 } },
    rent: { share: 0.5, minimum: { USD: 12, CLP: 13, UF: 14 } },
    mostShare: 0.8,
  })
})
