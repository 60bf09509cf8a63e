import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { Place } from '@portal/contract/access/templates'
import { apiKeyLimits } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import { expect, test } from 'vitest'
import { mayGive, networksIn, refusalToGive } from './rules.ts'

const maker = (role: Role, place: Place, ...modules: GrantableModule[]) => ({
  role,
  place,
  modules: new Set<string>(modules),
})
const { quotes, users, tasks, products, masterDistributor, branches } = Module

test('nobody gives a key what they do not hold, or may never hold', () => {
  expect(mayGive(maker(Role.manager, Place.house, quotes), quotes)).toBe(true)
  expect(mayGive(maker(Role.manager, Place.house, quotes), users)).toBe(false)
  expect(mayGive(maker(Role.manager, Place.other, tasks), tasks)).toBe(false)
  expect(mayGive(maker(Role.distributor, Place.other, branches), branches)).toBe(false)
  expect(mayGive(maker(Role.distributor, Place.other, branches, masterDistributor), branches)).toBe(true)
})

test.each([
  ['of a person, with what they hold', [quotes, tasks], false, null],
  ['with one module that they do not hold', [quotes, products], false, { entry: m.moduleNotHeld, field: 'modulos' }],
  ['of an enterprise, with modules of an enterprise', [quotes], true, null],
  ['of an enterprise, with one of a person', [quotes, tasks], true, { entry: m.moduleNotForKey, field: 'modulos' }],
] as const)('a key %s', (_, wanted, isOfEnterprise, refusal) => {
  expect(refusalToGive(maker(Role.manager, Place.house, quotes, tasks), wanted, isOfEnterprise)).toEqual(refusal)
})

test('networks are read by line, comma and space, each once', () => {
  expect(networksIn(' 10.0.0.0/8\n203.0.113.7, 10.0.0.0/8; 2001:db8::/32 ')).toEqual([
    '10.0.0.0/8',
    '203.0.113.7',
    '2001:db8::/32',
  ])
  expect(networksIn('')).toEqual([])
  expect(networksIn('10.0.0.0/8, somewhere')).toBeNull()
})

test('there are as many networks as allowed and no more', () => {
  const lines = Array.from({ length: apiKeyLimits.networks }, (_, place) => `203.0.113.${place}`)
  expect(networksIn(lines.join('\n'))).toEqual(lines)
  expect(networksIn([...lines, '10.0.0.1'].join('\n'))).toBeNull()
})
