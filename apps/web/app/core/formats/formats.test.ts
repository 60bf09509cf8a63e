import { describe, expect, test } from 'vitest'
import { clockText, countdownText, dateText, dateTimeText, longDateText, relativeText, timeText } from './dates.ts'
import { moneyText } from './money.ts'
import { bytesText, numberText, percentText } from './numbers.ts'

const spanish = { locale: 'es-CL', zone: 'America/Santiago' }
const english = { locale: 'en-US', zone: 'America/Santiago' }
const plain = (text: string) => text.replace(/\s/gu, ' ')

test('money is the same in both languages: the code in front, en-US grouping, two decimals but none for CLP', () => {
  expect(plain(moneyText(184_000))).toBe('USD 184,000.00')
  expect(plain(moneyText(1234.5, 'USD'))).toBe('USD 1,234.50')
  expect(plain(moneyText(1_234_567.4, 'CLP'))).toBe('CLP 1,234,567')
  expect(plain(moneyText(-5))).toBe('-USD 5.00')
})

describe('dates', () => {
  test('are dd-mm-yyyy in Spanish and in the English way in English', () => {
    expect(dateText('2026-03-05T12:00:00Z', spanish)).toBe('05-03-2026')
    expect(dateText('2026-03-05T12:00:00Z', english)).toBe('03/05/2026')
  })

  test('fall on the day of the zone; a day without a time stays that day everywhere', () => {
    expect(dateText('2026-03-05T01:00:00Z', spanish)).toBe('04-03-2026')
    expect(dateText('2026-03-05', spanish)).toBe('05-03-2026')
    expect(dateText('2026-03-05', { ...spanish, zone: 'Pacific/Kiritimati' })).toBe('05-03-2026')
  })

  test('with their time, in 24 hours in Spanish', () => {
    expect(plain(dateTimeText('2026-07-05T20:05:00Z', spanish))).toBe('05-07-2026, 16:05')
    expect(plain(timeText('2026-07-05T04:00:00Z', spanish))).toBe('00:00')
    expect(plain(dateTimeText('2026-07-05T20:05:00Z', english))).toBe('07/05/2026, 4:05 PM')
    expect(plain(clockText('2026-07-05T20:05:09Z', spanish))).toBe('16:05:09')
    expect(plain(clockText('2026-07-05T20:05:09Z', english))).toBe('4:05:09 PM')
  })

  test('in words', () => {
    expect(longDateText('2026-11-20', spanish)).toBe('20\u00a0de noviembre de\u00a02026')
    expect(longDateText('2026-11-20', english)).toBe('November\u00a020, 2026')
  })
})

test.each([
  [-5 * 60, 'hace 5 minutos', '5 minutes ago'],
  [86_400, 'mañana', 'tomorrow'],
  [-2 * 3600, 'hace 2 horas', '2 hours ago'],
  [12, 'dentro de 12 segundos', 'in 12 seconds'],
  [15 * 86_400, 'dentro de 2 semanas', 'in 2 weeks'],
])('%i seconds from now', (seconds, es, en) => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const when = new Date(now + seconds * 1000).toISOString()
  expect([relativeText(when, now, spanish), relativeText(when, now, english)]).toEqual([es, en])
})

test('a countdown in minutes and seconds', () => {
  expect([180, 125, 9, 0].map(countdownText)).toEqual(['3:00', '2:05', '0:09', '0:00'])
})

test('other numbers in the format of the reader', () => {
  expect([numberText(30_000, 'es-CL'), numberText(2400, 'es-CL'), numberText(30_000, 'en-US')]).toEqual([
    '30.000',
    '2.400',
    '30,000',
  ])
  expect(plain(percentText(0.125, 'es-CL'))).toBe('12,5%')
  expect([0, 999, 1000, 1_250_000, 3e12].map((size) => plain(bytesText(size, 'es-CL')))).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1,3 MB',
    '3.000 GB',
  ])
})
