import { z } from 'zod'
import { lineField, momentField } from '../core/fields.ts'
import type { licenseMessages } from './messages.ts'

const says = (key: keyof typeof licenseMessages) => key

export const FileFormSchema = z.object({ dispositivo: lineField(says('deviceInvalid'), { max: 120 }) })

/** A signed file: `carga` and `firma` are base64; the signature is of the bytes of `carga`. */
const LicenseDocumentSchema = z.object({
  algoritmo: z.string(),
  clave: z.string(),
  carga: z.string(),
  firma: z.string(),
})
export const DownloadedSchema = z.object({ nombre: z.string(), archivo: LicenseDocumentSchema })

/** What is signed, as JSON. Days are those of the holder's time zone, both included. */
export const LicensePayloadSchema = z.object({
  formato: z.literal(1),
  codigo: z.string(),
  titular: z.string(),
  email: z.string(),
  empresa: z.string(),
  servicio_id: z.number(),
  servicio: z.string(),
  tipo: z.string(),
  inicio: z.string(),
  termino: z.string(),
  dias_gracia: z.number(),
  zona_horaria: z.string(),
  dispositivo: z.string(),
  clave: z.string(),
  emitido_en: z.string(),
})

export const KeysSchema = z.object({
  claves: z.array(z.object({ id: z.string(), algoritmo: z.string(), publica: z.string(), creado_en: momentField })),
})

/** Licenses whose files no longer hold although they have not ended, and keys of which no file holds. */
export const RevokedSchema = z.object({
  codigos: z.array(z.string()),
  claves: z.array(z.string()),
  emitido_en: momentField,
})

export const CodeSchema = z.object({ codigo: z.string().max(60) })

/** What anyone may know of a license whose number they have. */
export const VerifiedLicenseSchema = z.object({
  /** Whether it works today where its holder is. */
  valida: z.boolean(),
  estado: z.enum(['activa', 'en_gracia', 'programada', 'terminada', 'no_valida']),
  servicio: z.string().nullable(),
  servicio_en: z.string().nullable(),
  fecha_inicio: z.string().nullable(),
  fecha_termino: z.string().nullable(),
})
