import { Module } from '@portal/contract/access/constants'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import type { RecipientSchema } from '@portal/contract/broadcasts/schemas'
import { omissionReasonNames, RecipientStatus, recipientStatusNames } from '@portal/contract/broadcasts/states'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/broadcast.route'
import { BroadcastActions } from './broadcast-actions.tsx'
import classes from './broadcasts.module.css'
import { ReviewPanel } from './review-panel.tsx'
import { BroadcastDot, RecipientDot } from './status.tsx'
import { texts } from './texts.ts'
import { useScheduleText } from './use-schedule-text.ts'

type Row = Of<typeof RecipientSchema>

export const handle = { module: Module.broadcasts } satisfies ScreenHandle

const spec = listSpec({ orders: ['id', 'email'], filters: { estado: Object.values(RecipientStatus) } })

export async function clientLoader({ url, params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { estado, ...asked } = listParams(url, spec)
  const known = Object.values(RecipientStatus).find((status) => status === estado) ?? ''
  const id = Number(params.difusionId)
  const [broadcast, recipients] = await Promise.all([
    api.load(broadcastCalls.get, { params: { id } }),
    api.load(broadcastCalls.recipients, { params: { ...asked, id, estado: known } }),
  ])
  const isDraft = broadcast.estado === 'borrador'
  const review = isDraft ? await api.load(broadcastCalls.review, { params: { id } }) : null
  return { broadcast, recipients, review }
}

export default function BroadcastPage({ loaderData: { broadcast, recipients, review } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  const scheduleText = useScheduleText()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('difusiones')
  const { estado, espera_hasta: wait, termina_aprox: end, programada_en: at, totales } = broadcast
  const choices = Object.entries(recipientStatusNames).map(([value, name]) => ({
    value,
    label: textIn(name, language),
  }))
  const filters = [{ name: 'estado', label: t.status, choices }]
  const shown = Object.values(RecipientStatus).flatMap((status) =>
    totales[status] ? [{ status, total: totales[status] }] : [],
  )
  return (
    <div className={classes.page}>
      <PageHeader
        title={broadcast.titulo}
        status={<BroadcastDot status={estado} />}
        about={broadcast.asunto}
        actions={<BroadcastActions broadcast={broadcast} review={review} />}
      />
      {estado === 'borrador' && at && <p>{t.plannedFor(scheduleText(at, broadcast.zona_horaria))}</p>}
      {estado === 'programada' && at && <p>{t.scheduledFor(scheduleText(at, broadcast.zona_horaria))}</p>}
      {review && !review.puede_enviar && <p role="status">{t.mendRed}</p>}
      {review && <ReviewPanel review={review} />}
      {estado === 'enviando' && wait && Date.parse(wait) > Date.now() && (
        <p role="status">{t.waitsUntil(dateTime(wait))}</p>
      )}
      {broadcast.limitado && <p role="status">{textIn(broadcastMessages.sendLimit, language)}</p>}
      {estado === 'enviando' && end && <p>{t.endsAbout(dateTime(end))}</p>}
      <ul className={classes.totals}>
        {shown.map(({ status, total }) => (
          <li key={status}>
            <RecipientDot status={status} /> {number(total)}
          </li>
        ))}
      </ul>
      {estado !== 'borrador' && (
        <>
          <FilterBar list={list} filters={filters} placeholder={t.searchRecipients} />
          <DataTable
            list={list}
            label={t.recipients}
            columns={columns}
            rows={recipients.destinatarios}
            rowKey={({ id }) => id}
            recordOf={({ contacto_id: id }) => `/dashboard/contactos/detalles-contacto/${id}`}
            empty={<ListEmpty list={list} filters={filters} total={recipients.total} title={t.noRecipients} text="" />}
          />
          <Pager list={list} rows={recipients.destinatarios.length} total={recipients.total} />
        </>
      )}
    </div>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return [
    { id: 'name', label: t.recipient, cell: ({ nombre }) => nombre },
    { id: 'email', label: t.email, sort: 'email', priority: 2, cell: ({ email }) => email },
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <RecipientDot status={estado} /> },
    {
      id: 'sent',
      label: t.sent,
      kind: 'date',
      priority: 2,
      cell: ({ enviado_en: at }) => (at ? dateTime(at) : '—'),
    },
    {
      id: 'answer',
      label: t.answer,
      priority: 3,
      cell: ({ motivo, respuesta }) => (motivo ? textIn(omissionReasonNames[motivo], language) : respuesta) || '—',
    },
  ]
}
