import { Module } from '@portal/contract/access/constants'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { viewCalls } from '@portal/contract/views/calls'
import { useLayoutEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type Api, apiContext } from '#core/api/api.ts'
import { showAccent } from '#core/dashboard/accent.ts'
import { DraftsProvider } from '#core/dashboard/drafts-context.tsx'
import { DashboardKit } from '#core/dashboard/kit.tsx'
import { LiveProvider, useChanges } from '#core/dashboard/live-context.tsx'
import { ScreenErrorPage } from '#core/dashboard/screen-error.tsx'
import { openScreens, waitingNow } from '#core/dashboard/screens.ts'
import { DraftOffers } from '#core/dashboard/shell/draft-offers.tsx'
import { SessionDialog } from '#core/dashboard/shell/session-dialog.tsx'
import { Shell } from '#core/dashboard/shell/shell.tsx'
import { ShellSkeleton } from '#core/dashboard/shell/shell-skeleton.tsx'
import {
  isSignedInStale,
  loadingSignedIn,
  type SignedIn,
  SignedInContext,
  signedInAreas,
  useSignedIn,
} from '#core/dashboard/signed-in.ts'
import { useRootData } from '#core/public/frame/company.ts'
import { leaveToLogin, storedToken, storeUser } from '#core/session/token.ts'
import { ProofDialog } from '#features/sign-in/factor/proof-dialog.tsx'
import { screens, waiting } from '../../screens.ts'
import type { Route } from './+types/dashboard.layout'
import { NoModules } from './denied.tsx'
import { requireSession } from './session-guard.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession]

export const clientLoader = ({ context, request }: Route.ClientLoaderArgs) =>
  loadingSignedIn(() => loadSignedIn(context.get(apiContext)), request.signal)
clientLoader.hydrate = true as const

/** Another screen or another page of a list does not change the signed-in user. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isSignedInStale() || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)

export { ShellSkeleton as HydrateFallback }

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { company, site } = useRootData() ?? {}
  const signedIn: SignedIn = {
    ...loaderData,
    company: company?.nombre ?? '',
    screens: openScreens(screens, readerOf(loaderData), site?.unusedPaths),
    waiting: waitingNow(waiting, loaderData.counts),
  }
  return (
    <DashboardKit>
      <SignedInContext value={signedIn}>
        <LiveProvider onSessionEnd={() => storedToken() && leaveToLogin()}>
          {loaderData.granted?.length ? <Screens /> : <NoModules hasAccessData={loaderData.granted !== null} />}
          <Watches />
        </LiveProvider>
      </SignedInContext>
    </DashboardKit>
  )
}

const readerOf = ({ modules, user }: Route.ComponentProps['loaderData']) => ({
  modules,
  isOfHouse: user.es_de_la_casa,
  role: user.rol_id,
})

function Screens() {
  const { user, draftKey } = useSignedIn()
  return (
    <DraftsProvider userId={user.id} keyText={draftKey}>
      <Shell>
        <Outlet />
      </Shell>
      <DraftOffers />
    </DraftsProvider>
  )
}

/** Updates the sidebar when the access changes the screen and the accent when the settings do, leaves when the session ends, and asks for proofs of identity. */
function Watches() {
  useChanges(...signedInAreas, 'ajuste')
  const accent = useRootData()?.company.acento
  useLayoutEffect(() => {
    if (accent) showAccent(accent)
  }, [accent])
  return (
    <>
      <SessionDialog />
      <ProofDialog />
    </>
  )
}

/** Shown when even the signed-in user could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardKit>
      <main>
        <ScreenErrorPage error={error} />
      </main>
    </DashboardKit>
  )
}

type Loaded = Omit<SignedIn, 'company' | 'screens' | 'waiting'>

/** Loads the signed-in user and what they may open; with the dashboard and again when their access changes. */
async function loadSignedIn(api: Api): Promise<Loaded> {
  const [access, init, views] = await Promise.all([
    api.call(sessionCalls.initData, {}),
    api.load(sessionCalls.userInitData, {}),
    api.call(viewCalls.list, {}),
  ])
  const granted = access.ok ? access.datos.acceso_modulo.map(({ clave_modulo }) => clave_modulo as Module) : null
  storeUser(init.usuario) // the bar of the public site shows the same name
  return {
    user: init.usuario,
    granted,
    // The client adds the dashboard itself, which everyone has (rule access/module-keys).
    modules: new Set([...(granted ?? []), Module.dash]),
    counts: init.contadores,
    openSessions: init.sesiones_abiertas,
    draftKey: init.clave_borrador,
    views: views.ok ? views.datos.vistas : [],
  }
}
