import type { Language } from './language-address.ts'

type Named<K extends string> = Readonly<Record<K | `${K}_en`, string | null>>

/** Returns a name stored in both languages. */
export function nameIn<K extends string>(row: Named<K>, key: K, language: Language): string {
  const names: Named<K> = row
  const [spanish, english] = [names[key], names[`${key}_en`]]
  return (language === 'en' ? english : null) ?? spanish ?? ''
}
