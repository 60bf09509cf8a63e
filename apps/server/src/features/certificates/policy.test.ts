import { Module } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { seesAll } from './policy.ts'

test('people of the house with the module see all certificates', () => {
  const modules = new Set([Module.certificates])
  expect(seesAll({ isOfHouse: true, modules })).toBe(true)
  expect(seesAll({ isOfHouse: false, modules })).toBe(false)
  expect(seesAll({ isOfHouse: true, modules: new Set() })).toBe(false)
})
