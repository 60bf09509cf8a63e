import { itemCalls } from '@portal/contract/listings/calls'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { useTexts } from '#core/language/language.ts'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { ItemForm } from './item-form.tsx'
import { itemTexts } from './item-texts.ts'
import { formDataOf, type Item, type ItemValues, valuesOf } from './item-values.ts'
import classes from './offer-fields.module.css'

/** Edits a listing. Says beforehand which changes of an approved one wait for approval. */
export function ItemEditForm({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: itemCalls.update,
    initial: { ...valuesOf(item), id: item.id },
    draft: { form: `classified-${item.id}`, label: item.marca },
    body: (values) => formDataOf(values as unknown as ItemValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: duplicates.onDone,
    theirsOf: (theirs) => valuesOf(theirs as Item),
  })
  return (
    <>
      {item.aprobacion === ApprovalStatus.approved && <p className={classes.hint}>{t.sendsToReview}</p>}
      <ItemForm form={form} duplicates={duplicates} stored={item} label={item.marca} isSecondary={item.puede_aprobar} />
    </>
  )
}
