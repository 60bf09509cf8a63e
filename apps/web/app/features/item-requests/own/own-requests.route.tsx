import type { Of } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { formCalls } from '@portal/contract/forms/calls'
import { requestCalls } from '@portal/contract/item-requests/calls'
import type { OwnRequestsSchema } from '@portal/contract/item-requests/schemas'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
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
import { OwnFormTable } from '#features/forms/own/own-form-table.tsx'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import type { Route } from './+types/own-requests.route'
import { ownTexts } from './own-texts.ts'

type Row = Of<typeof OwnRequestsSchema>['solicitudes'][number]

const spec = listSpec({ orders: ['creado_en'], startOrder: '-creado_en', filters: {} })

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const params = listParams(url, spec)
  const [requests, forms] = await Promise.all([
    api.load(requestCalls.own, { params }),
    api.load(formCalls.own, { params }),
  ])
  return { ...requests, forms }
}

/** What the reader sent from the machines, each with its own page, and from the public forms. */
export default function OwnRequestsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  const list = useList(spec)
  const columns = useColumns()
  const { solicitudes, total, forms } = loaderData
  const tabs = [
    { id: 'solicitudes', label: t.items, count: total },
    { id: 'formularios', label: t.forms, count: forms.total },
  ]
  const isOfForms = useTab(tabs) === 'formularios'
  useChanges('solicitudes')
  return (
    <ListPage>
      <PageHeader title={t.title}>
        <UrlTabs label={t.title} tabs={tabs} keeps={['buscar', 'orden']} />
      </PageHeader>
      <FilterBar list={list} filters={[]} placeholder={isOfForms ? t.searchForms : t.search} />
      {isOfForms ? (
        <OwnFormTable list={list} rows={forms.formularios} total={forms.total} />
      ) : (
        <DataTable
          list={list}
          label={t.items}
          columns={columns}
          rows={solicitudes}
          rowKey={({ id }) => id}
          recordOf={({ id }) => `${id}`}
          empty={<ListEmpty list={list} filters={[]} total={total} title={t.none} text={t.noneText} />}
        />
      )}
      <Pager
        list={list}
        rows={isOfForms ? forms.formularios.length : solicitudes.length}
        total={isOfForms ? forms.total : total}
      />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return [
    {
      id: 'what',
      label: t.what,
      cell: (row) => <span lang={langOf(row, 'marca', language)}>{nameIn(row, 'marca', language)}</span>,
    },
    {
      id: 'kind',
      label: t.kind,
      priority: 2,
      cell: ({ tipo }) => textIn(requestKindNames[tipo as RequestKind], language),
    },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: ({ estado_id, es_arriendo }) => <RequestStatusDot status={estado_id} isForRent={es_arriendo} />,
    },
    { id: 'sent', label: t.sent, sort: 'creado_en', kind: 'date', cell: ({ creado_en }) => dateTime(creado_en) },
  ]
}
