import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { mayEdit } from './policy.ts'

const actor = (role: Role) => ({ id: 1, role }) as Actor

test('its author edits a view, and administrators one that is shared', () => {
  expect(mayEdit(actor(Role.user), { usuario_id: 1, compartida: false })).toBe(true)
  expect(mayEdit(actor(Role.manager), { usuario_id: 2, compartida: true })).toBe(false)
  expect(mayEdit(actor(Role.administrator), { usuario_id: 2, compartida: true })).toBe(true)
  expect(mayEdit(actor(Role.administrator), { usuario_id: 2, compartida: false })).toBe(false)
})
