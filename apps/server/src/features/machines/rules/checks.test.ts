import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages as m } from '@portal/contract/machines/messages'
import { describe, expect, test } from 'vitest'
import { type Facts, refusalsOfForm } from './checks.ts'
import { completed, type MachineForm, type MachineValues } from './values.ts'

const facts: Facts = {
  categories: new Map([
    [1, 1],
    [2, 5],
  ]),
  countries: new Set([152]),
  units: new Set([3]),
  year: 2026,
  today: '2026-11-20',
}
const form = {
  anio: 2020,
  categoria_id: 1,
  pais_id: 152,
  condicion: 0,
  unidad_tiempo_id: 3,
  tiempo_uso: 100,
  horometro: 5,
  horometro_fecha: '2026-11-20',
  moneda: 'USD',
  es_venta: true,
  precio: 1000,
  consultar_precio: false,
  es_arriendo: true,
  precio_arriendo: 100,
  dias_minimos: 3,
  es_oferta: true,
  modo_oferta: 'abierta',
  es_venta_externa: true,
  utilidad_porcentaje: 10,
  utilidad_monto: 100,
  comision_venta_porcentaje: 5,
  comision_venta_monto: 55,
  comision_arriendo_porcentaje: 10,
  comision_arriendo_monto: 10,
  sin_fallas: false,
  fallas: '',
} as unknown as MachineForm
const values = { ...form, precio_final: 1100 } as MachineValues

describe('a form of a machine', () => {
  test.each<[string, object, string | null, object | null]>([
    ['that is right', {}, null, null],
    ['of next year', { anio: 2027 }, null, null],
    ['of the year after', { anio: 2028 }, 'anio', m.yearInvalid],
    ['of an inactive category', { categoria_id: 2 }, 'categoria_id', m.categoryInvalid],
    ['of no category', { categoria_id: 9 }, 'categoria_id', m.categoryInvalid],
    ['of no country', { pais_id: 1 }, 'pais_id', m.countryInvalid],
    ['of no unit of time', { unidad_tiempo_id: 4 }, 'unidad_tiempo_id', m.timeUnitInvalid],
    ['with a time and no unit', { unidad_tiempo_id: null }, 'unidad_tiempo_id', m.timeUnitInvalid],
    ['without time and unit', { unidad_tiempo_id: null, tiempo_uso: 0 }, null, null],
    ['that is used, with a unit and no time', { tiempo_uso: 0 }, 'tiempo_uso', m.timeUnitValueInvalid],
    ['that is new, with a unit and no time', { tiempo_uso: 0, condicion: 1 }, null, null],
    ['with a reading of tomorrow', { horometro_fecha: '2026-11-21' }, 'horometro_fecha', m.hourMeterDayInvalid],
    ['without a day of the reading', { horometro_fecha: null }, null, null],
    ['without a price', { precio: 0 }, 'precio', m.priceInvalid],
    ['without a price, on request', { precio: 0, consultar_precio: true }, null, null],
    ['without a price, for rent only', { precio: 0, es_venta: false }, null, null],
    ['with a price in parts of a cent', { precio: 0.001 }, 'precio', m.priceInvalid],
    ['with the largest price', { precio_final: 999_999_999_999 }, null, null],
    ['with a price that no column holds', { precio_final: 1_000_000_000_000 }, 'precio', m.priceInvalid],
    ['that is neither sold nor rented', { es_venta: false, es_arriendo: false }, 'es_arriendo', m.rentalFlagInvalid],
    ['that is sold only', { es_arriendo: false, precio_arriendo: null, dias_minimos: null }, null, null],
    ['with offers of no kind', { modo_oferta: null }, 'modo_oferta', m.offerFlagInvalid],
    ['without offers', { modo_oferta: null, es_oferta: false }, null, null],
    ['of an external sale without a profit', { utilidad_monto: null }, 'utilidad_porcentaje', coreMessages.invalid],
    [
      'of an own sale without a profit',
      { utilidad_monto: null, utilidad_porcentaje: null, es_venta_externa: false },
      null,
      null,
    ],
    ['with the largest profit', { utilidad_porcentaje: 999 }, null, null],
    ['with a larger profit', { utilidad_porcentaje: 999.1 }, 'utilidad_porcentaje', coreMessages.invalid],
    ['for rent without a price', { precio_arriendo: null }, 'precio_arriendo', m.rentalPriceInvalid],
    ['for rent for nothing', { precio_arriendo: 0 }, 'precio_arriendo', m.rentalPriceInvalid],
    ['for rent for parts of a cent', { precio_arriendo: 50.001 }, 'precio_arriendo', m.rentalPriceInvalid],
    ['for rent without a minimum', { dias_minimos: null }, 'dias_minimos', m.minimumDaysInvalid],
    ['with a commission of all of it', { comision_venta_monto: 1100 }, null, null],
    ['with a commission above it', { comision_venta_monto: 1101 }, 'comision_venta_monto', m.commissionAmountInvalid],
    ['with a commission of a price on request', { precio: 0, precio_final: 0, consultar_precio: true }, null, null],
    [
      'with a commission above the rent',
      { comision_arriendo_monto: 101 },
      'comision_arriendo_monto',
      m.rentalCommissionAmountInvalid,
    ],
  ])('%s', (_, changes, field, entry) => {
    expect(refusalsOfForm({ ...values, ...changes }, facts)).toEqual(field ? [{ field, entry }] : [])
  })

  test('may stay in its category, also when that is inactive', () => {
    const inactive = { ...values, categoria_id: 2 }
    expect(refusalsOfForm(inactive, facts, { categoria_id: 2 })).toEqual([])
    expect(refusalsOfForm(inactive, facts, { categoria_id: 1 })).toHaveLength(1)
    expect(refusalsOfForm({ ...values, categoria_id: 9 }, facts, { categoria_id: 9 })).toHaveLength(1)
  })
})

describe('what is stored of a form', () => {
  test.each<[string, object, object]>([
    [
      'has profit, final price and commissions',
      {},
      {
        precio: 1000,
        utilidad_porcentaje: 10,
        utilidad_monto: 100,
        precio_final: 1100,
        comision_venta_porcentaje: 5,
        comision_venta_monto: 55,
        comision_arriendo_porcentaje: 10,
        comision_arriendo_monto: 10,
      },
    ],
    [
      'has the side of a profit that was not typed',
      { utilidad_monto: null, comision_venta_monto: 0 },
      { utilidad_monto: 100, comision_venta_monto: 55 },
    ],
    [
      'has no profit of an own sale',
      { es_venta_externa: false },
      { utilidad_porcentaje: null, utilidad_monto: null, precio_final: 1000, es_venta_externa: false },
    ],
    [
      'has no price of what is not sold',
      { es_venta: false, consultar_precio: true },
      {
        precio: 0,
        consultar_precio: false,
        es_venta_externa: false,
        utilidad_monto: null,
        precio_final: 0,
        comision_venta_porcentaje: 0,
        comision_venta_monto: 0,
      },
    ],
    [
      'says that the price is told on request',
      { consultar_precio: true },
      { consultar_precio: true, es_venta_externa: true },
    ],
    [
      'has no rent of what is not rented',
      { es_arriendo: false },
      { precio_arriendo: null, dias_minimos: null, comision_arriendo_porcentaje: 0, comision_arriendo_monto: 0 },
    ],
    [
      'has the rent',
      {},
      { precio_arriendo: 100, dias_minimos: 3, modo_oferta: 'abierta', horometro_fecha: '2026-11-20' },
    ],
    [
      'has a commission of a rent without a price',
      { precio_arriendo: null },
      { precio_arriendo: null, comision_arriendo_porcentaje: 10, comision_arriendo_monto: 0 },
    ],
    ['has no kind of offers without them', { es_oferta: false }, { modo_oferta: null }],
    ['has no day without a reading', { horometro: null }, { horometro_fecha: null }],
    ['says that there are no faults', { sin_fallas: true }, { sin_fallas: true }],
    ['says that there are faults', { sin_fallas: true, fallas: 'motor' }, { sin_fallas: false, fallas: 'motor' }],
  ])('%s', (_, changes, stored) => {
    const once = completed({ ...form, ...changes } as MachineForm)
    expect(once).toMatchObject(stored)
    expect(completed(once)).toEqual(once)
  })
})
