import { Module } from '@portal/contract/access/constants'
import { propertyCalls } from '@portal/contract/properties/calls'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/properties.layout'

export const handle = { module: [Module.myProperties, Module.manageProperties] } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the lists and their records. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(propertyCalls.initData, {})

/** Another page or record needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function PropertiesLayout() {
  return <Outlet />
}
