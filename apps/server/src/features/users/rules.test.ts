import { Role } from '@portal/contract/access/constants'
import { Place } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { userMessages as m } from '@portal/contract/users/messages'
import { describe, expect, test } from 'vitest'
import {
  bringsTemplate,
  endsSessions,
  type PlaceForm,
  refusalOfPlace,
  refusalToChange,
  refusalToDelete,
  refusalToEdit,
  refusalToGiveRole,
  refusalToLeave,
  refusalToPartWith,
  takesSuperAdmin,
} from './rules.ts'

const { superAdmin, administrator, manager, user, distributor } = Role
const by = (role: Role, changes = {}) => ({ id: 1, role, isOfHouse: true, enterpriseId: 10, ...changes })
const stored = (rolId: number, changes = {}) => ({
  id: 2,
  rol_id: rolId,
  estado_id: 1,
  empresa_id: 10,
  sucursal_id: null,
  ...changes,
})
const low = { entry: m.insufficientHierarchy }
const superOnly = { entry: m.noHierarchyForSuperAdmin }

describe('who may change whom', () => {
  test('a role above the own one is refused at its field', () => {
    expect(refusalToGiveRole(by(administrator), administrator)).toBeNull()
    expect(refusalToGiveRole(by(administrator), superAdmin)).toEqual({ ...superOnly, field: 'rol_id' })
    expect(refusalToGiveRole(by(manager), administrator)).toEqual({ ...low, field: 'rol_id' })
  })

  test.each([
    [manager, user, null, null, low],
    [manager, manager, null, null, low],
    [manager, administrator, low, low, low],
    [administrator, superAdmin, superOnly, superOnly, low],
    [administrator, administrator, null, null, null],
    [user, distributor, null, low, low],
    [superAdmin, superAdmin, null, null, null],
  ])('of role %i with a user of role %i: to edit, part with and delete', (role, other, edits, parts, deletes) => {
    expect(refusalToEdit(by(role), stored(other))).toEqual(edits)
    expect(refusalToPartWith(by(role), stored(other))).toEqual(parts)
    expect(refusalToDelete(by(role), stored(other))).toEqual(deletes)
  })

  test.each([
    ['a user of higher rank', manager, stored(administrator), administrator, low],
    [
      'the own role',
      administrator,
      stored(administrator, { id: 1 }),
      manager,
      { entry: m.ownRoleFixed, field: 'rol_id' },
    ],
    ['oneself with the same role', administrator, stored(administrator, { id: 1 }), administrator, null],
    ['the role of a user of equal rank', administrator, stored(administrator), manager, { ...low, field: 'rol_id' }],
    ['a user of equal rank with the same role', administrator, stored(administrator), administrator, null],
    ['a user below to a role above', manager, stored(user), administrator, { ...low, field: 'rol_id' }],
    ['a user below to the own role', manager, stored(user), manager, null],
  ])('a change of %s', (_, role, before, wanted, refusal) => {
    expect(refusalToChange(by(role), before, { rol_id: wanted })).toEqual(refusal)
  })

  test('the last super administrator stays, and nobody leaves by their own hand', () => {
    expect(refusalToLeave(by(superAdmin), stored(superAdmin), true)).toEqual({ entry: m.lastSuperAdmin })
    expect(refusalToLeave(by(superAdmin), stored(superAdmin), false)).toBeNull()
    expect(refusalToLeave(by(superAdmin), stored(superAdmin, { id: 1 }), false)).toEqual({
      entry: coreMessages.notAllowed,
    })
  })
})

describe('where a user belongs', () => {
  const house = { estado_id: 1, es_casa: true }
  const other = { estado_id: 1, es_casa: false }
  const branch = { estado_id: 1, empresa_id: 10 }
  const form = (changes: Partial<PlaceForm>): PlaceForm => ({
    rol_id: user,
    empresa_id: 10,
    sucursal_id: null,
    ...changes,
  })
  const badEnterprise = { entry: m.enterpriseInvalid, field: 'empresa_id' }
  const badBranch = { entry: m.branchInvalid, field: 'sucursal_id' }
  const partner = by(manager, { isOfHouse: false, enterpriseId: 10 })

  test.each([
    ['a new user of the house', by(administrator), null, {}, house, undefined, null],
    ['a new user of another enterprise', by(administrator), null, {}, other, undefined, null],
    ['an enterprise that is not there', by(administrator), null, {}, undefined, undefined, badEnterprise],
    ['an inactive enterprise', by(administrator), null, {}, { ...other, estado_id: 2 }, undefined, badEnterprise],
    [
      'one who stays in an inactive enterprise',
      by(administrator),
      stored(user),
      {},
      { ...other, estado_id: 2 },
      undefined,
      null,
    ],
    [
      'one who moves to an inactive enterprise',
      by(administrator),
      stored(user, { empresa_id: 9 }),
      {},
      { ...other, estado_id: 2 },
      undefined,
      badEnterprise,
    ],
    [
      'an administrator of another enterprise',
      by(superAdmin),
      null,
      { rol_id: administrator },
      other,
      undefined,
      badEnterprise,
    ],
    ['an administrator of the house', by(superAdmin), null, { rol_id: administrator }, house, undefined, null],
    [
      'an administrator who is there already',
      by(superAdmin),
      stored(administrator),
      { rol_id: administrator },
      other,
      undefined,
      null,
    ],
    [
      'a user who becomes an administrator there',
      by(superAdmin),
      stored(user),
      { rol_id: administrator },
      other,
      undefined,
      badEnterprise,
    ],
    [
      'an administrator who moves there',
      by(superAdmin),
      stored(administrator, { empresa_id: 9 }),
      { rol_id: administrator },
      other,
      undefined,
      badEnterprise,
    ],
    ['an enterprise out of the scope', partner, null, { empresa_id: 11 }, other, undefined, badEnterprise],
    ['the own enterprise', partner, null, {}, other, undefined, null],
    [
      'a new user without an enterprise',
      by(administrator),
      null,
      { empresa_id: null },
      undefined,
      undefined,
      badEnterprise,
    ],
    [
      'a user who loses the enterprise',
      by(administrator),
      stored(user),
      { empresa_id: null },
      undefined,
      undefined,
      badEnterprise,
    ],
    [
      'a customer who stays one',
      by(administrator),
      stored(user, { empresa_id: null }),
      { empresa_id: null },
      undefined,
      undefined,
      null,
    ],
    [
      'a customer who gets another role',
      by(administrator),
      stored(user, { empresa_id: null }),
      { empresa_id: null, rol_id: manager },
      undefined,
      undefined,
      badEnterprise,
    ],
    [
      'one without an enterprise who becomes a customer',
      by(superAdmin),
      stored(superAdmin, { empresa_id: null }),
      { empresa_id: null },
      undefined,
      undefined,
      null,
    ],
    [
      'the first super administrator',
      by(superAdmin),
      stored(superAdmin, { empresa_id: null }),
      { empresa_id: null, rol_id: superAdmin },
      undefined,
      undefined,
      null,
    ],
    [
      'a distributor without a branch',
      by(administrator),
      null,
      { rol_id: distributor },
      other,
      undefined,
      { entry: m.distributorNeedsBranch, field: 'sucursal_id' },
    ],
    ['a branch that is not there', by(administrator), null, { sucursal_id: 5 }, other, undefined, badBranch],
    [
      'a branch of another enterprise',
      by(administrator),
      null,
      { sucursal_id: 5 },
      other,
      { ...branch, empresa_id: 11 },
      { entry: m.branchNotInEnterprise, field: 'sucursal_id' },
    ],
    ['an active branch', by(administrator), null, { sucursal_id: 5 }, other, branch, null],
    ['an inactive branch', by(administrator), null, { sucursal_id: 5 }, other, { ...branch, estado_id: 2 }, badBranch],
    [
      'one who stays in an inactive branch',
      by(administrator),
      stored(user, { sucursal_id: 5 }),
      { sucursal_id: 5 },
      other,
      { ...branch, estado_id: 2 },
      null,
    ],
  ])('%s', (_, actor, before, changes, enterprise, itsBranch, refusal) => {
    expect(refusalOfPlace(actor, before, form(changes), { enterprise, branch: itsBranch })).toEqual(refusal)
  })
})

describe('a change', () => {
  test.each([
    ['deletes an active super administrator', stored(superAdmin), null, true],
    ['takes the role', stored(superAdmin), stored(administrator), true],
    ['deactivates', stored(superAdmin), stored(superAdmin, { estado_id: 2 }), true],
    ['keeps role and status', stored(superAdmin), stored(superAdmin), false],
    ['concerns one who is inactive', stored(superAdmin, { estado_id: 2 }), null, false],
    ['concerns another role', stored(administrator), null, false],
  ])('that %s: whether it takes a super administrator', (_, before, after, isTaken) => {
    expect(takesSuperAdmin(before, after)).toBe(isTaken)
  })

  test('of role, or to inactive, signs the user out', () => {
    expect(endsSessions(stored(user), stored(user))).toBe(false)
    expect(endsSessions(stored(user), stored(manager))).toBe(true)
    expect(endsSessions(stored(user), stored(user, { estado_id: 2 }))).toBe(true)
  })

  test('of role, or of the kind of enterprise where that matters, brings a template', () => {
    const at = (role: Role, place: Place) => ({ role, place })
    expect(bringsTemplate(at(user, Place.house), at(user, Place.house))).toBe(false)
    expect(bringsTemplate(at(user, Place.house), at(manager, Place.house))).toBe(true)
    expect(bringsTemplate(at(user, Place.house), at(user, Place.other))).toBe(true)
    expect(bringsTemplate(at(distributor, Place.other), at(distributor, Place.none))).toBe(false)
    expect(bringsTemplate(at(administrator, Place.house), at(superAdmin, Place.house))).toBe(true)
  })
})
