import { type Role, roleNames } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { userCalls } from '@portal/contract/users/calls'
import { Outlet } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { RouteTabs } from '#core/dashboard/detail/route-tabs.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/user.route'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import { UserActions } from './user-actions.tsx'
import { UserStatusDot } from './user-status.tsx'
import type { User } from './user-values.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(userCalls.get, { params: { usuario_id: params.id } })

/** A user next to the list: their data and their access, each with its own address. */
export default function UserPanel({ loaderData: user }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <SidePanel
      title={fullName(user)}
      size="form"
      status={<UserSummary user={user} />}
      actions={<UserActions user={user} />}
    >
      <RouteTabs
        label={fullName(user)}
        tabs={[
          { to: '.', label: t.data },
          { to: 'acceso', label: t.access },
        ]}
      />
      <Outlet context={user} />
    </SidePanel>
  )
}

/** Under the name of a user: status, role, and creation date. */
function UserSummary({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <SummaryLine>
      <UserStatusDot user={user} />
      {textIn(roleNames[user.rol_id as Role], language)}
      {t.createdOn(date(user.creado_en))}
    </SummaryLine>
  )
}
