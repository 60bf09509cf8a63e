import { userCalls } from '@portal/contract/users/calls'
import { Outlet } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { RouteTabs } from '#core/dashboard/detail/route-tabs.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/user.route'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import { UserActions } from './user-actions.tsx'
import { UserSummary } from './user-summary.tsx'

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
