import type { Language, PageLanguage } from './language.ts'
import type { Text } from './text.ts'

/** The names of the languages of the dashboard, for choices and facts. */
export const languageNames: Readonly<Record<Language, Text>> = {
  es: { es: 'Español', en: 'Spanish' },
  en: { es: 'Inglés', en: 'English' },
}

/** The names of the languages of public pages and of what their readers and clients get. */
export const pageLanguageNames: Readonly<Record<PageLanguage, Text>> = {
  ...languageNames,
  pt: { es: 'Portugués', en: 'Portuguese' },
}
