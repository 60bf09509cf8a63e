import { z } from 'zod'
import { flagField, idField, momentField, versionField, zoneField } from '../core/fields.ts'
import { MeetingResult, type TimelineKind, timelineKinds } from './constants.ts'
import type { contactEventMessages } from './messages.ts'
import { isTimelinePoint, pointPattern } from './timeline.ts'

const says = (key: keyof typeof contactEventMessages) => key

/** As a form sends it (`2026-11-23T10:30`), with or without an offset, or as it is shown (`23-11-2026 10:30`). */
const dateField = z
  .string(says('dateInvalid'))
  .transform((text) => text.trim().replace(/^(\d\d)-(\d\d)-(\d{4})[ T](\d\d:\d\d)$/, '$3-$2-$1T$4'))
  .pipe(
    z.iso.datetime({ local: true, offset: true, error: says('dateInvalid') }).regex(/^20\d\d-/, says('dateInvalid')),
  )

/** A comment or a meeting date; with `historialcontacto_id` it changes that event. */
export const EventFormSchema = z
  .object({
    historialcontacto_id: z
      .union([z.literal('').transform(() => null), z.null(), idField(says('idInvalid'))], says('idInvalid'))
      .default(null),
    contacto_id: idField(says('contactIdInvalid')),
    comentario: z.string(says('commentInvalid')).trim().max(4000, says('commentInvalid')).default(''),
    fecha_reunion: z
      .union([z.literal('').transform(() => null), z.null(), dateField], says('dateInvalid'))
      .default(null),
    /** The time zone of a date without an offset; that of the actor's enterprise unless given. */
    zona_horaria: z
      .union([z.literal('').transform(() => null), z.null(), zoneField(says('dateInvalid'))], says('dateInvalid'))
      .default(null),
    /** Whether the contact is invited to the meeting by mail, with a calendar entry. */
    invitar: flagField().default(false),
    /** The version that an event was opened with. */
    version: z.union([z.literal('').transform(() => null), z.null(), idField()]).default(null),
  })
  .refine(({ comentario, fecha_reunion }) => comentario !== '' || fecha_reunion !== null, {
    path: ['comentario'],
    error: says('commentOrDate'),
  })
export const EventToDeleteSchema = z.object({ id: idField(says('notRecognizedToDelete')) })
export const EventByIdSchema = z.object({ id: idField(says('idInvalid')) })
export const EventSavedSchema = z.object({
  historialcontacto_id: z.number(),
  contacto_id: z.number(),
  version: z.number(),
})

/** Ends "do not contact" (rule broadcasts/blocked-addresses); the comment becomes an event of the history. */
export const ContactToAllowSchema = z.object({ id: idField(says('contactIdInvalid')) })
export const AllowSchema = z.object({
  comentario: z.string(says('commentInvalid')).trim().min(1, says('commentInvalid')).max(4000, says('commentInvalid')),
  version: versionField,
})

/** What happened at a meeting; one that was moved has its new date. */
export const MeetingAnswerSchema = z
  .object({
    resultado: z.enum(MeetingResult),
    fecha_reunion: z
      .union([z.literal('').transform(() => null), z.null(), dateField], says('dateInvalid'))
      .default(null),
    zona_horaria: z
      .union([z.literal('').transform(() => null), z.null(), zoneField(says('dateInvalid'))], says('dateInvalid'))
      .default(null),
    version: idField(),
  })
  .refine(({ resultado, fecha_reunion }) => (resultado === MeetingResult.moved) === (fecha_reunion !== null), {
    path: ['fecha_reunion'],
    error: says('dateInvalid'),
  })

export const ContactEventSchema = z.object({
  historialcontacto_id: z.number(),
  contacto_id: z.number(),
  comentario: z.string(),
  fecha_reunion: momentField.nullable(),
  zona_horaria: z.string(),
  resultado: z.enum(MeetingResult).nullable(),
  invitado_en: momentField.nullable(),
  /** Why the contact could not be written to before this event allowed it; null for other events. */
  motivos_anteriores: z.array(z.string()).nullable(),
  autor: z.string().nullable(),
  creado_en: momentField,
  editor: z.string().nullable(),
  editado_en: momentField.nullable(),
  version: z.number(),
})

const kinds = Object.values(timelineKinds)
export const TimelineQuerySchema = z.object({
  /** Kinds to show, separated by commas; all unless given. */
  tipos: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(timelineKinds)))
    .transform((asked): TimelineKind[] => (asked.length === 0 ? kinds : asked))
    .default(kinds),
  /** `siguiente` of the page before. */
  antes: z.union([z.literal(''), z.string().regex(pointPattern).refine(isTimelinePoint)]).default(''),
})

export const TimelineEntrySchema = z.object({
  tipo: z.enum(timelineKinds),
  id: z.number(),
  momento: momentField,
  titulo: z.string(),
  titulo_en: z.string(),
  detalle: z.string(),
  detalle_en: z.string(),
  /** The screen that shows it; null when nothing more is to be seen. */
  direccion: z.string().nullable(),
  /** An event of the history, with what may be done to it. */
  evento: ContactEventSchema.nullable(),
})
export const TimelineSchema = z.object({
  entradas: z.array(TimelineEntrySchema),
  /** Where the next page begins; null on the last one. */
  siguiente: z.string().nullable(),
  /** The kinds that the reader may see here. */
  tipos: z.array(z.enum(timelineKinds)),
})
