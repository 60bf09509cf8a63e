import { Module } from '@portal/contract/access/constants'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/products.layout'

export const handle = { module: Module.products } satisfies ScreenHandle

/** Loads categories, units and services once, for the list and its records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(staffProductCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function ProductsLayout() {
  return <Outlet />
}
