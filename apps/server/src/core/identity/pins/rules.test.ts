import { describe, expect, test } from 'vitest'
import { type PinUse, refusalToIssue, type StoredPin, verdictOn } from './rules.ts'

const fresh: PinUse = {
  secondsSinceLast: null,
  requestsToday: 0,
  unsentToday: 0,
  wrongToday: 0,
  secondsToMidnight: 1000,
}
const pin: StoredPin = { pin_hash: 'hash', intentos: 0, isUsed: false, isExpired: false }

test.each([
  ['the first', {}, null],
  ['one after 3 minutes', { secondsSinceLast: 180, requestsToday: 4 }, null],
  ['one after 179 seconds', { secondsSinceLast: 179 }, { says: 'tooSoon', retryAfter: 1 }],
  ['one in the same moment', { secondsSinceLast: -1 }, { says: 'tooSoon', retryAfter: 181 }],
  ['one right after another whose mail was not sent', { secondsSinceLast: null, unsentToday: 1 }, null],
  ['the 21st whose mail was not sent', { unsentToday: 20 }, { says: 'dailyLimit', retryAfter: 1000 }],
  ['the sixth of a day', { secondsSinceLast: 10, requestsToday: 5 }, { says: 'dailyLimit', retryAfter: 1000 }],
  ['one after five wrong tries', { wrongToday: 5 }, { says: 'dailyLimit', retryAfter: 1000 }],
] as const)('a request for a PIN, %s', (_, use, refusal) => {
  expect(refusalToIssue({ ...fresh, ...use }, 5)).toEqual(refusal)
})

describe('a typed PIN is', () => {
  test.each([
    ['right', {}, {}, true],
    ['right', { intentos: 4 }, { wrongToday: 4 }, true],
    ['wrong', {}, {}, false],
    ['wrong', { pin_hash: null }, {}, true],
    ['expired', { isExpired: true }, {}, true],
    ['ended', { isUsed: true, isExpired: true }, {}, true],
    ['ended', { intentos: 5 }, {}, true],
    ['dailyLimit', {}, { wrongToday: 5 }, true],
  ] as const)('%s with %o and %o', (verdict, stored, use, isSame) => {
    expect(verdictOn({ ...pin, ...stored }, { ...fresh, ...use }, () => isSame, 5)).toBe(verdict)
  })

  test('right after many wrong ones, where only those of each PIN count', () => {
    expect(verdictOn(pin, { ...fresh, wrongToday: 20 }, () => true, null)).toBe('right')
    expect(refusalToIssue({ ...fresh, wrongToday: 20 }, null)).toBeNull()
  })

  test('absent without one', () => {
    expect(verdictOn(undefined, fresh, () => true, 5)).toBe('absent')
  })
})
