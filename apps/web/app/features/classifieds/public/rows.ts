import type { PublicInitDataSchema, PublicItemSchema, PublicRowSchema } from '@portal/contract/classifieds/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '#core/language-address.ts'
import { nameIn } from '#core/names.ts'

export type Row = Of<typeof PublicRowSchema>
export type Item = Of<typeof PublicItemSchema>
export type InitData = Of<typeof PublicInitDataSchema>

/** City and country, as a reader says them. */
export const placeOf = (row: Pick<Row, 'ciudad' | 'pais_nombre' | 'pais_nombre_en'>, language: Language): string =>
  [row.ciudad, nameIn(row, 'pais_nombre', language)].filter(Boolean).join(', ')
