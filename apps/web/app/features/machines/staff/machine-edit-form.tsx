import { machineCalls } from '@portal/contract/machines/calls'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { MachineForm } from './machine-form.tsx'
import { machineTexts } from './machine-texts.ts'
import { formDataOf, type Machine, type MachineValues, valuesOf } from './machine-values.ts'

/** Edits a machine. Says beforehand which changes of an approved one wait for approval. */
export function MachineEditForm({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: machineCalls.update,
    initial: { ...valuesOf(item), id: item.id },
    draft: { form: `classified-${item.id}`, label: item.marca },
    body: (values) => formDataOf(values as unknown as MachineValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: duplicates.onDone,
    theirsOf: (theirs) => valuesOf(theirs as Machine),
  })
  return (
    <>
      {item.aprobacion === ApprovalStatus.approved && <p className={classes.hint}>{t.sendsToReview}</p>}
      <MachineForm
        form={form}
        duplicates={duplicates}
        stored={item}
        label={item.marca}
        isSecondary={item.puede_aprobar}
      />
    </>
  )
}
