import { Module } from '@portal/contract/access/constants'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/licenses.layout'

export const handle = { module: Module.licenses } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the list and its panels. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(licenseCalls.initData, {})

/** Another page or license needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function LicensesLayout() {
  return <Outlet />
}
