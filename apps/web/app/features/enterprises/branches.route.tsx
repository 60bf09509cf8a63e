import { listLoader, RecordListScreen } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import type { Route } from './+types/branches.route'
import { branchTexts } from './branch-texts.ts'
import { branches, statusFilters } from './branches.tsx'
import { useBranchChoices } from './use-branch-choices.ts'

export const clientLoader = listLoader(branches)

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const reader = useReader(branchTexts)
  const choices = useBranchChoices().empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const enterprise = { name: 'empresa_id', label: reader.t.enterprise, choices }
  return <RecordListScreen record={branches} page={loaderData} filters={[enterprise, ...statusFilters(reader)]} />
}
