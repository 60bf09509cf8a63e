import { runInNewContext } from 'node:vm'
import { sessionLimits } from '@portal/contract/core/limits'
import { describe, expect, test } from 'vitest'
import { phaseIn, phaseOf, secondsLeft, sessionClock, tokenIn } from './session.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

function tokenEndingIn(seconds: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'HS256' }), part({ sub: 'ñ>?', exp: now / 1000 + seconds }), 'signature'].join('.')
}

describe('the phase of a session', () => {
  test.each([
    [8 * 3600, 'open'],
    [601, 'open'],
    [600, 'ending'],
    [301, 'ending'],
    [300, 'over'],
    [0, 'over'],
    [-10, 'over'],
  ] as const)('with %i s left is %s', (seconds, phase) => {
    expect(phaseOf(tokenEndingIn(seconds), now)).toBe(phase)
  })

  test('changes with the clock, without a new token', () => {
    const token = tokenEndingIn(700)
    expect(phaseOf(token, now + 99_000)).toBe('open')
    expect(phaseOf(token, now + 100_000)).toBe('ending')
    expect(phaseOf(token, now + 400_000)).toBe('over')
  })

  test('is nobody without a token, and over with one that cannot be read', () => {
    expect(phaseOf(null, now)).toBe('none')
    expect(phaseOf('', now)).toBe('none')
    for (const token of ['x', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"soon"}')}.c`]) {
      expect(phaseOf(token, now)).toBe('over')
    }
  })
})

test('seconds are rounded down and never negative', () => {
  expect(secondsLeft(tokenEndingIn(60), now + 1)).toBe(59)
  expect(secondsLeft(tokenEndingIn(-60), now)).toBe(0)
})

test('the session of a page is its cookie and its stored item, also for an inline script that has only the text', () => {
  const inScript = runInNewContext(`(${sessionClock})`, { atob }) as typeof sessionClock
  for (const clock of [{ phaseIn }, inScript(sessionLimits)]) {
    const token = tokenEndingIn(301)
    expect(clock.phaseIn(`lang=en; jwtToken=${token}`, token, now)).toBe('ending')
    expect(clock.phaseIn(`jwtToken=${token}`, token, now + 1000)).toBe('over')
    expect(clock.phaseIn('lang=en', token, now)).toBe('none')
    expect(clock.phaseIn(`jwtToken=${token}`, null, now)).toBe('none')
  }
})

test('the token is found among other cookies, and an empty one is none', () => {
  expect(tokenIn('lang=en; jwtToken=a.b.c; other=1')).toBe('a.b.c')
  expect(tokenIn('notjwtToken=a.b.c')).toBeNull()
  expect(tokenIn('jwtToken=')).toBeNull()
  expect(tokenIn('')).toBeNull()
})
