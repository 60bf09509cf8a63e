import { expect, test } from 'vitest'
import { dayOf } from './cells.ts'

test.each([
  ['05-01-2026', '2026-01-05'],
  ['5/1/2026', '2026-01-05'],
  ['5.1.2026 10:30', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['2026/1/5', '2026-01-05'],
  ['2026-01-05T12:00:00.000Z', '2026-01-05'],
  ['2026-01-05 08:15', '2026-01-05'],
  ['05/Jan/26 3:42 PM', '2026-01-05'],
  ['5 ene 2026', '2026-01-05'],
  ['5 de enero de 2026', '2026-01-05'],
  ['31-dic-2025', '2025-12-31'],
  ['Jan 5, 2026', '2026-01-05'],
  ['January 5th 2026', '2026-01-05'],
  ['lunes, 5 de enero de 2026', '2026-01-05'],
  ['5 de fevereiro de 2026', '2026-02-05'],
  ['1 Sept 2026', '2026-09-01'],
])('reads the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each(['', '?', '01/25/2026 no', '2026', '5 de nada de 2026', 'mañana', '12:30', '1-2-26'])(
  'leaves %j for the form to refuse',
  (text) => {
    expect(dayOf(text)).toBe(text)
  },
)
