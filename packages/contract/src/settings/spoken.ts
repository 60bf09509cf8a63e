import type { PageLanguage } from '../core/language.ts'
import { type Text, textIn } from '../core/text.ts'

const names = {
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
  pt: { es: 'portugués', en: 'Portuguese' },
  fr: { es: 'francés', en: 'French' },
} satisfies Record<string, Text>

/** Languages in which a person with a card may answer. */
export const spokenLanguages = Object.keys(names) as (keyof typeof names)[]

const isSpoken = (code: string): code is keyof typeof names => Object.hasOwn(names, code)

/** Returns the name of one of them; of any other its code. */
export const spokenLanguageName = (code: string, language: PageLanguage): string =>
  isSpoken(code) ? textIn(names[code], language) : code
