import { z } from 'zod'
import { languageField, listFields, momentField, optionalDay, optionalId } from '../../core/fields.ts'

export const downloadOrders = ['creado_en', 'recurso', 'usuario', 'empresa'] as const

const asked = {
  ...listFields(downloadOrders),
  orden: z.enum([...downloadOrders, ...downloadOrders.map((column) => `-${column}` as const)]).default('-creado_en'),
  recurso_id: optionalId(),
  empresa_id: optionalId(),
  usuario_id: optionalId(),
  desde: optionalDay(),
  hasta: optionalDay(),
}
export const DownloadLogQuerySchema = z.object(asked)

/** One download: who, which revision, when. */
export const DownloadRowSchema = z.object({
  id: z.number(),
  creado_en: momentField,
  recurso_id: z.number(),
  recurso: z.string(),
  revision: z.string(),
  /** Null: a visitor, of a public one. */
  usuario_id: z.number().nullable(),
  usuario: z.string().nullable(),
  email: z.string().nullable(),
  empresa: z.string().nullable(),
  bytes: z.number(),
  /** Whether the last byte was sent. */
  completa: z.boolean(),
})
export const DownloadLogSchema = z.object({ descargas: z.array(DownloadRowSchema), total: z.number() })
export const DownloadExportSchema = z.object({ ...asked, idioma: languageField })
export const DownloadFileSchema = z.object({ url_file: z.string() })
