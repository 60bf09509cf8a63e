import type { Language } from './language.ts'
import type { Text } from './text.ts'

/** The names of the languages, for choices and facts. */
export const languageNames: Readonly<Record<Language, Text>> = {
  es: { es: 'Español', en: 'Spanish' },
  en: { es: 'Inglés', en: 'English' },
}
