import { Module } from '@portal/contract/access/constants'
import { offerCalls } from '@portal/contract/offers/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { OfferMachine } from '../rows.ts'
import type { Route } from './+types/items.route'
import { staffOfferTexts } from './texts.ts'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle

const spec = listSpec({ orders: ['marca', 'ofertas', 'mejor'], startOrder: '-ofertas', filters: {} })

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(offerCalls.machines, { params: listParams(url, spec) })

/** The machines that take offers, with the smallest acceptable one of each. */
export default function OfferMachinesPage({ loaderData: { clasificados: machines, total } }: Route.ComponentProps) {
  const t = useTexts(staffOfferTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('ofertas', 'clasificados')
  return (
    <ListPage>
      <PageHeader title={t.machines} />
      <FilterBar list={list} filters={[]} placeholder={t.searchMachine} />
      <DataTable
        list={list}
        label={t.machines}
        columns={columns}
        rows={machines}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={[]} total={total} title={t.noMachines} text={t.noMachinesText} />}
      />
      <Pager list={list} rows={machines.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<OfferMachine>['columns'] {
  const t = useTexts(staffOfferTexts)
  const { number } = useFormats()
  const money = (amount: number | null, { moneda }: OfferMachine) => (amount === null ? '—' : moneyText(amount, moneda))
  return [
    { id: 'listing', label: t.machine, sort: 'marca', cell: (row) => row.marca },
    { id: 'count', label: t.count, sort: 'ofertas', kind: 'number', cell: (row) => number(row.ofertas) },
    { id: 'best', label: t.best, sort: 'mejor', kind: 'number', cell: (row) => money(row.mejor, row) },
    { id: 'minimum', label: t.minimum, kind: 'number', cell: (row) => money(row.minimo, row) },
    { id: 'price', label: t.price, kind: 'number', priority: 2, cell: (row) => money(row.precio, row) },
  ]
}
