import { Module, Role } from '@portal/contract/access/constants'
import { describe, expect, test } from 'vitest'
import {
  afterEnterprise,
  afterRole,
  branchesOf,
  choicesFor,
  newUser,
  type User,
  type UserChoices,
  waitingModules,
} from './user-values.ts'

const chile = 152
const peru = 604
const choices: UserChoices = {
  roles: [{ id: Role.user, nombre: 'Usuario', nombre_en: 'User' }],
  estados: [],
  tipos_documento: [],
  paises: [],
  empresas: [
    { id: 1, nombre: 'Norte', pais_id: chile, es_casa: true },
    { id: 2, nombre: 'Sur', pais_id: peru, es_casa: false },
  ],
  sucursales: [
    { id: 10, nombre: 'Antofagasta', empresa_id: 1 },
    { id: 11, nombre: 'Calama', empresa_id: 1 },
    { id: 20, nombre: 'Lima', empresa_id: 2 },
  ],
  plantillas: [
    { perfil: 'manager', claves_modulo: [Module.quotes, Module.licenses], esperan: [Module.licenses] },
    { perfil: 'enterpriseManager', claves_modulo: [Module.quotes], esperan: [] },
  ],
}
const nobody = { rol_id: Role.user, sucursal_id: null, pais_id: null, telefono: '' }

describe('a fresh user', () => {
  test('has no enterprise where there are several', () => {
    expect(newUser(choices)).toMatchObject({ empresa_id: null, pais_id: null, estado_id: 1 })
  })

  test('has the only enterprise that can be chosen, and its country', () => {
    const own = { ...choices, empresas: choices.empresas.slice(0, 1) }
    expect(newUser(own)).toMatchObject({ empresa_id: 1, pais_id: chile, sucursal_id: null })
  })
})

describe('after the choice of an enterprise', () => {
  test('its branches are offered', () => {
    expect(branchesOf(choices, 1).map(({ nombre }) => nombre)).toEqual(['Antofagasta', 'Calama'])
    expect(branchesOf(choices, null)).toEqual([])
  })

  test('a branch of another enterprise is taken away, its own one stays', () => {
    expect(afterEnterprise({ ...nobody, sucursal_id: 10 }, 2, choices).sucursal_id).toBeNull()
    expect(afterEnterprise({ ...nobody, sucursal_id: 11 }, 1, choices).sucursal_id).toBe(11)
  })

  test('the country follows only while there is none', () => {
    expect(afterEnterprise(nobody, 2, choices).pais_id).toBe(peru)
    expect(afterEnterprise({ ...nobody, pais_id: chile }, 2, choices)).not.toHaveProperty('pais_id')
    expect(afterEnterprise(nobody, null, choices)).toEqual({ empresa_id: null, sucursal_id: null })
  })

  test('a distributor gets the only branch, anybody else none', () => {
    expect(afterEnterprise({ ...nobody, rol_id: Role.distributor }, 2, choices).sucursal_id).toBe(20)
    expect(afterEnterprise(nobody, 2, choices).sucursal_id).toBeNull()
    expect(afterEnterprise({ ...nobody, rol_id: Role.distributor }, 1, choices).sucursal_id).toBeNull()
  })
})

test('a role that needs a branch takes the only one there is, and leaves a chosen one alone', () => {
  expect(afterRole({ empresa_id: 2, sucursal_id: null }, Role.distributor, choices)).toEqual({
    rol_id: Role.distributor,
    sucursal_id: 20,
  })
  expect(afterRole({ empresa_id: 1, sucursal_id: 10 }, Role.distributor, choices)).toEqual({ rol_id: Role.distributor })
  expect(afterRole({ empresa_id: 2, sucursal_id: null }, Role.user, choices).sucursal_id).toBeNull()
})

test('what is stored can be shown though nobody may choose it any more', () => {
  const user = {
    rol_id: Role.superAdmin,
    empresa_id: 9,
    empresa_nombre: 'Cerrada',
    sucursal_id: 90,
    sucursal_nombre: 'Última',
    pais_id: chile,
  } as User
  const shown = choicesFor(choices, user)
  expect(shown.empresas.at(-1)).toEqual({ id: 9, nombre: 'Cerrada', pais_id: chile, es_casa: false })
  expect(branchesOf(shown, 9)).toEqual([{ id: 90, nombre: 'Última', empresa_id: 9 }])
  expect(shown.roles.map(({ id }) => id)).toEqual([Role.user, Role.superAdmin])
  expect(choicesFor(choices, { ...user, empresa_id: 1, sucursal_id: 10, rol_id: Role.user })).toEqual(choices)
})

describe('the modules that wait for approval', () => {
  const manager = { rol_id: Role.manager, empresa_id: 1 }

  test('are those of the template that the reader does not hold', () => {
    expect(waitingModules(manager, choices)).toEqual([Module.licenses])
    expect(waitingModules({ ...manager, empresa_id: 2 }, choices)).toEqual([])
    expect(waitingModules({ rol_id: null, empresa_id: 1 }, choices)).toEqual([])
  })

  test('are none while a user keeps his template, nor what he has already', () => {
    const before = { rol_id: Role.user, empresa_id: 1, claves_modulo: [] }
    expect(waitingModules(manager, choices, { ...before, rol_id: Role.manager })).toEqual([])
    expect(waitingModules(manager, choices, before)).toEqual([Module.licenses])
    expect(waitingModules(manager, choices, { ...before, claves_modulo: [Module.licenses] })).toEqual([])
  })
})
