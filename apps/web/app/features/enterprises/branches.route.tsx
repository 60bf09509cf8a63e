import type { Of } from '@portal/contract/core/fields'
import type { BranchInitDataSchema } from '@portal/contract/enterprises/schemas'
import { useRouteLoaderData } from 'react-router'
import { listLoader, RecordListScreen } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import type { Route } from './+types/branches.route'
import { branchTexts } from './branch-texts.ts'
import { branches, statusFilters } from './branches.tsx'

export const clientLoader = listLoader(branches)

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const reader = useReader(branchTexts)
  const choices = useBranchChoices().empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const enterprise = { name: 'empresa_id', label: reader.t.enterprise, choices }
  return <RecordListScreen record={branches} page={loaderData} filters={[enterprise, ...statusFilters(reader)]} />
}

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'branches'

/** Returns the enterprises in which the reader may have branches. Only inside the screens of branches. */
function useBranchChoices(): Of<typeof BranchInitDataSchema> {
  const choices = useRouteLoaderData<Of<typeof BranchInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useBranchChoices stands outside the screens of branches')
  return choices
}
