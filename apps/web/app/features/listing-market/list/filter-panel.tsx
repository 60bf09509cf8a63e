import { currencyNames } from '@portal/contract/core/currencies'
import type { Section } from '@portal/contract/listing-market/sections'
import { machineConditionNames } from '@portal/contract/listings/constants'
import { IconX } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { SelectField } from '#core/public/form/select-field.tsx'
import type { ListChoices } from './choices.ts'
import { CountedChoice } from './counted-choice.tsx'
import { Field, Pair } from './filter-fields.tsx'
import styles from './filter-panel.module.css'
import type { ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  id: string
  section: Section
  values: ListValues
  choices: ListChoices
}

const dayChoices = [1, 3, 7, 15, 30, 90]

/** All filters. Next to the list on a wide screen; on a narrow one over it, as the browser's own popover. */
export function FilterPanel({ id, section, values, choices }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()

  return (
    <section id={id} popover="auto" className={styles.panel} aria-label={t.filters}>
      <div className={styles.head}>
        <h2>{t.filters}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t.close}>
          <IconX size={22} aria-hidden />
        </button>
      </div>
      <div className={styles.fields}>
        {section === 'all' && (
          <SelectField<ListValues> name="tipo" label={t.kind} defaultValue={values.tipo}>
            <option value="">{t.any}</option>
            {Object.entries(t.kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <CountedChoice
          name="categoria_id"
          label={t.category}
          any={t.allCategories}
          value={values.categoria_id}
          list={choices.categorias}
        />
        <SelectField<ListValues> name="condicion" label={t.condition} defaultValue={values.condicion}>
          <option value="">{t.any}</option>
          {Object.entries(machineConditionNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name[language]}
            </option>
          ))}
        </SelectField>
        <CountedChoice
          name="pais_id"
          label={t.country}
          any={t.allCountries}
          value={values.pais_id}
          list={choices.paises}
        />
        <Field name="ciudad" label={t.city} value={values.ciudad} maxLength={80} autoComplete="off" />
        <Pair legend={t.price}>
          <Field name="precio_desde" label={t.from} value={values.precio_desde} isNumber />
          <Field name="precio_hasta" label={t.to} value={values.precio_hasta} isNumber />
        </Pair>
        <SelectField<ListValues> name="moneda" label={t.currency} defaultValue={values.moneda}>
          <option value="">{t.anyCurrency}</option>
          {Object.entries(currencyNames).map(([code, name]) => (
            <option key={code} value={code}>
              {code} · {name[language]}
            </option>
          ))}
        </SelectField>
        <Pair legend={t.year}>
          <Field name="anio_desde" label={t.from} value={values.anio_desde} isNumber maxLength={4} />
          <Field name="anio_hasta" label={t.to} value={values.anio_hasta} isNumber maxLength={4} />
        </Pair>
        <Field
          name="tiempo_uso_hasta"
          label={t.use}
          hint={t.useUnit}
          value={values.tiempo_uso_hasta}
          isNumber
          maxLength={9}
        />
        <SelectField<ListValues> name="dias" label={t.sent} defaultValue={values.dias}>
          <option value="">{t.anyTime}</option>
          {[...new Set([...dayChoices, Number(values.dias) || 1])]
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {t.days(count)}
              </option>
            ))}
        </SelectField>
      </div>
      <div className={styles.foot}>
        <Button type="submit" kind="plain" isWide>
          {t.apply}
        </Button>
      </div>
    </section>
  )
}
