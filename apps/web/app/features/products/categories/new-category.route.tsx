import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import { CategoryFields } from './category-fields.tsx'
import { productCategoryTexts } from './category-texts.ts'
import { newCategory } from './category-values.ts'

export { PanelError as ErrorBoundary }

/** A new product category beside the list. */
export default function NewProductCategoryPanel() {
  const t = useTexts(productCategoryTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: productCategoryCalls.save,
    initial: newCategory,
    body: formDataOf,
    onDone: () => void navigate({ pathname: '..', search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newCategory}>
      <WireForm form={form} label={t.newCategory}>
        <CategoryFields form={form} picture={null} />
        <FormActions form={form} label={t.create} />
      </WireForm>
    </SidePanel>
  )
}
