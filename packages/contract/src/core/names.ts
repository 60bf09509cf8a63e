import { type Language, languages } from './language.ts'

type Named<K extends string> = Readonly<Record<K | `${K}_en`, string | null>>

/** Returns a text that is stored in each language, `titulo` and `titulo_en`; the Spanish one where there is no other. */
export function nameIn<K extends string>(row: Named<K>, key: K, language: Language): string {
  const names: Named<K> = row
  return (language !== languages[0] && names[`${key}_${language}`]) || names[key] || ''
}

/** Returns the `lang` of what `nameIn` returns, where it is not that of the page. */
export const langOf = <K extends string>(row: Named<K>, key: K, language: Language): Language | undefined =>
  language !== languages[0] && !(row as Named<K>)[`${key}_${language}`] ? languages[0] : undefined
