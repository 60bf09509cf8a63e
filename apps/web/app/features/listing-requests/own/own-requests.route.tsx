import type { Of } from '@portal/contract/core/fields'
import { requestCalls } from '@portal/contract/listing-requests/calls'
import type { OwnRequestsSchema } from '@portal/contract/listing-requests/schemas'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
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
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import type { Route } from './+types/own-requests.route'
import { ownTexts } from './own-texts.ts'

type Row = Of<typeof OwnRequestsSchema>['solicitudes'][number]

const spec = listSpec({ orders: ['creado_en'], startOrder: '-creado_en', filters: {} })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(requestCalls.own, { params: listParams(request.url, spec) })

/** The requests that the reader sent from the listings; each opens its own page. */
export default function OwnRequestsPage({ loaderData: { solicitudes: rows, total } }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('solicitudes')
  return (
    <ListPage>
      <PageHeader title={t.title} />
      <FilterBar list={list} filters={[]} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `${id}`}
        empty={<ListEmpty list={list} filters={[]} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return [
    { id: 'what', label: t.what, cell: ({ marca }) => marca },
    { id: 'kind', label: t.kind, priority: 2, cell: ({ tipo }) => requestKindNames[tipo as RequestKind][language] },
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado_id }) => <RequestStatusDot status={estado_id} /> },
    { id: 'sent', label: t.sent, sort: 'creado_en', kind: 'date', cell: ({ creado_en }) => dateTime(creado_en) },
  ]
}
