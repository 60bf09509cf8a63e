import { expect, test } from 'vitest'
import { addressOf, droppedOf, queryOf, valuesOf } from './list-address.ts'

test('an address of properties gives what the call asks for, and loses what cannot be', () => {
  const search =
    '?condicion=2&categoria_id=4&metros_desde=1.200&precio_desde=90&precio_hasta=10&moneda=UF&banos=-1&orden=anio&page=3'
  expect(queryOf(valuesOf(search))).toEqual({
    condicion: '2',
    categoria_id: '4',
    metros_desde: '1200',
    precio_desde: '90',
    moneda: 'UF',
    orden: '-creado_en',
    page: 3,
  })
  expect(droppedOf(search).map(({ name }) => name)).toEqual(['banos', 'orden', 'precio_hasta'])
  expect(addressOf('/properties', valuesOf(search), { moneda: '' })).toBe(
    '/properties?condicion=2&categoria_id=4&precio_desde=90&metros_desde=1200',
  )
})
