import { z } from 'zod'
import { idField, languageField, lineField, listFields, momentField, optionalId, versionField } from '../core/fields.ts'
import { PermitState, PermitStatus, permitLimits } from './constants.ts'
import type { permitMessages } from './messages.ts'

const says = (key: keyof typeof permitMessages) => key

const orders = ['creado_en', 'empresa_nombre', 'vence_el'] as const

export const PermitByIdSchema = z.object({ id: idField(says('absent')) })
/** Without an enterprise: the reader's own. */
export const PermitsOfSchema = z.object({ empresa_id: optionalId(says('enterpriseInvalid')) })

export const PermitListQuerySchema = z.object({
  ...listFields(orders),
  /** The newest first by default. */
  orden: listFields(orders).orden.default('-creado_en'),
  estado: z.union([z.literal(''), z.enum(PermitState)]).default(''),
  pais_id: optionalId(),
  empresa_id: optionalId(),
})
export const PermitDownloadQuerySchema = PermitListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma: languageField,
})

export const PermitRowSchema = z.object({
  id: z.number(),
  /** Null for the permit of a client's address, which came from a quote. */
  empresa_id: z.number().nullable(),
  /** Of the enterprise, or of the client's company as the quote names it. */
  empresa_nombre: z.string(),
  pais_id: z.number(),
  /** The quote from whose link it came. */
  cotizacion_id: z.number().nullable(),
  /** As printed on it. */
  numero: z.string(),
  /** Its last day, `YYYY-MM-DD`, in the time zone of the enterprise. */
  vence_el: z.string(),
  /** Days until its last day; negative after it. */
  dias_restantes: z.number(),
  estado: z.enum(PermitState),
  /** Why it was refused. */
  motivo: z.string(),
  archivo_nombre: z.string(),
  archivo_bytes: z.number(),
  subido_por_nombre: z.string().nullable(),
  creado_en: momentField,
  decidido_por_nombre: z.string().nullable(),
  decidido_en: momentField.nullable(),
  version: z.number(),
})
export const PermitListSchema = z.object({ permisos: z.array(PermitRowSchema), total: z.number() })

const PermitTransitionSchema = z.object({ estado: z.enum(PermitStatus), requiere: z.array(z.literal('motivo')) })
const PermitEventSchema = z.object({
  id: z.number(),
  de_estado: z.enum(PermitStatus).nullable(),
  a_estado: z.enum(PermitStatus),
  comentario: z.string(),
  usuario_nombre: z.string().nullable(),
  creado_en: momentField,
})

export const PermitSchema = PermitRowSchema.extend({
  empresa_email: z.string(),
  transiciones_permitidas: z.array(PermitTransitionSchema),
  /** What happened, the newest first. */
  eventos: z.array(PermitEventSchema),
  /** The other permits of the same holder, the newest first. */
  anteriores: z.array(PermitRowSchema),
})

/** The permits of one enterprise, for its own people and for staff. */
export const EnterprisePermitsSchema = z.object({
  empresa_id: z.number(),
  empresa_nombre: z.string(),
  /** The approved one, valid or expired; null when none was ever approved. */
  actual: PermitRowSchema.nullable(),
  /** The newest one, when it waits for a decision or was refused after the current one. */
  ultimo: PermitRowSchema.nullable(),
  historial: z.array(PermitRowSchema),
  puede_subir: z.boolean(),
})

const end = z.iso.date(says('endInvalid')).refine((day) => !day.startsWith('0000'), says('endInvalid'))
/** What a client types of a permit, with one file, `archivo`. */
export const ClientPermitFormSchema = z.object({
  numero: lineField(says('numberInvalid'), { min: 2, max: 60 }),
  vence_el: z.string(says('endInvalid')).trim().pipe(end),
})
/** A form with one file, `archivo`. */
export const PermitFormSchema = ClientPermitFormSchema.extend({ empresa_id: idField(says('enterpriseInvalid')) })
export const SavedPermitSchema = z.object({ id: z.number(), version: z.number() })

/** The version that was read: nobody decides about what they have not seen. */
export const PermitApprovalSchema = z.object({ version: versionField })
export const PermitRefusalSchema = PermitApprovalSchema.extend({
  motivo: z
    .string(says('reasonInvalid'))
    .trim()
    .min(1, says('reasonInvalid'))
    .max(permitLimits.reasonLength, says('reasonInvalid')),
})
export const PermitFileSchema = z.object({ url_file: z.string() })
