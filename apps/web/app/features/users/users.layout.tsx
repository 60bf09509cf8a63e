import { Module } from '@portal/contract/access/constants'
import { userCalls } from '@portal/contract/users/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/users.layout'

export const handle = { module: Module.users } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the list and its records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(userCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function UsersLayout() {
  return <Outlet />
}
