import { Role } from '@portal/contract/access/constants'
import { loginMessages as m } from '@portal/contract/sign-in/messages'
import { expect, test } from 'vitest'
import { mayResetFactor } from './policy.ts'
import { refusalToLogin } from './rules.ts'

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
