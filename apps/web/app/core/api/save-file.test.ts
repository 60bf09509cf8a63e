import { expect, test } from 'vitest'
import { asDownload, fileNameIn, isLost } from './save-file.ts'

test('the name of a file is read from its header, the one with accents first', () => {
  expect(fileNameIn(`attachment; filename="compania.xlsx"; filename*=UTF-8''compa%C3%B1%C3%ADa.xlsx`)).toBe(
    'compañía.xlsx',
  )
  expect(fileNameIn('attachment; filename="users 2026.xlsx"')).toBe('users 2026.xlsx')
  expect(fileNameIn('attachment; filename=users.xlsx; size=3')).toBe('users.xlsx')
  expect(fileNameIn('inline')).toBeUndefined()
  expect(fileNameIn(null)).toBeUndefined()
})

test('a download without an answer has the number 0, one that was refused keeps its own', () => {
  const refusal = { ok: false as const, mensaje: '', campos: {}, datos: null }
  const lost = asDownload({ ...refusal, status: 503, codigo: 999 })
  expect([lost, isLost(lost as never)]).toEqual([{ ...refusal, status: 503, codigo: 0 }, true])
  const refused = asDownload({ ...refusal, status: 500, codigo: 0 })
  expect([refused, isLost(refused as never)]).toEqual([{ ...refusal, status: 500, codigo: 0 }, false])
})
