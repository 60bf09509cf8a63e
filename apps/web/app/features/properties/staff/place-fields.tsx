import { placeFields, propertyFields } from '@portal/contract/properties/fields'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { useTexts } from '#core/language/language.ts'
import { FieldSwitch } from '#features/marketplace/staff/field-switch.tsx'
import classes from './price-fields.module.css'
import type { PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'

/** Where it is. Visitors see it blurred, unless the owner shows the place (rule properties/blurred-place). */
export function PlaceFields({ form }: { form: PropertyFields }) {
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
