import { z } from 'zod'
import {
  EmptySchema,
  emailField,
  flagField,
  idField,
  lineField,
  listFields,
  momentField,
  pageLanguageField,
  versionField,
} from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { DataRequestState, DataRight, dataRequestLimits, openRequests, staffStates } from './constants.ts'
import type { privacyMessages } from './messages.ts'

export { EmptySchema }

const says = (key: keyof typeof privacyMessages) => key

/** Several lines, trimmed. */
const linesField = (message: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string(message)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(min, message).max(max, message))

export const AskSchema = z.object({
  tipo: z.enum(DataRight, says('rightInvalid')),
  nombre: lineField(says('nameInvalid')),
  email: emailField(says('emailInvalid')),
  detalle: linesField(says('detailInvalid'), { max: dataRequestLimits.detail }).default(''),
  idioma: pageLanguageField,
  /** A hidden field (honeypot): whoever fills it gets the same answer, and nothing is stored. */
  sitio_web: z.string().max(500).default(''),
})

export const RequestTokenSchema = z.object({ token: z.string().max(100) })

/** A request as its address sees it behind the link of its mail. */
export const OwnRequestSchema = z.object({
  tipo: z.enum(DataRight),
  nombre: z.string(),
  email: z.string(),
  detalle: z.string(),
  estado: z.enum(DataRequestState),
  /** The last day for an answer, once it is confirmed. */
  vence_el: z.string().nullable(),
})

const orders = ['vence_el', 'confirmada_en', 'nombre'] as const
export const RequestListQuerySchema = z.object({
  ...listFields(orders),
  estado: z.union([z.literal(''), z.literal(openRequests), z.enum(staffStates)]).default(''),
  tipo: z.union([z.literal(''), z.enum(DataRight)]).default(''),
})
export const RequestRowSchema = OwnRequestSchema.extend({
  id: z.number(),
  vence_el: z.string(),
  /** Days until the last day for an answer; negative after it. */
  dias_restantes: z.number(),
  confirmada_en: momentField,
  responsable_nombre: z.string().nullable(),
  version: z.number(),
})
export const RequestListSchema = z.object({ solicitudes: z.array(RequestRowSchema), total: z.number() })
export const RequestByIdSchema = z.object({ id: idField(says('absent')) })
export const RequestSchema = RequestRowSchema.extend({
  idioma: z.enum(pageLanguages),
  /** The answer, or why it was refused. */
  respuesta: z.string(),
  respondida_en: momentField.nullable(),
  borrada_en: momentField.nullable(),
})

export const VersionSchema = z.object({ version: versionField })
const answer = (key: keyof typeof privacyMessages) => linesField(says(key), { min: 1, max: dataRequestLimits.answer })
export const AnswerSchema = VersionSchema.extend({
  respuesta: answer('answerInvalid'),
  /** Whether everything that is known goes with the mail, as PDF and JSON. */
  adjuntar: flagField().default(false),
})
export const RefusalSchema = VersionSchema.extend({ respuesta: answer('reasonInvalid') })

const RecordSchema = z.object({
  datos: z.record(z.string(), z.unknown()),
  /** Whether it stays when the data are deleted. */
  se_conserva: z.boolean(),
})
/** What is known of an address, by what holds it. */
export const KnownSchema = z.object({
  email: z.string(),
  reunido_en: momentField,
  grupos: z.array(
    z.object({
      clave: z.string(),
      nombre: z.string(),
      nombre_en: z.string(),
      registros: z.array(RecordSchema),
      /** Why some of them stay; empty when none does. */
      motivo: z.string(),
      motivo_en: z.string(),
      /** Whether there are more than are shown. */
      hay_mas: z.boolean(),
    }),
  ),
})
export const FileAddressSchema = z.object({ url_file: z.string() })
/** How many records of each kind were deleted or made anonymous. */
export const ErasedSchema = z.object({ borrados: z.record(z.string(), z.number()) })
