import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import type { Language } from '../../../apps/web/app/core/language/language-address.ts'
import { screens } from '../../../apps/web/app/screens.ts'

const groups = Object.values(SidebarGroup)

/**
 * The sidebar of someone who holds these modules: every screen that has content and that one of them opens, in the order of
 * its sections; a number may stand after a name. Said here once more, so that the web is not its own judge.
 */
export const sectionsOf = (held: readonly string[], language: Language = 'es'): RegExp[] =>
  screens
    .filter(({ isEmpty }) => !isEmpty)
    .filter(({ modules = [Module.dash] }) => modules.some((module) => module === Module.dash || held.includes(module)))
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
    .map(({ name }) => new RegExp(`^${name[language]}\\d*$`))
