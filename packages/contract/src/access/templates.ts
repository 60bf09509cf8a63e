import type { Text } from '../core/text.ts'
import { type GrantableModule, grantableModules, Module, Role } from './constants.ts'

/** `default`: granted when the user is created. `grantable`: may be granted. `never`: refused. */
export type Holding = 'default' | 'grantable' | 'never'

/** Columns of the table of default modules. */
const columns = [
  'superAdmin',
  'administrator',
  'manager',
  'staffUser',
  'customer',
  'distributor',
  'masterDistributor',
] as const
type Column = (typeof columns)[number]

/**
 * Managers and users of another enterprise: like those of the house, without the modules about the house
 * (rule scope/house-modules).
 */
const outsiders = { enterpriseManager: 'manager', enterpriseUser: 'staffUser' } as const satisfies Record<
  string,
  Column
>
type Outsider = keyof typeof outsiders

/**
 * The kinds of user that differ in their modules. A customer is a self-registered user of role 3 without an enterprise;
 * a master distributor is role 4 with the module of that name (rules users/customers, access/roles).
 */
export type Profile = Column | Outsider
export const profiles: readonly Profile[] = [...columns, 'enterpriseManager', 'enterpriseUser']

/** The kinds of enterprise that decide whose rows a person sees: the house, another one, or none. */
export const Place = { house: 'casa', other: 'otra', none: 'ninguna' } as const
export type Place = (typeof Place)[keyof typeof Place]

export const placeNames: Readonly<Record<Place, Text>> = {
  casa: { es: 'De la casa', en: 'Of the house' },
  otra: { es: 'De otra empresa', en: 'Of another enterprise' },
  ninguna: { es: 'Sin empresa', en: 'Without an enterprise' },
}

export const roleOfProfile: Readonly<Record<Profile, Role>> = {
  superAdmin: Role.superAdmin,
  administrator: Role.administrator,
  manager: Role.manager,
  staffUser: Role.user,
  customer: Role.user,
  distributor: Role.distributor,
  masterDistributor: Role.distributor,
  enterpriseManager: Role.manager,
  enterpriseUser: Role.user,
}

type Row = readonly [Holding, Holding, Holding, Holding, Holding, Holding, Holding]

const d = 'default'
const g = 'grantable'
const n = 'never'

/** One row per module, one column per kind of user in the order of `columns` (rule access/default-modules). */
const table: Readonly<Record<GrantableModule, Row>> = {
  // A master distributor may see the branches of their enterprise, not the list of enterprises.
  [Module.enterprises]: [d, d, g, n, n, n, n],
  [Module.branches]: [d, d, g, n, n, n, g],
  [Module.products]: [d, d, g, g, n, n, n],
  [Module.productCategories]: [d, d, g, g, n, n, n],
  [Module.assignedProducts]: [d, d, g, n, n, n, g],
  [Module.projections]: [d, d, g, n, n, n, g],
  [Module.licenses]: [d, d, d, g, n, g, g],
  [Module.resources]: [d, d, g, g, n, n, n],
  [Module.areas]: [d, d, g, n, n, n, n],
  [Module.timeUnits]: [d, d, g, n, n, n, n],
  [Module.users]: [d, d, g, n, n, n, n],
  [Module.quotes]: [d, d, d, d, n, d, d],
  [Module.allQuotes]: [d, d, d, n, n, n, g],
  [Module.expiredQuotes]: [d, d, g, n, n, n, n],
  [Module.downloads]: [d, d, d, d, d, d, d],
  [Module.importers]: [d, d, g, n, n, n, n],
  [Module.userImporter]: [d, d, g, n, n, n, n],
  [Module.workshops]: [d, d, d, g, n, n, n],
  [Module.taskTool]: [d, d, d, d, n, n, n],
  [Module.tasks]: [d, d, d, d, n, n, n],
  [Module.calendar]: [d, d, d, d, n, n, n],
  [Module.ideas]: [d, d, d, d, n, n, n],
  [Module.allTasks]: [d, d, g, n, n, n, n],
  [Module.allContacts]: [d, d, d, d, n, g, g],
  [Module.contacts]: [d, d, d, d, n, g, g],
  [Module.broadcasts]: [d, d, d, g, n, n, n],
  [Module.homeDesign]: [d, d, g, n, n, n, n],
  [Module.machinery]: [d, d, g, n, n, n, n],
  [Module.myMachines]: [d, d, d, d, d, d, d],
  [Module.manageMachines]: [d, d, d, g, n, n, n],
  [Module.myProperties]: [d, d, d, d, d, d, d],
  [Module.manageProperties]: [d, d, d, g, n, n, n],
  [Module.factory]: [d, d, g, n, n, n, n],
  [Module.certificates]: [d, d, g, n, n, n, n],
  [Module.summary]: [d, d, g, n, n, n, n],
  [Module.superAdminPanel]: [d, n, n, n, n, n, n],
  [Module.masterDistributor]: [g, g, n, n, n, n, d],
  [Module.distributor]: [g, g, n, n, n, d, g],
}

/**
 * Modules about the house, never granted to managers and users of another enterprise (rule scope/house-modules). Where
 * the table grants one to a master distributor, they see their own rows.
 */
const houseModules: ReadonlySet<GrantableModule> = new Set([
  Module.products,
  Module.productCategories,
  Module.assignedProducts,
  Module.projections,
  Module.resources,
  Module.areas,
  Module.timeUnits,
  Module.importers,
  Module.userImporter,
  Module.workshops,
  Module.taskTool,
  Module.tasks,
  Module.calendar,
  Module.ideas,
  Module.allTasks,
  Module.homeDesign,
  Module.manageMachines,
  Module.manageProperties,
])

const isOutsider = (profile: Profile): profile is Outsider => profile in outsiders

/** Returns whether a profile has a module by default, may be granted it, or never. */
export function holdingOf(profile: Profile, module: GrantableModule): Holding {
  if (!isOutsider(profile)) return table[module][columns.indexOf(profile)] ?? 'never'
  return houseModules.has(module) ? 'never' : holdingOf(outsiders[profile], module)
}

/**
 * Returns why a profile may never have a module (it concerns the house, or the role is excluded), or null when it may.
 */
export function exclusionReason(profile: Profile, module: GrantableModule): 'house' | 'role' | null {
  if (holdingOf(profile, module) !== 'never') return null
  return isOutsider(profile) && holdingOf(outsiders[profile], module) !== 'never' ? 'house' : 'role'
}

/**
 * Returns the stored modules that are effective: outside the house, modules that the profile may never have are
 * ignored.
 */
export function modulesInForce(role: Role, place: Place, held: readonly GrantableModule[]): GrantableModule[] {
  if (isOfHouse(role, place)) return [...held]
  const profile = profileOf(role, place, held)
  return held.filter((module) => holdingOf(profile, module) !== 'never')
}

/**
 * Whether a person is staff: super administrators and administrators always, managers and users by their enterprise.
 */
export function isOfHouse(role: Role, place: Place): boolean {
  if (role === Role.superAdmin || role === Role.administrator) return true
  return role !== Role.distributor && place === Place.house
}

/** Returns the modules of a new user of this profile. */
export function defaultModules(profile: Profile): GrantableModule[] {
  return grantableModules.filter((module) => holdingOf(profile, module) === 'default')
}

/** Returns the profile of a user, by their role, the kind of their enterprise, and their modules. */
export function profileOf(role: Role, place: Place, held: readonly string[]): Profile {
  if (role === Role.superAdmin) return 'superAdmin'
  if (role === Role.administrator) return 'administrator'
  if (role === Role.distributor) return held.includes(Module.masterDistributor) ? 'masterDistributor' : 'distributor'
  if (isOfHouse(role, place)) return role === Role.manager ? 'manager' : 'staffUser'
  if (role === Role.manager) return 'enterpriseManager'
  return place === Place.none ? 'customer' : 'enterpriseUser'
}
