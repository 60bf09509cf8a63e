import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/contacts.layout'

export const handle = { module: contactModules } satisfies ScreenHandle

/** Loads the choices of filters and forms once, for the list and its contacts. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(contactCalls.initData, {})

/** Another page or contact needs no new choices; a write may. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function ContactsLayout() {
  return <Outlet />
}
