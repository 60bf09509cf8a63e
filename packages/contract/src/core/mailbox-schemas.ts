import { z } from 'zod'
import { momentField } from './fields.ts'

/** Whose mails; without an address the newest of all. */
export const MailboxQuerySchema = z.object({ para: z.string().trim().max(254).default('') })

/** A mail as it would have left. Contents that were wiped are null. */
export const MailSchema = z.object({
  id: z.number(),
  para: z.string(),
  asunto: z.string(),
  texto: z.string().nullable(),
  html: z.string().nullable(),
  motivo: z.string(),
  creado_en: momentField,
})

/** Newest first. */
export const MailboxSchema = z.array(MailSchema)
