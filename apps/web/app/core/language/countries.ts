import { countries } from '@portal/contract/core/countries'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'

const byId = new Map(countries.map((country) => [country.id, country]))

/** Returns the name of a country in the reader's language, or an empty text. */
export const countryName = (id: number | null, language: PageLanguage): string =>
  (id && textIn(byId.get(id), language)) || ''

/** Returns every country as a choice, in the order of the language; also found by its other name and its ISO code. */
export const countryChoices = (language: PageLanguage) =>
  countries
    .map((country) => ({
      value: country.id,
      label: textIn(country, language),
      words: `${country.es} ${country.en} ${country.iso}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language))

/** Returns the address of the flag of a country, three by two. */
export const flagOf = (id: number): string => `/pictures/flags/${byId.get(id)?.iso.toLowerCase()}.svg`
