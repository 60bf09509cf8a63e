import { Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import {
  PropertyCategory,
  type PropertyFeature,
  propertyCategoryNames,
  propertyConditionNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { propertyKinds } from '@portal/contract/properties/number-kinds'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { ChoicesField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'

interface Props {
  form: PropertyFields
}

/** What the property is, and its measures. */
export function BuildingFields({ form: { values, field, set } }: Props) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const isLand = values.categoria_id === PropertyCategory.land
  const features = Object.entries(propertyFeatureNames).map(([value, name]) => ({
    value,
    label: textIn(name, language),
  }))
  return (
    <>
      <Fields legend={t.property}>
        <Wide>
          <TextField {...field('titulo')} label={t.titleField} maxLength={120} required autoComplete="off" />
        </Wide>
        <Wide>
          <TextField
            {...field('titulo_en')}
            label={t.titleInEnglish}
            description={t.englishHint}
            lang="en"
            maxLength={120}
            autoComplete="off"
          />
        </Wide>
        <SelectField
          {...field('condicion')}
          label={t.condition}
          choices={choicesOf(propertyConditionNames, language)}
          allowDeselect={false}
          required
        />
        <SelectField
          {...field('categoria_id')}
          label={t.category}
          placeholder={t.choose}
          choices={choicesOf(propertyCategoryNames, language)}
          required
        />
        <SelectField
          {...field('pais_id')}
          label={t.country}
          placeholder={t.choose}
          choices={countryChoices(language)}
          required
        />
        <TextField {...field('ciudad')} label={t.city} maxLength={80} required autoComplete="off" />
        <NumberField {...field('anio')} label={t.year} kind={propertyKinds.year} required />
        <Wide>
          <Textarea
            {...field('descripcion')}
            label={t.description}
            required
            autosize
            minRows={3}
            maxRows={14}
            maxLength={5000}
          />
        </Wide>
        <Wide>
          <Textarea
            {...field('descripcion_en')}
            label={t.descriptionInEnglish}
            description={t.englishHint}
            lang="en"
            autosize
            minRows={3}
            maxRows={14}
            maxLength={5000}
          />
        </Wide>
        <Wide>
          <ChoicesField
            label={t.features}
            choices={features}
            value={values.caracteristicas}
            onChange={(names: PropertyFeature[]) => set({ caracteristicas: names })}
            error={field('caracteristicas').error}
            clearable
          />
        </Wide>
      </Fields>
      <Fields legend={t.measures}>
        {!isLand && (
          <NumberField {...field('metros_construidos')} label={t.built} kind={propertyKinds.meters} required />
        )}
        <NumberField {...field('metros_terreno')} label={t.land} kind={propertyKinds.meters} required={isLand} />
        {!isLand && (
          <>
            <NumberField {...field('habitaciones')} label={t.rooms} kind={propertyKinds.count} />
            <NumberField {...field('banos')} label={t.baths} kind={propertyKinds.count} />
          </>
        )}
        <NumberField {...field('estacionamientos')} label={t.garages} kind={propertyKinds.count} />
        {!isLand && (
          <>
            <NumberField {...field('piso')} label={t.floor} kind={propertyKinds.count} />
            <NumberField {...field('total_pisos')} label={t.floors} kind={propertyKinds.count} />
          </>
        )}
      </Fields>
    </>
  )
}
