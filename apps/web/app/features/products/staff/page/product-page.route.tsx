import { productPageCalls } from '@portal/contract/products/pages/calls'
import { useOutletContext } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import type { StaffProduct } from '../product-values.ts'
import type { Route } from './+types/product-page.route'
import { PageForm } from './page-form.tsx'
import { PageModel } from './page-model.tsx'
import { PageViews } from './page-views.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productPageCalls.get, { params: { id: params.productoId } })

/** The public page of a product: its address, texts, pictures and model, and what replaces it. */
export default function ProductPagePanel({ loaderData: page }: Route.ComponentProps) {
  const product = useOutletContext<StaffProduct>()
  useChanges('productos')
  return (
    <>
      <PageForm key={page.id} page={page} product={product} />
      <PageViews key={`views-${page.id}`} page={page} />
      <PageModel key={`model-${page.id}`} page={page} />
    </>
  )
}
