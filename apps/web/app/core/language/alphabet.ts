import type { Language } from '@portal/contract/core/language'

const orders: Readonly<Record<Language, Intl.Collator>> = {
  es: new Intl.Collator('es'),
  en: new Intl.Collator('en'),
}

/** Returns a cached comparison of names for a language. `localeCompare` would load its rules for each pair. */
export const compareIn = (language: Language): ((a: string, b: string) => number) => orders[language].compare
