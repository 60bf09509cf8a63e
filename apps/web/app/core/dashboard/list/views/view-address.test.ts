import { expect, test } from 'vitest'
import { differs, searchOfView, viewOf } from './view-address.ts'

test('a view is what the list is asked, whatever the order, without page, view and day', () => {
  expect(viewOf('?page=3&pais_id=152&buscar=a%20b&vista=7')).toBe('?buscar=a+b&pais_id=152')
  expect(viewOf('?page=2')).toBe('')
  expect(viewOf('?fecha=2027-03-01&modo=semana')).toBe('?modo=semana')
  expect(viewOf('')).toBe('')
})

test('its address names it', () => {
  expect(searchOfView({ id: 7, direccion: '?buscar=a+b' })).toBe('?buscar=a+b&vista=7')
  expect(searchOfView({ id: 7, direccion: '' })).toBe('?vista=7')
})

test('what is asked otherwise differs from it, another page does not', () => {
  const view = { direccion: '?buscar=a&pais_id=152' }
  expect(differs(view, '?pais_id=152&buscar=a&page=4&vista=1')).toBe(false)
  expect(differs(view, '?pais_id=152')).toBe(true)
  expect(differs(view, '?pais_id=152&buscar=a&columnas=x')).toBe(true)
})
