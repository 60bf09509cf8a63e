import { z } from 'zod'
import {
  flagField,
  idField,
  isZone,
  lineField,
  listFields,
  momentField,
  optionalId,
  optionalLine,
  searchField,
  versionField,
} from '../core/fields.ts'
import { languages } from '../core/language.ts'
import { broadcastLimits } from './constants.ts'
import type { broadcastMessages } from './messages.ts'
import { BroadcastStatus, LinkStatus, OmissionReason, RecipientStatus, ReviewPoint, ReviewStatus } from './states.ts'

const says = (key: keyof typeof broadcastMessages) => key

const unknownContacts = says('contactsNotRecognized')
const listed = /^\[?(\d{1,10}(,\d{1,10}){0,19999})?\]?$/
/** Ids of contacts: a list, or its text in a form with files (`1,2` or `[1,2]`). */
const contactsField = z
  .union(
    [
      z.array(idField(unknownContacts)),
      idField(unknownContacts).transform((id) => [id]),
      z
        .string()
        .regex(listed, unknownContacts)
        .transform((text): (string | number)[] => text.match(/\d+/g) ?? [])
        .pipe(z.array(idField(unknownContacts))),
    ],
    unknownContacts,
  )
  .refine((ids) => ids.length <= broadcastLimits.contacts, unknownContacts)

/** Chosen by hand, or by a query of the list of contacts as its address has it: a filter or a saved view. */
const chosen = {
  contactos: contactsField.default([]),
  /** `?` alone: all contacts. */
  filtro: z
    .string(unknownContacts)
    .max(2000, unknownContacts)
    .nullable()
    .default(null)
    .transform((text) => text || null),
}

const messageField = z.string(says('messageInvalid')).max(broadcastLimits.message, says('messageInvalid'))

const noDate = says('dateNotInFuture')
/** When to send: a moment, or the time on the clocks of `zona_horaria`. */
const dateField = z
  .string(noDate)
  .trim()
  .pipe(z.iso.datetime({ local: true, offset: true, error: noDate }).regex(/^20\d\d-/, noDate))
const optionalDate = z.union([z.literal('').transform(() => null), z.null(), dateField], noDate)
const zoneField = z.union([z.literal(''), z.string(noDate).max(64, noDate).refine(isZone, noDate)], noDate).default('')
const planned = {
  /** Empty: at once, as soon as it is sent. */
  programada_en: optionalDate.default(null),
  zona_horaria: zoneField,
}

const form = {
  titulo: lineField(says('titleInvalid'), { max: 160 }),
  asunto: lineField(says('subjectInvalid'), { max: 200 }),
  asunto_en: optionalLine(says('subjectInvalid'), 200),
  mensaje: messageField,
  mensaje_en: messageField.default(''),
  ...chosen,
  ...planned,
}
export const BroadcastFormSchema = z.object({
  ...form,
  /** Sends it at once; otherwise it is saved as a draft. */
  enviar: flagField().default(false),
})
export const BroadcastUpdateSchema = z.object({
  ...form,
  /** Attachments that stay, besides those that come with the form. */
  conservar: z
    .union([z.array(z.uuid()), z.string().transform((text) => text.split(',').filter(Boolean))])
    .pipe(z.array(z.uuid(says('fileNotAllowed'))))
    .default([]),
  version: versionField,
})
export const BroadcastByIdSchema = z.object({ id: idField() })
export const BroadcastSavedSchema = z.object({ id: z.number(), estado: z.enum(BroadcastStatus), version: z.number() })
export const BroadcastChangeSchema = z.object({ version: versionField })
export const BroadcastSendSchema = z.object({
  version: versionField,
  /** When to send it; null: at once; absent: as the draft says. */
  programada_en: optionalDate.optional(),
  zona_horaria: zoneField,
})
export const BroadcastRescheduleSchema = z.object({
  version: versionField,
  programada_en: dateField,
  zona_horaria: zoneField,
})
export const BroadcastRetrySchema = z.object({
  version: versionField,
  /** Also those whose answer was lost; they may get the mail a second time. */
  desconocidos: flagField().default(false),
})

export const BroadcastInitDataSchema = z.object({
  /** Most mails a minute and an hour; 0: no limit. */
  por_minuto: z.number(),
  por_hora: z.number(),
})

export const CountQuerySchema = z.object(chosen)
const ContactNameSchema = z.object({
  contacto_id: z.number(),
  nombre: z.string(),
  email: z.string(),
  motivo: z.string(),
})
/** Who would get it (rule broadcasts/review). */
export const CountSchema = z.object({
  total: z.number(),
  es: z.number(),
  en: z.number(),
  omitidos: z.number(),
  /** The first hundred. */
  nombres_omitidos: z.array(ContactNameSchema),
})

export const PreviewFormSchema = z.object({
  asunto: z.string().max(200).default(''),
  asunto_en: z.string().max(200).default(''),
  mensaje: messageField,
  mensaje_en: messageField.default(''),
  idioma: z.enum(languages).default('es'),
  /** Whose eyes it is seen with; absent: nobody's. */
  contacto_id: optionalId(unknownContacts),
})
export const PreviewSchema = z.object({
  asunto: z.string(),
  html: z.string(),
  texto: z.string(),
  idioma: z.enum(languages),
  bytes: z.number(),
})
/** A test mail to the one who asks, in each language that has a text, with the files of a draft and those that come along. */
export const TestMailFormSchema = PreviewFormSchema.omit({ idioma: true, contacto_id: true }).extend({
  difusion_id: optionalId(),
  /** Files of the draft that stay; absent: all. */
  conservar: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid(says('fileNotAllowed'))))
    .optional(),
})
export const TestMailSchema = z.object({ email: z.string(), idiomas: z.array(z.enum(languages)) })

export const ChosenQuerySchema = z.object({ ...chosen, buscar: searchField() })
/** Some of the contacts of a choice: all that were chosen by hand, the first ones of a filter. */
export const ChosenSchema = z.object({ contactos: z.array(z.object({ id: z.number(), nombre: z.string() })) })

const CheckedLinkSchema = z.object({
  direccion: z.string(),
  estado: z.enum(LinkStatus),
  /** What the other server said, or why it was not asked. */
  detalle: z.string(),
})
/** What speaks against sending a draft (rule broadcasts/review). */
export const ReviewSchema = CountSchema.extend({
  bytes: z.number(),
  max_bytes: z.number(),
  enlaces: z.array(CheckedLinkSchema),
  puntos: z.array(z.object({ clave: z.enum(ReviewPoint), estado: z.enum(ReviewStatus) })),
  puede_enviar: z.boolean(),
})

export const broadcastOrders = ['creado_en', 'titulo', 'enviada_en'] as const
export const BroadcastListQuerySchema = z.object({
  ...listFields(broadcastOrders),
  id: optionalId(),
  estado: z.union([z.literal('').transform(() => null), z.null(), z.enum(BroadcastStatus)]).default(null),
})
const AttachmentSchema = z.object({ archivo_id: z.string(), nombre: z.string(), bytes: z.number() })
export const BroadcastRowSchema = z.object({
  id: z.number(),
  titulo: z.string(),
  asunto: z.string(),
  estado: z.enum(BroadcastStatus),
  creado_por_nombre: z.string(),
  creado_en: momentField,
  programada_en: momentField.nullable(),
  /** In which `programada_en` was typed; empty when it was not. */
  zona_horaria: z.string(),
  enviada_en: momentField.nullable(),
  terminada_en: momentField.nullable(),
  /** No mail before this: the mail server refused for now. */
  espera_hasta: momentField.nullable(),
  /** Number of recipients by state. */
  totales: z.partialRecord(z.enum(RecipientStatus), z.number()),
  /** When the last mail leaves at the throttle; null when there is none or all were sent. */
  termina_aprox: momentField.nullable(),
  version: z.number(),
})
export const BroadcastListSchema = z.object({ difusiones: z.array(BroadcastRowSchema), total: z.number() })
export const BroadcastSchema = BroadcastRowSchema.extend({
  /** It waits because the send limit is reached (15), and goes on by itself. */
  limitado: z.boolean(),
  asunto_en: z.string(),
  mensaje: z.string(),
  mensaje_en: z.string(),
  contactos: z.array(z.object({ id: z.number(), nombre: z.string() })),
  filtro: z.string().nullable(),
  adjuntos: z.array(AttachmentSchema),
})

export const RecipientListQuerySchema = z.object({
  ...listFields(['id', 'email'] as const),
  id: idField(),
  estado: z.union([z.literal('').transform(() => null), z.null(), z.enum(RecipientStatus)]).default(null),
})
export const RecipientSchema = z.object({
  id: z.number(),
  contacto_id: z.number(),
  nombre: z.string(),
  email: z.string(),
  idioma: z.string(),
  estado: z.enum(RecipientStatus),
  motivo: z.union([z.literal(''), z.enum(OmissionReason)]),
  respuesta: z.string(),
  intentos: z.number(),
  proximo_en: momentField,
  enviado_en: momentField.nullable(),
  baja_en: momentField.nullable(),
})
export const RecipientListSchema = z.object({ destinatarios: z.array(RecipientSchema), total: z.number() })
