import { expect, test } from 'vitest'
import { canChange } from './policy.ts'

test('its owner changes a webhook', () => {
  expect(canChange({ id: 1 }, { usuario_id: 1 })).toBe(true)
  expect(canChange({ id: 1 }, { usuario_id: 2 })).toBe(false)
})
