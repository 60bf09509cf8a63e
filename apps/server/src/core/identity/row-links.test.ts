import { expect, test } from 'vitest'
import { claimedId, rowLinks } from './row-links.ts'

const { tokenOf, isTokenOf } = rowLinks('solicitud')
const row = { id: 12, enlace_version: 1 }
const token = tokenOf('secret', row)

test('a token opens its own row, as long as its version is the same', () => {
  expect(token).toMatch(/^12-[\w-]{43}$/)
  expect(claimedId(token)).toBe(12)
  expect(isTokenOf('secret', token, row)).toBe(true)
  expect(isTokenOf('secret', token, { ...row, enlace_version: 2 })).toBe(false)
  expect(isTokenOf('secret', token, { ...row, id: 13 })).toBe(false)
  expect(isTokenOf('another', token, row)).toBe(false)
  expect(isTokenOf('secret', token.replace('12-', '13-'), { ...row, id: 13 })).toBe(false)
})

test('a token opens no row of another kind', () => {
  expect(rowLinks('cotizacion').isTokenOf('secret', token, row)).toBe(false)
})

test('stays the same from one release to the next, or every link in a mailbox would be dead', () => {
  expect(token).toBe('12-rwIl5-6L7I1TSJOLaD2-iK6NgqX7heHWtiY9wvGcL6g')
})

test.each(['', '-', 'x-abc', '0-abc', '12', '12345678901-abc', '-12-abc', '1e3-abc'])('%j claims no row', (token) => {
  expect(claimedId(token)).toBeNull()
})
