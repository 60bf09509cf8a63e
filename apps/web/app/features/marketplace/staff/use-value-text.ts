import type { EntityField } from '@portal/contract/core/entities'
import { textOfValue } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { standingTexts } from './standing-texts.ts'

/** Returns the text of a value of an item, for comparisons and facts; an unreadable number as it was typed. */
export function useValueText(): (field: EntityField, value: unknown) => string {
  const t = useTexts(standingTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  return (field, value) => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (field.kind === 'day') return date(String(value))
    if (typeof value === 'number' && (field.kind === 'number' || field.kind === 'amount'))
      return field.number?.isUngrouped ? String(value) : number(value)
    return textOfValue(field, value, language)
  }
}
