import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import { AssignmentFields } from './assignment-fields.tsx'
import { type AssignmentForm, newAssignment } from './assignment-values.ts'
import { texts } from './texts.ts'
import { useAssignmentChoices } from './use-assignment-choices.ts'

export { PanelError as ErrorBoundary }

/** A product is assigned, beside the list. */
export default function NewAssignmentPanel() {
  const t = useTexts(texts)
  const choices = useAssignmentChoices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: assignedProductCalls.save,
    initial: newAssignment(choices, new URLSearchParams(search)) as never,
    body: (values) => values as AssignmentForm,
    draft: { form: 'assignment-new', label: t.newAssignment },
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newAssignment} size="form">
      <WireForm form={form} label={t.newAssignment}>
        <AssignmentFields form={form} choices={choices} />
        <FormActions form={form} label={t.assign} />
      </WireForm>
    </SidePanel>
  )
}
