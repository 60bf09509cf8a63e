import { webhookCalls } from '@portal/contract/webhooks/calls'
import { apiContext } from '#core/api/api.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/webhooks.route'
import { IntegrationTabs } from './integration-tabs.tsx'
import type { WebhookRow } from './rows.ts'
import { useEventName, WebhookDot } from './status.tsx'
import { integrationTexts } from './texts.ts'

const spec = listSpec({ orders: ['creado_en', 'nombre'], startOrder: '-creado_en', filters: {} })

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(webhookCalls.list, { params: listParams(url, spec) })

/** The addresses of other systems that are told of events. */
export default function WebhooksPage({ loaderData: { webhooks, total } }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('webhooks')
  const button = <NewButton to="nuevo">{t.newWebhook}</NewButton>
  return (
    <ListPage>
      <IntegrationTabs open="webhooks" actions={button} />
      <FilterBar list={list} filters={[]} placeholder={t.searchWebhook} />
      <DataTable
        list={list}
        label={t.webhooks}
        columns={columns}
        rows={webhooks}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} total={total} title={t.noWebhooks} text={t.noWebhooksText} action={button} />}
      />
      <Pager list={list} rows={webhooks.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<WebhookRow>['columns'] {
  const t = useTexts(integrationTexts)
  const nameOf = useEventName()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: (row) => row.nombre },
    { id: 'address', label: t.address, kind: 'code', priority: 2, cell: (row) => row.direccion },
    { id: 'state', label: t.state, kind: 'status', cell: (row) => <WebhookDot state={row.estado} /> },
    { id: 'events', label: t.events, priority: 3, cell: (row) => row.eventos.map(nameOf).join(', ') },
    {
      id: 'week',
      label: t.week,
      priority: 2,
      cell: (row) => t.weekCounts(row.entregados, row.fallidos, row.pendientes),
    },
  ]
}
