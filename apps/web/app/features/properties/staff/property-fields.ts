import type { PropertyForm, PropertyValues } from './property-values.ts'

export type Field = (name: keyof PropertyForm) => { name: string; error?: string; onChange: (value: unknown) => void }

/** The form, as passed to its groups of fields. */
export interface PropertyFields {
  values: PropertyValues
  field: Field
  set(values: Partial<PropertyValues>): void
}
