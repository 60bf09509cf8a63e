import { transitionsFrom } from '@portal/contract/marketplace/transitions'
import { expect, test } from 'vitest'
import type { Transition } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { inStepOrder, isEnd, stepLabel } from './steps.ts'

const t = requestTexts.en
const allowed = (from: number, kind: string): Transition[] =>
  transitionsFrom(from, kind, new Set(['personal', 'jerarquia', 'super_admin'])).map(({ to, requires, actor }) => ({
    estado_id: to,
    requiere: [...requires],
    rol: actor,
  }))

test('the way on comes first and what ends a request last', () => {
  expect(inStepOrder(allowed(22, 'venta')).map(({ estado_id }) => estado_id)).toEqual([23, 26, 11, 27])
  expect(inStepOrder(allowed(23, 'venta')).map(({ estado_id }) => estado_id)).toEqual([24, 22, 27])
})

test('every change that staff may make has a verb of its own', () => {
  for (const from of [20, 21, 22, 23, 24, 25, 26, 29])
    for (const kind of ['venta', 'arriendo', 'reparacion'])
      for (const { estado_id } of allowed(from, kind))
        expect(stepLabel({ tipo: kind, estado_id: from, es_arriendo: false }, estado_id, t, 'no verb')).not.toBe(
          'no verb',
        )
})

test('the same state is reached under another name from another place', () => {
  const label = (from: number, to: number, tipo = 'venta', isForRent = tipo === 'arriendo') =>
    stepLabel({ tipo, estado_id: from, es_arriendo: isForRent }, to, t, '')
  expect(label(21, 22)).toBe(t.steps[22])
  expect(label(23, 22)).toBe(t.backToNegotiation)
  expect(label(26, 11)).toBe(t.closeDelivered)
  expect(label(24, 11, 'arriendo')).toBe(t.closeReturned)
  expect(label(22, 11)).toBe(t.steps[11])
  expect(label(24, 26, 'propiedad')).toBe('Mark as sold')
  expect(label(24, 26, 'propiedad', true)).toBe('Mark as rented')
})

test('only canceling and deleting lose something', () => {
  expect([11, 21, 22, 23, 24, 26, 27, 28].filter((estadoId) => isEnd({ estado_id: estadoId }))).toEqual([27, 28])
})
