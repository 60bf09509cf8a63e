import { describe, expect, test } from 'vitest'
import { activeFilters, addressWith, pageOf, queryOf, valuesOf } from './list-address.ts'

describe('the address of the list', () => {
  test('gives what the call asks for, with the best match first where something is searched', () => {
    const values = valuesOf('?buscar=excabadora&categoria_id=3&page=2&utm_source=mail')
    expect(queryOf(values, 'all')).toEqual({
      buscar: 'excabadora',
      categoria_id: '3',
      orden: '-relevancia',
      page: 2,
    })
  })

  test('loses what cannot be instead of showing no list', () => {
    const values = valuesOf('?categoria_id=x&anio_desde=20&dias=0&tipo=regalo&moneda=EUR&orden=sku&page=-1&condicion=7')
    expect(queryOf(values, 'all')).toEqual({ orden: '-creado_en', page: 1 })
  })

  test('a section decides the kind, whatever the address says', () => {
    expect(queryOf(valuesOf('?tipo=venta'), 'rent')).toMatchObject({ tipo: 'arriendo' })
    expect(queryOf(valuesOf(''), 'auction')).toMatchObject({ tipo: 'subasta' })
    expect(activeFilters(valuesOf('?tipo=venta'), 'rent')).toEqual([])
  })

  test('a change of a filter begins at the first page again, in one order of parameters', () => {
    const values = valuesOf('?page=4&pais_id=152&buscar=pala')
    expect(addressWith('all', values, { pais_id: '' })).toBe('/classifieds?buscar=pala')
    expect(addressWith('rent', values, { page: '5' })).toBe('/classifieds/rent?buscar=pala&pais_id=152&page=5')
    expect(addressWith('all', values, { buscar: '', pais_id: '', page: '1' })).toBe('/classifieds')
  })

  test('sorting by relevance needs a search', () => {
    expect(queryOf(valuesOf('?orden=-relevancia'), 'all').orden).toBe('-creado_en')
    expect(queryOf(valuesOf('?orden=precio&buscar=pala'), 'all').orden).toBe('precio')
  })

  test.each([
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['1e9', 1],
  ])('page %j is %i', (page, number) => {
    expect(pageOf({ ...valuesOf(''), page })).toBe(number)
  })
})
