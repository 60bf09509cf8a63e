import { labelOf } from '@portal/contract/core/entities'
import { listingFields } from '@portal/contract/listings/fields'
import { useLanguage } from '#core/language/language.ts'
import type { ItemForm, ItemValues } from './item-values.ts'

export type Field = (name: keyof ItemForm) => { name: string; error?: string; onChange: (value: unknown) => void }

/** The form, as passed to its groups of fields. */
export interface ItemFields {
  values: ItemValues
  field: Field
  set(values: Partial<ItemValues>): void
}

/** Returns what names a field of a listing. */
export function useItemLabels() {
  const language = useLanguage()
  return (name: keyof typeof listingFields) => labelOf(listingFields[name], language)
}
