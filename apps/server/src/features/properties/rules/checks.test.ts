import { coreMessages } from '@portal/contract/core/core-messages'
import { propertyMessages as m } from '@portal/contract/properties/messages'
import { describe, expect, test } from 'vitest'
import { refusalsOfForm } from './checks.ts'
import { completed, formFrom, formOf, type PropertyForm, type PropertyValues, type SentFields } from './values.ts'

const facts = { countries: new Set([152]), year: 2026, today: '2026-11-20' }
const [house, apartment, land] = [1, 2, 7]
const promise = { condicion: 3, plazo_meses: 24, precio_compra: 900, abono_porcentaje: 5, opcion_hasta: '2026-11-21' }
const form = {
  anio: 2020,
  pais_id: 152,
  categoria_id: house,
  condicion: 1,
  metros_construidos: 100,
  metros_terreno: 200,
  habitaciones: 3,
  banos: 2,
  piso: 2,
  total_pisos: 4,
  moneda: 'USD',
  precio: 1000,
  consultar_precio: false,
  gastos_comunes: null,
  es_venta_externa: true,
  utilidad_porcentaje: 10,
  utilidad_monto: 100,
  comision_porcentaje: 5,
  comision_monto: 55,
  latitud: -33.4,
  longitud: -70.6,
  muestra_ubicacion: true,
  plazo_meses: null,
  precio_compra: null,
  abono_porcentaje: null,
  opcion_hasta: null,
} as unknown as PropertyForm
const values = { ...form, precio_final: 1100 } as PropertyValues

describe('a form of a property', () => {
  test.each<[string, object, string | null, object | null]>([
    ['that is right', {}, null, null],
    ['that is built in three years', { anio: 2029 }, null, null],
    ['that is built later', { anio: 2030 }, 'anio', m.yearInvalid],
    ['of no country', { pais_id: 1 }, 'pais_id', m.countryInvalid],
    ['without a built area', { metros_construidos: 0 }, 'metros_construidos', m.constructionMetersInvalid],
    ['that covers its land', { metros_construidos: 200 }, null, null],
    ['that is larger than its land', { metros_construidos: 201 }, 'metros_construidos', m.constructionMetersInvalid],
    ['without an area of land', { metros_terreno: 0 }, null, null],
    ['of an apartment larger than the land', { categoria_id: apartment, metros_construidos: 201 }, null, null],
    ['of land without a building', { categoria_id: land, metros_construidos: 0 }, null, null],
    [
      'of land without an area',
      { categoria_id: land, metros_terreno: 0, metros_construidos: 0 },
      'metros_terreno',
      m.landMetersInvalid,
    ],
    ['on the highest floor', { piso: 4 }, null, null],
    ['above the highest floor', { piso: 5 }, 'piso', coreMessages.invalid],
    ['on a floor of how many is not known', { piso: 5, total_pisos: null }, null, null],
    ['on no floor', { piso: null, total_pisos: -1 }, null, null],
    ['without a price', { precio: 0 }, 'precio', m.priceInvalid],
    ['without a price, on request', { precio: 0, consultar_precio: true }, null, null],
    ['with a price in parts of a cent', { precio: 0.001 }, 'precio', m.priceInvalid],
    ['with the largest price', { precio_final: 999_999_999_999 }, null, null],
    ['with a price that no column holds', { precio_final: 1_000_000_000_000 }, 'precio', m.priceInvalid],
    ['with common costs', { gastos_comunes: 10.5 }, null, null],
    ['with common costs in parts of a cent', { gastos_comunes: 0.001 }, 'gastos_comunes', m.priceInvalid],
    ['of an external sale without a profit', { utilidad_monto: null }, 'utilidad_porcentaje', coreMessages.invalid],
    ['of an own sale without a profit', { utilidad_monto: null, es_venta_externa: false }, null, null],
    ['with a commission of all of it', { comision_monto: 1100 }, null, null],
    ['with a commission above it', { comision_monto: 1101 }, 'comision_monto', m.commissionAmountInvalid],
    ['with a commission of a price on request', { precio: 0, precio_final: 0, consultar_precio: true }, null, null],
    ['with a promise', promise, null, null],
    ['with a promise of one month', { ...promise, plazo_meses: 1 }, null, null],
    ['with a promise of no time', { ...promise, plazo_meses: 0 }, 'plazo_meses', coreMessages.invalid],
    ['with a promise without a time', { ...promise, plazo_meses: null }, 'plazo_meses', coreMessages.invalid],
    ['with a promise without a price', { ...promise, precio_compra: null }, 'precio_compra', m.priceInvalid],
    ['with a promise at parts of a cent', { ...promise, precio_compra: 5.001 }, 'precio_compra', m.priceInvalid],
    [
      'with a promise without a share',
      { ...promise, abono_porcentaje: null },
      'abono_porcentaje',
      coreMessages.invalid,
    ],
    ['with a promise of no share', { ...promise, abono_porcentaje: 0 }, 'abono_porcentaje', coreMessages.invalid],
    ['with a promise without an end', { ...promise, opcion_hasta: null }, 'opcion_hasta', coreMessages.invalid],
    [
      'with a promise that ends today',
      { ...promise, opcion_hasta: '2026-11-20' },
      'opcion_hasta',
      coreMessages.invalid,
    ],
    ['with half of a place', { latitud: null }, 'latitud', coreMessages.invalid],
    ['with the other half of a place', { longitud: null }, 'latitud', coreMessages.invalid],
    ['without a place', { latitud: null, longitud: null }, null, null],
  ])('%s', (_, changes, field, entry) => {
    expect(refusalsOfForm({ ...values, ...changes } as PropertyValues, facts)).toEqual(field ? [{ field, entry }] : [])
  })
})

describe('what is stored of a form', () => {
  test.each<[string, object, object]>([
    [
      'has profit, final price and commission',
      {},
      { utilidad_porcentaje: 10, utilidad_monto: 100, precio_final: 1100, comision_porcentaje: 5, comision_monto: 55 },
    ],
    [
      'has no profit of an own sale',
      { es_venta_externa: false },
      { utilidad_porcentaje: null, utilidad_monto: null, precio_final: 1000 },
    ],
    [
      'has rooms and floors of a house',
      {},
      { habitaciones: 3, banos: 2, piso: 2, total_pisos: 4, muestra_ubicacion: true },
    ],
    ['has none of land', { categoria_id: land }, { habitaciones: null, banos: null, piso: null, total_pisos: null }],
    ['has the terms of a promise', promise, promise],
    [
      'has no terms without one',
      { ...promise, condicion: 2 },
      { plazo_meses: null, precio_compra: null, abono_porcentaje: null, opcion_hasta: null },
    ],
    ['shows no place without a latitude', { latitud: null }, { muestra_ubicacion: false }],
    ['shows no place without a longitude', { longitud: null }, { muestra_ubicacion: false }],
    ['shows no place that is not to be shown', { muestra_ubicacion: false }, { muestra_ubicacion: false }],
  ])('%s', (_, changes, stored) => {
    const once = completed({ ...form, ...changes } as PropertyForm)
    expect(once).toMatchObject(stored)
    expect(completed(once)).toEqual(once)
  })

  test('has features as text, and nothing that is no field', () => {
    const sent = { ...form, caracteristicas: ['piscina'] } as unknown as SentFields
    expect(formFrom(sent)).toEqual({ ...form, caracteristicas: '["piscina"]' })
    expect(formOf({ ...form, id: 7 } as PropertyForm)).toMatchObject({ precio: 1000, latitud: -33.4, anio: 2020 })
    expect(formOf({ ...form, id: 7 } as PropertyForm)).not.toHaveProperty('id')
  })
})
