import { type Language, languages, type PageLanguage } from './language.ts'
import { translations } from './text.ts'

type Named<K extends string> = Readonly<Record<K | `${K}_en`, string | null>>

/** Returns what is stored or translated in a language; nothing for the first one, which stands in for the others. */
function ownName<K extends string>(row: Named<K>, key: K, language: PageLanguage): unknown {
  const names: Readonly<Record<string, string | null>> = row
  return language !== languages[0] && (names[`${key}_${language}`] || translations[language]?.get(names[key] ?? ''))
}

/**
 * Returns a text that is stored in each language, `titulo` and `titulo_en`, or that has a translation by its Spanish
 * wording; the Spanish one where there is no other.
 */
export const nameIn = <K extends string>(row: Named<K>, key: K, language: PageLanguage): string =>
  String(ownName(row, key, language) || row[key] || '')

/** Returns the `lang` of what `nameIn` returns, where it is not that of the page. */
export const langOf = <K extends string>(row: Named<K>, key: K, language: PageLanguage): Language | undefined =>
  language === languages[0] || ownName(row, key, language) ? undefined : languages[0]
