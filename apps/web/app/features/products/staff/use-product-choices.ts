import { useRouteLoaderData } from 'react-router'
import type { ProductChoices } from './product-values.ts'

/** Id of the layout that loads them, as the site map names it. */
const layoutId = 'staff-products'

/** What the form of a product offers. Inside the screens of products. */
export function useProductChoices(): ProductChoices {
  const choices = useRouteLoaderData<ProductChoices>(layoutId)
  if (!choices) throw new Error('useProductChoices stands outside the screens of products')
  return choices
}
