import { classifiedModules } from '@portal/contract/classifieds/modules'
import type { Of } from '@portal/contract/core/fields'
import { classifiedImportCalls } from '@portal/contract/imports/calls'
import type { ImportSchema } from '@portal/contract/imports/schemas'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { DroppedFilters } from '#core/dashboard/list/dropped-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/imports.route'
import { ImportStatusDot } from './import-status.tsx'
import { importTexts } from './import-texts.ts'
import { UploadForm } from './upload-form.tsx'

type Import = Of<typeof ImportSchema>

export const handle = { module: classifiedModules } satisfies ScreenHandle

const spec = listSpec({ orders: ['creado_en'], startOrder: '-creado_en', filters: {} })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(classifiedImportCalls.list, { params: listParams(request.url, spec) })

export default function ImportsPage({ loaderData: { importaciones: imports, total } }: Route.ComponentProps) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('importaciones')
  return (
    <ListPage>
      <PageHeader
        title={t.title}
        about={t.about}
        actions={
          <ExportButton call={classifiedImportCalls.template} params={{ idioma: language }} label={t.template} />
        }
      />
      <DroppedFilters list={list} />
      <UploadForm />
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

function useColumns(): TableProps<Import>['columns'] {
  const t = useTexts(importTexts)
  const { number, dateTime } = useFormats()
  return [
    { id: 'file', label: t.file, cell: ({ nombre }) => nombre },
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
