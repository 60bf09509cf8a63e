import type { PublicInitDataSchema, PublicItemSchema, PublicRowSchema } from '@portal/contract/classifieds/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '#core/language-address.ts'

export type Row = Of<typeof PublicRowSchema>
export type Item = Of<typeof PublicItemSchema>
export type InitData = Of<typeof PublicInitDataSchema>

type Named<K extends string> = Readonly<Record<K | `${K}_en`, string | null>>

/** A name that is stored in both languages. */
export function nameIn<K extends string>(row: Named<K>, key: K, language: Language): string {
  const names: Named<K> = row
  const [spanish, english] = [names[key], names[`${key}_en`]]
  return (language === 'en' ? english : null) ?? spanish ?? ''
}

/** City and country, as a reader says them. */
export const placeOf = (row: Pick<Row, 'ciudad' | 'pais_nombre' | 'pais_nombre_en'>, language: Language): string =>
  [row.ciudad, nameIn(row, 'pais_nombre', language)].filter(Boolean).join(', ')
