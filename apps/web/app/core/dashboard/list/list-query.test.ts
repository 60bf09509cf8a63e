import { describe, expect, test } from 'vitest'
import { listParams, listQueryOf, listSpec, orderAfter, rangeOf, searchAfter } from './list-query.ts'

const spec = listSpec({ orders: ['nombre', 'creado_en'], filters: { rol_id: [1, 2, 3, 4], estado_id: 'id' } })

describe('reading the address of a list', () => {
  test('says page, text, order and the filters that are set', () => {
    expect(listQueryOf('?page=3&buscar=%20minera%20&orden=-creado_en&rol_id=4', spec)).toEqual({
      page: 3,
      until: 3,
      buscar: 'minera',
      orden: '-creado_en',
      columns: null,
      filters: { rol_id: '4' },
      dropped: [],
    })
  })

  test('falls back on what is unknown or wrong', () => {
    const fresh = { page: 1, until: 1, buscar: '', orden: 'nombre', columns: null, filters: {} }
    expect(listQueryOf('?rol_id=&otro=1', spec)).toEqual({ ...fresh, dropped: [] })
    expect(listQueryOf('?page=-2&orden=password&rol_id=7&estado_id=x', spec)).toEqual({
      ...fresh,
      dropped: [
        { name: 'rol_id', value: '7' },
        { name: 'estado_id', value: 'x' },
        { name: 'page', value: '-2' },
        { name: 'orden', value: 'password' },
      ],
    })
    for (const page of ['0', '1.5', 'x', '1e99', '']) expect(listQueryOf(`?page=${page}`, spec).page).toBe(1)
  })

  test('takes the first possible value of one that stands twice, and says what became of the others', () => {
    expect(listQueryOf('?rol_id=9&rol_id=4&rol_id=2&estado_id=1&estado_id=1', spec)).toMatchObject({
      filters: { rol_id: '4', estado_id: '1' },
      dropped: [
        { name: 'rol_id', value: '9' },
        { name: 'rol_id', value: '2' },
      ],
    })
    expect(searchAfter('?rol_id=9&rol_id=4&estado_id=x&tab=own', spec, { page: 1 })).toBe('?rol_id=4&tab=own')
  })

  test('reads the columns that were chosen, and leaves out what names none', () => {
    expect(listQueryOf('?columnas=a,b-c', spec)).toMatchObject({ columns: ['a', 'b-c'], dropped: [] })
    expect(listQueryOf('?columnas=a%20b&vista=x', spec)).toMatchObject({
      columns: null,
      dropped: [
        { name: 'columnas', value: 'a b' },
        { name: 'vista', value: 'x' },
      ],
    })
    expect(searchAfter('?page=3', spec, { columnas: 'a', page: 3 })).toBe('?page=3&columnas=a')
  })

  test('asks for the pages appended to the first together, where a list appends', () => {
    const appended = { ...spec, isAppended: true }
    const rowsOf = (search: string, of: typeof spec = appended) => {
      const { page, page_row } = listParams({ search }, of)
      return [page, page_row]
    }
    expect(rowsOf('?hasta=3')).toEqual([1, 30])
    expect(rowsOf('?hasta=3', spec)).toEqual([1, 10])
    expect(rowsOf('?hasta=3&page=2')).toEqual([2, 10])
    expect(rowsOf('?hasta=11')).toEqual([1, 10])
    expect(searchAfter('?rol_id=4', appended, { hasta: 2 })).toBe('?rol_id=4&hasta=2')
    expect(searchAfter('?hasta=3', appended, { page: 4 })).toBe('?page=4')
    expect(searchAfter('?hasta=3', appended, { rol_id: 4 })).toBe('?rol_id=4')
    expect(searchAfter('?hasta=3&hasta=x&rol_id=4', appended, { hasta: 4 })).toBe('?hasta=4&rol_id=4')
  })

  test('gives the call pages of 10 rows', () => {
    expect(listParams({ search: '?page=2&estado_id=1' }, spec)).toEqual({
      page: 2,
      page_row: 10,
      buscar: '',
      orden: 'nombre',
      estado_id: '1',
    })
  })

  test('starts in the order that the list declares', () => {
    const newest = listSpec({ orders: ['nombre', 'creado_en'], startOrder: '-creado_en', filters: {} })
    expect(listQueryOf('', newest).orden).toBe('-creado_en')
    expect(searchAfter('?orden=nombre', newest, { orden: '-creado_en' })).toBe('')
  })
})

describe('changing what is asked', () => {
  test('goes back to the first page, unless the page is what changes', () => {
    expect(searchAfter('?page=4&rol_id=4', spec, { estado_id: '1' })).toBe('?rol_id=4&estado_id=1')
    expect(searchAfter('?page=4&rol_id=4', spec, { page: 5 })).toBe('?page=5&rol_id=4')
    expect(searchAfter('?page=4', spec, { page: 1 })).toBe('')
  })

  test('takes away what is empty or as it would be anyway, and keeps what belongs to others', () => {
    expect(searchAfter('?rol_id=4&tab=own', spec, { rol_id: null })).toBe('?tab=own')
    expect(searchAfter('?orden=-nombre', spec, { orden: 'nombre', buscar: '  ' })).toBe('')
  })
})

test('a press on a column sorts up, then down', () => {
  expect(orderAfter('nombre', 'creado_en')).toBe('creado_en')
  expect(orderAfter('creado_en', 'creado_en')).toBe('-creado_en')
  expect(orderAfter('-creado_en', 'creado_en')).toBe('creado_en')
})

test('a page tells which rows it shows', () => {
  expect(rangeOf(1, 10)).toEqual({ from: 1, to: 10 })
  expect(rangeOf(4, 7)).toEqual({ from: 31, to: 37 })
  expect(rangeOf(9, 0)).toEqual({ from: 0, to: 0 })
})
