import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'

/** The statuses that forms offer; deletion has its own call. */
export const statusChoices = [ProductStatus.active, ProductStatus.inactive].map((id) => ({
  id,
  nombre: productStatusNames[id].es,
  nombre_en: productStatusNames[id].en,
}))
