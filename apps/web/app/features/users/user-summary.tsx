import { type Role, roleNames } from '@portal/contract/access/constants'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { texts } from './texts.ts'
import classes from './user.module.css'
import { UserStatusDot } from './user-status.tsx'
import type { User } from './user-values.ts'

/** Under the name of a user: status, role, and since when. */
export function UserSummary({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <p className={classes.summary}>
      <UserStatusDot status={user.estado_id} />
      <span>{roleNames[user.rol_id as Role][language]}</span>
      <span>{t.createdOn(date(user.creado_en))}</span>
    </p>
  )
}
