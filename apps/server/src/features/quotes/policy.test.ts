import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import {
  actorsFor,
  allQuotesScopeOf,
  approvableRoles,
  canApprove,
  canNegotiate,
  expiredQuotesScopeOf,
  isInScope,
  mayRemoveNote,
} from './policy.ts'

const person = (role: Role, isOfHouse: boolean, ...modules: Module[]) => ({
  id: 1,
  role,
  isOfHouse,
  enterpriseId: 10,
  modules: new Set(modules),
})
const { quotes, allQuotes, expiredQuotes } = Module
const own = { enterpriseId: 10, authorId: 1 }

test.each([
  ['without a module', person(Role.user, false, quotes), own, own],
  ['of the house without a module', person(Role.user, true, quotes), { authorId: 1 }, { authorId: 1 }],
  ['with that of all quotes', person(Role.user, false, allQuotes), { enterpriseId: 10 }, { enterpriseId: 10 }],
  ['of the house with that of all quotes', person(Role.user, true, allQuotes), {}, {}],
  ['with that of expired quotes', person(Role.user, false, expiredQuotes), own, { enterpriseId: 10 }],
])('the quotes that exist for a person %s, all and expired', (_, actor, all, expired) => {
  expect(allQuotesScopeOf(actor)).toEqual(all)
  expect(expiredQuotesScopeOf(actor)).toEqual(expired)
})

test('a quote is in a scope by its enterprise and author', () => {
  const scope = allQuotesScopeOf(person(Role.user, false, quotes))
  expect(isInScope(scope, { usuario_id: 1, empresa_id: 10 })).toBe(true)
  expect(isInScope(scope, { usuario_id: 2, empresa_id: 10 })).toBe(false)
  expect(isInScope(scope, { usuario_id: 1, empresa_id: 11 })).toBe(false)
})

const mine = { usuario_id: 1, empresa_id: 10 }
const colleagues = { usuario_id: 2, empresa_id: 10 }
const others = { usuario_id: 2, empresa_id: 11 }
test.each([
  ['the author', person(Role.user, false), mine, ['autor']],
  ['the author with the module of quotes', person(Role.user, false, quotes), mine, ['autor', 'vendedor']],
  ['a colleague with the module of quotes', person(Role.user, false, quotes), colleagues, []],
  ['a colleague with that of all quotes', person(Role.user, false, allQuotes), colleagues, ['personal']],
  ['a colleague with both', person(Role.user, false, quotes, allQuotes), colleagues, ['personal', 'vendedor']],
  ['people of another enterprise', person(Role.user, false, quotes, allQuotes), others, []],
  ['people of the house', person(Role.user, true, allQuotes), others, ['personal']],
])('%s acts on a quote', (_, actor, quote, actors) => {
  expect([...actorsFor(actor, quote)]).toEqual(actors)
})

test('the module of quotes lets a person negotiate', () => {
  expect(canNegotiate(person(Role.user, false, quotes))).toBe(true)
  expect(canNegotiate(person(Role.user, false, allQuotes))).toBe(false)
})

test.each([
  [Role.superAdmin, [allQuotes], [1, 2, 3, 4, 5]],
  [Role.administrator, [allQuotes], [1, 2, 3, 4]],
  [Role.manager, [allQuotes], [2, 3, 4]],
  [Role.user, [allQuotes], null],
  [Role.superAdmin, [quotes], null],
])('a user of role %i with %j approves what needs the roles', (role, modules, approvable) => {
  const actor = person(role, true, ...modules)
  expect(approvableRoles(actor)).toEqual(approvable)
  expect(canApprove(actor, null)).toBe(approvable !== null)
  expect(canApprove(actor, Role.superAdmin)).toBe(approvable?.includes(5) ?? false)
})

test.each([
  ['the own one', person(Role.user, false), others, { tipo: 'nota', usuario_id: 1 }, true],
  ['that of another', person(Role.user, false), mine, { tipo: 'nota', usuario_id: 2 }, false],
  ['that of another, as staff', person(Role.user, false, allQuotes), colleagues, { tipo: 'nota', usuario_id: 2 }, true],
  [
    'the own one of another kind',
    person(Role.user, false, allQuotes),
    mine,
    { tipo: 'anulacion', usuario_id: 1 },
    false,
  ],
])('a note, %s: whether it may be deleted', (_, actor, quote, note, isAllowed) => {
  expect(mayRemoveNote(actor, quote, note)).toBe(isAllowed)
})
