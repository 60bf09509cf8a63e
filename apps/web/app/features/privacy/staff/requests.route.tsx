import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { privacyCalls } from '@portal/contract/privacy/calls'
import {
  DataRight,
  dataRequestStateNames,
  dataRightNames,
  openRequests,
  openStates,
  staffStates,
} from '@portal/contract/privacy/constants'
import type { RequestRowSchema } from '@portal/contract/privacy/schemas'
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
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/requests.route'
import { RequestDot } from './request-dot.tsx'
import { staffTexts } from './texts.ts'

type Row = Of<typeof RequestRowSchema>

const states = [openRequests, ...staffStates] as const
const spec = listSpec({
  orders: ['vence_el', 'confirmada_en', 'nombre'],
  startOrder: 'vence_el',
  filters: { estado: states, tipo: Object.values(DataRight) },
})

const known = <T extends string>(values: readonly T[], text: string | undefined): T | '' =>
  values.find((value) => value === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, tipo, ...asked } = listParams(url, spec)
  const params = { ...asked, estado: known(states, estado), tipo: known(Object.values(DataRight), tipo) }
  return context.get(apiContext).load(privacyCalls.list, { params })
}

/** Requests of people about their data, those that are due first. */
export default function RequestsPage({ loaderData: { solicitudes: rows, total } }: Route.ComponentProps) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('solicitudes_datos')
  const filters = [
    {
      name: 'estado',
      label: t.state,
      choices: [
        { value: openRequests, label: t.open },
        ...staffStates.map((value) => ({ value, label: textIn(dataRequestStateNames[value], language) })),
      ],
    },
    {
      name: 'tipo',
      label: t.right,
      choices: Object.values(DataRight).map((value) => ({ value, label: textIn(dataRightNames[value], language) })),
    },
  ]
  return (
    <ListPage>
      <PageHeader title={t.title} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const dueText = ({ vence_el, dias_restantes: days, estado }: Row) =>
    openStates.includes(estado) ? `${date(vence_el)}, ${t.daysLeft(days)}` : date(vence_el)
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'right', label: t.right, cell: ({ tipo }) => textIn(dataRightNames[tipo], language) },
    { id: 'state', label: t.state, kind: 'status', cell: ({ estado }) => <RequestDot state={estado} /> },
    { id: 'due', label: t.due, sort: 'vence_el', kind: 'date', cell: dueText },
    { id: 'email', label: t.email, priority: 3, cell: ({ email }) => email },
    {
      id: 'received',
      label: t.received,
      sort: 'confirmada_en',
      kind: 'date',
      priority: 3,
      cell: (row) => dateTime(row.confirmada_en),
    },
    { id: 'responsible', label: t.responsible, priority: 2, cell: (row) => row.responsable_nombre ?? '—' },
  ]
}
