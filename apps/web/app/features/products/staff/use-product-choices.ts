import { useRouteLoaderData } from 'react-router'
import type { ProductChoices } from './product-values.ts'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'staff-products'

/** Returns the choices of a product's form. Only inside the screens of products. */
export function useProductChoices(): ProductChoices {
  const choices = useRouteLoaderData<ProductChoices>(layoutId)
  if (!choices) throw new Error('useProductChoices stands outside the screens of products')
  return choices
}
