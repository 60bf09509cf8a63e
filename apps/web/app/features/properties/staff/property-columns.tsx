import { withColumn } from '@portal/contract/core/entities'
import { isRented } from '@portal/contract/properties/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import { propertyModules } from '@portal/contract/properties/modules'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { columnsOf } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useItemColumns } from '#features/marketplace/staff/item-columns.tsx'
import { requestsPathOf } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { PropertyRow } from './property-values.ts'

/** Returns the columns of properties: with their owner for staff, with their area for owners. */
export function usePropertyColumns(isOfAll: boolean): TableProps<PropertyRow>['columns'] {
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
