import { z } from 'zod'
import { flagField, lineField, momentField } from '../core/fields.ts'
import { openingLineKeys } from './lines.ts'
import type { openingMessages } from './messages.ts'

const says = (key: keyof typeof openingMessages) => key

export const OpeningLineSchema = z.object({
  clave: z.enum(openingLineKeys),
  /** `hecha`: by what is stored; `confirmada`: by a person; `pendiente`: neither. */
  estado: z.enum(['hecha', 'confirmada', 'pendiente']),
  /** What is missing: names of fields, groups or units. */
  faltan: z.array(z.string()),
  /** Who confirmed it, and when. */
  autor: z.string().nullable(),
  confirmada_en: momentField.nullable(),
})

export const OpeningSchema = z.object({
  /** Whether visitors see the site. Outside production they always do. */
  abierto: z.boolean(),
  abierto_en: momentField.nullable(),
  autor: z.string().nullable(),
  lineas: z.array(OpeningLineSchema),
  /** The last test mail; null before the first. */
  prueba: z
    .object({ correo: z.string(), remitente: z.string(), enviada_en: momentField, llegada_en: momentField.nullable() })
    .nullable(),
})

export const OpeningByLineSchema = z.object({ clave: z.enum(openingLineKeys, says('lineUnknown')) })
export const OpeningLineFormSchema = z.object({ confirmada: flagField() })
export const OpeningCodeFormSchema = z.object({
  codigo: lineField(says('codeInvalid'), { max: 20 }).refine((text) => /^\d{6}$/.test(text), says('codeInvalid')),
})
export const OpeningFormSchema = z.object({ abierto: flagField() })
