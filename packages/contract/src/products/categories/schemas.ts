import { z } from 'zod'
import { ChoiceSchema, kindField, lineField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { categoryMessages } from '../category-messages.ts'
import { ProductStatus } from '../constants.ts'

const says = (key: keyof typeof categoryMessages) => key

/** Sent as a form; an optional picture in `imagen`. */
export const productCategory = recordSchemas({
  rows: 'categorias_producto',
  orders: ['nombre', 'nombre_en', 'productos', 'estado_id'],
  row: {
    nombre: z.string(),
    nombre_en: z.string(),
    imagen_url: z.string().nullable(),
    estado_id: z.number(),
    /** Number of its products. */
    productos: z.number(),
    version: z.number(),
  },
  form: {
    nombre: lineField(says('spanishNameInvalid'), { min: 2, max: 80 }),
    nombre_en: lineField(says('englishNameInvalid'), { min: 2, max: 80 }),
    estado_id: kindField([ProductStatus.active, ProductStatus.inactive], says('statusInvalid')).default(
      ProductStatus.active,
    ),
  },
  notRecognized: says('notRecognized'),
})

export const ProductCategoryInitDataSchema = z.object({ estados: z.array(ChoiceSchema) })
