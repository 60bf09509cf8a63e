import { type EntityField, type EntityFields, entriesOf, inOrder, labelOf } from '@portal/contract/core/entities'
import { textIn } from '@portal/contract/core/text'
import { propertyFeatureNames } from '@portal/contract/properties/constants'
import {
  buildingFields,
  feeFields,
  measureFields,
  placeFields,
  priceFields,
  profitFields,
  promiseFields,
} from '@portal/contract/properties/fields'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useValueText } from '#features/marketplace/staff/use-value-text.ts'
import { propertyTexts } from './property-texts.ts'
import type { Property } from './property-values.ts'

/** The order of the form, before and after what it has. */
const building = inOrder(buildingFields, ['titulo', 'titulo_en', 'condicion', 'categoria_id'])
const others = {
  ...measureFields,
  ...priceFields,
  ...profitFields,
  ...feeFields,
  ...promiseFields,
  ...placeFields,
}

/** Returns the fields of a property with their values as text, for comparisons; amounts in its unit. */
export function usePropertyFields(unit: Property['moneda'] = 'USD'): ConflictField[] {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const textOf = useValueText()
  const shown = (name: string, field: EntityField, value: unknown): string => {
    if (name === 'moneda') return String(value ?? '')
    return field.kind === 'amount' && typeof value === 'number' ? moneyText(value, unit) : textOf(field, value)
  }
  const named = (fields: EntityFields): ConflictField[] =>
    entriesOf(fields).map(([name, field]) => ({
      name,
      label: labelOf(field, language),
      text: (value) => shown(name, field, value),
    }))
  return [
    { name: 'imagenes', label: t.pictures, text: (pictures) => t.countPictures((pictures as unknown[]).length) },
    ...named(building),
    {
      name: 'caracteristicas',
      label: t.features,
      text(sent) {
        const features: string[] = typeof sent === 'string' ? JSON.parse(sent) : (sent as string[])
        return features
          .map((name) => textIn(propertyFeatureNames[name as keyof typeof propertyFeatureNames], language))
          .join(', ')
      },
    },
    ...named(others),
  ]
}
