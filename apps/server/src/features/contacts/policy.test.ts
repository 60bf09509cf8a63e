import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canAllow, canAssign, canDelete, canDeleteEvents, contactScopeOf } from './policy.ts'

const among = (isAllowed: (who: { role: Role }) => boolean) => Object.values(Role).filter((role) => isAllowed({ role }))

test('contacts of others exist with the module of all contacts, within the scope of the person', () => {
  const own = { id: 1, isOfHouse: false, enterpriseId: 10, modules: new Set([Module.contacts]) }
  const all = { ...own, modules: new Set([Module.allContacts]) }
  expect(contactScopeOf(own)).toEqual({ enterpriseId: 10, authorId: 1 })
  expect(contactScopeOf(all)).toEqual({ enterpriseId: 10 })
  expect(contactScopeOf({ ...all, isOfHouse: true })).toEqual({})
})

test('managers assign, end "do not contact" and delete events, administrators delete contacts', () => {
  for (const isAllowed of [canAssign, canAllow, canDeleteEvents])
    expect(among(isAllowed)).toEqual([Role.administrator, Role.manager, Role.superAdmin])
  expect(among(canDelete)).toEqual([Role.administrator, Role.superAdmin])
})
