import type { PageLanguage } from '@portal/contract/core/language'

/** Numbers that a sentence writes out; above, digits are read more easily. */
const words: Readonly<Record<PageLanguage, { f: string; m: string }>> = {
  es: {
    f: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    m: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  },
  en: {
    f: 'one two three four five six seven eight nine ten eleven twelve',
    m: 'one two three four five six seven eight nine ten eleven twelve',
  },
  pt: {
    f: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
    m: 'um dois três quatro cinco seis sete oito nove dez onze doze',
  },
}

/** Returns a count as a sentence says it before a feminine (`f`) or masculine (`m`) noun: `cuatro`, from 13 on `13`. */
export const countInWords = (count: number, language: PageLanguage, gender: 'f' | 'm'): string =>
  words[language][gender].split(' ')[count - 1] ?? String(count)
