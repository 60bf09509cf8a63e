import { Module } from '@portal/contract/access/constants'
import type { In, Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ResourceType, resourceLanguageName, resourceTypeNames } from '@portal/contract/resources/constants'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import type { LibraryQuerySchema, LibraryRowSchema } from '@portal/contract/resources/library/schemas'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/library.route'
import { libraryTexts } from './library-texts.ts'

export type LibraryRow = Of<typeof LibraryRowSchema>

/** The filter of an address is one of its texts. */
type Query = In<typeof LibraryQuerySchema>

export const handle = { module: [Module.downloads, Module.resources] } satisfies ScreenHandle

const spec = listSpec({
  orders: ['revision_fecha', 'titulo', 'producto_nombre'],
  startOrder: '-revision_fecha',
  filters: {
    disponible: ['true', 'false'],
    tipo: Object.values(ResourceType),
    producto_id: 'id',
    revision_desde: 'day',
    revision_hasta: 'day',
  },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(libraryCalls.list, { params: listParams(url, spec) as Query })

/** What the reader may have, and what they lack and why. */
export default function LibraryPage({ loaderData: { recursos, total, productos } }: Route.ComponentProps) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('recursos', 'licencias')
  const days = useDayFilters(list)
  const filters = [
    {
      name: 'disponible',
      label: t.status,
      choices: [
        { value: 'true', label: t.onlyAvailable },
        { value: 'false', label: t.onlyLacking },
      ],
    },
    { name: 'tipo', label: t.type, choices: choicesOf(resourceTypeNames, language) },
    {
      name: 'producto_id',
      label: t.product,
      choices: productos.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    ...days(t.revised, 'revision_desde', 'revision_hasta'),
  ]
  return (
    <ListPage>
      <PageHeader title={t.title} about={t.about} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={recursos}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={recursos.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<LibraryRow>['columns'] {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { date, bytes } = useFormats()
  return [
    {
      id: 'name',
      label: t.name,
      sort: 'titulo',
      cell: (row) => <PicturedName name={nameIn(row, 'titulo', language)} picture={row.imagen_url} />,
    },
    {
      id: 'type',
      label: t.type,
      priority: 3,
      cell: ({ tipo }) => textIn(resourceTypeNames[tipo as ResourceType], language),
    },
    {
      id: 'product',
      label: t.product,
      sort: 'producto_nombre',
      priority: 2,
      cell: (row) => nameIn(row, 'producto_nombre', language),
    },
    {
      id: 'language',
      label: t.language,
      priority: 3,
      cell: ({ idioma }) => textIn(resourceLanguageName(idioma), language),
    },
    { id: 'revision', label: t.revision, kind: 'code', priority: 2, cell: (row) => row.revision_numero },
    {
      id: 'date',
      label: t.date,
      sort: 'revision_fecha',
      kind: 'date',
      priority: 2,
      cell: (row) => date(row.revision_fecha),
    },
    { id: 'size', label: t.size, kind: 'number', priority: 3, cell: (row) => bytes(row.bytes) },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: (row) => <Availability row={row} />,
    },
  ]
}

/** Whether the reader may download it, or the license that they lack. */
export function Availability({
  row,
}: {
  row: Pick<LibraryRow, 'disponible' | 'servicio_nombre' | 'servicio_nombre_en'>
}) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  return row.disponible ? (
    <StatusDot tone="done">{t.available}</StatusDot>
  ) : (
    <StatusDot tone="attention">{t.lacks(nameIn(row, 'servicio_nombre', language))}</StatusDot>
  )
}
