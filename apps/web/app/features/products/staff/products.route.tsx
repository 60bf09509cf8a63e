import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import type { productOrders } from '@portal/contract/products/staff/schemas'
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/products.route'
import { useProductColumns } from './product-columns.tsx'
import { productTexts } from './product-texts.ts'
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
      <PageHeader title={t.products} actions={<NewButton to="nuevo">{t.newProduct}</NewButton>} />
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
  ]
}
