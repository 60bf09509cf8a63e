import { currencyNames } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { machineConditionNames } from '@portal/contract/machines/constants'
import { offeredForNames } from '@portal/contract/machines/market/filter-words'
import type { Section } from '@portal/contract/machines/market/sections'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { CountedChoice } from '#features/marketplace/list/counted-choice.tsx'
import { Field, Pair } from '#features/marketplace/list/filter-fields.tsx'
import { SentFilter } from '#features/marketplace/list/filter-panel.tsx'
import type { ListChoices } from './choices.ts'
import type { ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  values: ListValues
  choices: ListChoices
}

/** The filters of machines. */
export function MachineFilters({ section, values, choices }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  return (
    <>
      {section === 'all' && (
        <SelectField<ListValues> name="tipo" label={t.kind} defaultValue={values.tipo}>
          <option value="">{t.any}</option>
          {Object.entries(offeredForNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {textIn(name, language)}
            </option>
          ))}
        </SelectField>
      )}
      <CountedChoice name="categoria_id" label={t.category} any={t.allCategories} list={choices.categorias} />
      <SelectField<ListValues> name="condicion" label={t.condition} defaultValue={values.condicion}>
        <option value="">{t.any}</option>
        {Object.entries(machineConditionNames).map(([value, name]) => (
          <option key={value} value={value}>
            {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <CountedChoice name="pais_id" label={t.country} any={t.allCountries} list={choices.paises} />
      <Field name="ciudad" label={t.city} maxLength={80} />
      <Pair legend={t.price}>
        <Field name="precio_desde" label={t.from} isNumber />
        <Field name="precio_hasta" label={t.to} isNumber />
      </Pair>
      <SelectField<ListValues> name="moneda" label={t.currency} defaultValue={values.moneda}>
        <option value="">{t.anyCurrency}</option>
        {Object.entries(currencyNames).map(([code, name]) => (
          <option key={code} value={code}>
            {code} · {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <Pair legend={t.year}>
        <Field name="anio_desde" label={t.from} isNumber maxLength={4} />
        <Field name="anio_hasta" label={t.to} isNumber maxLength={4} />
      </Pair>
      <Field name="tiempo_uso_hasta" label={t.use} hint={t.useUnit} isNumber maxLength={9} />
      <SentFilter />
    </>
  )
}
