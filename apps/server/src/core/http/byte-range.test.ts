import { expect, test } from 'vitest'
import { byteRangeOf, isSameVersion } from './byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-5', null],
  ['bytes=a-b', null],
])('of 100 bytes, %j asks for %j', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('none')
  expect(byteRangeOf('bytes=-5', 0)).toBe('none')
})

test('a part is sent only of the version that it is of', () => {
  expect(isSameVersion(undefined, '"a"')).toBe(true)
  expect(isSameVersion('"a"', '"a"')).toBe(true)
  for (const other of ['"b"', 'W/"a"', 'Tue, 15 Nov 1994 12:45:26 GMT', ''])
    expect(isSameVersion(other, '"a"')).toBe(false)
})
