import type { GrantableModule, Role } from '@portal/contract/access/constants'
import { holdingOf, type Place, profileOf } from '@portal/contract/access/templates'
import { apiKeyLimits } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import type { Refused } from '#core/base/errors.ts'
import { isNetwork } from '#core/base/ip-addresses.ts'
import { isForEnterprise } from '#core/identity/api-keys/narrowed.ts'

interface Maker {
  role: Role
  place: Place
  modules: ReadonlySet<string>
}

/** Whether a maker may give a module: they hold it, and an account of their kind may hold it. */
export const mayGive = ({ role, place, modules }: Maker, module: GrantableModule): boolean =>
  modules.has(module) && holdingOf(profileOf(role, place, [...modules]), module) !== 'never'

/** Returns why a key may not have these modules, or null. */
export function refusalToGive(
  maker: Maker,
  wanted: readonly GrantableModule[],
  isOfEnterprise: boolean,
): Refused | null {
  if (wanted.some((module) => !mayGive(maker, module))) return { entry: m.moduleNotHeld, field: 'modulos' }
  if (isOfEnterprise && !wanted.every(isForEnterprise)) return { entry: m.moduleNotForKey, field: 'modulos' }
  return null
}

/** Returns the networks of a typed text, one per line, comma or space; null when one of them is none. */
export function networksIn(text: string): string[] | null {
  const networks = [...new Set(text.split(/[\s,;]/).filter(Boolean))]
  return networks.length <= apiKeyLimits.networks && networks.every(isNetwork) ? networks : null
}
