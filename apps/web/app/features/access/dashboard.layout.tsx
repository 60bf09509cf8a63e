import { Outlet, redirect } from 'react-router'
import { loginAddress, storedToken } from '#core/token.ts'
import type { Route } from './+types/dashboard.layout'

/** Rendered in the browser alone. */
export const handle = { shell: true }

/** Before any loader of the pages inside: loaders run side by side, so a loader cannot guard its children. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (!storedToken()) throw redirect(loginAddress(pathname + search))
  },
]

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <p role="status">…</p>
}

export default function DashboardLayout() {
  return <Outlet />
}
