import { z } from 'zod'
import {
  amountField,
  ChoiceSchema,
  idField,
  kindField,
  lineField,
  listFields,
  optionalId,
  versionField,
} from '../../core/fields.ts'
import { bulkForm } from '../../core/records/bulk/schemas.ts'
import { ProductStatus } from '../constants.ts'
import type { productMessages } from '../messages.ts'

const says = (key: keyof typeof productMessages) => key

/** Statuses that staff may set; deletion has its own call. */
const settable = [ProductStatus.active, ProductStatus.inactive] as const

export const ProductByIdSchema = z.object({ id: idField(says('absent')) })
export const OneStaffProductSchema = z.object({ producto_id: idField(says('absent')) })
export const ProductSavedSchema = z.object({ id: z.number(), version: z.number() })

/** Columns the list can be sorted by. */
export const productOrders = ['orden', 'nombre', 'categoria_nombre', 'precio_sugerido', 'costo', 'estado_id'] as const
export const ProductListQuerySchema = z.object({
  ...listFields(productOrders),
  categoria_id: optionalId(),
  estado_id: optionalId(),
})

export const ProductBulkSchema = bulkForm(['activar', 'desactivar', 'publicar', 'ocultar'], ProductListQuerySchema)

export const ProductRowSchema = z.object({
  id: z.number(),
  /** Its page on the public site, or null. */
  slug: z.string().nullable(),
  /** The code by which a company knows it in its other programs; empty when it has none. */
  codigo: z.string(),
  nombre: z.string(),
  /** Empty when it has none of its own in the language. */
  nombre_en: z.string(),
  nombre_pt: z.string(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  unidad_id: z.number().nullable(),
  unidad_medida_id: z.number().nullable(),
  servicio_id: z.number().nullable(),
  servicio_nombre: z.string().nullable(),
  /** Null when not set: such a product cannot be quoted. */
  precio_sugerido: z.number().nullable(),
  costo: z.number().nullable(),
  costo_cable_metro: z.number(),
  folleto_url: z.string().nullable(),
  folleto_url_en: z.string().nullable(),
  imagen_url: z.string().nullable(),
  estado_id: z.number(),
  /** Number of branch offices it is assigned to. */
  asignaciones: z.number(),
  version: z.number(),
})
export const ProductListSchema = z.object({ productos: z.array(ProductRowSchema), total: z.number() })
export const StaffProductSchema = ProductRowSchema.extend({ puede_eliminar: z.boolean() })

/** Empty in a form becomes null. */
const orNone = <T, I>(field: z.ZodType<T, I>, message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), field], message).default(null)

const brochureAddress = (message: string) =>
  orNone(
    z
      .string(message)
      .trim()
      .max(500, message)
      .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: message })),
    message,
  )

const orZero = (message: string) =>
  z.union([z.literal('').transform(() => 0), z.null().transform(() => 0), amountField(message)], message).default(0)

/** Empty: the Spanish name stands in. A form without it changes nothing. */
const otherName = lineField(says('nameInvalid'), { min: 0, max: 80 }).optional()

/** Sent as a form; an optional picture in `imagen`. */
const fields = {
  /** Of one product, however it is written. A form without it changes nothing. */
  codigo: lineField(says('codeInvalid'), { min: 0, max: 40 }).optional(),
  nombre: lineField(says('nameInvalid'), { min: 2, max: 80 }),
  nombre_en: otherName,
  nombre_pt: otherName,
  categoria_id: idField(says('categoryNotRecognized')),
  unidad_id: idField(says('unitInvalid')),
  unidad_medida_id: idField(says('unitOfMeasureInvalid')),
  servicio_id: optionalId(says('serviceInvalid')),
  precio_sugerido: amountField(says('suggestedPriceInvalid'), { min: 0.01 }),
  costo: amountField(says('costInvalid')),
  costo_cable_metro: orZero(says('cableCostInvalid')),
  folleto_url: brochureAddress(says('spanishBrochureInvalid')),
  folleto_url_en: brochureAddress(says('englishBrochureInvalid')),
  estado_id: kindField(settable, 'invalid').default(ProductStatus.active),
}

const isCovered = ({ costo: cost, precio_sugerido: price }: { costo: number; precio_sugerido: number }) => cost <= price
const uncovered = { path: ['costo'], error: says('costInvalid') }

export const ProductFormSchema = z.object(fields).refine(isCovered, uncovered)
export const ProductUpdateSchema = z.object({ ...fields, version: versionField }).refine(isCovered, uncovered)

export const ProductToDeleteSchema = z.object({ id: idField(says('notRecognized')) })
/** The displayed name of the product (rule products/deletion). */
export const ProductRemoveSchema = z.object({
  confirmacion: lineField(says('confirmationRequired'), { max: 200 }),
})

export const ProductInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema),
  unidades: z.array(ChoiceSchema),
  unidades_medida: z.array(ChoiceSchema),
  servicios: z.array(ChoiceSchema),
  estados: z.array(ChoiceSchema),
})
