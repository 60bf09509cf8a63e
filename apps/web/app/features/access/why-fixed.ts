import type { GrantableModule, Role } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import { exclusionReason, type Place, profileOf } from '@portal/contract/access/templates'
import type { Message } from '@portal/contract/core/messages'
import type { AccessRow } from './module-groups.ts'

/** The owner of an access list, as far as it decides what they may hold. */
export interface AccessOwner {
  readonly role: Role
  /** The kind of their enterprise. */
  readonly place: Place
  /** The modules that are stored. */
  readonly held: readonly string[]
}

/**
 * Returns why a module may not be switched by the reader: a catalogue entry, `houseOnly` when it concerns the house and
 * they are of another enterprise, or `mastersOnly` when a master distributor must first give up other modules. Null when
 * it may be.
 */
export function whyFixed(
  row: AccessRow,
  { role, place, held }: AccessOwner,
): Message | 'houseOnly' | 'mastersOnly' | null {
  if (row.puede_cambiar) return null
  if (row.asignado) return 'mastersOnly'
  const profile = profileOf(role, place, [...held, row.clave_modulo])
  const never = exclusionReason(profile, row.clave_modulo as GrantableModule)
  if (never === 'house') return 'houseOnly'
  return never === 'role' ? accessMessages.moduleNotForRole : accessMessages.moduleNotHeld
}
