import { textIn } from '@portal/contract/core/text'
import { propertyConditionNames, propertyCurrencyNames } from '@portal/contract/properties/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { CountedChoice } from '#features/marketplace/list/counted-choice.tsx'
import { Field, Pair } from '#features/marketplace/list/filter-fields.tsx'
import { SentFilter } from '#features/marketplace/list/filter-panel.tsx'
import type { ListChoices } from './choices.ts'
import type { ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  values: ListValues
  choices: ListChoices
}

/** The filters of properties. */
export function PropertyFilters({ values, choices }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  return (
    <>
      {(['vista', 'recuadro'] as const).map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} disabled={values[name] === ''} />
      ))}
      <SelectField<ListValues> name="condicion" label={t.condition} defaultValue={values.condicion}>
        <option value="">{t.any}</option>
        {Object.entries(propertyConditionNames).map(([value, name]) => (
          <option key={value} value={value}>
            {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <CountedChoice name="categoria_id" label={t.category} any={t.allCategories} list={choices.categorias} />
      <CountedChoice name="pais_id" label={t.country} any={t.allCountries} list={choices.paises} />
      <Field name="ciudad" label={t.city} maxLength={80} />
      <Pair legend={t.price}>
        <Field name="precio_desde" label={t.from} isNumber />
        <Field name="precio_hasta" label={t.to} isNumber />
      </Pair>
      <SelectField<ListValues> name="moneda" label={t.currency} defaultValue={values.moneda}>
        <option value="">{t.anyCurrency}</option>
        {Object.entries(propertyCurrencyNames).map(([code, name]) => (
          <option key={code} value={code}>
            {code} · {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <Pair legend={t.built}>
        <Field name="metros_desde" label={t.from} isNumber />
        <Field name="metros_hasta" label={t.to} isNumber />
      </Pair>
      <Field name="terreno_desde" label={t.land} hint={t.landUnit} isNumber />
      <Field name="habitaciones" label={t.rooms} isNumber />
      <Field name="banos" label={t.baths} isNumber />
      <Field name="estacionamientos" label={t.garages} isNumber />
      <SentFilter />
    </>
  )
}
