import type { PageLanguage } from '@portal/contract/core/language'
import { countryName } from '../language/countries.ts'

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
