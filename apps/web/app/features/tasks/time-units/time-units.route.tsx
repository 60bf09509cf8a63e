import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import type { TimeUnitSchema } from '@portal/contract/tasks/time-units/schemas'
import { apiContext } from '#core/api.ts'
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
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/time-units.route'
import { timeUnitTexts } from './time-unit-texts.ts'

export type TimeUnit = Of<typeof TimeUnitSchema>

export const handle = { module: Module.timeUnits } satisfies ScreenHandle

const spec = listSpec({ orders: ['nombre', 'nombre_en'], filters: {} })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(timeUnitCalls.list, { params: listParams(request.url, spec) })

export default function TimeUnitsPage({ loaderData: { unidades_tiempo: units, total } }: Route.ComponentProps) {
  const t = useTexts(timeUnitTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('unidades_tiempo', 'clasificados')
  return (
    <ListPage>
      <PageHeader title={t.units} actions={<NewButton to="nueva">{t.newUnit}</NewButton>} />
      <FilterBar list={list} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.units}
        columns={columns}
        rows={units}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            total={total}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="nueva">{t.newUnit}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={units.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<TimeUnit>['columns'] {
  const t = useTexts(timeUnitTexts)
  const { number } = useFormats()
  return [
    { id: 'spanish', label: t.spanish, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    { id: 'listings', label: t.listings, kind: 'number', cell: ({ clasificados: count }) => number(count) },
  ]
}
