import type { Text } from '../core/text.ts'

/** Languages in which a person with a card may answer. */
export const spokenLanguages = ['es', 'en', 'pt', 'fr'] as const

const names: readonly Text[] = [
  { es: 'español', en: 'Spanish' },
  { es: 'inglés', en: 'English' },
  { es: 'portugués', en: 'Portuguese' },
  { es: 'francés', en: 'French' },
]

/** Returns the name of one of them; of any other its code. */
export const spokenLanguageName = (code: string, language: keyof Text): string =>
  names[(spokenLanguages as readonly string[]).indexOf(code)]?.[language] ?? code
