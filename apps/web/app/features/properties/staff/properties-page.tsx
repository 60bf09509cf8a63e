import { soldOrRented } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyCategoryNames, propertyConditionNames } from '@portal/contract/properties/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useItemFilters } from '#features/marketplace/staff/item-filters.ts'
import { ItemsPage } from '#features/marketplace/staff/items-page.tsx'
import { usePropertyColumns } from './property-columns.tsx'
import { propertySpec } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { PropertyRow } from './property-values.ts'

interface Props {
  /** Everyone's properties, for staff. */
  isOfAll: boolean
  rows: readonly PropertyRow[]
  total: number
}

/** The list of properties: the reader's own, or all of them. */
export function PropertiesPage(props: Props) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const label = useLabels(propertyFields)
  const conditions = choicesOf(propertyConditionNames, language)
  return (
    <ItemsPage
      {...props}
      t={t}
      spec={propertySpec}
      columns={usePropertyColumns(props.isOfAll)}
      filters={useItemFilters(
        choicesOf(propertyCategoryNames, language),
        [{ name: 'condicion', label: label('condicion'), choices: conditions }],
        soldOrRented,
      )}
      calls={propertyCalls}
      area="propiedades"
      newPath="nueva"
    />
  )
}
