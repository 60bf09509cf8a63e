import type { In, Of } from '@portal/contract/core/fields'
import type * as s from '@portal/contract/products/categories/schemas'
import { ProductStatus } from '@portal/contract/products/constants'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type ProductCategory = Of<typeof s.ProductCategorySchema>
export type CategoryForm = In<typeof s.ProductCategoryFormSchema>

/** The fields, and a picture that was chosen and is not saved yet. */
export type CategoryValues = Loose<CategoryForm> & { imagen: File | null }

export const newCategory: CategoryValues = {
  nombre: '',
  nombre_en: '',
  estado_id: ProductStatus.active,
  imagen: null,
}

/** The fields as they are stored. */
export const categoryValuesOf = (category: ProductCategory): CategoryValues & { version: number } => ({
  nombre: category.nombre,
  nombre_en: category.nombre_en,
  estado_id: category.estado_id,
  imagen: null,
  version: category.version,
})
