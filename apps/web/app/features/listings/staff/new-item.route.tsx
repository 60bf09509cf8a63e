import { itemCalls } from '@portal/contract/listings/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { ItemForm } from './item-form.tsx'
import { itemTexts } from './item-texts.ts'
import { formDataOf, type ItemValues, newItem } from './item-values.ts'

export { PanelError as ErrorBoundary }

/** The form of a new listing next to the reader's own ones. */
export default function NewItemPanel() {
  const t = useTexts(itemTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: itemCalls.save,
    initial: newItem,
    draft: { form: 'classified-new', label: t.newItem },
    body: (values) => formDataOf(values as ItemValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { relative: 'path', preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newItem} size="form">
      <ItemForm form={form} duplicates={duplicates} label={t.newItem} action={t.create} />
    </SidePanel>
  )
}
