import type { Of } from '@portal/contract/core/fields'
import { projectionCalls } from '@portal/contract/projections/calls'
import type { ProductCountriesSchema } from '@portal/contract/projections/schemas'
import { ChoicesField } from '#core/dashboard/form/fields.tsx'
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

/**
 * The countries that a product is configured for (rule prices/countries): a part of its page, and of a new projection.
 */
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
        <ChoicesField
          {...form.field('paises')}
          label={t.countries}
          description={projected.length ? `${t.countriesAbout} ${t.countriesKept(names(projected))}` : t.countriesAbout}
          placeholder={t.addCountry}
          choices={choices.map((choice) => ({ ...choice, disabled: projected.includes(choice.value) }))}
          onChange={(picked: number[]) => form.set({ paises: [...new Set([...projected, ...picked])] })}
        />
        <FormActions form={form} label={t.saveCountries} />
      </WireForm>
    </div>
  )
}
