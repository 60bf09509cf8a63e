import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canDecide, canUpload, permitScopeOf } from './policy.ts'
import { allowedTransitions, isTransition } from './rules.ts'

const staff = { id: 1, role: Role.user, isOfHouse: true, enterpriseId: 10, modules: new Set([Module.enterprises]) }
const buyer = { id: 2, role: Role.manager, isOfHouse: false, enterpriseId: 11, modules: new Set([Module.quotes]) }

test('with the module the permits of the scope exist, otherwise those of the own enterprise', () => {
  expect(permitScopeOf(staff)).toEqual({})
  expect(permitScopeOf({ ...staff, modules: new Set() })).toEqual({ enterpriseId: 10 })
  expect(permitScopeOf({ ...buyer, modules: new Set([Module.enterprises]) })).toEqual({ enterpriseId: 11 })
  expect(permitScopeOf({ ...buyer, enterpriseId: null })).toEqual({ authorId: 2 })
})

test('staff of the house with the module decide', () => {
  expect(canDecide(staff)).toBe(true)
  expect(canDecide({ ...staff, isOfHouse: false })).toBe(false)
  expect(canDecide({ ...staff, modules: new Set() })).toBe(false)
})

test('managers upload for their enterprise, and whoever decides for all', () => {
  expect(canUpload(staff, 11)).toBe(true)
  expect(canUpload(buyer, 11)).toBe(true)
  expect(canUpload(buyer, 10)).toBe(false)
  expect(canUpload({ ...buyer, role: Role.user }, 11)).toBe(false)
})

test('a waiting permit is approved, or refused with a reason, by whoever may decide', () => {
  expect(allowedTransitions('pendiente', true)).toEqual([
    { estado: 'aprobado', requiere: [] },
    { estado: 'rechazado', requiere: ['motivo'] },
  ])
  expect(allowedTransitions('pendiente', false)).toEqual([])
  expect(allowedTransitions('aprobado', true)).toEqual([])
})

test('only the listed changes are ones', () => {
  expect(isTransition('pendiente', 'aprobado')).toBe(true)
  expect(isTransition('pendiente', 'pendiente')).toBe(false)
  expect(isTransition('rechazado', 'aprobado')).toBe(false)
})
