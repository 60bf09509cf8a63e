import { z } from 'zod'
import { idField, kindField, lineField, listFields, versionField } from '../../core/fields.ts'
import type { classifiedMessages } from '../messages.ts'
import { CategoryStatus } from './constants.ts'

const says = (key: keyof typeof classifiedMessages) => key

export const categoryOrders = ['nombre', 'nombre_en'] as const
export const CategoryListQuerySchema = z.object(listFields(categoryOrders))
export const CategorySchema = z.object({
  id: z.number(),
  nombre: z.string(),
  nombre_en: z.string(),
  imagen_url: z.string().nullable(),
  estado_id: z.number(),
  clasificados: z.number(),
  version: z.number(),
})
export const CategoryListSchema = z.object({ categorias_clasificado: z.array(CategorySchema), total: z.number() })
/** Sent as a form; an optional picture in `archivo`. */
export const CategoryFormSchema = z.object({
  nombre: lineField(says('categoryNameInvalid'), { min: 2, max: 80 }),
  nombre_en: lineField(says('categoryEnglishNameInvalid'), { min: 2, max: 80 }),
})
export const CategoryUpdateSchema = CategoryFormSchema.extend({
  id: idField(says('categoryIdInvalid')),
  /** Left out: as it is. */
  estado_id: kindField(Object.values(CategoryStatus), 'invalid').optional(),
  version: versionField,
})
export const CategoryByIdSchema = z.object({ id: idField(says('categoryIdInvalid')) })
/** In use: only deactivated. */
export const CategoryRemovedSchema = z.object({ solo_desactivada: z.boolean() })
