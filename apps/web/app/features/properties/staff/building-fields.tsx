import { inOrder } from '@portal/contract/core/entities'
import {
  PropertyCategory,
  type PropertyFeature,
  propertyCategoryNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { buildingFields, measureFields } from '@portal/contract/properties/fields'
import type { Choice } from '#core/dashboard/form/choice-match.ts'
import { choicesOf, optionsOf } from '#core/dashboard/form/choices.ts'
import { ChoicesField, SelectField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'

interface Props {
  form: PropertyFields
}

const inForm = inOrder(buildingFields, ['titulo', 'titulo_en', 'condicion', 'categoria_id', 'pais_id', 'ciudad'])

/** What the property is, and its measures. */
export function BuildingFields({ form }: Props) {
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

function MeasureFields({ form }: Props) {
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
