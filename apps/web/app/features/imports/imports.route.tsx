import { Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { ImportSchema } from '@portal/contract/imports/schemas'
import { ImportStatus, importStatusNames } from '@portal/contract/imports/states'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay, listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/imports.route'
import { ImportStatusDot } from './import-status.tsx'
import { importTexts } from './import-texts.ts'
import { kindAt } from './kinds.ts'
import { UploadForm } from './upload-form.tsx'

type Import = Of<typeof ImportSchema>

const spec = listSpec({
  orders: ['creado_en'],
  startOrder: '-creado_en',
  filters: { estado: Object.values(ImportStatus), alcance: ['todas'], creada_desde: isDay, creada_hasta: isDay },
})

const statusIn = (text: string | undefined): ImportStatus | '' =>
  Object.values(ImportStatus).find((status) => status === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const params = listParams(url, spec)
  const { list } = kindAt(url.pathname).calls
  return context
    .get(apiContext)
    .load(list, { params: { ...params, alcance: params.alcance ? 'todas' : '', estado: statusIn(params.estado) } })
}

export default function ImportsPage({ loaderData: { importaciones: imports, total } }: Route.ComponentProps) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const kind = kindAt(useLocation().pathname)
  const list = useList(spec)
  const isOfAll = list.query.filters.alcance !== undefined
  const columns = useColumns(isOfAll)
  const isSuper = useSignedIn().user.rol_id === Role.superAdmin
  const days = useDayFilters(list)
  const states = Object.values(ImportStatus).map((value) => ({
    value,
    label: textIn(importStatusNames[value], language),
  }))
  const filters = [
    { name: 'estado', label: t.status, choices: states },
    ...(isSuper ? [{ name: 'alcance', label: t.whose, choices: [{ value: 'todas', label: t.everyones }] }] : []),
    ...days(t.created, 'creada_desde', 'creada_hasta'),
  ]
  useChanges('importaciones')
  return (
    <ListPage>
      <PageHeader
        title={textIn(kind.name, language)}
        about={textIn(kind.about, language)}
        actions={<ExportButton call={kind.calls.template} params={{ idioma: language }} label={t.template} />}
      />
      <UploadForm kind={kind} />
      <FilterBar list={list} filters={filters} />
      <DataTable
        list={list}
        label={t.past}
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} total={total} title={t.noPast} text={t.noPastText} />}
      />
      <Pager list={list} rows={imports.length} total={total} />
    </ListPage>
  )
}

function useColumns(isOfAll: boolean): TableProps<Import>['columns'] {
  const t = useTexts(importTexts)
  const { number, dateTime } = useFormats()
  return [
    { id: 'file', label: t.file, cell: ({ nombre }) => nombre },
    ...(isOfAll ? [{ id: 'author', label: t.author, cell: ({ autor }: Import) => autor }] : []),
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <ImportStatusDot status={estado} /> },
    { id: 'rows', label: t.rows, kind: 'number', cell: ({ filas }) => number(filas) },
    { id: 'bad', label: t.bad, kind: 'number', priority: 3, cell: ({ totales }) => number(totales.error) },
    {
      id: 'created',
      label: t.created,
      kind: 'date',
      sort: 'creado_en',
      priority: 2,
      cell: ({ creado_en }) => dateTime(creado_en),
    },
  ]
}
