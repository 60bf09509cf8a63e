import { z } from 'zod'
import { ChoiceSchema, idField, kindField, lineField, listFields, versionField } from '../../core/fields.ts'
import type { categoryMessages } from '../category-messages.ts'
import { ProductStatus } from '../constants.ts'

const says = (key: keyof typeof categoryMessages) => key

export const productCategoryOrders = ['nombre', 'nombre_en', 'productos', 'estado_id'] as const
export const ProductCategoryListQuerySchema = z.object(listFields(productCategoryOrders))
export const ProductCategorySchema = z.object({
  id: z.number(),
  nombre: z.string(),
  nombre_en: z.string(),
  imagen_url: z.string().nullable(),
  estado_id: z.number(),
  /** Products that are in it. */
  productos: z.number(),
  version: z.number(),
})
export const ProductCategoryListSchema = z.object({
  categorias_producto: z.array(ProductCategorySchema),
  total: z.number(),
})
export const ProductCategoryInitDataSchema = z.object({ estados: z.array(ChoiceSchema) })

/** Sent as a form; an optional picture in `imagen`. */
export const ProductCategoryFormSchema = z.object({
  nombre: lineField(says('spanishNameInvalid'), { min: 2, max: 80 }),
  nombre_en: lineField(says('englishNameInvalid'), { min: 2, max: 80 }),
  estado_id: kindField([ProductStatus.active, ProductStatus.inactive], says('statusInvalid')).default(
    ProductStatus.active,
  ),
})
export const ProductCategoryUpdateSchema = ProductCategoryFormSchema.extend({ version: versionField })
export const ProductCategoryByIdSchema = z.object({ id: idField(says('notRecognized')) })
export const ProductCategorySavedSchema = z.object({ id: z.number(), version: z.number() })
