import { expect, test } from 'vitest'
import { leavesNone, proofsOf } from './rules.ts'

test.each([
  [[], 0, ['clave']],
  [[], 3, ['clave']],
  [['totp'], 0, ['totp']],
  [['totp', 'llave', 'totp'], 1, ['llave', 'totp', 'recuperacion']],
] as const)('with the devices %j and %i codes one proves oneself', (kinds, codes, proofs) => {
  expect(
    proofsOf(
      kinds.map((tipo) => ({ tipo })),
      codes,
    ),
  ).toEqual(proofs)
})

test.each([
  [[1], 1, true, true],
  [[1], 1, false, false],
  [[1, 2], 1, true, false],
  [[1], 2, true, false],
])('of the devices %j the removal of %i leaves none that is required (%s): %s', (ids, removed, isRequired, isNone) => {
  expect(
    leavesNone(
      ids.map((id) => ({ id })),
      removed,
      isRequired,
    ),
  ).toBe(isNone)
})
