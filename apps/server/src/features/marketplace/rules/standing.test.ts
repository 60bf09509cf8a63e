import type { Message } from '@portal/contract/core/messages'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { expect, test } from 'vitest'
import { areTooMany, isFrozen, refusalToDecide, refusalToPublish } from './standing.ts'

const m = { frozen: { code: 1 } as Message, approvalInvalid: { code: 2 } as Message }
const item = { publicacion: 0, aprobacion: 0, estado_comercial: 5 }

test.each([
  [5, false],
  [22, false],
  [23, true],
  [24, true],
  [25, false],
  [26, true],
])('an item in state %i is frozen: %s', (status, frozen) => {
  expect(isFrozen({ estado_comercial: status })).toBe(frozen)
  expect(isFrozen({ estado_comercial: status, en_subasta: true })).toBe(true)
})

const rejected = { aprobacion: 2, motivo: 'foto borrosa', motivo_codigo: 3 }
const approved = { aprobacion: 1, motivo: '', motivo_codigo: null }
test.each([
  ['an approval', item, approved, false, null],
  ['a refusal', item, rejected, false, null],
  [
    'a refusal without a code',
    item,
    { ...rejected, motivo_codigo: null },
    false,
    { field: 'motivo_codigo', entry: m.approvalInvalid },
  ],
  ['a refusal without words', item, { ...rejected, motivo: '' }, false, { field: 'motivo', entry: m.approvalInvalid }],
  [
    'an approval of what is approved',
    { ...item, aprobacion: 1 },
    approved,
    false,
    { field: 'aprobacion', entry: m.approvalInvalid },
  ],
  ['an approval of an edit', { ...item, aprobacion: 1 }, approved, true, null],
  ['an approval of what is reserved', { ...item, estado_comercial: 24 }, approved, true, { entry: m.frozen }],
  ['a refusal of what is reserved', { ...item, estado_comercial: 24 }, rejected, false, { entry: m.frozen }],
  ['a refusal of an edit of what is reserved', { ...item, estado_comercial: 24 }, rejected, true, null],
])('%s by staff', (_, standing, decision, hasChanges, refusal) => {
  expect(refusalToDecide(standing, decision, hasChanges, m)).toEqual(refusal)
})

test.each([
  ['shown once approved', { ...item, aprobacion: 1 }, 1, null],
  ['shown before', item, 1, m.approvalInvalid],
  ['shown once sold', { ...item, aprobacion: 1, estado_comercial: 26 }, 1, m.approvalInvalid],
  ['shown while reserved', { ...item, aprobacion: 1, estado_comercial: 24 }, 1, null],
  ['hidden', item, 0, null],
  ['hidden while reserved', { ...item, estado_comercial: 24 }, 0, m.frozen],
])('an item is %s', (_, standing, wanted, refusal) => {
  expect(refusalToPublish(standing, wanted, m)).toBe(refusal)
})

test('there are as many pictures as allowed and no more', () => {
  expect([itemLimits.pictures, itemLimits.pictures + 1].map(areTooMany)).toEqual([false, true])
})
