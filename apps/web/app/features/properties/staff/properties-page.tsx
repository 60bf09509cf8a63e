import { withColumn } from '@portal/contract/core/entities'
import { soldOrRented } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { isRented, propertyCategoryNames, propertyConditionNames } from '@portal/contract/properties/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import { propertyModules } from '@portal/contract/properties/modules'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { columnsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useItemColumns } from '#features/marketplace/staff/item-columns.tsx'
import { useItemFilters } from '#features/marketplace/staff/item-filters.ts'
import { ItemsPage } from '#features/marketplace/staff/items-page.tsx'
import { propertySpec, requestsPathOf } from './property-list.ts'
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

/** Returns the columns of properties: with their owner for staff, with their area for owners. */
function usePropertyColumns(isOfAll: boolean): TableProps<PropertyRow>['columns'] {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { number } = useFormats()
  return useItemColumns<PropertyRow>(isOfAll, {
    named: { label: t.property, sort: 'titulo', name: ({ titulo }) => titulo },
    forOwners: {
      id: 'area',
      label: t.area,
      sort: 'metros_construidos',
      kind: 'number',
      priority: 3,
      cell: ({ metros_construidos: built, metros_terreno: land }) =>
        built > 0 ? t.builtMeters(number(built)) : t.landMeters(number(land)),
    },
    price: ({ precio_final: price, moneda: unit, condicion: condition }) => {
      if (price === 0) return t.onRequest
      return isRented(condition) ? t.perMonth(moneyText(price, unit)) : moneyText(price, unit)
    },
    isForRent: ({ condicion }) => isRented(condicion),
    beforeDate: [
      ...columnsOf(withColumn(propertyFields), language),
      { id: 'requests', label: t.requests, kind: 'number', priority: 3, cell: (row) => <Requests row={row} /> },
    ],
  })
}

/** The number of requests, which links to them. */
function Requests({ row: { id, titulo: title, solicitudes: count } }: { row: PropertyRow }) {
  const t = useTexts(propertyTexts)
  const { number } = useFormats()
  return (
    <CountLink
      count={count}
      to={requestsPathOf(id)}
      module={propertyModules}
      label={t.requestsOf(number(count), title)}
    />
  )
}
