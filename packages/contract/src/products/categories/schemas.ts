import { z } from 'zod'
import { ChoiceSchema, kindField, lineField, numberField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { categoryMessages } from '../category-messages.ts'
import { ProductStatus } from '../constants.ts'

const says = (key: keyof typeof categoryMessages) => key

/** What the public site says of a line of products, by language, with the most characters of each. */
const textLengths = {
  nombre_pt: 80,
  etapa: 60,
  etapa_en: 60,
  etapa_pt: 60,
  titular: 80,
  titular_en: 80,
  titular_pt: 80,
  texto: 200,
  texto_en: 200,
  texto_pt: 200,
  comparar: 80,
  comparar_en: 80,
  comparar_pt: 80,
} as const

const textsOf = <T extends z.ZodType>(field: (max: number) => T) =>
  Object.fromEntries(Object.entries(textLengths).map(([name, max]) => [name, field(max)])) as Record<
    keyof typeof textLengths,
    T
  >

/** Sent as a form; an optional picture in `imagen`. */
export const productCategory = recordSchemas({
  rows: 'categorias_producto',
  orders: ['nombre', 'nombre_en', 'productos', 'estado_id'],
  row: {
    nombre: z.string(),
    nombre_en: z.string(),
    ...textsOf(() => z.string()),
    orden: z.number(),
    imagen_url: z.string().nullable(),
    estado_id: z.number(),
    /** Number of its products. */
    productos: z.number(),
    version: z.number(),
  },
  form: {
    nombre: lineField(says('spanishNameInvalid'), { min: 2, max: 80 }),
    nombre_en: lineField(says('englishNameInvalid'), { min: 2, max: 80 }),
    ...textsOf((max) => lineField(says('textInvalid'), { min: 0, max }).default('')),
    /** Its place among the lines of products. */
    orden: numberField({ decimals: 0 }, says('orderInvalid'))
      .pipe(z.int(says('orderInvalid')).min(0, says('orderInvalid')).max(32_000, says('orderInvalid')))
      .default(1000),
    estado_id: kindField([ProductStatus.active, ProductStatus.inactive], says('statusInvalid')).default(
      ProductStatus.active,
    ),
  },
  notRecognized: says('notRecognized'),
})

export const ProductCategoryInitDataSchema = z.object({ estados: z.array(ChoiceSchema) })
