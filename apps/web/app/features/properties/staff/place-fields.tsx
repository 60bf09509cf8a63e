import { propertyKinds } from '@portal/contract/properties/number-kinds'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import classes from './price-fields.module.css'
import { Flag } from './price-fields.tsx'
import type { PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'

/** Where it is. Visitors see it blurred, unless the owner shows the place (rule properties/blurred-place). */
export function PlaceFields({ form }: { form: PropertyFields }) {
  const t = useTexts(propertyTexts)
  const { values, field } = form
  const hasPlace = typeof values.latitud === 'number' && typeof values.longitud === 'number'
  return (
    <Fields legend={t.place}>
      <NumberField {...field('latitud')} label={t.latitude} kind={propertyKinds.degrees} />
      <NumberField {...field('longitud')} label={t.longitude} kind={propertyKinds.degrees} />
      <Wide>
        <p className={classes.hint}>{t.placeHint}</p>
        <Flag form={form} name="muestra_ubicacion" label={t.showPlace} disabled={!hasPlace} />
      </Wide>
    </Fields>
  )
}
