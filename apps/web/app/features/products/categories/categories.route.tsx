import { Module } from '@portal/contract/access/constants'
import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import type { productCategoryOrders } from '@portal/contract/products/categories/schemas'
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
import { ProductStatusDot } from '../staff/product-status.tsx'
import type { Route } from './+types/categories.route'
import { productCategoryTexts } from './category-texts.ts'
import type { ProductCategory } from './category-values.ts'

export const handle = { module: Module.productCategories } satisfies ScreenHandle

const spec = listSpec<(typeof productCategoryOrders)[number]>({
  orders: ['nombre', 'nombre_en', 'productos', 'estado_id'],
  filters: {},
})

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productCategoryCalls.list, { params: listParams(request.url, spec) })

export default function ProductCategoriesPage({ loaderData }: Route.ComponentProps) {
  const { categorias_producto: categories, total } = loaderData
  const t = useTexts(productCategoryTexts)
  const list = useList(spec)
  const columns = useColumns()
  useChanges('categorias_producto', 'productos')
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

function useColumns(): TableProps<ProductCategory>['columns'] {
  const t = useTexts(productCategoryTexts)
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
      id: 'products',
      label: t.products,
      sort: 'productos',
      kind: 'number',
      cell: ({ id, nombre, productos: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/sistema/productos?categoria_id=${id}`}
          module={Module.products}
          label={t.productsOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: ({ estado_id }) => <ProductStatusDot status={estado_id} />,
    },
  ]
}
