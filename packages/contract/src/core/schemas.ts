import { z } from 'zod'
import { momentField } from './fields.ts'

/** Whose mails; without an address the newest of all. */
export const MailboxQuerySchema = z.object({ para: z.string().trim().max(254).default('') })

/** Mails as they would have left, newest first. Contents that were wiped are null. */
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
  /** How long the check took. */
  ms: z.number(),
})
const WorkSchema = PartSchema.extend({ pendientes: z.number(), fallidos: z.number() })

/** Each part of the portal that can fail. Counts are of what waits and of what was given up. */
export const HealthSchema = z.object({
  version: z.string(),
  /** Since the start of this process. */
  segundos_activo: z.number(),
  proceso: PartSchema,
  base_de_datos: PartSchema,
  trabajos: WorkSchema,
  correo: WorkSchema,
  archivos: PartSchema,
})
