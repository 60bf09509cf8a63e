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
  ['more than ten thousand', Array.from({ length: 10_001 }, (_, place) => `S${place}`).join('\n')],
])('%s is refused', (_, text) => expect(readSerials(text)).toBeNull())

test('ten thousand lines are read', () => {
  const text = Array.from({ length: 10_000 }, (_, place) => `S${place}`).join('\n')
  expect(readSerials(text)?.serials).toHaveLength(10_000)
})
