import { textIn } from '@portal/contract/core/text'
import { UserStatus, userStatusNames } from '@portal/contract/users/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<UserStatus, Tone>> = {
  [UserStatus.active]: 'done',
  [UserStatus.blocked]: 'danger',
  [UserStatus.historical]: 'neutral',
  [UserStatus.finished]: 'neutral',
  [UserStatus.inactive]: 'attention',
}

/** The status of a user as text, with its dot. */
export function UserStatusDot({ status }: { status: number }) {
  const language = useLanguage()
  return (
    <StatusDot tone={tones[status as UserStatus]}>{textIn(userStatusNames[status as UserStatus], language)}</StatusDot>
  )
}
