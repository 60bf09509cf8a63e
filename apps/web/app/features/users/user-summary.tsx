import { type Role, roleNames } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { UserStatusDot } from './user-status.tsx'
import type { User } from './user-values.ts'

/** Under the name of a user: status, role, and creation date. */
export function UserSummary({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <SummaryLine>
      <UserStatusDot status={user.estado_id} />
      {textIn(roleNames[user.rol_id as Role], language)}
      {t.createdOn(date(user.creado_en))}
    </SummaryLine>
  )
}
