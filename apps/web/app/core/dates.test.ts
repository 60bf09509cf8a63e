import { expect, test } from 'vitest'
import { lastDayText } from './dates.ts'

test.each([
  ['the midnight that ends it, in summer time', '2026-12-05T03:00:00.000Z', 'viernes, 4 de diciembre de 2026'],
  ['the midnight that ends it, in winter time', '2026-07-11T04:00:00.000Z', 'viernes, 10 de julio de 2026'],
  ['a moment of the day itself', '2026-12-04T15:00:00.000Z', 'viernes, 4 de diciembre de 2026'],
])('the last day is told by %s', (_, end, words) => {
  expect(lastDayText(end, { locale: 'es-CL', zone: 'America/Santiago' })).toBe(words)
})

test('the last day is told in English with its weekday', () => {
  const reader = { locale: 'en-US', zone: 'America/Santiago' }
  expect(lastDayText('2026-12-05T03:00:00.000Z', reader)).toBe('Friday, December 4, 2026')
})
