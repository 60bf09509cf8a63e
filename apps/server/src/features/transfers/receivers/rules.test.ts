import { Module } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { mayReceive } from './rules.ts'

const person = { empresa_id: 10, modulos: [Module.quotes] }
const source = { modules: [Module.quotes, Module.allQuotes], isOfEnterprise: true }
test.each([
  ['with one of the modules', source, 10, true],
  ['of another enterprise', source, 11, false],
  ['of another enterprise, where that does not matter', { ...source, isOfEnterprise: false }, 11, true],
  ['without the modules', { ...source, modules: [Module.tasks] }, 10, false],
  ['where no module is needed', { ...source, modules: [] }, 10, true],
])('a person %s may receive', (_, from, enterpriseId, isAllowed) => {
  expect(mayReceive(from, enterpriseId, person)).toBe(isAllowed)
})
