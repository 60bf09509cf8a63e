import { inOrder } from '@portal/contract/core/entities'
import { propertyCalls } from '@portal/contract/properties/calls'
import {
  PropertyCategory,
  type PropertyFeature,
  propertyCategoryNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { buildingFields, measureFields, placeFields, propertyFields } from '@portal/contract/properties/fields'
import type { Choice } from '#core/dashboard/form/choice-match.ts'
import { choicesOf, optionsOf } from '#core/dashboard/form/choices.ts'
import { ChoicesField, SelectField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import type { Loose, WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FieldSwitch } from '#features/marketplace/staff/field-switch.tsx'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import { PicturesField } from '#features/marketplace/staff/pictures/pictures-field.tsx'
import { useUploads } from '#features/marketplace/staff/pictures/use-uploads.ts'
import { SameItems } from '#features/marketplace/staff/same-items.tsx'
import type { Duplicates } from '#features/marketplace/staff/use-duplicates.ts'
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

interface BuildingFieldsProps {
  form: PropertyFields
}

const inForm = inOrder(buildingFields, ['titulo', 'titulo_en', 'condicion', 'categoria_id', 'pais_id', 'ciudad'])

/** What the property is, and its measures. */
function BuildingFields({ form }: BuildingFieldsProps) {
  const { values, field, set } = form
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const select = (choices: readonly Choice[]) => ({
    kind: 'own' as const,
    draw: (given: object) => <SelectField {...given} placeholder={t.choose} choices={choices} />,
  })
  const inEnglish = { hint: t.englishHint, lang: 'en' }
  const fields = formFieldsOf(
    inForm,
    { language, values },
    {
      titulo_en: inEnglish,
      categoria_id: select(choicesOf(propertyCategoryNames, language)),
      pais_id: select(countryChoices(language)),
      descripcion_en: inEnglish,
    },
  )
  return (
    <>
      <Fields legend={t.property}>
        <GroupedFields fields={fields} form={form} />
        <Wide>
          <ChoicesField
            label={t.features}
            choices={optionsOf(propertyFeatureNames, language)}
            value={values.caracteristicas}
            onChange={(names: PropertyFeature[]) => set({ caracteristicas: names })}
            error={field('caracteristicas').error}
            clearable
          />
        </Wide>
      </Fields>
      <Fields legend={t.measures}>
        <MeasureFields form={form} />
      </Fields>
    </>
  )
}

/** What land does not have. */
const ofBuildings = ['metros_construidos', 'habitaciones', 'banos', 'piso', 'total_pisos']

function MeasureFields({ form }: BuildingFieldsProps) {
  const language = useLanguage()
  const isLand = form.values.categoria_id === PropertyCategory.land
  const fields = formFieldsOf(
    measureFields,
    { language, values: form.values },
    { metros_construidos: { required: true }, metros_terreno: { required: isLand } },
  )
  const shown = isLand ? fields.filter(({ name }) => !ofBuildings.includes(name)) : fields
  return <GroupedFields fields={shown} form={form} />
}
