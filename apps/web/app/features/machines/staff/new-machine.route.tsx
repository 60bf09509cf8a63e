import { machineCalls } from '@portal/contract/machines/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { MachineForm } from './machine-form.tsx'
import { machineTexts } from './machine-texts.ts'
import { formDataOf, type MachineValues, newMachine } from './machine-values.ts'

export { PanelError as ErrorBoundary }

/** The form of a new machine next to the reader's own ones. */
export default function NewMachinePanel() {
  const t = useTexts(machineTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: machineCalls.save,
    initial: newMachine,
    draft: { form: 'classified-new', label: t.newItem },
    body: (values) => formDataOf(values as MachineValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { relative: 'path', preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newItem} size="form">
      <MachineForm form={form} duplicates={duplicates} label={t.newItem} action={t.create} />
    </SidePanel>
  )
}
