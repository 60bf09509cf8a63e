import { Module } from '@portal/contract/access/constants'
import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState, auctionStateNames } from '@portal/contract/auctions/constants'
import { textIn } from '@portal/contract/core/text'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { AuctionRow } from '../rows.ts'
import type { Route } from './+types/auctions.route'
import { AuctionDot } from './auction-dot.tsx'
import { staffAuctionTexts } from './texts.ts'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle

const states = Object.values(AuctionState)
const spec = listSpec({
  orders: ['fin_efectivo', 'inicia_en', 'marca', 'pujas'],
  startOrder: '-fin_efectivo',
  filters: { estado: states, clasificado_id: 'id' },
})

const stateIn = (text: string | undefined): AuctionState | '' => states.find((state) => state === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  return context.get(apiContext).load(auctionCalls.list, { params: { ...asked, estado: stateIn(estado) } })
}

/** All auctions: what runs, what comes, what became of the others. Bids move it. */
export default function AuctionsPage({ loaderData: { subastas: auctions, total } }: Route.ComponentProps) {
  const t = useTexts(staffAuctionTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('subastas')
  const filters = [
    {
      name: 'estado',
      label: t.state,
      choices: states.map((value) => ({ value, label: textIn(auctionStateNames[value], language) })),
    },
  ]
  return (
    <ListPage>
      <PageHeader title={t.auctions} actions={<NewButton to="nueva">{t.newAuction}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.auctions}
        columns={columns}
        rows={auctions}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={auctions.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<AuctionRow>['columns'] {
  const t = useTexts(staffAuctionTexts)
  const { dateTime, number } = useFormats()
  return [
    { id: 'listing', label: t.machine, sort: 'marca', cell: (row) => row.marca },
    { id: 'state', label: t.state, kind: 'status', cell: ({ estado }) => <AuctionDot state={estado} /> },
    {
      id: 'price',
      label: t.price,
      kind: 'number',
      cell: ({ precio_actual, moneda }) => (precio_actual === null ? '—' : moneyText(precio_actual, moneda)),
    },
    { id: 'bids', label: t.bids, sort: 'pujas', kind: 'number', priority: 2, cell: ({ pujas }) => number(pujas) },
    { id: 'ends', label: t.ends, sort: 'fin_efectivo', kind: 'date', cell: (row) => dateTime(row.fin_efectivo) },
    {
      id: 'starts',
      label: t.starts,
      sort: 'inicia_en',
      kind: 'date',
      priority: 3,
      cell: (row) => dateTime(row.inicia_en),
    },
    { id: 'reserve', label: t.reserve, kind: 'status', priority: 3, cell: ({ reserva }) => t.reserves[reserva] },
    { id: 'leader', label: t.leader, priority: 3, cell: ({ lider_nombre }) => lider_nombre ?? '—' },
  ]
}
