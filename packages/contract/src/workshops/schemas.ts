import { z } from 'zod'
import {
  ChoiceSchema,
  emailField,
  idField,
  kindField,
  languageField,
  lineField,
  listFields,
  momentField,
  optionalId,
  optionalLine,
  optionalPhone,
  pageLanguageField,
  versionField,
  withPhone,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { RegistrationPhase, RegistrationStatus, staffStatuses, WorkshopStatus } from './constants.ts'
import type { workshopMessages } from './messages.ts'

const says = (key: keyof typeof workshopMessages) => key
const statuses = Object.values(RegistrationStatus)

/** A workshop as everyone may see it. */
export const WorkshopSchema = z.object({
  id: z.number(),
  /** Names it in addresses. */
  clave: z.string(),
  nombre: z.string(),
  nombre_en: z.string(),
  lugar: z.string(),
  lugar_en: z.string(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  pais_id: z.number(),
  inicio: momentField,
  termino: momentField,
  zona_horaria: z.string(),
  estado: z.enum(WorkshopStatus),
  /** Someone can register now, for a place or for the waiting list. */
  inscripcion_abierta: z.boolean(),
  inscripcion: z.enum(RegistrationPhase),
  /** When registration opens; null when it is open from the publication on. */
  abre: momentField.nullable(),
  /** When registration ends: at the latest when the workshop begins. */
  cierra: momentField,
  /** Number of places; null without a limit. */
  cupo: z.number().nullable(),
  /** Free places; null without a limit. */
  lugares: z.number().nullable(),
})
/** Every workshop, the newest first, and the countries of the registration form. */
export const WorkshopInitDataSchema = z.object({ workshops: z.array(WorkshopSchema), paises: z.array(ChoiceSchema) })

/** One line of the schedule, on the clocks of the place. */
export const ScheduleLineSchema = z.object({
  dia: z.string(),
  inicio: z.string(),
  termino: z.string(),
  titulo: z.string(),
  titulo_en: z.string(),
})
export const SpeakerSchema = z.object({
  nombre: z.string(),
  cargo: z.string(),
  cargo_en: z.string(),
  texto: z.string(),
  texto_en: z.string(),
  /** Their picture, under `/v1/archivo/`; null without one. */
  archivo_id: z.string().nullable(),
})
export const WorkshopPictureSchema = z.object({ archivo_id: z.string(), texto: z.string(), texto_en: z.string() })

/** The page of a workshop that staff published, and the next one that takes registrations. */
export const WorkshopPageSchema = z.object({
  workshop: WorkshopSchema.extend({
    mapa_url: z.string(),
    programa: z.array(ScheduleLineSchema),
    expositores: z.array(SpeakerSchema),
    imagenes: z.array(WorkshopPictureSchema),
  }),
  siguiente: WorkshopSchema.nullable(),
  paises: z.array(ChoiceSchema),
})
export const WorkshopByKeySchema = z.object({ clave: z.string().max(60) })
export const WorkshopCalendarSchema = z.object({ clave: z.string().max(60), idioma: pageLanguageField })
/** A calendar file (RFC 5545). */
export const CalendarTextSchema = z.object({ texto: z.string() })

export const RegistrationFormSchema = withPhone(
  z.object({
    workshop_id: idField(says('workshopAbsent')),
    nombre: lineField(says('nameInvalid'), { min: 3 }),
    email: emailField(says('emailInvalid')),
    telefono: optionalPhone(says('phoneInvalid')),
    empresa: optionalLine(says('companyInvalid')),
    pais_id: optionalId(says('countryInvalid')),
    idioma: pageLanguageField,
  }),
)
export const RegisteredSchema = z.object({
  registro_id: z.number(),
  referencia: z.string(),
  /** Place on the waiting list, from 1; null with a place in the workshop. */
  posicion: z.number().nullable(),
})

/** The secret link of one registration. */
export const RegistrationLinkSchema = z.object({ token: z.string().max(80) })
/** A registration as the person sees it by the link. */
export const OwnRegistrationSchema = z.object({
  referencia: z.string(),
  nombre: z.string(),
  estado_id: z.enum(RegistrationStatus),
  confirmada: z.boolean(),
  /** Until when the place must be confirmed; null when nothing is to be confirmed. */
  vence_en: momentField.nullable(),
  posicion: z.number().nullable(),
  asistio_en: momentField.nullable(),
  /** What the QR says; null without a confirmed place. */
  codigo: z.string().nullable(),
  puede_anular: z.boolean(),
  workshop: WorkshopSchema.pick({
    estado: true,
    clave: true,
    nombre: true,
    nombre_en: true,
    lugar: true,
    lugar_en: true,
    inicio: true,
    termino: true,
    zona_horaria: true,
  }),
})

export const registrationOrders = ['creado_en', 'nombre', 'email', 'empresa'] as const
const asked = {
  ...listFields(registrationOrders),
  workshop_id: optionalId(),
  estado_id: z
    .union([z.literal('').transform(() => null), z.null(), kindField(statuses, says('statusInvalid'))])
    .default(null),
}
export const RegistrationListQuerySchema = z.object({ ...asked, id: optionalId() })
export const RegistrationSchema = z.object({
  id: z.number(),
  workshop_id: z.number(),
  workshop_nombre: z.string(),
  workshop_nombre_en: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  empresa: z.string(),
  pais_id: z.number().nullable(),
  idioma: z.string(),
  estado_id: z.number(),
  /** The person confirmed the place. */
  confirmado_en: momentField.nullable(),
  /** Until when it must be confirmed. */
  vence_en: momentField.nullable(),
  /** Place on the waiting list, from 1. */
  posicion: z.number().nullable(),
  /** When the person was checked in. */
  asistio_en: momentField.nullable(),
  creado_en: momentField,
  version: z.number(),
})
export const RegistrationListSchema = z.object({ registros: z.array(RegistrationSchema), total: z.number() })

export const RegistrationByIdSchema = z.object({ id: idField(says('registrationAbsent')) })
export const RegistrationStatusSchema = z.object({
  estado_id: kindField(staffStatuses, says('statusInvalid')),
  version: versionField,
})
/** The name as it will stand on the certificate. */
export const RegistrationNameSchema = z.object({
  nombre: lineField(says('nameInvalid'), { min: 3 }),
  version: versionField,
})
export const RegistrationBulkSchema = bulkForm(
  ['marcar_asistencia', 'anular', 'reinscribir'],
  RegistrationListQuerySchema,
)
export const RegistrationSavedSchema = z.object({ id: z.number(), version: z.number() })

export const RegistrationDownloadQuerySchema = RegistrationListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma: languageField,
})
export const DownloadSchema = z.object({ url_file: z.string() })
