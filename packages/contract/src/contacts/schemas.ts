import { z } from 'zod'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import {
  ChoiceSchema,
  flagField,
  idField,
  languageField,
  listFields,
  momentField,
  onlyField,
  optionalId,
  versionField,
  withPhone,
} from '../core/fields.ts'
import { languages } from '../core/language.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { contactFields } from './fields.ts'
import { ContactEventSchema, TimelineQuerySchema } from './history-schemas.ts'
import { MergeRowSchema } from './merge-schemas.ts'
import type { contactMessages } from './messages.ts'

const says = (key: keyof typeof contactMessages) => key

export const contactOrders = ['nombre', 'empresa', 'creado_en', 'contactado_en'] as const
export const ContactListQuerySchema = z.object({
  ...listFields(contactOrders),
  id: optionalId(),
  pais_id: optionalId(says('countryInvalid')),
  responsable_id: optionalId(says('responsibleInvalid')),
  idioma: z
    .union([
      z.null(),
      z
        .string()
        .transform((text) => text || null)
        .pipe(z.enum(languages).nullable()),
    ])
    .default(null),
  /** Without an event for longer than their responsible allows. */
  sin_contacto: onlyField,
  /** Without an event for so many days, and fewer than these. */
  silencio_dias: optionalId().refine((days) => days === null || days <= 36_500, 'invalid'),
  silencio_menos_de: optionalId().refine((days) => days === null || days <= 36_500, 'invalid'),
  /** With a meeting today, in the time zone of the reader's enterprise. */
  reunion_hoy: onlyField,
  /** With a meeting that is past and about which nobody has said what happened. */
  por_responder: onlyField,
})

export const ContactRowSchema = z.object({
  id: z.number(),
  contacto_id: z.number(),
  ...rowFields(contactFields),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  responsable_id: z.number(),
  responsable_nombre: z.string(),
  /** The last event or meeting, or the entry of the contact; a meeting may lie ahead. */
  contactado_en: momentField,
  /** The next meeting, or null. */
  proxima_reunion: momentField.nullable(),
  sin_contacto: z.boolean(),
  no_contactar_en: momentField.nullable(),
  creado_en: momentField,
  version: z.number(),
})
export const ContactListSchema = z.object({
  contactos: z.array(ContactRowSchema),
  total: z.number(),
  /** Whether there are no more than `total`. */
  total_exacto: z.boolean(),
  /** The words that were found instead of the typed ones, which no contact has; otherwise null. */
  busqueda_corregida: z.string().nullable(),
})

export const ContactInitDataSchema = z.object({
  paises: z.array(ChoiceSchema),
  /** Whom contacts may be assigned to; for filters too. */
  responsables: z.array(z.object({ id: z.number(), nombre: z.string() })),
  puede_asignar: z.boolean(),
  /** After how many days the reader's own contacts are silent. */
  dias_silencio: z.number(),
})

/** Saved although others with its e-mail, phone, or name and company exist. */
const duplicateAccepted = flagField().default(false)
export const ContactFormSchema = withPhone(
  z.object({
    ...formFields(contactFields),
    /** The person who saves, unless another one is given by someone who may assign. */
    responsable_id: optionalId(says('responsibleInvalid')),
    aceptar_duplicado: duplicateAccepted,
  }),
)
export const ContactUpdateSchema = withPhone(
  z.object({
    ...formFields(contactFields),
    aceptar_duplicado: duplicateAccepted,
    version: versionField,
  }),
)
export const ContactByIdSchema = z.object({ id: idField(says('idInvalid')) })
export const ContactTimelineQuerySchema = ContactByIdSchema.extend(TimelineQuerySchema.shape)
export const ContactToDeleteSchema = z.object({ id: idField(says('notRecognizedToDelete')) })
export const ContactToAssignSchema = z.object({ id: idField(says('idInvalidToAssign')) })
export const AssignSchema = z.object({ usuario_id: idField(says('responsibleInvalid')) })
export const ContactSavedSchema = z.object({ id: z.number(), contacto_id: z.number(), version: z.number() })
export const ContactBulkSchema = bulkForm(['tomar', 'eliminar'], ContactListQuerySchema)

/** One contact with its newest events and what the reader may do. */
export const ContactDetailSchema = z.object({
  contacto: ContactRowSchema.extend({
    no_contactar_motivo: z.string(),
    /** Why the contact gets no broadcasts, and since when for each reason; the first one first. */
    no_contactar_motivos: z.array(z.object({ motivo: z.string(), en: momentField })),
    puede_asignar: z.boolean(),
    puede_eliminar: z.boolean(),
    puede_eliminar_eventos: z.boolean(),
    puede_permitir: z.boolean(),
  }),
  /** The newest ones; the timeline has all. */
  historialcontacto: z.array(ContactEventSchema),
  /** Merges that can still be undone, the newest first. */
  fusiones: z.array(MergeRowSchema),
})
export const ContactNamedSchema = z.object({ contacto_id: idField(says('idInvalid')) })

export const ContactDownloadQuerySchema = ContactListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma_archivo: languageField,
})
export const ContactDownloadSchema = z.object({ url_file: z.string() })
