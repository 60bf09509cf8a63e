import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import type { productOrders } from '@portal/contract/products/staff/schemas'
import { IconCircleCheck, IconCircleOff, IconWorld, IconWorldOff } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
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
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ImportLink } from '#features/imports/import-link.tsx'
import type { Route } from './+types/products.route'
import { pictureOf } from './picture-of.ts'
import { ProductStatusDot } from './product-status.tsx'
import { productTexts } from './product-texts.ts'
import type { ProductRow } from './product-values.ts'
import { useProductChoices } from './use-product-choices.ts'

const spec = listSpec<(typeof productOrders)[number], 'categoria_id' | 'estado_id'>({
  orders: ['orden', 'nombre', 'categoria_nombre', 'precio_sugerido', 'costo', 'estado_id'],
  filters: { categoria_id: 'id', estado_id: [ProductStatus.active, ProductStatus.inactive] },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(staffProductCalls.list, { params: listParams(url, spec) })

export default function ProductsPage({ loaderData: { productos: products, total } }: Route.ComponentProps) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const list = useList(spec)
  const { categorias: categories } = useProductChoices()
  const columns = useProductColumns()
  const actions = useProductBulkActions()
  useChanges('productos', 'categorias_producto', 'productos_asignados')
  const filters = [
    {
      name: 'categoria_id',
      label: t.category,
      choices: categories.map((row) => ({ value: row.id, label: nameIn(row, 'nombre', language) })),
    },
    {
      name: 'estado_id',
      label: t.status,
      choices: [ProductStatus.active, ProductStatus.inactive].map((value) => ({
        value,
        label: textIn(productStatusNames[value], language),
      })),
    },
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.products}
        actions={
          <>
            <ImportLink type="producto">{t.import}</ImportLink>
            <NewButton to="nuevo">{t.newProduct}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.products}
        columns={columns}
        rows={products}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={{ calls: staffProductCalls, actions, total }}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="nuevo">{t.newProduct}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={products.length} total={total} />
    </ListPage>
  )
}

/** What can be done to many products. Deleting one asks for its name to be typed, so that many are not deleted. */
function useProductBulkActions(): readonly BulkAction[] {
  const t = useTexts(productTexts)
  return [
    { name: 'activar', label: t.activate, icon: IconCircleCheck, will: t.willActivate, done: t.activated },
    { name: 'desactivar', label: t.deactivate, icon: IconCircleOff, will: t.willDeactivate, done: t.deactivated },
    { name: 'publicar', label: t.publish, icon: IconWorld, will: t.willPublish, done: t.published },
    { name: 'ocultar', label: t.hide, icon: IconWorldOff, will: t.willHide, done: t.hidden },
  ]
}

/** Returns the columns of products; the number of branches links to its assignments. */
function useProductColumns(): TableProps<ProductRow>['columns'] {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const { number, percent } = useFormats()
  const amount = (value: number | null) => (value === null ? t.unpriced : moneyText(value))
  return [
    {
      id: 'name',
      label: t.name,
      sort: 'nombre',
      cell: (row) => <PicturedName name={row.nombre} picture={pictureOf(row)} />,
    },
    { id: 'code', label: t.code, priority: 3, cell: ({ codigo }) => codigo || '—' },
    {
      id: 'category',
      label: t.category,
      sort: 'categoria_nombre',
      cell: (row) => nameIn(row, 'categoria_nombre', language),
    },
    {
      id: 'price',
      label: t.suggestedPrice,
      sort: 'precio_sugerido',
      kind: 'number',
      cell: (row) => amount(row.precio_sugerido),
    },
    { id: 'cost', label: t.cost, sort: 'costo', kind: 'number', priority: 3, cell: (row) => amount(row.costo) },
    {
      id: 'margin',
      label: t.margin,
      kind: 'number',
      priority: 3,
      cell: ({ precio_sugerido: price, costo: cost }) =>
        price === null || cost === null ? '—' : percent((price - cost) / price),
    },
    {
      id: 'branches',
      label: t.branches,
      kind: 'number',
      priority: 2,
      cell: ({ id, nombre, asignaciones: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/sistema/asignar-producto?producto_id=${id}`}
          module={Module.assignedProducts}
          label={t.branchesOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: (row) => <ProductStatusDot status={row.estado_id} />,
    },
  ]
}
