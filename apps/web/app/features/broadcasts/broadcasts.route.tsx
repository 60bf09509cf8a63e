import { Module } from '@portal/contract/access/constants'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { BroadcastRowSchema } from '@portal/contract/broadcasts/schemas'
import { BroadcastStatus, broadcastStatusNames } from '@portal/contract/broadcasts/states'
import type { Of } from '@portal/contract/core/fields'
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
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/broadcasts.route'
import classes from './broadcasts.module.css'
import { broadcastPath, newBroadcastPath } from './paths.ts'
import { BroadcastDot } from './status.tsx'
import { texts } from './texts.ts'
import { useScheduleText } from './use-schedule-text.ts'

type Row = Of<typeof BroadcastRowSchema>

export const handle = { module: Module.broadcasts } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'titulo', 'enviada_en'],
  startOrder: '-creado_en',
  filters: { estado: Object.values(BroadcastStatus) },
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  const known = Object.values(BroadcastStatus).find((status) => status === estado) ?? ''
  return context.get(apiContext).load(broadcastCalls.list, { params: { ...asked, estado: known } })
}

export default function BroadcastsPage({ loaderData: { difusiones, total } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('difusiones')
  const choices = Object.entries(broadcastStatusNames).map(([value, name]) => ({
    value,
    label: textIn(name, language),
  }))
  const filters = [{ name: 'estado', label: t.status, choices }]
  return (
    <ListPage>
      <PageHeader title={t.broadcasts} actions={<NewButton to={newBroadcastPath}>{t.newBroadcast}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.broadcasts}
        columns={columns}
        rows={difusiones}
        rowKey={({ id }) => id}
        recordOf={({ id }) => broadcastPath(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={difusiones.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(texts)
  const { dateTime, number } = useFormats()
  const scheduleText = useScheduleText()
  return [
    { id: 'title', label: t.title, sort: 'titulo', cell: ({ titulo }) => titulo },
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <BroadcastDot status={estado} /> },
    {
      id: 'progress',
      label: t.progress,
      cell: ({ totales }) => {
        const all = Object.values(totales).reduce((sum, count) => sum + count, 0)
        return all ? t.ofTotal(number(totales.enviado ?? 0), number(all)) : '—'
      },
    },
    { id: 'author', label: t.author, priority: 3, cell: (row) => row.creado_por_nombre },
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 2,
      cell: (row) => dateTime(row.creado_en),
    },
    {
      id: 'sent',
      label: t.sent,
      sort: 'enviada_en',
      kind: 'date',
      priority: 2,
      cell: ({ enviada_en: at, programada_en: planned, zona_horaria: zone }) =>
        at ? (
          dateTime(at)
        ) : planned ? (
          <span className={classes.planned}>{t.planned(scheduleText(planned, zone))}</span>
        ) : (
          '—'
        ),
    },
  ]
}
