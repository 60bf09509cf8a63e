import { z } from 'zod'
import {
  flagField,
  idField,
  languageField,
  lineField,
  listFields,
  momentField,
  optionalDay,
  optionalId,
  optionalLine,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { ProductionBlock } from '../permits/constants.ts'
import { OrderEventKind, ProductionStanding, productionLimits } from './constants.ts'
import type { productionMessages } from './messages.ts'
import { ProductionStep } from './steps.ts'

const says = (key: keyof typeof productionMessages) => key
const choice = <T extends Readonly<Record<string, string>>>(values: T) =>
  z.union([z.null(), z.literal('').transform(() => null), z.enum(values)]).default(null)

export const orderOrders = ['plazo', 'codigo', 'cliente_empresa', 'paso_en'] as const

export const OrderByIdSchema = z.object({ id: idField(says('absent')) })
export const OrderListQuerySchema = z.object({
  ...listFields(orderOrders),
  id: optionalId(),
  paso: choice(ProductionStep),
  situacion: choice(ProductionStanding),
  /** Last day of the term from, and until. */
  plazo_desde: optionalDay('invalid'),
  plazo_hasta: optionalDay('invalid'),
})
export const OrderBoardQuerySchema = OrderListQuerySchema.omit({ page: true, page_row: true })
export const OrderDownloadQuerySchema = OrderBoardQuerySchema.extend({ idioma_archivo: languageField })

const MoveSchema = z.object({ paso: z.enum(ProductionStep), motivo: z.boolean() })

export const OrderRowSchema = z.object({
  id: z.number(),
  cotizacion_id: z.number(),
  /** That of its quote. */
  codigo: z.string(),
  cliente_empresa: z.string(),
  cliente_nombre: z.string(),
  referencia: z.string(),
  empresa_nombre: z.string(),
  vendedor_nombre: z.string(),
  paso: z.enum(ProductionStep),
  paso_en: momentField,
  /** Last day of the term, where the house is; null while the order waits for a permit. */
  plazo: z.string().nullable(),
  /** Business days from today, or from the day of delivery, to the end of the term: negative when late. */
  dias_habiles: z.number().nullable(),
  entrega_prevista: z.string().nullable(),
  entregada_en: momentField.nullable(),
  anulada_en: momentField.nullable(),
  /** Why it may not begin. */
  bloqueo: z.enum(ProductionBlock).nullable(),
  transportista: z.string(),
  seguimiento: z.string(),
  /** Units that carry a serial number, and how many of these are known. */
  unidades_con_serie: z.number(),
  series: z.number(),
  version: z.number(),
  /** What the reader may do with its step now. */
  movimientos: z.array(MoveSchema),
})
export const OrderListSchema = z.object({
  pedidos: z.array(OrderRowSchema),
  total: z.number(),
  /** Whether there are no more than `total`. */
  total_exacto: z.boolean(),
})
export const OrderBoardSchema = z.object({
  columnas: z.array(OrderListSchema.extend({ paso: z.enum(ProductionStep) })),
})

const planned = {
  inicio_previsto: optionalDay(says('datesInvalid')),
  listo_previsto: optionalDay(says('datesInvalid')),
  despacho_previsto: optionalDay(says('datesInvalid')),
  entrega_prevista: optionalDay(says('datesInvalid')),
}
const dispatch = {
  transportista: optionalLine(says('tooLong'), productionLimits.carrier),
  seguimiento: optionalLine(says('tooLong'), productionLimits.tracking),
}
export const OrderUpdateSchema = z.object({ ...planned, ...dispatch, version: versionField })

export const OrderMoveSchema = z.object({
  paso: z.enum(ProductionStep),
  motivo: z.string(says('reasonRequired')).trim().max(productionLimits.reason, says('reasonRequired')).default(''),
  /** Absent: unchanged. */
  transportista: lineField(says('tooLong'), { min: 0, max: productionLimits.carrier }).optional(),
  seguimiento: lineField(says('tooLong'), { min: 0, max: productionLimits.tracking }).optional(),
  version: versionField,
})
export const OrderSavedSchema = z.object({ id: z.number(), paso: z.enum(ProductionStep), version: z.number() })

/** Serial numbers, one per line, or ranges of a first and a last one; columns and commas separate them too. */
export const SerialsFormSchema = z.object({
  linea_id: idField(says('lineInvalid')),
  series: z.string(says('serialsInvalid')).max(900_000, says('serialsInvalid')),
  version: versionField,
})
/** What a refusal of serial numbers names: twice in the text, or already given, with the quote that has it. */
export const RepeatedSerialsSchema = z.object({
  repetidas: z.array(z.object({ serie: z.string(), codigo: z.string().nullable() })),
  total: z.number(),
})

export const OrderFileFormSchema = z.object({
  pedido_id: idField(says('absent')),
  visible_cliente: flagField().default(false),
})
export const OrderFileByIdSchema = z.object({ id: idField(says('fileAbsent')) })
export const OrderFileShownSchema = z.object({ visible_cliente: flagField() })
export const OrderFileAddressSchema = z.object({ url_file: z.string() })

const step = z.object({
  paso: z.enum(ProductionStep),
  /** Null where nobody plans it. */
  previsto: z.string().nullable(),
  en: momentField.nullable(),
})

/** One order with all that its panel shows. */
export const OrderSchema = OrderRowSchema.extend({
  cliente_email: z.string(),
  inicio_previsto: z.string().nullable(),
  listo_previsto: z.string().nullable(),
  despacho_previsto: z.string().nullable(),
  /** All of them, in their order. */
  pasos: z.array(step),
  lineas: z.array(
    z.object({
      id: z.number(),
      producto_nombre: z.string(),
      /** Null in orders of before products had it. */
      producto_nombre_en: z.string().nullable(),
      cantidad: z.number(),
      unidad_nombre: z.string().nullable(),
      unidad_nombre_en: z.string().nullable(),
      lleva_series: z.boolean(),
      series_total: z.number(),
      /** The first of them. */
      series: z.array(z.string()),
    }),
  ),
  documentos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      bytes: z.number(),
      visible_cliente: z.boolean(),
      autor: z.string(),
      creado_en: momentField,
    }),
  ),
  /** The newest first. */
  eventos: z.array(
    z.object({
      id: z.number(),
      tipo: z.enum(OrderEventKind),
      de: z.enum(ProductionStep).nullable(),
      a: z.enum(ProductionStep).nullable(),
      comentario: z.string(),
      autor: z.string().nullable(),
      creado_en: momentField,
    }),
  ),
  /** Whether the reader may change it; people of other enterprises only look. */
  puede_cambiar: z.boolean(),
})

/** What the client sees of their order. */
export const ClientOrderSchema = z.object({
  paso: z.enum(ProductionStep),
  pasos: z.array(step),
  anulada: z.boolean(),
  plazo: z.string().nullable(),
  dias_habiles: z.number().nullable(),
  transportista: z.string(),
  seguimiento: z.string(),
  documentos: z.array(z.object({ nombre: z.string(), bytes: z.number(), url: z.string() })),
})

/** The bulk actions: the step to which orders move, each from the one before it. */
export const moveActions = [
  ProductionStep.planned,
  ProductionStep.making,
  ProductionStep.ready,
  ProductionStep.dispatched,
  ProductionStep.delivered,
] as const
export const OrderBulkSchema = bulkForm(moveActions, OrderListQuerySchema)
