import { withColumn } from '@portal/contract/core/entities'
import { machineCalls } from '@portal/contract/machines/calls'
import { machineFields } from '@portal/contract/machines/fields'
import { machineModules } from '@portal/contract/machines/modules'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { columnsOf } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/item-columns.module.css'
import { useItemColumns } from '#features/marketplace/staff/item-columns.tsx'
import { useItemFilters } from '#features/marketplace/staff/item-filters.ts'
import { ItemsPage } from '#features/marketplace/staff/items-page.tsx'
import { machineSpec } from './machine-list.ts'
import { machineTexts } from './machine-texts.ts'
import type { MachineRow } from './machine-values.ts'
import { namedChoices, useMachineChoices } from './use-machine-choices.ts'

interface Props {
  /** Everyone's machines, for staff. */
  isOfAll: boolean
  rows: readonly MachineRow[]
  total: number
}

/** The list of machines: the reader's own, or all of them. */
export function MachinesPage(props: Props) {
  const language = useLanguage()
  const { categorias } = useMachineChoices()
  return (
    <ItemsPage
      {...props}
      t={useTexts(machineTexts)}
      spec={machineSpec}
      columns={useMachineColumns(props.isOfAll)}
      filters={useItemFilters(namedChoices(categorias, language))}
      calls={machineCalls}
      area="clasificados"
      newPath="nuevo"
    />
  )
}

/** Returns the columns of machines. */
function useMachineColumns(isOfAll: boolean): TableProps<MachineRow>['columns'] {
  const t = useTexts(machineTexts)
  const language = useLanguage()
  return useItemColumns<MachineRow>(isOfAll, {
    named: {
      label: t.machine,
      sort: 'marca',
      name: ({ marca: brand, anio: year }) => (
        <>
          {brand} <span className={classes.year}>{year}</span>
        </>
      ),
    },
    price: ({ precio_final: price, es_arriendo: isRented, precio_arriendo: rent, moneda }) => {
      if (price > 0) return moneyText(price, moneda)
      return isRented && rent !== null ? t.perDay(moneyText(rent, moneda)) : t.onRequest
    },
    beforeDate: [
      ...columnsOf(withColumn(machineFields), language),
      { id: 'requests', label: t.requests, kind: 'number', priority: 3, cell: (row) => <Requests row={row} /> },
    ],
  })
}

/** The number of requests, which links to them. */
function Requests({ row: { id, marca: brand, solicitudes: count } }: { row: MachineRow }) {
  const t = useTexts(machineTexts)
  const { number } = useFormats()
  return (
    <CountLink
      count={count}
      to={`/dashboard/clasificados/clasificados-solicitudes?clasificado_id=${id}`}
      module={machineModules}
      label={t.requestsOf(number(count), brand)}
    />
  )
}
