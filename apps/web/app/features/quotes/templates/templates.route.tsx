import { quoteTemplateCalls } from '@portal/contract/quotes/templates/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
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
import { templateName } from '../form/fresh-draft.ts'
import type { QuoteTemplates } from '../rows.ts'
import type { Route } from './+types/templates.route'
import { templateTexts } from './template-texts.ts'

const spec = listSpec({ orders: ['nombre', 'actualizado_en'], filters: {} })

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteTemplateCalls.list, { params: listParams(url, spec) })

/** The templates that the reader may use: their own, and those of their enterprise. */
export default function TemplatesPage({ loaderData: { plantillas: rows, total } }: Route.ComponentProps) {
  const t = useTexts(templateTexts)
  const list = useList(spec)
  const columns = useColumns()
  const deleting = useDeleting()
  const bulk = { calls: quoteTemplateCalls, actions: [{ ...deleting, will: t.willRemove }], total }
  useChanges('cotizacion_plantillas')
  return (
    <ListPage>
      <PageHeader title={t.templates} />
      <FilterBar list={list} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.templates}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={rows.some((row) => row.puede_editar) ? bulk : undefined}
        empty={<ListEmpty list={list} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<QuoteTemplates['plantillas'][number]>['columns'] {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: (row) => templateName(row, language) },
    { id: 'whose', label: t.whose, cell: ({ compartida }) => (compartida ? t.shared : t.own) },
    { id: 'products', label: t.products, kind: 'number', cell: ({ productos }) => number(productos) },
    { id: 'author', label: t.author, priority: 2, cell: ({ usuario_nombre }) => usuario_nombre },
    {
      id: 'changed',
      label: t.changed,
      sort: 'actualizado_en',
      kind: 'date',
      priority: 3,
      cell: ({ actualizado_en }) => date(actualizado_en),
    },
  ]
}
