import { expect, test } from 'vitest'
import { fileNameIn } from './save-file.ts'

test('the name of a file is read from its header, the one with accents first', () => {
  expect(fileNameIn(`attachment; filename="compania.xlsx"; filename*=UTF-8''compa%C3%B1%C3%ADa.xlsx`)).toBe(
    'compañía.xlsx',
  )
  expect(fileNameIn('attachment; filename="users 2026.xlsx"')).toBe('users 2026.xlsx')
  expect(fileNameIn('attachment; filename=users.xlsx; size=3')).toBe('users.xlsx')
  expect(fileNameIn('inline')).toBeUndefined()
  expect(fileNameIn(null)).toBeUndefined()
})
