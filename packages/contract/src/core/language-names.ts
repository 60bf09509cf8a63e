import type { Language } from './language.ts'
import type { Text } from './text.ts'

/** The names of the languages, for choices and facts. */
export const languageNames: Readonly<Record<Language, Text>> = {
  es: { es: 'Español', en: 'Spanish' },
  en: { es: 'Inglés', en: 'English' },
}

/** What each language calls itself, for switches between them. */
export const ownLanguageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' }
