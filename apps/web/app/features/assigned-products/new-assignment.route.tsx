import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { AssignmentFields } from './assignment-fields.tsx'
import { type AssignmentForm, type AssignmentValues, newAssignment, pricesToKeep } from './assignment-values.ts'
import { texts } from './texts.ts'
import { useRange } from './tier-prices.tsx'
import { useAssignmentChoices } from './use-assignment-choices.ts'

export { PanelError as ErrorBoundary }

/** Assigns a product, next to the list. */
export default function NewAssignmentPanel() {
  const t = useTexts(texts)
  const choices = useAssignmentChoices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const farPrices = useFarPrices()
  const range = useRange()
  const form = useWireForm({
    call: assignedProductCalls.save,
    initial: newAssignment(choices, new URLSearchParams(search)) as never,
    body: (values) => values as AssignmentForm,
    draft: { form: 'assignment-new', label: t.newAssignment },
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true }),
  })
  const submit = async () => {
    const prices = pricesToKeep(choices, form.values as unknown as AssignmentValues, null, (tier) =>
      t.priceFor(range(tier)),
    )
    if (await farPrices(prices)) await form.submit()
  }
  return (
    <SidePanel title={t.newAssignment} size="form">
      <WireForm form={{ ...form, submit }} label={t.newAssignment}>
        <AssignmentFields form={form} choices={choices} />
        <FormActions form={form} label={t.assign} />
      </WireForm>
    </SidePanel>
  )
}
