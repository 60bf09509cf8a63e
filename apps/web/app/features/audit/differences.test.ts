import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

test('differences are the fields that say something else, also those of one side only', () => {
  const before = { nombre: 'Ana', lista: [1, 2], nada: null }
  const after = { nombre: 'Ana', lista: [2, 1], nueva: false }
  expect(differencesOf(before, after)).toEqual({
    changed: [
      { field: 'lista', before: [1, 2], after: [2, 1] },
      { field: 'nada', before: null, after: undefined },
      { field: 'nueva', before: undefined, after: false },
    ],
    same: ['nombre'],
  })
  expect(differencesOf(null, { a: 1 }).changed).toEqual([{ field: 'a', before: undefined, after: 1 }])
  expect(differencesOf(null, null)).toEqual({ changed: [], same: [] })
})
