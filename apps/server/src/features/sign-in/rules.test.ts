import { Role } from '@portal/contract/access/constants'
import { loginMessages as m } from '@portal/contract/sign-in/messages'
import { expect, test } from 'vitest'
import { mayResetFactor } from './policy.ts'
import { idPickedBy, refusalToLogin } from './rules.ts'

test.each([
  ['an unknown address', undefined, true, m.emailNotRegistered],
  ['a wrong password of an inactive user', { estado_id: 2 }, false, m.passwordInvalid],
  ['an inactive user', { estado_id: 2 }, true, m.userInactive],
  ['an active user', { estado_id: 1 }, true, null],
])('a log-in of %s', (_, user, isPasswordRight, refusal) => {
  expect(refusalToLogin(user, isPasswordRight)).toBe(refusal)
})

test('a super administrator removes the second factor of others', () => {
  expect(mayResetFactor({ id: 1, role: Role.superAdmin }, 2)).toBe(true)
  expect(mayResetFactor({ id: 1, role: Role.superAdmin }, 1)).toBe(false)
  expect(mayResetFactor({ id: 1, role: Role.administrator }, 2)).toBe(false)
})

test('a number picks an id up to the largest, each about as often, and few pick another when ids are added', () => {
  const numbers = Array.from({ length: 4000 }, (_, at) => (at * 2_654_435_761) % 2 ** 32)
  for (const largest of [0, 1, 2, 3, 7, 8, 100, 1000]) {
    const picked = numbers.map((number) => idPickedBy(number, largest))
    expect(Math.min(...picked)).toBe(0)
    expect(Math.max(...picked)).toBe(largest)
  }
  const moved = numbers.filter((number) => idPickedBy(number, 100) !== idPickedBy(number, 101))
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThan(numbers.length / 50)
})
