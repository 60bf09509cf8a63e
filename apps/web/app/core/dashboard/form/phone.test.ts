import { expect, test } from 'vitest'
import { internationalPhone } from './phone.ts'

const chile = 152

test.each([
  ['+56 9 1234-5678', undefined, '+56912345678'],
  ['0056 (9) 1234 5678', undefined, '+56912345678'],
  ['9 1234 5678', chile, '+56912345678'],
  ['091234.5678', chile, '+56912345678'],
  ['56912345678', chile, '+56912345678'],
  ['912345678', undefined, '912345678'],
  ['no phone', chile, 'no phone'],
  ['', chile, ''],
])('%s in country %s is kept as %s', (typed, country, kept) => {
  expect(internationalPhone(typed, country)).toBe(kept)
})
