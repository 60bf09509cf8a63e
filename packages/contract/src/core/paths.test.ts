import { expect, test } from 'vitest'
import { isBelowAny } from './paths.ts'

test.each([
  ['/events', true],
  ['/events/chile', true],
  ['/events?page=2', true],
  ['/events#next', true],
  ['/eventsx', false],
  ['/event', false],
  ['/a/events', false],
  ['/properties/1', true],
  ['/', false],
  ['', false],
])('%s is one of the paths or below one: %s', (address, is) => {
  expect(isBelowAny(address, ['/events', '/properties'])).toBe(is)
})

test('nothing is below no path', () => {
  expect(isBelowAny('/events', [])).toBe(false)
})
