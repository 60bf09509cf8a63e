import type { Language } from './language-address.ts'

const orders: Readonly<Record<Language, Intl.Collator>> = {
  es: new Intl.Collator('es'),
  en: new Intl.Collator('en'),
}

/** The order of names in the alphabet of a language. `localeCompare` would look its rules up for each pair. */
export const compareIn = (language: Language): ((a: string, b: string) => number) => orders[language].compare
