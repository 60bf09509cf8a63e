import { isRouteErrorResponse, Outlet, useLocation, useMatches } from 'react-router'
import { ScreenErrorPage } from '#core/dashboard/screen-error.tsx'
import { isOpenTo, opens, type ScreenHandle, screenAt } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useHeadingFocus } from '#core/dashboard/use-heading-focus.ts'
import { screens } from '../../screens.ts'
import type { Route } from './+types/gate.layout'
import { ModuleMissing } from './denied.tsx'

/** Shows a screen only to holders of its module. The server checks on its own. */
export default function Gate() {
  const isAllowed = useIsAllowed()
  useHeadingFocus()
  return isAllowed ? <Outlet /> : <ModuleMissing />
}

function useIsAllowed(): boolean {
  const { modules, user } = useSignedIn()
  const reader = { modules, isOfHouse: user.es_de_la_casa, role: user.rol_id }
  const { pathname } = useLocation()
  const handles = useMatches().map((match) => match.handle as ScreenHandle | undefined)
  return (
    isOpenTo(reader, screenAt(screens, pathname) ?? {}) && handles.every((handle) => opens(modules, handle?.module))
  )
}

/** Keeps a failed screen inside the shell. A server refusal for a missing module looks like a refusal of the gate. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAllowed = useIsAllowed()
  const isRefused = isRouteErrorResponse(error) && error.status === 403
  return isRefused || !isAllowed ? <ModuleMissing /> : <ScreenErrorPage error={error} />
}
