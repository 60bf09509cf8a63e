import { branchCalls } from '@portal/contract/enterprises/calls'
import { apiContext } from '#core/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/branch.route'
import { BranchActions } from './branch-actions.tsx'
import { BranchEditForm } from './branch-edit-form.tsx'
import { branchTexts } from './branch-texts.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'

export { PanelError as ErrorBoundary }

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [branch, choices] = await Promise.all([
    api.load(branchCalls.one, { params: { sucursal_id: params.sucursalId } }),
    api.load(branchCalls.initData, {}),
  ])
  return { branch, choices }
}

/** A branch office beside the list of all, or beside the page of its enterprise. */
export default function BranchPanel({ loaderData: { branch, choices } }: Route.ComponentProps) {
  const t = useTexts(branchTexts)
  const { date } = useFormats()
  return (
    <SidePanel
      title={branch.nombre}
      status={
        <SummaryLine>
          <EnterpriseStatusDot status={branch.estado_id} />
          {t.createdOn(date(branch.creado_en), branch.creado_por_nombre)}
          {t.countUsers(branch.usuarios)}
        </SummaryLine>
      }
      actions={<BranchActions branch={branch} />}
    >
      <BranchEditForm key={branch.id} branch={branch} choices={choices} />
    </SidePanel>
  )
}
