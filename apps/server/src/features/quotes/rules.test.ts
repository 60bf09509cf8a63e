import { Module, Role } from '@portal/contract/access/constants'
import { quoteConfirmMessages as m } from '@portal/contract/quotes/messages'
import { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import { QuoteActor } from '@portal/contract/quotes/transitions'
import { expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { allowedActions, allowedTransitions, canVoid, isOpen, refusalOfEnded, refusalToOffer } from './rules.ts'

const { pending, approved, cancelled, expired } = QuoteStatus
const standing = {
  estado: pending as QuoteStatus,
  reemplazada: false,
  aprobacion: QuoteApproval.notNeeded as QuoteApproval,
}

test.each([
  [pending, false, null],
  [approved, false, m.alreadyConfirmed],
  [approved, true, m.alreadyConfirmed],
  [cancelled, true, m.isCancelled],
  [expired, false, m.validityEnded],
  [expired, true, m.newerRevision],
  [pending, true, m.newerRevision],
])('a quote in state %s, replaced %s, has ended', (estado, reemplazada, refusal) => {
  expect(refusalOfEnded({ estado, reemplazada })).toBe(refusal)
  expect(isOpen({ estado, reemplazada })).toBe(refusal === null)
  expect(refusalToOffer({ ...standing, estado, reemplazada })).toBe(refusal)
})

test.each([
  [QuoteApproval.notNeeded, true],
  [QuoteApproval.given, true],
  [QuoteApproval.pending, false],
  [QuoteApproval.refused, false],
])('with approval %s a quote is offered and confirmed: %s', (aprobacion, isAgreed) => {
  const quote = { ...standing, aprobacion }
  const states = allowedTransitions(quote, new Set([QuoteActor.client])).map(({ to }) => to)
  expect(refusalToOffer(quote)).toBe(isAgreed ? null : m.needsApproval)
  expect(states).toEqual(isAgreed ? [approved, cancelled] : [cancelled])
  expect(allowedTransitions({ ...quote, reemplazada: true }, new Set([QuoteActor.client]))).toEqual([])
})

test.each([
  ['before production', Role.superAdmin, approved, 'planificada', true],
  ['without an order', Role.superAdmin, approved, null, true],
  ['once production has begun', Role.superAdmin, approved, 'en_produccion', false],
  ['that is pending', Role.superAdmin, pending, null, false],
  ['as an administrator', Role.administrator, approved, null, false],
] as const)('an approved quote is voided %s', (_, role, estado, paso, isAllowed) => {
  expect(canVoid({ role }, { estado, pedido: paso && { paso } })).toBe(isAllowed)
  if (paso === null) expect(canVoid({ role }, { estado })).toBe(isAllowed)
})

const shown = {
  ...standing,
  usuario_id: 1,
  empresa_id: 10,
  aprobacion_rol_id: null,
  renovada: false,
  enviada_en: null,
  pedido: null,
}
const { quotes, allQuotes } = Module
const person = (id: number, role: Role, ...modules: Module[]) =>
  ({ id, role, isOfHouse: false, enterpriseId: 10, modules: new Set(modules) }) as unknown as Actor
const author = person(1, Role.user, quotes)
const waiting = { aprobacion: QuoteApproval.pending, aprobacion_rol_id: Role.manager }
test.each([
  ['the author, of a pending one', {}, author, ['editar', 'enviar', 'pedir_pin', 'anotar']],
  ['the author without the module', {}, person(1, Role.user), ['editar', 'pedir_pin', 'anotar']],
  [
    'the author without the module, of one that was sent',
    { enviada_en: new Date(0) },
    person(1, Role.user),
    ['editar', 'pedir_pin', 'anotar'],
  ],
  [
    'the author, of one that was sent',
    { enviada_en: new Date(0) },
    author,
    ['editar', 'enviar', 'recordar', 'pedir_pin', 'anotar'],
  ],
  [
    'the author, of one that waits for approval',
    waiting,
    person(1, Role.manager, quotes, allQuotes),
    ['editar', 'anotar'],
  ],
  [
    'a manager, of one that waits for approval',
    waiting,
    person(2, Role.manager, quotes, allQuotes),
    ['aprobar', 'rechazar_aprobacion', 'anotar'],
  ],
  [
    'a manager, of one that waits for an administrator',
    { ...waiting, aprobacion_rol_id: Role.administrator },
    person(2, Role.manager, allQuotes),
    ['anotar'],
  ],
  [
    'a manager, of one that expired while it waited',
    { ...waiting, estado: expired },
    person(2, Role.manager, allQuotes),
    ['anotar'],
  ],
  [
    'a manager, of one that needs no approval',
    {},
    person(2, Role.manager, quotes, allQuotes),
    ['enviar', 'pedir_pin', 'anotar'],
  ],
  ['a manager, of one that expired', { estado: expired }, person(2, Role.manager, quotes, allQuotes), ['anotar']],
  ['the author, of one that expired', { estado: expired }, author, ['renovar', 'anotar']],
  ['the author, of one that was renewed', { estado: expired, renovada: true }, author, ['anotar']],
  ['people who see it only', {}, person(2, Role.user, quotes), []],
  [
    'a super administrator, of an approved one',
    { estado: approved },
    person(2, Role.superAdmin, allQuotes),
    ['anotar', 'anular'],
  ],
])('actions of %s', (_, changes, actor, actions) => {
  expect(allowedActions({ ...shown, ...changes } as Parameters<typeof allowedActions>[0], actor)).toEqual(actions)
})
