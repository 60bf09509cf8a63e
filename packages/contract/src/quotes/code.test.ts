import { expect, test } from 'vitest'
import { quoteCodeOf, quoteNumberText } from './code.ts'

test.each([
  ['NEXT-2026-0001', 'NEXT-2026-0001', null],
  [' next-2026-0001 ', 'NEXT-2026-0001', null],
  ['NEXT - 2026 - 0001 - r2', 'NEXT-2026-0001', 2],
  ['NEXT–2026–0001‑R12', 'NEXT-2026-0001', 12],
  ['eac-2026-1000000-R1', 'EAC-2026-1000000', 1],
])('%j is %s, revision %s', (text, numero, revision) => {
  expect(quoteCodeOf(text)).toEqual({ numero, revision })
})

test.each([
  '',
  'NEXT',
  'NEXT-2026',
  'NEXT-2026-001',
  'NEXT-2026-0001-R',
  'NEXT-2026-0001 minera',
  'N-2026-0001',
  'ÑANDU-2026-0001',
])('%j is none', (text) => {
  expect(quoteCodeOf(text)).toBeNull()
})

test.each([
  [1, 'NEXT-2026-0001'],
  [4513, 'NEXT-2026-4513'],
  [10_000, 'NEXT-2026-10000'],
  [99_999_999, 'NEXT-2026-99999999'],
])('number %i is %s, which is read again', (number, text) => {
  expect(quoteNumberText('NEXT', 2026, number)).toBe(text)
  expect(quoteCodeOf(text)).toEqual({ numero: text, revision: null })
})
