import { TransitionActor } from '@portal/contract/marketplace/transitions'
import { expect, test } from 'vitest'
import { allowedTransitions } from './allowed-transitions.ts'
import { withViews } from './views.ts'

const { client, staff, system, owner, superAdmin } = TransitionActor
const changes = (estadoId: number, tipo: string, decision: string | null, ...actors: TransitionActor[]) =>
  allowedTransitions({ estado_id: estadoId, tipo, decision_reembolso: decision }, new Set(actors)).map(
    ({ to, actor }) => `${actor} ${to}`,
  )

test.each([
  ['an expired reservation, by staff', 25, 'venta', null, [staff], ['personal 23', 'personal 11', 'personal 27']],
  ['one whose refund is undecided, by staff', 25, 'venta', 'pendiente', [staff], ['personal 11', 'personal 27']],
  ['one whose refund is undecided, by the client', 25, 'venta', 'pendiente', [client], ['cliente 21']],
  ['one whose refund is decided, by the client', 25, 'venta', 'total', [client], ['cliente 28', 'cliente 21']],
  ['a repair, by staff', 22, 'reparacion', null, [staff], ['personal 11', 'personal 27']],
  [
    'a contact, by owner and staff',
    21,
    'venta',
    null,
    [owner, staff],
    ['personal 22', 'personal 23', 'propietario 28'],
  ],
  ['a sale, by a super administrator', 26, 'venta', null, [superAdmin], ['super_admin 27']],
  ['a rent, by the system', 24, 'arriendo', null, [system], ['sistema 25']],
] as const)('changes of %s', (_, state, kind, decision, actors, allowed) => {
  expect(changes(state, kind, decision, ...actors)).toEqual(allowed)
})

const picture = (id: string, vista?: string) =>
  ({ id, ...(vista && { vista }) }) as Parameters<typeof withViews>[0][number]
test.each([
  [
    'those that are given',
    [picture('a', 'x'), picture('b')],
    ['frente', ''],
    [],
    [picture('a', 'frente'), picture('b')],
  ],
  ['their own', [picture('a', 'frente')], undefined, [picture('a', 'lado')], [picture('a', 'frente')]],
  [
    'what they showed before',
    [picture('a'), picture('b')],
    undefined,
    [picture('b', 'lado')],
    [picture('a'), picture('b', 'lado')],
  ],
])('pictures show %s', (_, pictures, views, before, shown) => {
  expect(withViews(pictures, views, before)).toEqual(shown)
})
