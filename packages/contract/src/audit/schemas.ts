import { z } from 'zod'
import { languageField, listFields, momentField, optionalDay, optionalId, optionalLine } from '../core/fields.ts'
import { auditLimits, BreakKind } from './constants.ts'

export const auditOrders = ['creado_en'] as const

/** Ids of the audit outgrow those of other rows. */
const auditId = z.coerce.number('absent').int('absent').min(1, 'absent').max(Number.MAX_SAFE_INTEGER, 'absent')
export const AuditByIdSchema = z.object({ id: auditId })

const { buscar: _, orden, ...paged } = listFields(auditOrders)
export const AuditListQuerySchema = z.object({
  ...paged,
  orden: orden.default('-creado_en'),
  /** Who. */
  usuario_id: optionalId(),
  accion: optionalLine('invalid', auditLimits.word),
  /** Table and key of a record. */
  entidad: optionalLine('invalid', auditLimits.word),
  entidad_id: optionalLine('invalid', auditLimits.word),
  ip: optionalLine('invalid', auditLimits.word),
  solicitud_id: optionalLine('invalid', auditLimits.word),
  /** Days where the house is, both included. */
  desde: optionalDay(),
  hasta: optionalDay(),
})
export const AuditDownloadQuerySchema = AuditListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma_archivo: languageField,
})
export const AuditInitQuerySchema = z.object({ usuario_id: optionalId() })
export const AuditInitDataSchema = z.object({
  personas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  acciones: z.array(z.string()),
  entidades: z.array(z.string()),
})

export const AuditRowSchema = z.object({
  id: z.number(),
  creado_en: momentField,
  usuario_id: z.number().nullable(),
  /** Null for visitors and jobs. */
  usuario_nombre: z.string().nullable(),
  ip: z.string(),
  solicitud_id: z.string(),
  accion: z.string(),
  entidad: z.string(),
  entidad_id: z.string().nullable(),
  /** Its number in the chain; null for a moment after it was written. */
  sello: z.number().nullable(),
  /** What the last check found here. */
  rotura: z.enum(BreakKind).nullable(),
})
export const AuditListSchema = z.object({
  auditoria: z.array(AuditRowSchema),
  total: z.number(),
  total_exacto: z.boolean(),
})

const values = z.record(z.string(), z.unknown()).nullable()
export const AuditDetailSchema = AuditRowSchema.extend({
  antes: values,
  despues: values,
  sellado_en: momentField.nullable(),
  hash: z.string().nullable(),
})

const BreakSchema = z.object({
  tipo: z.enum(BreakKind),
  numero: z.number().nullable(),
  auditoria_id: z.number().nullable(),
})
export const ChainSchema = z.object({
  /** Rows that wait for their seal, and for how many seconds the first one has. */
  pendientes: z.number(),
  segundos: z.number(),
  /** The newest seal, to be noted elsewhere: `number:hash`. */
  cabeza: z.string().nullable(),
  /** The last check of the whole chain. */
  control: z
    .object({
      terminado_en: momentField,
      filas: z.number(),
      rotas: z.number(),
      hallazgos: z.array(BreakSchema),
      cabeza: z.string(),
    })
    .nullable(),
})
export const AuditFileAddressSchema = z.object({ url_file: z.string() })
