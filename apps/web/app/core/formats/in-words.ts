import type { PageLanguage } from '@portal/contract/core/language'
import { countryName } from '../language/countries.ts'

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

/** Returns names as a sentence lists them: `México, Perú y Chile`. Spanish says `e` before the sound of an i. */
export function inList(names: readonly string[], language: PageLanguage): string {
  const [last = '', ...before] = names.toReversed()
  if (before.length === 0) return last
  const and = { es: /^h?i(?![ae])/i.test(last) ? 'e' : 'y', en: 'and', pt: 'e' }[language]
  return `${before.reverse().join(', ')} ${and} ${last}`
}

/** Countries that an English sentence names with an article. */
const withArticle = new Set([840, 826, 528, 608, 214, 784, 44])

/** Returns the name of a country inside a sentence: `the United States`. */
export const countryInSentence = (id: number, language: PageLanguage): string =>
  `${language === 'en' && withArticle.has(id) ? 'the ' : ''}${countryName(id, language)}`
