import { Module } from '@portal/contract/access/constants'
import { branchCalls } from '@portal/contract/enterprises/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/branches.layout'

export const handle = { module: Module.branches } satisfies ScreenHandle

/** Loads the enterprises to choose from once, for the list and its records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(branchCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function BranchesLayout() {
  return <Outlet />
}
