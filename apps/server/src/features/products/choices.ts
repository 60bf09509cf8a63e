import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'

/** The statuses that forms offer; to delete is a call of its own. */
export const statusChoices = [ProductStatus.active, ProductStatus.inactive].map((id) => ({
  id,
  nombre: productStatusNames[id].es,
  nombre_en: productStatusNames[id].en,
}))
