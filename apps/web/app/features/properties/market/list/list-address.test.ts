import { expect, test } from 'vitest'
import { addressOf, mapFiltersOf, queryOf, readAddress, valuesOf } from './list-address.ts'

test('an address of properties gives what the call asks for, and loses what cannot be', () => {
  const search =
    '?condicion=2&categoria_id=4&metros_desde=1.200&precio_desde=90&precio_hasta=10&moneda=UF&banos=-1&orden=anio&page=3'
  expect(queryOf(valuesOf(search))).toEqual({
    condicion: '2',
    categoria_id: '4',
    metros_desde: '1200',
    precio_desde: '10',
    precio_hasta: '90',
    moneda: 'UF',
    orden: '-creado_en',
    page: 3,
  })
  expect(readAddress(search).dropped.map(({ name }) => name)).toEqual(['banos', 'orden'])
  expect(readAddress(search).turned).toEqual(['precio_desde', 'precio_hasta'])
  expect(addressOf('/properties', valuesOf(search), { moneda: '' })).toBe(
    '/properties?condicion=2&categoria_id=4&precio_desde=10&precio_hasta=90&metros_desde=1200',
  )
})

test('a part of the map is a filter like the others, also across the date line', () => {
  const search = '?vista=mapa&recuadro=170.0,-25,-170,-10.50&banos=2&page=2'
  const values = valuesOf(search)
  expect(queryOf(values)).toEqual({ recuadro: '170,-25,-170,-10.5', banos: '2', orden: '-creado_en', page: 2 })
  expect(mapFiltersOf(values, null)).toEqual({ banos: '2' })
  expect(addressOf('/properties', values, { recuadro: '' })).toBe('/properties?banos=2&vista=mapa')
  expect(readAddress('?recuadro=1,2,3&vista=globo').dropped.map(({ name }) => name)).toEqual(['recuadro', 'vista'])
})
