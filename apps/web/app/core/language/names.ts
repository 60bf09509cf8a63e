import type { Language } from '@portal/contract/core/language'

type Named<K extends string> = Readonly<Record<K | `${K}_en`, string | null>>

/** Returns a name stored in both languages; the Spanish one where there is no English one. */
export function nameIn<K extends string>(row: Named<K>, key: K, language: Language): string {
  const names: Named<K> = row
  const [spanish, english] = [names[key], names[`${key}_en`]]
  return (language === 'en' && english) || spanish || ''
}

/** Returns the `lang` of what `nameIn` returns, where it is not that of the page. */
export const langOf = <K extends string>(row: Named<K>, key: K, language: Language) =>
  language === 'en' && !(row as Named<K>)[`${key}_en`] ? 'es' : undefined
