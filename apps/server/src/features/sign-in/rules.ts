import type { Message } from '@portal/contract/core/messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'

/**
 * Returns the id, up to the largest, that a number picks. When ids are added, few numbers pick another one: those whose
 * id was beyond the largest (linear hashing).
 */
export function idPickedBy(number: number, largest: number): number {
  const span = 2 ** Math.ceil(Math.log2(largest + 1))
  const id = number % span
  return id <= largest ? id : id - span / 2
}

/** Returns the exact reason why a log-in is refused, or null. Without the password the status is not revealed. */
export function refusalToLogin(user: { estado_id: number } | undefined, isPasswordRight: boolean): Message | null {
  if (!user) return loginMessages.emailNotRegistered
  if (!isPasswordRight) return loginMessages.passwordInvalid
  if (user.estado_id !== UserStatus.active) return loginMessages.userInactive
  return null
}
