import { type GrantableModule, grantableModules, Module, Role } from './constants.ts'

/** `default`: given when the user is created. `grantable`: may be given. `never`: refused. */
export type Holding = 'default' | 'grantable' | 'never'

/**
 * The kinds of user that the table of default modules tells apart. A customer is a self-registered user of role 3
 * without an enterprise; a master distributor is role 4 with the module of that name (decisions 9 and 10).
 */
export const profiles = [
  'superAdmin',
  'administrator',
  'manager',
  'staffUser',
  'customer',
  'distributor',
  'masterDistributor',
] as const
export type Profile = (typeof profiles)[number]

export const roleOfProfile: Readonly<Record<Profile, Role>> = {
  superAdmin: Role.superAdmin,
  administrator: Role.administrator,
  manager: Role.manager,
  staffUser: Role.user,
  customer: Role.user,
  distributor: Role.distributor,
  masterDistributor: Role.distributor,
}

type Row = readonly [Holding, Holding, Holding, Holding, Holding, Holding, Holding]

const d = 'default'
const g = 'grantable'
const n = 'never'

/** One row per module, one column per profile in the order of `profiles` (rules, "Default modules per role"). */
const table: Readonly<Record<GrantableModule, Row>> = {
  // A master distributor may see the branches of his enterprise, not the list of enterprises.
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
  [Module.myClassifieds]: [d, d, d, d, d, d, d],
  [Module.manageClassifieds]: [d, d, d, g, n, n, n],
  [Module.myProperties]: [d, d, d, d, d, d, d],
  [Module.manageProperties]: [d, d, d, g, n, n, n],
  [Module.factory]: [d, d, g, n, n, n, n],
  [Module.certificates]: [d, d, g, n, n, n, n],
  [Module.summary]: [d, d, g, n, n, n, n],
  // spec 1, 6: super admin only
  [Module.superAdminPanel]: [d, n, n, n, n, n, n],
  [Module.masterDistributor]: [g, g, n, n, n, n, d],
  [Module.distributor]: [g, g, n, n, n, d, g],
}

/** Whether a profile holds a module by default, may be given it, or never. */
export function holdingOf(profile: Profile, module: GrantableModule): Holding {
  return table[module][profiles.indexOf(profile)] ?? 'never'
}

/** The modules that a new user of this profile is given. */
export function defaultModules(profile: Profile): GrantableModule[] {
  return grantableModules.filter((module) => holdingOf(profile, module) === 'default')
}

/**
 * Roles that may ever hold a module, whatever the profile. A distributor may be given the master module: that is what
 * makes him a master distributor, so `holdingOf` is then asked for that profile.
 */
export function rolesThatMayHold(module: GrantableModule): Role[] {
  return Object.values(Role).filter((role) =>
    profiles.some((profile) => roleOfProfile[profile] === role && holdingOf(profile, module) !== 'never'),
  )
}

/** The profile of a user, told from his role, whether he belongs to an enterprise, and the modules he holds. */
export function profileOf(role: Role, hasEnterprise: boolean, held: readonly string[]): Profile {
  if (role === Role.superAdmin) return 'superAdmin'
  if (role === Role.administrator) return 'administrator'
  if (role === Role.manager) return 'manager'
  if (role === Role.user) return hasEnterprise ? 'staffUser' : 'customer'
  return held.includes(Module.masterDistributor) ? 'masterDistributor' : 'distributor'
}
