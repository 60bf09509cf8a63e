import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import { apiContext } from '#core/api/api.ts'
import { panelLoader, RecordPanel } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import type { Route } from './+types/resource.route'
import { resources } from './resources.tsx'
import { Revisions } from './revisions.tsx'

export { PanelError as ErrorBoundary }

const load = panelLoader(resources)

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const opened = await load({ params, context })
  const { row } = opened
  const asked = { params: { recurso_id: row?.id ?? 0 } }
  return { ...opened, revisions: row && (await context.get(apiContext).load(revisionCalls.list, asked)) }
}

/** A resource next to the list: its revisions, then its data; or the form of a new one. */
export default function ResourcePanel({ loaderData: { revisions, ...opened } }: Route.ComponentProps) {
  const { row } = opened
  return (
    <RecordPanel record={resources} {...opened}>
      {row && revisions && <Revisions key={row.id} resource={row} {...revisions} />}
    </RecordPanel>
  )
}
