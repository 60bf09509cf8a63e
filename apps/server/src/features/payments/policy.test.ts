import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canRefund } from './policy.ts'

test('administrators who manage the machines refund', () => {
  const among = (modules: Module[]) =>
    Object.values(Role).filter((role) => canRefund({ role, modules: new Set(modules) }))
  expect(among([Module.manageMachines])).toEqual([Role.administrator, Role.superAdmin])
  expect(among([Module.myMachines])).toEqual([])
})
