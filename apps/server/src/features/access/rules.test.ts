import { type GrantableModule, grantableModules, Module, Role } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import {
  defaultModules,
  exclusionReason,
  isOfHouse,
  modulesInForce,
  Place,
  type Profile,
  profiles,
  roleOfProfile,
} from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import { describe, expect, test } from 'vitest'
import { cutTo, type Grantee, type Granter, modulesAfter, refusalToGrant } from './rules.ts'

/** The table of the rules, written out again: default, granted, never, for 5, 1, 2, 3s, 3c, 4 and 4m. */
const table: Record<GrantableModule, string> = {
  PlatformWebEmpresas: 'ddgnnnn',
  PlatformWebSucursal: 'ddgnnng',
  PlatformWebProductos: 'ddggnnn',
  PlatformWebCategoriaProducto: 'ddggnnn',
  PlatformWebAsignarProducto: 'ddgnnng',
  PlatformWebProyeccion: 'ddgnnng',
  PlatformWebLicencias: 'dddgngg',
  PlatformWebRecursoGeneral: 'ddggnnn',
  PlatformWebTareaGeneral: 'ddgnnnn',
  PlatformWebUnidadesTiempo: 'ddgnnnn',
  PlatformWebUsuario: 'ddgnnnn',
  PlatformWebCotizacion: 'ddddndd',
  PlatformWebCotizacionGeneral: 'dddnnng',
  PlatformWebCotizacionVencida: 'ddgnnnn',
  PlatformWebDescarga: 'ddddddd',
  PlatformWebImportador: 'ddgnnnn',
  PlatformWebImportadorUsuario: 'ddgnnnn',
  PlataformWebRegistroWorkshop: 'dddgnnn',
  PlatformWebNextTask: 'ddddnnn',
  PlatformWebTarea: 'ddddnnn',
  PlatformWebCalendario: 'ddddnnn',
  PlatformWebIdeas: 'ddddnnn',
  PlatformWebTareaAdmin: 'ddgnnnn',
  PlatformWebContactoGeneral: 'ddddngg',
  PlatformWebContacto: 'ddddngg',
  PlatformWebDifusion: 'dddgnnn',
  PlataformaWebPaginaPpal: 'ddgnnnn',
  PlatformWebClasificado: 'ddgnnnn',
  PlatformWebMisClasificados: 'ddddddd',
  PlatformWebAdministrarClasificados: 'dddgnnn',
  PlatformWebMisPropiedades: 'ddddddd',
  PlatformWebAdministrarPropiedades: 'dddgnnn',
  PlatformWebFabrica: 'ddgnnnn',
  PlatformWebCertificado: 'ddgnnnn',
  PlatformWebResumen: 'ddgnnnn',
  PlatformWebPanelSuperAdmin: 'dnnnnnn',
  PlatformWebDistribuidorMaster: 'ggnnnnd',
  PlatformWebDistribuidor: 'ggnnndg',
}
/** What cannot be given outside of the house (rule scope/house-modules). */
const ofTheHouse: readonly string[] = [
  'PlatformWebProductos',
  'PlatformWebCategoriaProducto',
  'PlatformWebAsignarProducto',
  'PlatformWebProyeccion',
  'PlatformWebRecursoGeneral',
  'PlatformWebTareaGeneral',
  'PlatformWebUnidadesTiempo',
  'PlatformWebImportador',
  'PlatformWebImportadorUsuario',
  'PlataformWebRegistroWorkshop',
  'PlatformWebNextTask',
  'PlatformWebTarea',
  'PlatformWebCalendario',
  'PlatformWebIdeas',
  'PlatformWebTareaAdmin',
  'PlataformaWebPaginaPpal',
  'PlatformWebAdministrarClasificados',
  'PlatformWebAdministrarPropiedades',
]
const columnOf: Partial<Record<Profile, number>> = { enterpriseManager: 2, enterpriseUser: 3 }

function letterOf(profile: Profile, module: GrantableModule) {
  const isOutside = profile in columnOf
  if (isOutside && ofTheHouse.includes(module)) return 'n'
  return table[module][columnOf[profile] ?? profiles.indexOf(profile)]
}

const granterOf = (role: Role, modules: readonly string[]): Granter => ({ id: 1, role, modules: new Set(modules) })
const outsiders: readonly Profile[] = ['enterpriseManager', 'enterpriseUser', 'distributor', 'masterDistributor']
const placeOf = (profile: Profile): Place =>
  profile === 'customer' ? Place.none : outsiders.includes(profile) ? Place.other : Place.house

const granteeOf = (profile: Profile, held: readonly GrantableModule[] = [], id = 2): Grantee => ({
  id,
  role: roleOfProfile[profile],
  place: placeOf(profile),
  held: profile === 'masterDistributor' ? [...new Set([...held, Module.masterDistributor])] : held,
})

/** What the rules say, in their own words: who may, then what the role allows, then what the actor holds. */
function expected(role: Role, profile: Profile, module: GrantableModule, isHeldByActor: boolean) {
  if (role !== Role.superAdmin && role !== Role.administrator) return accessMessages.onlyAdministrators
  if (role === Role.administrator && ['superAdmin', 'administrator'].includes(profile)) return coreMessages.notAllowed
  // the master module makes a distributor a master
  const becomes = profile === 'distributor' && module === Module.masterDistributor ? 'masterDistributor' : profile
  if (letterOf(becomes, module) === 'n') return accessMessages.moduleNotForRole
  return isHeldByActor ? null : accessMessages.moduleNotHeld
}

describe('nobody grants more than he holds', () => {
  test('the table knows every module', () => {
    expect(Object.keys(table).sort()).toEqual([...grantableModules].sort())
    expect(grantableModules).toHaveLength(38)
  })

  describe.each(Object.entries(Role))('a %s', (_, role) => {
    test.each(profiles)('gives a %s only what the rules allow', (profile) => {
      for (const module of grantableModules)
        for (const isHeldByActor of [true, false]) {
          const others = grantableModules.filter((other) => other !== module)
          const granter = granterOf(role, isHeldByActor ? [module] : others)
          const grantee = granteeOf(profile)
          if (grantee.held.includes(module)) continue
          const verdict = refusalToGrant(granter, grantee, [...grantee.held, module])
          expect(verdict, `${module}, ${isHeldByActor ? 'held' : 'not held'}`).toBe(
            expected(role, profile, module, isHeldByActor),
          )
        }
    })

    test.each(profiles)('takes from a %s whatever he may manage', (profile) => {
      for (const module of grantableModules) {
        const grantee = granteeOf(profile, [module])
        const left = grantee.held.filter((other) => other !== module)
        const verdict = refusalToGrant(granterOf(role, []), grantee, left)
        const refusal = expected(role, profile, Module.downloads, true)
        expect(verdict, module).toBe(refusal)
      }
    })
  })

  test('nobody changes his own access', () => {
    for (const profile of profiles) {
      const role = roleOfProfile[profile]
      const own = granteeOf(profile, [], 1)
      const isHigh = role === Role.superAdmin || role === Role.administrator
      const refusal = isHigh ? coreMessages.notAllowed : accessMessages.onlyAdministrators
      expect(refusalToGrant(granterOf(role, grantableModules), own, [])).toBe(refusal)
    }
  })

  test('what a user holds already may stay, though he could not be given it', () => {
    const granter = granterOf(Role.administrator, [Module.ideas])
    const grantee = granteeOf('staffUser', [Module.users, Module.tasks])
    expect(refusalToGrant(granter, grantee, [Module.users, Module.tasks, Module.ideas])).toBeNull()
  })

  test('a master distributor who is one no longer keeps nothing that only masters hold', () => {
    const granter = granterOf(Role.administrator, grantableModules)
    const grantee = granteeOf('masterDistributor', [Module.branches, Module.quotes])
    expect(refusalToGrant(granter, grantee, [Module.branches, Module.quotes])).toBe(accessMessages.moduleNotForRole)
    expect(refusalToGrant(granter, grantee, [Module.quotes])).toBeNull()
  })

  test('the master module and what it allows can be given together', () => {
    const granter = granterOf(Role.administrator, grantableModules)
    const wanted = [Module.masterDistributor, Module.branches] as const
    expect(refusalToGrant(granter, granteeOf('distributor'), wanted)).toBeNull()
    expect(refusalToGrant(granter, granteeOf('distributor'), [Module.branches])).toBe(accessMessages.moduleNotForRole)
  })
})

describe('templates', () => {
  test.each(profiles)('give a new %s the defaults of the table', (profile) => {
    const defaults = grantableModules.filter((module) => letterOf(profile, module) === 'd')
    expect(modulesAfter(profile, [], defaultModules(profile))).toEqual(defaults)
    expect(defaultModules(profile)).toEqual(defaults)
  })

  test('a change of role drops what the new one may never hold and keeps what it may', () => {
    const held = [...defaultModules('manager'), Module.products, Module.users]
    const after = modulesAfter('staffUser', held, defaultModules('staffUser'))
    expect(after).toContain(Module.products)
    for (const module of after) expect(letterOf('staffUser', module)).not.toBe('n')
    for (const module of defaultModules('staffUser')) expect(after).toContain(module)
    expect(new Set(after).size).toBe(after.length)
  })
})

test('of a template a person gives what they hold and what the user has already, the rest waits', () => {
  const template = [Module.quotes, Module.users, Module.tasks]
  expect(cutTo(granterOf(Role.administrator, [Module.quotes]), [Module.tasks], template)).toEqual({
    given: [Module.quotes, Module.tasks],
    waiting: [Module.users],
  })
})

describe('outside of the house', () => {
  test.each(profiles)('a %s uses nothing that he may never hold, whatever is stored', (profile) => {
    const place = placeOf(profile)
    const stored = grantableModules.filter((module) => profile !== 'distributor' || module !== Module.masterDistributor)
    const used = modulesInForce(roleOfProfile[profile], place, stored)
    const isOutside = place !== Place.house
    expect(used).toEqual(isOutside ? stored.filter((module) => letterOf(profile, module) !== 'n') : stored)
  })

  test('it is said whether the house or the role stands against a module', () => {
    expect(exclusionReason('enterpriseManager', Module.workshops)).toBe('house')
    expect(exclusionReason('enterpriseUser', Module.users)).toBe('role')
    expect(exclusionReason('distributor', Module.workshops)).toBe('role')
    expect(exclusionReason('enterpriseManager', Module.users)).toBeNull()
  })

  test('administrators belong to the house, distributors never do', () => {
    const inHouse = (place: Place) => Object.values(Role).filter((role) => isOfHouse(role, place))
    expect(inHouse(Place.house)).toEqual([Role.administrator, Role.manager, Role.user, Role.superAdmin])
    expect(inHouse(Place.other)).toEqual([Role.administrator, Role.superAdmin])
    expect(inHouse(Place.none)).toEqual([Role.administrator, Role.superAdmin])
  })
})
