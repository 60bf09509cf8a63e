import { propertyCalls } from '@portal/contract/properties/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { PropertyForm } from './property-form.tsx'
import { propertyTexts } from './property-texts.ts'
import { formDataOf, newProperty, type PropertyValues } from './property-values.ts'

export { PanelError as ErrorBoundary }

/** The form of a new property next to the reader's own ones. */
export default function NewPropertyPanel() {
  const t = useTexts(propertyTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: propertyCalls.save,
    initial: newProperty,
    draft: { form: 'property-new', label: t.newItem },
    body: (values) => formDataOf(values as PropertyValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { relative: 'path', preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newItem} size="form">
      <PropertyForm form={form} duplicates={duplicates} label={t.newItem} action={t.create} />
    </SidePanel>
  )
}
