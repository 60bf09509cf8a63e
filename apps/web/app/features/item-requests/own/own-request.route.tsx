import { requestCalls } from '@portal/contract/item-requests/calls'
import { redirectDocument } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import type { Route } from './+types/own-request.route'

export { PanelError as ErrorBoundary }

/** Leads to the page of a request, where its sender sees and does everything. */
export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const row = await loadListed<{ id: number; url_seguimiento: string }>(
    context.get(apiContext),
    requestCalls.own,
    'solicitudes',
    params.solicitudId,
  )
  throw redirectDocument(row.url_seguimiento)
}

export default function OwnRequest() {
  return null
}
