import { factCalls } from '@portal/contract/products/facts/calls'
import { apiContext } from '#core/api/api.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import type { Route } from './+types/product-facts.route'
import { FactList } from './fact-list.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(factCalls.list, { params: { id: params.productoId } })

/** The facts of a product: what its page says, and what the trade asks for and nobody has given yet. */
export default function ProductFacts({ params, loaderData: { datos: facts } }: Route.ComponentProps) {
  useChanges('productos')
  return <FactList key={params.productoId} productId={Number(params.productoId)} facts={facts} />
}
