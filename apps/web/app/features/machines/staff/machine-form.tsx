import { machineCalls } from '@portal/contract/machines/calls'
import { machineFields } from '@portal/contract/machines/fields'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import type { Loose, WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { PicturesField } from '#features/marketplace/staff/pictures/pictures-field.tsx'
import { useUploads } from '#features/marketplace/staff/pictures/use-uploads.ts'
import { SameItems } from '#features/marketplace/staff/same-items.tsx'
import type { Duplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { CommissionFields } from './commission-fields.tsx'
import { FactFields } from './fact-fields.tsx'
import type { Field, MachineFields } from './machine-fields.ts'
import { machineTexts } from './machine-texts.ts'
import { type MachineForm as Body, type Machine, type MachineValues, pricesToKeep } from './machine-values.ts'
import { OfferFields } from './offer-fields.tsx'
import { SheetFields } from './sheet-fields.tsx'
import { useComparedMachine } from './use-compared-machine.ts'
import { useViewNames } from './use-view-names.ts'

interface Form extends WireFormState {
  field: Field
  set(values: Partial<Loose<Body>>): void
}

interface Props {
  form: Form
  label: string
  duplicates: Duplicates
  /** The machine that is edited; null for a new one. */
  stored?: Machine | null
  action?: string
  /** The submit button is not the primary action of the page. */
  isSecondary?: boolean
}

/** The form of a machine for its owner: pictures, machine, inspection sheet, offer, commissions. */
export function MachineForm({ form, label: name, duplicates, stored = null, action, isSecondary = false }: Props) {
  const t = useTexts(machineTexts)
  const label = useLabels(machineFields)
  const values = form.values as MachineValues
  const set = (changes: Partial<MachineValues>) => form.set(changes)
  const fields: MachineFields = { values, field: form.field, set }
  const uploading = useUploads(machineCalls.uploadPicture, values.imagenes, (imagenes) => set({ imagenes }))
  const compared = useComparedMachine()
  const farPrices = useFarPrices()
  // Refused while uploads run, because the form would be sent without their pictures.
  const submit = async () => {
    if (uploading.isUploading) return toastError(t.waitUploads)
    const names = { precio: label('precio'), precio_arriendo: label('precio_arriendo') }
    if (await farPrices(pricesToKeep(values, stored, names))) await form.submit()
  }
  return (
    <WireForm form={{ ...form, submit }} label={name} compare={compared}>
      <PicturesField
        pictures={values.imagenes}
        onChange={(imagenes) => set({ imagenes })}
        uploading={uploading}
        error={form.field('imagenes_actuales').error ?? form.field('vistas').error}
        views={useViewNames()}
      />
      <FactFields form={fields} />
      <SheetFields form={fields} />
      <OfferFields form={fields} />
      <CommissionFields form={fields} />
      <SameItems duplicates={duplicates} onSave={submit} isSending={form.isSending} />
      <FormActions form={form} {...(action && { label: action })} {...(isSecondary && { variant: 'default' })} />
    </WireForm>
  )
}
