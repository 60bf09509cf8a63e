import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canChange, movesOf } from './policy.ts'

const moves = (role: Role, isOfHouse: boolean, anuladaEn: Date | null) =>
  movesOf({ role, isOfHouse }, { paso: 'planificada', anulada_en: anuladaEn }).map(({ to }) => to)

test('people of the house move an order that is not voided, and managers back too', () => {
  expect(moves(Role.user, true, null)).toEqual(['en_produccion'])
  expect(moves(Role.manager, true, null)).toEqual(['recibida', 'en_produccion'])
  expect(moves(Role.manager, true, new Date(0))).toEqual([])
  expect(moves(Role.manager, false, null)).toEqual([])
  expect([true, false].map((isOfHouse) => canChange({ role: Role.manager, isOfHouse }))).toEqual([true, false])
})
