import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { languageOf } from '@portal/contract/core/language'
import { resourceCalls } from '@portal/contract/resources/calls'
import { downloadCalls } from '@portal/contract/resources/downloads/calls'
import type { DownloadRowSchema } from '@portal/contract/resources/downloads/schemas'
import { Link, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { resourcesPath } from '../paths.ts'
import type { Route } from './+types/log.route'
import { logTexts } from './log-texts.ts'

type Row = Of<typeof DownloadRowSchema>

export const handle = { module: Module.resources } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'recurso', 'usuario', 'empresa'],
  startOrder: '-creado_en',
  filters: { empresa_id: 'id', recurso_id: 'id', usuario_id: 'id', desde: 'day', hasta: 'day' },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [page, choices, { recursos }] = await Promise.all([
    api.load(downloadCalls.list, { params: listParams(url, spec) }),
    api.load(resourceCalls.initData, {}),
    api.load(resourceCalls.list, { params: { page_row: 100 } }),
  ])
  return { ...page, empresas: choices.empresas, recursos }
}

/** Who loaded which revision, and when; as a file for each enterprise. */
export default function DownloadLogPage({ loaderData }: Route.ComponentProps) {
  const { descargas, total, empresas, recursos } = loaderData
  const t = useTexts(logTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  const days = useDayFilters(list)
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  const filters = [
    {
      name: 'empresa_id',
      label: t.enterprise,
      choices: empresas.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    {
      name: 'recurso_id',
      label: t.resource,
      choices: recursos.map(({ id, titulo }) => ({ value: id, label: titulo })),
    },
    ...days(t.when, 'desde', 'hasta'),
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.title}
        actions={
          <>
            <Button variant="default" component={Link} to={resourcesPath}>
              {t.back}
            </Button>
            <ExportButton
              call={downloadCalls.export}
              params={{ buscar, orden, ...set, idioma: languageOf(language) }}
            />
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={descargas}
        rowKey={({ id }) => id}
        recordOf={({ recurso_id }) => `${resourcesPath}/${recurso_id}`}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={descargas.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(logTexts)
  const { dateTime, bytes } = useFormats()
  return [
    { id: 'resource', label: t.resource, sort: 'recurso', cell: ({ recurso }) => recurso },
    { id: 'revision', label: t.revision, kind: 'code', cell: ({ revision }) => revision },
    { id: 'user', label: t.user, sort: 'usuario', cell: ({ usuario, email }) => usuario ?? email ?? t.visitor },
    { id: 'enterprise', label: t.enterprise, sort: 'empresa', priority: 2, cell: ({ empresa }) => empresa ?? '—' },
    { id: 'size', label: t.size, kind: 'number', priority: 3, cell: (row) => bytes(row.bytes) },
    {
      id: 'complete',
      label: t.complete,
      kind: 'status',
      priority: 2,
      cell: ({ completa }) => (
        <StatusDot tone={completa ? 'done' : 'neutral'}>{completa ? t.whole : t.partial}</StatusDot>
      ),
    },
    {
      id: 'when',
      label: t.when,
      sort: 'creado_en',
      kind: 'date',
      cell: ({ creado_en }) => dateTime(creado_en),
    },
  ]
}
