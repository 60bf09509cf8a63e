import { Module } from '@portal/contract/access/constants'
import { categoryCalls } from '@portal/contract/classifieds/categories/calls'
import type { CategorySchema } from '@portal/contract/classifieds/categories/schemas'
import type { Of } from '@portal/contract/core/fields'
import { apiContext } from '#core/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/categories.route'
import { CategoryStatusDot } from './category-status.tsx'
import { categoryTexts } from './category-texts.ts'

export type Category = Of<typeof CategorySchema>

export const handle = { module: Module.manageClassifieds } satisfies ScreenHandle

const spec = listSpec({ orders: ['nombre', 'nombre_en'], filters: {} })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(categoryCalls.list, { params: listParams(request.url, spec) })

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { categorias_clasificado: categories, total } = loaderData
  const t = useTexts(categoryTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('clasificado_categorias', 'clasificados')
  return (
    <ListPage>
      <PageHeader title={t.categories} actions={<NewButton to="nueva">{t.newCategory}</NewButton>} />
      <FilterBar list={list} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.categories}
        columns={columns}
        rows={categories}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            total={total}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="nueva">{t.newCategory}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={categories.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Category>['columns'] {
  const t = useTexts(categoryTexts)
  const { number } = useFormats()
  return [
    {
      id: 'spanish',
      label: t.spanish,
      sort: 'nombre',
      cell: ({ nombre, imagen_url }) => <PicturedName name={nombre} picture={imagen_url} />,
    },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    {
      id: 'listings',
      label: t.listings,
      kind: 'number',
      cell: ({ id, nombre, clasificados: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/clasificados/clasificados-admin?categoria_id=${id}`}
          module={Module.manageClassifieds}
          label={t.listingsOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: ({ estado_id }) => <CategoryStatusDot status={estado_id} />,
    },
  ]
}
