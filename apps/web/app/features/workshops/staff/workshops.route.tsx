import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { WorkshopStatus, workshopStatusNames } from '@portal/contract/workshops/constants'
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
import type { Route } from './+types/workshops.route'
import { staffWorkshopPath, workshopsPath } from './paths.ts'
import type { StaffWorkshop } from './staff-workshop.ts'
import { WorkshopDot } from './workshop-status.tsx'
import { workshopTexts } from './workshop-texts.ts'

export const handle = { module: Module.workshops } satisfies ScreenHandle

const spec = listSpec({
  orders: ['inicio', 'nombre', 'estado'],
  startOrder: '-inicio',
  filters: { estado: Object.values(WorkshopStatus) },
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  const known = Object.values(WorkshopStatus).find((status) => status === estado) ?? ''
  return context.get(apiContext).load(staffWorkshopCalls.list, { params: { ...asked, estado: known } })
}

export default function WorkshopsPage({ loaderData: { talleres, total } }: Route.ComponentProps) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('workshops', 'workshop_registros')
  const choices = Object.entries(workshopStatusNames).map(([value, name]) => ({ value, label: textIn(name, language) }))
  const filters = [{ name: 'estado', label: t.status, choices }]
  return (
    <ListPage>
      <PageHeader title={t.workshops} actions={<NewButton to={`${workshopsPath}/nuevo`}>{t.newWorkshop}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.workshops}
        columns={columns}
        rows={talleres}
        rowKey={({ id }) => id}
        recordOf={({ id }) => staffWorkshopPath(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={talleres.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<StaffWorkshop>['columns'] {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: (row) => nameIn(row, 'nombre', language) || row.nombre },
    {
      id: 'status',
      label: t.status,
      sort: 'estado',
      kind: 'status',
      cell: ({ estado }) => <WorkshopDot status={estado} />,
    },
    { id: 'starts', label: t.starts, sort: 'inicio', kind: 'date', cell: ({ inicio }) => dateTime(inicio) },
    {
      id: 'seats',
      label: t.seats,
      kind: 'number',
      cell: ({ inscritos, cupo }) => (cupo === null ? number(inscritos) : t.seatsOf(number(inscritos), number(cupo))),
    },
    { id: 'waiting', label: t.waiting, kind: 'number', priority: 2, cell: ({ en_espera }) => number(en_espera) },
    {
      id: 'attended',
      label: t.attendedColumn,
      kind: 'number',
      priority: 3,
      cell: ({ asistieron }) => number(asistieron),
    },
  ]
}
