import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { apiContext } from '#core/api/api.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import type { Route } from './+types/idea.route'
import { IdeaPanel } from './idea-panel.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(ideaCalls.get, { params: { idea_id: params.ideaId } })

/** An idea next to the board. */
export default function IdeaRoute({ loaderData }: Route.ComponentProps) {
  return <IdeaPanel key={loaderData.idea.id} detail={loaderData} />
}
