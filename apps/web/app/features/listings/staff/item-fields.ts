import type { ItemForm, ItemValues } from './item-values.ts'

export type Field = (name: keyof ItemForm) => { name: string; error?: string; onChange: (value: unknown) => void }

/** The form, as passed to its groups of fields. */
export interface ItemFields {
  values: ItemValues
  field: Field
  set(values: Partial<ItemValues>): void
}
