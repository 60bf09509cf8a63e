import type { Message } from '@portal/contract/core/messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'

/** Returns the exact reason why a log-in is refused, or null. Without the password the status is not revealed. */
export function refusalToLogin(user: { estado_id: number } | undefined, isPasswordRight: boolean): Message | null {
  if (!user) return loginMessages.emailNotRegistered
  if (!isPasswordRight) return loginMessages.passwordInvalid
  if (user.estado_id !== UserStatus.active) return loginMessages.userInactive
  return null
}
