import { Module } from '@portal/contract/access/constants'
import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/assigned-products.layout'

export const handle = { module: Module.assignedProducts } satisfies ScreenHandle

/** Loads products, enterprises and branches once, for the list and its records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(assignedProductCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function AssignedProductsLayout() {
  return <Outlet />
}
