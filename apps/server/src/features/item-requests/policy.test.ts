import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { actorsFor, onlyProperties, requestScopeOf } from './policy.ts'

const person = (role: Role, ...modules: Module[]) => ({
  id: 1,
  role,
  isOfHouse: false,
  enterpriseId: 10,
  modules: new Set(modules),
})
const { myMachines, manageMachines, myProperties, manageProperties } = Module
const own = { enterpriseId: 10, authorId: 1 }

test.each([
  [[], null, null],
  [[myMachines], own, null],
  [[manageMachines], { enterpriseId: 10 }, null],
  [[myProperties], null, own],
  [[manageProperties, myMachines], own, { enterpriseId: 10 }],
])('with the modules %j the requests for machines and properties that exist', (modules, machines, properties) => {
  const scope = requestScopeOf(person(Role.user, ...modules))
  expect(scope).toEqual({ machines, properties })
  expect(onlyProperties(scope)).toEqual({ machines: null, properties })
})

const machine = {}
const property = { propiedad_id: 7 }
test.each([
  ['the owner of a machine', person(Role.user, myMachines), 1, machine, ['propietario']],
  ['the owner of another one', person(Role.user, myMachines), 2, machine, []],
  ['the owner of a machine, without the module', person(Role.user, myProperties), 1, machine, []],
  ['the owner of a property', person(Role.user, myProperties), 1, property, ['propietario']],
  ['the owner of a property, with the module of machines', person(Role.user, myMachines), 1, property, []],
  ['staff of machines', person(Role.manager, manageMachines), null, machine, ['personal']],
  ['staff of machines for a property', person(Role.manager, manageMachines), null, property, []],
  ['an administrator', person(Role.administrator, manageProperties), 2, property, ['personal', 'jerarquia']],
  ['an administrator without the module', person(Role.administrator, myProperties), 2, property, []],
  [
    'a super administrator',
    person(Role.superAdmin, manageMachines),
    2,
    machine,
    ['personal', 'jerarquia', 'super_admin'],
  ],
  ['a super administrator without the module', person(Role.superAdmin, myMachines), 2, machine, []],
])('%s acts on a request', (_, actor, ownerId, item, actors) => {
  expect([...actorsFor(actor, ownerId, item)]).toEqual(actors)
})
