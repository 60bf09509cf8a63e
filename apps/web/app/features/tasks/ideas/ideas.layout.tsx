import { Module } from '@portal/contract/access/constants'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/ideas.layout'

export const handle = { module: Module.ideas } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the board and its ideas. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(ideaCalls.initData, {})

/** Another filter or idea needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function IdeasLayout() {
  return <Outlet />
}
