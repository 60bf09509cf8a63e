import { countries } from '@portal/contract/core/countries'
import type { Language } from './language-address.ts'

const byId = new Map(countries.map((country) => [country.id, country]))

/** The name of a country in the reader's language; nothing where there is none. */
export const countryName = (id: number | null, language: Language): string => (id && byId.get(id)?.[language]) || ''
