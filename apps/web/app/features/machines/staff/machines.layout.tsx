import { machineCalls } from '@portal/contract/machines/calls'
import { machineModules } from '@portal/contract/machines/modules'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/machines.layout'

export const handle = { module: machineModules } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the lists and their records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(machineCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function MachinesLayout() {
  return <Outlet />
}
