import { expect, test } from 'vitest'
import { readSerials } from './rules.ts'

test('numbers are read from lines, cells and commas, in capitals and sorted', () => {
  expect(readSerials(' b-2\r\na1\tA/3;\u00a0x_9, ')).toEqual({ serials: ['A/3', 'A1', 'B-2', 'X_9'], repeated: [] })
})

test('what stands twice is named once, whatever its case', () => {
  expect(readSerials('a1 b2 A1 a1')).toEqual({ serials: ['A1', 'B2'], repeated: ['A1'] })
})

test.each([
  ['nothing', ' \n , '],
  ['a formula', '=HYPERLINK("x")'],
  ['a letter that becomes two as a capital', 'ß1'],
  ['a letter that becomes another as a capital', 'ı1'],
  ['a number of 41 letters', 'A'.repeat(41)],
  ['more than a hundred thousand', 'S000000:S099999 S100000'],
  ['a range of more', 'S000000:S100000'],
  ['a range that goes back', 'A10:A09'],
  ['a range of two series', 'A01:B09'],
  ['a range of different lengths', 'A9:A10'],
  ['a range without digits', 'A:B'],
  ['a range without an end', 'A01:'],
  ['a range of which one end has other letters', 'A01:Ñ02'],
  ['a range of which one end has a letter that becomes that of the other as a capital', 'I01:ı02'],
  ['a range of which one end has no digits', 'A001:ABC'],
  ['a range that goes back, next to a number', 'B1 A5:A1'],
  ['one more than a hundred thousand, by a range', 'S000000:S099999 S1:s1'],
  ['three ends', 'A01:A02:A03'],
])('%s is refused', (_, text) => expect(readSerials(text)).toBeNull())

test.each(['n1-008:N1-011', 'N1-008 : N1-011', 'N1-008–N1-011', 'N1-008..N1-011', 'n1-008 … n1-010, N1-011'])(
  'a range is its numbers, zeros kept: %s',
  (text) => {
    expect(readSerials(text)).toEqual({ serials: ['N1-008', 'N1-009', 'N1-010', 'N1-011'], repeated: [] })
  },
)

test('a number needs no digits and has up to 40 letters, and a range may be one number', () => {
  expect(readSerials(`ABC ${'A'.repeat(40)} B01:b01`)?.serials).toEqual(['A'.repeat(40), 'ABC', 'B01'])
  expect(readSerials('S000001:S099999 A')?.serials).toHaveLength(100_000)
})

test('a number of a range that also stands alone is repeated', () => {
  expect(readSerials('A1:A3 a2')).toEqual({ serials: ['A1', 'A2', 'A3'], repeated: ['A2'] })
})

test('fifty thousand lines, and a range of a hundred thousand, are read', () => {
  const text = Array.from({ length: 50_000 }, (_, place) => `S${place}`).join('\n')
  expect(readSerials(text)?.serials).toHaveLength(50_000)
  expect(readSerials('S000001:S100000')?.serials).toHaveLength(100_000)
})
