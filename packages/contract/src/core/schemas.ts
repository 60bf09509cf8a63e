import { z } from 'zod'
import { momentField } from './fields.ts'

/** Mails to this address; without one the newest of all. */
export const MailboxQuerySchema = z.object({ para: z.string().trim().max(254).default('') })

/** Mails that would have been sent, newest first. Wiped contents are null. */
export const MailboxSchema = z.array(
  z.object({
    id: z.number(),
    para: z.string(),
    asunto: z.string(),
    texto: z.string().nullable(),
    html: z.string().nullable(),
    motivo: z.string(),
    creado_en: momentField,
  }),
)

const PartSchema = z.object({
  estado: z.enum(['ok', 'mal']),
  /** Since when this process has seen it so. */
  desde: momentField,
  /** Duration of the check. */
  ms: z.number(),
})
const WorkSchema = PartSchema.extend({ pendientes: z.number(), fallidos: z.number() })

/** Each part of the portal that can fail, with the numbers of waiting and of failed work. */
export const HealthSchema = z.object({
  version: z.string(),
  /** Since the start of this process. */
  segundos_activo: z.number(),
  proceso: PartSchema,
  base_de_datos: PartSchema,
  trabajos: WorkSchema,
  correo: WorkSchema,
  archivos: PartSchema,
  /** The chain of the audit: rows that wait for their seal, and breaks that the last check found. */
  auditoria: PartSchema.extend({ pendientes: z.number(), rotas: z.number() }),
})
