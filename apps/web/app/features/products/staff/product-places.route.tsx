import { projectionCalls } from '@portal/contract/projections/calls'
import { apiContext } from '#core/api/api.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { ProductCountries } from '#features/projections/product-countries.tsx'
import type { Route } from './+types/product-places.route'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(projectionCalls.countries, { params: { producto_id: params.productoId } })

/** The countries that a product is configured for: only these can have a projection (rule prices/countries). */
export default function ProductPlaces({ params, loaderData: places }: Route.ComponentProps) {
  useChanges('proyecciones')
  return <ProductCountries key={params.productoId} productId={Number(params.productoId)} places={places} />
}
