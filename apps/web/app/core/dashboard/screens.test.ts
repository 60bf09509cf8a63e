import { Module, Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { describe, expect, test } from 'vitest'
import { isFoundIn } from './fold.ts'
import { openScreens, opens, type Screen, screenAt } from './screens.ts'

const aScreen = (path: string, modules?: readonly Module[]): Screen => ({
  path,
  group: SidebarGroup.system,
  icon: () => null,
  name: { es: path, en: path },
  ...(modules && { modules }),
})

const screens = [
  aScreen('/dashboard'),
  aScreen('/dashboard/usuarios', [Module.users]),
  aScreen('/dashboard/sistema/sucursales', [Module.branches, Module.enterprises]),
]

describe('screens that open', () => {
  test('are those without a module, and those with any of the held ones', () => {
    const open = (...held: Module[]) =>
      openScreens(screens, { modules: new Set(held), isOfHouse: true, role: Role.user }).map((screen) => screen.path)
    expect(open()).toEqual(['/dashboard'])
    expect(open(Module.enterprises)).toEqual(['/dashboard', '/dashboard/sistema/sucursales'])
    expect(open(Module.users, Module.branches)).toEqual(screens.map((screen) => screen.path))
  })

  test('come by section in the order of the sidebar, and as listed inside one', () => {
    const mixed = [
      { ...aScreen('/a'), group: SidebarGroup.users },
      { ...aScreen('/b'), group: SidebarGroup.system },
      { ...aScreen('/c'), group: SidebarGroup.dashboard },
      { ...aScreen('/d'), group: SidebarGroup.system },
    ]
    expect(
      openScreens(mixed, { modules: new Set(), isOfHouse: true, role: Role.user }).map((screen) => screen.path),
    ).toEqual(['/c', '/b', '/d', '/a'])
  })

  test('are closed to roles other than those that a screen names', () => {
    const audit = { ...aScreen('/audit'), roles: [Role.superAdmin, Role.administrator] }
    const open = (role: Role) => openScreens([audit], { modules: new Set(), isOfHouse: true, role })
    expect(open(Role.administrator)).toEqual([audit])
    expect(open(Role.manager)).toEqual([])
  })

  test('`Dash` is held by everyone', () => {
    expect(opens(new Set(), Module.dash)).toBe(true)
    expect(opens(new Set(), [Module.users])).toBe(false)
  })
})

test('a path belongs to the screen that is its longest beginning', () => {
  expect(screenAt(screens, '/dashboard/usuarios/12')?.path).toBe('/dashboard/usuarios')
  expect(screenAt(screens, '/dashboard')?.path).toBe('/dashboard')
  expect(screenAt(screens, '/dashboard/usuarios-otros')?.path).toBe('/dashboard')
  expect(screenAt(screens, '/login')).toBeUndefined()
  const contacts = {
    ...aScreen('/dashboard/contactos/lista-contactos'),
    pages: '/dashboard/contactos/detalles-contacto',
  }
  expect(screenAt([...screens, contacts], '/dashboard/contactos/detalles-contacto/7')).toBe(contacts)
  expect(screenAt([...screens, contacts], '/dashboard/contactos/detalles-contactos')?.path).toBe('/dashboard')
})

test('words are found whatever their accents, case and order', () => {
  expect(isFoundIn('maquina', ['Máquinas', 'Listings'])).toBe(true)
  expect(isFoundIn('  ÑANDÚ ', ['nandu'])).toBe(true)
  expect(isFoundIn('office bran', ['Sucursales', 'Branch offices'])).toBe(true)
  expect(isFoundIn('users', ['Sucursales', 'Branch offices'])).toBe(false)
})
