import { expect, test } from 'vitest'
import { brokenPasswordRules } from './password-rules.ts'

test.each([
  ['Correcta-12ab', []],
  ['Correcta-12a', []],
  ['Correcta-12', [1]],
  ['correcta-12ab', [2]],
  ['CORRECTA-12AB', [3]],
  ['Correcta-1abc', [4]],
  ['Correcta 12ab', [5]],
  ['Correcta+12ab', []],
  ['Ñandú·ñandú٣٤', []],
  ['Cn\u0303cn\u0303cn\u0303cn\u0303-12', [1]],
  ['', [1, 2, 3, 4, 5]],
])('the password %j breaks the rules %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken)
})
