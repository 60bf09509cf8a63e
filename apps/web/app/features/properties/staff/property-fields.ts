import { labelOf } from '@portal/contract/core/entities'
import { propertyFields } from '@portal/contract/properties/fields'
import { useLanguage } from '#core/language/language.ts'
import type { PropertyForm, PropertyValues } from './property-values.ts'

export type Field = (name: keyof PropertyForm) => { name: string; error?: string; onChange: (value: unknown) => void }

/** The form, as passed to its groups of fields. */
export interface PropertyFields {
  values: PropertyValues
  field: Field
  set(values: Partial<PropertyValues>): void
}

/** Returns what names a field of a property. */
export function usePropertyLabels() {
  const language = useLanguage()
  return (name: keyof typeof propertyFields) => labelOf(propertyFields[name], language)
}
