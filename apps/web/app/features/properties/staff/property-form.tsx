import { propertyCalls } from '@portal/contract/properties/calls'
import { placeFields, propertyFields } from '@portal/contract/properties/fields'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import type { Loose, WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { FieldSwitch } from '#features/marketplace/staff/field-switch.tsx'
import { PicturesField } from '#features/marketplace/staff/pictures/pictures-field.tsx'
import { useUploads } from '#features/marketplace/staff/pictures/use-uploads.ts'
import { SameItems } from '#features/marketplace/staff/same-items.tsx'
import type { Duplicates } from '#features/marketplace/staff/use-duplicates.ts'
import { BuildingFields } from './building-fields.tsx'
import classes from './price-fields.module.css'
import { PriceFields } from './price-fields.tsx'
import type { Field, PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'
import type { PropertyForm as Body, PropertyValues } from './property-values.ts'
import { usePropertyFields } from './use-property-fields.ts'

interface Form extends WireFormState {
  field: Field
  set(values: Partial<Loose<Body>>): void
}

interface Props {
  form: Form
  label: string
  duplicates: Duplicates
  action?: string
  /** The submit button is not the primary action of the page. */
  isSecondary?: boolean
}

/** The form of a property for its owner: pictures, building, price, place. */
export function PropertyForm({ form, label, duplicates, action, isSecondary = false }: Props) {
  const t = useTexts(propertyTexts)
  const values = form.values as PropertyValues
  const set = (changes: Partial<PropertyValues>) => form.set(changes)
  const fields: PropertyFields = { values, field: form.field, set }
  const uploading = useUploads(propertyCalls.uploadPicture, values.imagenes, (imagenes) => set({ imagenes }))
  const compared = usePropertyFields(values.moneda || 'USD')
  // Refused while uploads run, because the form would be sent without their pictures.
  const submit = async () => (uploading.isUploading ? toastError(t.waitUploads) : form.submit())
  return (
    <WireForm form={{ ...form, submit }} label={label} compare={compared}>
      <PicturesField
        pictures={values.imagenes}
        onChange={(imagenes) => set({ imagenes })}
        uploading={uploading}
        error={form.field('imagenes_actuales').error}
      />
      <BuildingFields form={fields} />
      <PriceFields form={fields} />
      <PlaceFields form={fields} />
      <SameItems duplicates={duplicates} onSave={submit} isSending={form.isSending} />
      <FormActions form={form} {...(action && { label: action })} {...(isSecondary && { variant: 'default' })} />
    </WireForm>
  )
}

/** Where it is. Visitors see it blurred, unless the owner shows the place (rule properties/blurred-place). */
function PlaceFields({ form }: { form: PropertyFields }) {
  const t = useTexts(propertyTexts)
  const label = useLabels(propertyFields)
  const { values, field } = form
  const hasPlace = typeof values.latitud === 'number' && typeof values.longitud === 'number'
  return (
    <Fields legend={t.place}>
      <NumberField {...field('latitud')} label={label('latitud')} kind={placeFields.latitud.number} />
      <NumberField {...field('longitud')} label={label('longitud')} kind={placeFields.longitud.number} />
      <Wide>
        <p className={classes.hint}>{t.placeHint}</p>
        <FieldSwitch fields={propertyFields} form={form} name="muestra_ubicacion" disabled={!hasPlace} />
      </Wide>
    </Fields>
  )
}
