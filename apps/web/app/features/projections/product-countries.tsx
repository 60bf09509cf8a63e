import { MultiSelect } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { projectionCalls } from '@portal/contract/projections/calls'
import type { ProductCountriesSchema } from '@portal/contract/projections/schemas'
import { isFoundIn } from '#core/dashboard/fold.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { countryChoices, countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { texts } from './texts.ts'

interface Props {
  productId: number
  /** The answer of `projectionCalls.countries`. */
  places: Of<typeof ProductCountriesSchema>
}

/** The countries that a product is configured for (decision 35): a part of its page, and of a new projection. */
export function ProductCountries({ productId, places }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { paises: ids, con_proyeccion: projected, puede_configurar: canConfigure } = places
  const form = useWireForm({
    call: projectionCalls.configure,
    params: { id: productId },
    initial: { paises: ids },
  })
  const choices = countryChoices(language)
  const names = (all: readonly number[]) => all.map((id) => countryName(id, language)).join(', ')
  const chosen = (form.values.paises || []).map(String)

  if (!canConfigure) {
    return (
      <section className={classes.places} aria-labelledby="countries">
        <h2 id="countries" className={classes.heading}>
          {t.countries}
        </h2>
        <p>{names(ids) || t.noCountries}</p>
      </section>
    )
  }
  return (
    <div className={classes.places}>
      <WireForm form={form} label={t.countries}>
        <MultiSelect
          {...form.field('paises')}
          label={t.countries}
          description={projected.length ? `${t.countriesAbout} ${t.countriesKept(names(projected))}` : t.countriesAbout}
          placeholder={t.addCountry}
          data={choices.map(({ value, label }) => ({
            value: String(value),
            label,
            disabled: projected.includes(Number(value)),
          }))}
          value={chosen}
          onChange={(picked) => form.set({ paises: [...new Set([...projected, ...picked.map(Number)])] })}
          filter={({ options, search }) =>
            options.filter(
              (option) =>
                'value' in option &&
                isFoundIn(search, [choices.find(({ value }) => String(value) === option.value)?.words ?? '']),
            )
          }
          searchable
          hidePickedOptions
        />
        <FormActions form={form} label={t.saveCountries} />
      </WireForm>
    </div>
  )
}
