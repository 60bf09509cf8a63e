import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import { type ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { useRouteLoaderData } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useListed } from '#core/dashboard/list/use-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { ProductStatusDot } from '../staff/product-status.tsx'
import type { Route } from './+types/category.route'
import { CategoryActions } from './category-actions.tsx'
import { CategoryFields } from './category-fields.tsx'
import { productCategoryTexts } from './category-texts.ts'
import { categoryValuesOf, type ProductCategory } from './category-values.ts'

export { PanelError as ErrorBoundary }

/** A product category beside the list. */
export default function ProductCategoryPanel({ params }: Route.ComponentProps) {
  const t = useTexts(productCategoryTexts)
  const list = useRouteLoaderData<{ categorias_producto: ProductCategory[] }>('product-categories')
  const category = useListed(list?.categorias_producto, params.categoriaId)
  return (
    <SidePanel
      title={category.nombre}
      status={
        <SummaryLine>
          <ProductStatusDot status={category.estado_id} />
          {t.countProducts(category.productos)}
        </SummaryLine>
      }
      actions={<CategoryActions category={category} />}
    >
      <CategoryForm key={category.id} category={category} />
    </SidePanel>
  )
}

function CategoryForm({ category }: { category: ProductCategory }) {
  const t = useTexts(productCategoryTexts)
  const language = useLanguage()
  const form = useWireForm({
    call: productCategoryCalls.update,
    params: { id: category.id },
    initial: categoryValuesOf(category),
    body: formDataOf,
    theirsOf: (theirs) => categoryValuesOf(theirs as ProductCategory),
    onDone: () => (form.set as (values: object) => void)({ imagen: null }),
  })
  const compare = [
    { name: 'nombre', label: t.spanish },
    { name: 'nombre_en', label: t.english },
    {
      name: 'estado_id',
      label: t.status,
      text: (id: unknown) => productStatusNames[id as ProductStatus]?.[language] ?? '',
    },
  ]
  return (
    <WireForm form={form} label={category.nombre} compare={compare}>
      <CategoryFields form={form} picture={category.imagen_url} />
      <FormActions form={form} />
    </WireForm>
  )
}
