import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { accessTemplateMessages as says } from '@portal/contract/access/templates/messages'
import { expect, test } from 'vitest'
import { changeOf, refusalOfTemplate } from './rules.ts'

const holding = (role: Role, ...modules: GrantableModule[]) => ({ role, modules: new Set<string>(modules) })
const { quotes, licenses, products, downloads, masterDistributor, branches } = Module

test.each([
  ['by a manager', holding(Role.manager, quotes), 'customer', [], [], says.insufficientHierarchy],
  [
    'with what the profile may never have',
    holding(Role.administrator, products),
    'customer',
    [],
    [products],
    says.moduleNotForRole,
  ],
  [
    'with one module that the profile may never have',
    holding(Role.administrator, products, downloads),
    'customer',
    [],
    [downloads, products],
    says.moduleNotForRole,
  ],
  [
    'of masters without the module that makes them',
    holding(Role.administrator, branches),
    'masterDistributor',
    [],
    [branches],
    says.masterRequired,
  ],
  [
    'of masters with it',
    holding(Role.administrator, branches),
    'masterDistributor',
    [masterDistributor],
    [masterDistributor, branches],
    null,
  ],
  ['of distributors without it', holding(Role.administrator, licenses), 'distributor', [], [licenses], null],
  [
    'with what the person does not hold',
    holding(Role.administrator, quotes),
    'manager',
    [quotes],
    [quotes, licenses],
    says.moduleNotHeld,
  ],
  ['with what stood in it', holding(Role.administrator, quotes), 'manager', [licenses], [quotes, licenses], null],
] as const)('a template %s', (_, actor, profile, before, wanted, refusal) => {
  expect(refusalOfTemplate(actor, profile, before, wanted)).toBe(refusal)
})

test('what is added and taken away is told apart', () => {
  expect(changeOf([quotes, licenses], [licenses, products])).toEqual({ agregados: [products], quitados: [quotes] })
})
