import { expect, test } from 'vitest'
import { isHard } from './rules.ts'

test.each([
  ['5.1.1', true],
  ['5.0.0', true],
  ['5.2.1', true],
  ['5.4.4', true],
  ['5.2.2', false],
  ['5.3.4', false],
  ['5.4.7', false],
  ['4.1.1', false],
  ['', false],
])('%s is hard: %s', (status, hard) => {
  expect(isHard(status)).toBe(hard)
})
