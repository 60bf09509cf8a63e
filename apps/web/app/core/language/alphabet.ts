import type { PageLanguage } from '@portal/contract/core/language'

const orders: Readonly<Record<PageLanguage, Intl.Collator>> = {
  es: new Intl.Collator('es'),
  en: new Intl.Collator('en'),
  pt: new Intl.Collator('pt'),
}

/** Returns a cached comparison of names for a language. `localeCompare` would load its rules for each pair. */
export const compareIn = (language: PageLanguage): ((a: string, b: string) => number) => orders[language].compare
