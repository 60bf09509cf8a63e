import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { ProductFields } from './product-fields.tsx'
import { productTexts } from './product-texts.ts'
import { newProduct } from './product-values.ts'
import { useProductChoices } from './use-product-choices.ts'

export { PanelError as ErrorBoundary }

/** The form of a new product next to the list. */
export default function NewProductPanel() {
  const t = useTexts(productTexts)
  const choices = useProductChoices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: staffProductCalls.save,
    initial: newProduct,
    body: formDataOf,
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newProduct} size="form">
      <WireForm form={form} label={t.newProduct}>
        <ProductFields form={form} choices={choices} picture={null} hasPage={false} />
        <FormActions form={form} label={t.createProduct} />
      </WireForm>
    </SidePanel>
  )
}
