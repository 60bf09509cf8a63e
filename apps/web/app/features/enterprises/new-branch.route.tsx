import { branchCalls } from '@portal/contract/enterprises/calls'
import { useLocation, useNavigate, useParams } from 'react-router'
import { apiContext } from '#core/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/new-branch.route'
import { BranchFields } from './branch-fields.tsx'
import { branchTexts } from './branch-texts.ts'
import { newBranch } from './branch-values.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(branchCalls.initData, {})

/** A new branch office beside the list of all, or beside the page of its enterprise. */
export default function NewBranchPanel({ loaderData: choices }: Route.ComponentProps) {
  const t = useTexts(branchTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const wanted = useParams().empresaId ?? new URLSearchParams(search).get('empresa_id')
  const form = useWireForm({
    call: branchCalls.save,
    initial: newBranch(choices, Number(wanted) || null),
    draft: { form: 'branch-new', label: t.newBranch },
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { relative: 'path', preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newBranch}>
      <WireForm form={form} label={t.newBranch}>
        <BranchFields form={form} enterprises={choices.empresas} />
        <FormActions form={form} label={t.createBranch} />
      </WireForm>
    </SidePanel>
  )
}
