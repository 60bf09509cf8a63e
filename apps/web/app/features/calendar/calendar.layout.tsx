import { Module } from '@portal/contract/access/constants'
import { calendarCalls } from '@portal/contract/calendar/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/calendar.layout'

export const handle = { module: Module.calendar } satisfies ScreenHandle

/** Loads the choices of filters and forms once. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(calendarCalls.initData, {})

/** Another period or event needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function CalendarLayout() {
  return <Outlet />
}
