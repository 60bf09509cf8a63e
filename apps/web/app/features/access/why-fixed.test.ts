import { Module, Role } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import { Place } from '@portal/contract/access/templates'
import { describe, expect, test } from 'vitest'
import { type AccessOwner, whyFixed } from './why-fixed.ts'

const distributor: AccessOwner = { role: Role.distributor, place: Place.other, held: [Module.distributor] }
const aRow = (key: Module, asignado = false, puedeCambiar = false) => ({
  modulo: '',
  clave_modulo: key,
  asignado,
  es_predeterminado: false,
  puede_cambiar: puedeCambiar,
})

describe('a module that may not be switched says why', () => {
  test('nothing, when it may', () => {
    expect(whyFixed(aRow(Module.quotes, false, true), distributor)).toBeNull()
  })

  test('the role does not allow it', () => {
    expect(whyFixed(aRow(Module.users), distributor)).toBe(accessMessages.moduleNotForRole)
    const customer = { role: Role.user, place: Place.none, held: [] }
    expect(whyFixed(aRow(Module.quotes), customer)).toBe(accessMessages.moduleNotForRole)
  })

  test('it concerns the house, and he is of another enterprise', () => {
    const outsider = { role: Role.manager, place: Place.other, held: [] }
    expect(whyFixed(aRow(Module.workshops), outsider)).toBe('houseOnly')
    expect(whyFixed(aRow(Module.superAdminPanel), outsider)).toBe(accessMessages.moduleNotForRole)
    expect(whyFixed(aRow(Module.users), outsider)).toBe(accessMessages.moduleNotHeld)
  })

  test('the one who looks does not hold it', () => {
    expect(whyFixed(aRow(Module.licenses), distributor)).toBe(accessMessages.moduleNotHeld)
    const manager = { role: Role.manager, place: Place.house, held: [] }
    expect(whyFixed(aRow(Module.users), manager)).toBe(accessMessages.moduleNotHeld)
  })

  test('the module that makes a master is itself allowed to distributors', () => {
    expect(whyFixed(aRow(Module.masterDistributor), distributor)).toBe(accessMessages.moduleNotHeld)
  })

  test('a master must give up what only masters hold', () => {
    const master = { ...distributor, held: [Module.masterDistributor, Module.branches] }
    expect(whyFixed(aRow(Module.masterDistributor, true), master)).toBe('mastersOnly')
  })
})
