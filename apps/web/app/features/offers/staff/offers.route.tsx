import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { offerCalls } from '@portal/contract/offers/calls'
import { OfferState, offerStateNames } from '@portal/contract/offers/constants'
import { Link } from 'react-router'
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
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { OfferRow } from '../rows.ts'
import type { Route } from './+types/offers.route'
import { OfferDot } from './offer-dot.tsx'
import { offerMachinesPath } from './paths.ts'
import { staffOfferTexts } from './texts.ts'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle

const states = Object.values(OfferState)
const spec = listSpec({
  orders: ['creado_en', 'monto', 'nombre', 'marca'],
  startOrder: '-creado_en',
  filters: { estado: states, clasificado_id: 'id' },
})

const stateIn = (text: string | undefined): OfferState | '' => states.find((state) => state === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  return context.get(apiContext).load(offerCalls.list, { params: { ...asked, estado: stateIn(estado) } })
}

/** All offers, whose amounts only staff see. */
export default function OffersPage({ loaderData: { ofertas: offers, total } }: Route.ComponentProps) {
  const t = useTexts(staffOfferTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('ofertas', 'solicitudes')
  const filters = [
    {
      name: 'estado',
      label: t.state,
      choices: states.map((value) => ({ value, label: textIn(offerStateNames[value], language) })),
    },
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.offers}
        actions={
          <Button component={Link} to={offerMachinesPath} variant="default">
            {t.minimums}
          </Button>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.offers}
        columns={columns}
        rows={offers}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={offers.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<OfferRow>['columns'] {
  const t = useTexts(staffOfferTexts)
  const { dateTime } = useFormats()
  return [
    { id: 'client', label: t.client, sort: 'nombre', cell: (row) => row.nombre },
    { id: 'listing', label: t.machine, sort: 'marca', cell: (row) => row.marca },
    { id: 'amount', label: t.amount, sort: 'monto', kind: 'number', cell: (row) => moneyText(row.monto, row.moneda) },
    {
      id: 'price',
      label: t.price,
      kind: 'number',
      priority: 2,
      cell: ({ precio, moneda }) => (precio === null ? t.onRequest : moneyText(precio, moneda)),
    },
    { id: 'state', label: t.state, kind: 'status', cell: ({ estado }) => <OfferDot state={estado} /> },
    { id: 'company', label: t.company, priority: 3, cell: (row) => row.empresa || '—' },
    { id: 'sent', label: t.sent, sort: 'creado_en', kind: 'date', priority: 2, cell: (row) => dateTime(row.creado_en) },
  ]
}
