import { Module, Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import type { Language } from '@portal/contract/core/language'
import { screens } from '../../../apps/web/app/screens.ts'

const groups = Object.values(SidebarGroup)

/**
 * Returns the sidebar of a user with these modules and this role: every screen that they open, in the order of its
 * sections; a number may follow a name. Distributors are of other enterprises than the house. Repeated here, so that the
 * test does not rely on the web's own list.
 */
export const sectionsOf = (held: readonly string[], language: Language = 'es', role: Role = Role.user): RegExp[] =>
  screens
    .filter(({ roles }) => roles?.includes(role) ?? true)
    .filter(({ isOfHouse }) => !isOfHouse || role !== Role.distributor)
    .filter(({ modules = [Module.dash] }) => modules.some((module) => module === Module.dash || held.includes(module)))
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
    .map(({ name, second }) => new RegExp(`^${[name, second].flatMap((one) => one?.[language] ?? []).join(' ')}\\d*$`))
