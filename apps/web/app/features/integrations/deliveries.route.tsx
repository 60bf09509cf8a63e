import { Button, Group } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { deliveryCalls, webhookCalls } from '@portal/contract/webhooks/calls'
import { DeliveryState, deliveryStateNames } from '@portal/contract/webhooks/constants'
import { deliveredEvents } from '@portal/contract/webhooks/events'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/deliveries.route'
import { IntegrationTabs } from './integration-tabs.tsx'
import classes from './integrations.module.css'
import type { DeliveryRow, WebhookRow } from './rows.ts'
import { DeliveryDot, useAnswerText, useEventName } from './status.tsx'
import { integrationTexts } from './texts.ts'

const states = Object.values(DeliveryState)
const spec = listSpec({
  orders: ['creado_en'],
  startOrder: '-creado_en',
  filters: { webhook_id: 'id', estado: states, tipo: deliveredEvents },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, tipo, ...asked } = listParams(url, spec)
  const api = context.get(apiContext)
  const state = states.find((one) => one === estado) ?? null
  const type = deliveredEvents.find((one) => one === tipo) ?? null
  const [page, { webhooks }] = await Promise.all([
    api.load(deliveryCalls.list, { params: { ...asked, estado: state, tipo: type } }),
    api.load(webhookCalls.list, { params: { page_row: 100, orden: 'nombre' } }),
  ])
  return { ...page, webhooks }
}

/** What was sent to the webhooks, and what they answered. */
export default function DeliveriesPage({ loaderData: { entregas, total, webhooks } }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  const list = useList(spec)
  const nameOf = useEventName()
  const columns = useColumns()
  useChanges('webhooks')
  const filters = [
    { name: 'webhook_id', label: t.webhook, choices: webhooks.map(({ id, nombre }) => ({ value: id, label: nombre })) },
    {
      name: 'estado',
      label: t.state,
      choices: states.map((value) => ({ value, label: textIn(deliveryStateNames[value], language) })),
    },
    { name: 'tipo', label: t.event, choices: deliveredEvents.map((value) => ({ value, label: nameOf(value) })) },
  ]
  const own = webhooks.filter(({ es_propio: isOwn }) => isOwn)
  return (
    <ListPage>
      <IntegrationTabs open="deliveries" actions={own.length > 0 && <ReplayFailed webhooks={own} />} />
      <FilterBar list={list} filters={filters} placeholder={t.searchDelivery} />
      <DataTable
        list={list}
        label={t.deliveries}
        columns={columns}
        rows={entregas}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty list={list} filters={filters} total={total} title={t.noDeliveries} text={t.noDeliveriesText} />
        }
      />
      <Pager list={list} rows={entregas.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<DeliveryRow>['columns'] {
  const t = useTexts(integrationTexts)
  const nameOf = useEventName()
  const answerOf = useAnswerText()
  const { dateTime } = useFormats()
  return [
    { id: 'event', label: t.event, cell: (row) => nameOf(row.tipo) },
    { id: 'webhook', label: t.webhook, priority: 2, cell: (row) => row.webhook_nombre },
    { id: 'state', label: t.state, kind: 'status', cell: (row) => <DeliveryDot state={row.estado} /> },
    { id: 'answer', label: t.answer, priority: 3, cell: (row) => (row.intentos > 0 ? answerOf(row) : '—') },
    { id: 'attempts', label: t.attempts, kind: 'number', priority: 3, cell: (row) => row.intentos },
    { id: 'when', label: t.when, sort: 'creado_en', kind: 'date', cell: (row) => dateTime(row.creado_en) },
  ]
}

/** Sends all that failed since a day to one of these webhooks again. */
function ReplayFailed({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  const t = useTexts(integrationTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.replayFailed}
      </Button>
      {isOpen && (
        <Dialog title={t.replayFailedTitle} size={440} onClose={() => setOpen(false)}>
          <ReplayForm webhooks={webhooks} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function ReplayForm({ webhooks, onDone }: { webhooks: readonly WebhookRow[]; onDone: () => void }) {
  const t = useTexts(integrationTexts)
  const form = useWireForm({
    call: deliveryCalls.replayFailed,
    initial: { webhook_id: webhooks[0]?.id ?? null, desde: '' },
    onDone: ({ total }) => {
      toastDone(t.replayCount(total))
      onDone()
    },
  })
  return (
    <WireForm form={form} label={t.replayFailedTitle}>
      <div className={classes.dialog}>
        <SelectField
          {...form.field('webhook_id')}
          label={t.webhook}
          choices={webhooks.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          allowDeselect={false}
          required
        />
        <DateField {...form.field('desde')} label={t.since} required data-autofocus />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t.replay}
          </Button>
        </Group>
      </div>
    </WireForm>
  )
}
