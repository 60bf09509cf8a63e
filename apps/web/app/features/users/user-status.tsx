import { textIn } from '@portal/contract/core/text'
import { UserStatus, userStatusNames } from '@portal/contract/users/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

const tones: Readonly<Record<UserStatus, Tone>> = {
  [UserStatus.active]: 'done',
  [UserStatus.blocked]: 'danger',
  [UserStatus.historical]: 'neutral',
  [UserStatus.finished]: 'neutral',
  [UserStatus.inactive]: 'attention',
}

interface Props {
  user: { estado_id: number; por_invitar: boolean }
}

/** The status of a user as text, with its dot, and whether nobody has invited them yet. */
export function UserStatusDot({ user: { estado_id: status, por_invitar: waits } }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const name = textIn(userStatusNames[status as UserStatus], language)
  const isWaiting = waits && status === UserStatus.active
  return (
    <StatusDot tone={isWaiting ? 'attention' : tones[status as UserStatus]}>
      {waits ? `${name} · ${t.notInvited.toLowerCase()}` : name}
    </StatusDot>
  )
}
