import { z } from 'zod'
import { quoteCurrencies } from '../../core/currencies.ts'
import {
  flagField,
  idField,
  lineField,
  listFields,
  momentField,
  optionalLine,
  printable,
  versionField,
} from '../../core/fields.ts'
import { bulkForm } from '../../core/records/bulk/schemas.ts'
import { QuoteServiceSchema } from '../field-schemas.ts'
import { quoteTemplateLimits } from './constants.ts'
import type { quoteTemplateMessages } from './messages.ts'

const says = (key: keyof typeof quoteTemplateMessages) => key

export const TemplateByIdSchema = z.object({ id: idField(says('absent')) })
export const templateOrders = ['nombre', 'actualizado_en'] as const
export const TemplateListQuerySchema = z.object(listFields(templateOrders))
export const TemplateBulkSchema = bulkForm(['eliminar'], TemplateListQuerySchema)

const remarksField = z.string().trim().max(2000).superRefine(printable).default('')
const named = {
  nombre: lineField(says('nameInvalid'), { max: quoteTemplateLimits.name }),
  /** Name for readers of English; empty means the same name. */
  nombre_en: optionalLine(says('nameInvalid'), quoteTemplateLimits.name),
  /** Whether everyone of the enterprise may use it. */
  compartida: flagField().default(false),
}
/**
 * Made from a quote that the reader may see: products, quantities, discounts and service, without prices and client.
 */
export const TemplateFormSchema = z.object({ ...named, cotizacion_id: idField() })
export const TemplateUpdateSchema = z.object({
  ...named,
  /** Printed under the lines of quotes made from it, in the client's language. */
  observaciones: remarksField,
  observaciones_en: remarksField,
  version: versionField,
})

export const TemplateRowSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  nombre_en: z.string(),
  compartida: z.boolean(),
  usuario_id: z.number(),
  usuario_nombre: z.string(),
  moneda: z.enum(quoteCurrencies),
  /** Number of lines. */
  productos: z.number(),
  actualizado_en: momentField,
  puede_editar: z.boolean(),
})
export const TemplateListSchema = z.object({ plantillas: z.array(TemplateRowSchema), total: z.number() })

export const TemplateLineSchema = z.object({
  producto_id: z.number(),
  /** Name of the product when the template was made, for products no longer sold. */
  producto_nombre: z.string(),
  cantidad: z.number(),
  longitud_cable: z.number(),
  cable_extra: z.number(),
  anios_licencia: z.number(),
  descuento: z.number(),
})
export const TemplateSchema = TemplateRowSchema.extend({
  observaciones: z.string(),
  observaciones_en: z.string(),
  lineas: z.array(TemplateLineSchema),
  /** Null without a service block, and for readers without the module of quotes. */
  servicio: QuoteServiceSchema.nullable(),
  version: z.number(),
})
