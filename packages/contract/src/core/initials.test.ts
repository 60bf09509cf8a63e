import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['NEXT', 'N'],
  ['Otra Firma', 'OF'],
  ['Minera del Sur SpA', 'MS'],
  ['Iniciación y Voladura Andina S.A.', 'IV'],
  ['acero nórdico', 'AN'],
  ['3M Chile', '3C'],
  ['Ñandú', 'Ñ'],
  ['山田 製作所', '山製'],
  ['S.A.', 'SA'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
