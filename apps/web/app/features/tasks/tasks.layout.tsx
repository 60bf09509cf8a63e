import { Module } from '@portal/contract/access/constants'
import { taskCalls } from '@portal/contract/tasks/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/tasks.layout'

export const handle = { module: [Module.tasks, Module.allTasks] } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the list and its tasks. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(taskCalls.initData, {})

/** Another page or task needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function TasksLayout() {
  return <Outlet />
}
