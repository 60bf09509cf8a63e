import { useOutletContext } from 'react-router'
import { ProductEditForm } from './product-edit-form.tsx'
import type { StaffProduct } from './product-values.ts'

/** The stored data of a product. */
export default function ProductData() {
  const product = useOutletContext<StaffProduct>()
  return <ProductEditForm key={product.id} product={product} />
}
