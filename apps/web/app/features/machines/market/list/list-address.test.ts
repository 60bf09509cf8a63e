import { describe, expect, test } from 'vitest'
import { activeFilters, addressSent, addressWith, pageOf, queryOf, readAddress, valuesOf } from './list-address.ts'

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

  test('loses what cannot be instead of showing no list, and says what', () => {
    const search = '?categoria_id=x&anio_desde=20&dias=0&tipo=regalo&moneda=EUR&orden=sku&page=-1&condicion=7'
    expect(queryOf(valuesOf(search), 'all')).toEqual({ orden: '-creado_en', page: 1 })
    expect(
      readAddress(`${search}&buscar=pala&utm_source=mail`)
        .dropped.map(({ name, value }) => `${name}=${value}`)
        .sort(),
    ).toEqual(search.slice(1).split('&').sort())
  })

  test('of one that stands twice keeps the first possible value', () => {
    const search = '?pais_id=1&pais_id=152&pais_id=604&precio_desde=900&precio_hasta=1.200'
    expect(queryOf(valuesOf(search), 'all')).toMatchObject({ pais_id: '152', precio_hasta: '1200' })
    expect(readAddress(search)).toMatchObject({
      dropped: [
        { name: 'pais_id', value: '1' },
        { name: 'pais_id', value: '604' },
      ],
      turned: [],
    })
  })

  test('turns a reversed range round and says so, also after the form sent it', () => {
    const search = '?precio_desde=1.200,50&precio_hasta=900&anio_desde=2010&anio_hasta=2010'
    const { values, dropped, turned } = readAddress(search)
    expect(values).toMatchObject({
      precio_desde: '900',
      precio_hasta: '1200.5',
      anio_desde: '2010',
      anio_hasta: '2010',
    })
    expect([dropped, turned]).toEqual([[], ['precio_desde', 'precio_hasta']])
    const sent = addressSent('all', valuesOf(''), new URLSearchParams('precio_desde=900&precio_hasta=500&ciudad='))
    expect(sent).toBe('/classifieds?precio_desde=900&precio_hasta=500')
    expect(addressWith('all', valuesOf(sent.slice(sent.indexOf('?'))), { pais_id: '152' })).toBe(
      '/classifieds?pais_id=152&precio_desde=500&precio_hasta=900',
    )
  })

  test.each([
    ['precio_desde', '350.000', '350000'],
    ['precio_desde', '1.200,50', '1200.5'],
    ['precio_hasta', '1,2,3', ''],
    ['anio_desde', '2.015', '2015'],
    ['tiempo_uso_hasta', '12.500,5', '12500.5'],
    ['dias', '1.5', ''],
  ])('reads %s %s as %j, as every field does', (name, typed, value) => {
    expect(valuesOf(`?${name}=${encodeURIComponent(typed)}`)).toMatchObject({ [name]: value })
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
    expect(pageOf(valuesOf(`?page=${page}`))).toBe(number)
  })
})
