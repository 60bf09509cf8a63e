import { Outlet } from 'react-router'
import { DashboardKit } from '#core/dashboard/kit.tsx'
import { ScreenErrorPage } from '#core/dashboard/screen-error.tsx'
import { SessionDialog } from '#core/dashboard/shell/session-dialog.tsx'
import { ProofDialog } from '#features/sign-in/factor/proof-dialog.tsx'
import type { Route } from './+types/enrol-dashboard.layout'
import { requireSession } from './session-guard.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession]

export { ShellSkeleton as HydrateFallback } from '#core/dashboard/shell/shell-skeleton.tsx'

/** The kit of the dashboard without its shell, which a session may not load before a device was added. */
export default function EnrolLayout() {
  return (
    <DashboardKit>
      <Outlet />
      <ProofDialog />
      <SessionDialog />
    </DashboardKit>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardKit>
      <main>
        <ScreenErrorPage error={error} />
      </main>
    </DashboardKit>
  )
}
