import { z } from 'zod'
import { countryNamed } from '../core/countries.ts'
import {
  emailField,
  idField,
  languageField,
  lineField,
  listFields,
  momentField,
  optionalDay,
  optionalId,
  optionalLine,
  optionalPhone,
  pageLanguageField,
  phoneField,
  withPhone,
} from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { DeliveryStatus, FormKind, formLimits } from './constants.ts'
import type { contactFormMessages, meetingMessages, ndaMessages } from './messages.ts'

/** A country by its name in either language, as the lookup by address returns it; empty for none. */
const countryField = (says: string) =>
  z
    .string(says)
    .max(80, says)
    .default('')
    .transform((name, context) => {
      if (name.trim() === '') return null
      const country = countryNamed(name)
      if (country) return country.id
      context.addIssue({ code: 'custom', message: says })
      return z.NEVER
    })

/** Several lines, trimmed, with line breaks as LF. */
const textField = (says: string) =>
  z
    .string(says)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(5, says)
        .max(formLimits.messageLength, says)
        .regex(/^[^\0]*$/, says),
    )

const hidden = {
  idioma: pageLanguageField.default('es'),
  /** A hidden field (honeypot); forms that fill it are held. */
  sitio_web: z.string().max(500).default(''),
}

const ofContact = (key: keyof typeof contactFormMessages) => key

/** Field names that the template of the e-mail service uses. */
export const ContactFormSchema = withPhone(
  z.object({
    user_name: lineField(ofContact('nameInvalid'), { max: 80 }),
    user_lastname: lineField(ofContact('lastNameInvalid'), { max: 80 }),
    user_company: optionalLine(ofContact('companyInvalid')),
    user_country: countryField(ofContact('countryInvalid')),
    user_email: emailField(ofContact('emailInvalid')),
    user_contactphone: optionalPhone(ofContact('phoneInvalid')),
    /** The address of a product's page, or a topic. */
    product: z.string(ofContact('subjectInvalid')).regex(/^[a-z0-9-]{1,60}$/, ofContact('subjectInvalid')),
    message: textField(ofContact('messageInvalid')),
    'confirm-data': z.union([z.literal(true), z.enum(['on', 'true'])], ofContact('dataNotConfirmed')),
    ...hidden,
  }),
  { phone: 'user_contactphone', country: 'user_country' },
)

const ofNda = (key: keyof typeof ndaMessages) => key

export const NdaFormSchema = withPhone(
  z.object({
    empresa: lineField(ofNda('companyInvalid')),
    empresa_documento: lineField(ofNda('companyIdInvalid'), { min: 3, max: 40 }),
    representante: lineField(ofNda('representativeInvalid'), { min: 3 }),
    cargo: lineField(ofNda('positionInvalid'), { min: 2, max: 80 }),
    representante_documento: lineField(ofNda('representativeIdInvalid'), { min: 3, max: 40 }),
    direccion: lineField(ofNda('addressInvalid'), { min: 5, max: 200 }),
    email: emailField(ofNda('emailInvalid')),
    telefono: phoneField(ofNda('phoneInvalid')),
    pais: countryField(ofNda('countryInvalid')).refine((id) => id !== null, ofNda('countryInvalid')),
    ...hidden,
  }),
  { country: 'pais' },
)

const ofMeeting = (key: keyof typeof meetingMessages) => key

export const MeetingFormSchema = withPhone(
  z.object({
    /** Local time of the house, `2026-11-24T10:00`. */
    inicio: z.string(ofMeeting('slotInvalid')).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, ofMeeting('slotInvalid')),
    nombre: lineField(ofMeeting('nameInvalid')),
    empresa: optionalLine(ofMeeting('companyInvalid')),
    email: emailField(ofMeeting('emailInvalid')),
    telefono: optionalPhone(ofMeeting('phoneInvalid')),
    pais: countryField(ofMeeting('countryInvalid')),
    motivo: textField(ofMeeting('topicInvalid')),
    ...hidden,
  }),
  { country: 'pais' },
)

/** Null for a repeated form: repeating someone's form must reveal nothing about it. */
export const FormSentSchema = z.object({ referencia: z.string().nullable() })

export const SubjectProductSchema = z.object({
  slug: z.string(),
  nombre: z.string(),
  nombre_en: z.string(),
  nombre_pt: z.string(),
})

export const FormInitDataSchema = z.object({
  paises: z.array(z.object({ id: z.number(), nombre: z.string(), nombre_en: z.string() })),
  /** The products that an inquiry may be about. */
  productos: z.array(SubjectProductSchema),
})
export const SlotsSchema = z.object({
  zona_horaria: z.string(),
  minutos: z.number(),
  /** Holidays of the house in these weeks. */
  feriados: z.array(z.string()),
  dias: z.array(z.object({ dia: z.string(), horas: z.array(z.object({ hora: z.string(), es_libre: z.boolean() })) })),
})

const orders = ['creado_en', 'nombre', 'referencia'] as const
export const FormListQuerySchema = z.object({
  ...listFields(orders),
  /** The newest first by default. */
  orden: listFields(orders).orden.default('-creado_en'),
  tipo: z.union([z.literal(''), z.enum(FormKind)]).default(''),
  entrega: z.union([z.literal(''), z.enum(DeliveryStatus)]).default(''),
  /** Received from this day, or until it, at the office. */
  creada_desde: optionalDay(),
  creada_hasta: optionalDay(),
})
export const FormRowSchema = z.object({
  id: z.number(),
  referencia: z.string(),
  tipo: z.enum(FormKind),
  idioma: z.enum(pageLanguages),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  empresa: z.string(),
  pais_id: z.number().nullable(),
  /** Start of a meeting. */
  inicia_en: momentField.nullable(),
  entrega: z.enum(DeliveryStatus),
  intentos: z.number(),
  creado_en: momentField,
})
export const FormListSchema = z.object({ formularios: z.array(FormRowSchema), total: z.number() })
export const FormByIdSchema = z.object({ id: idField() })
export const FormSchema = FormRowSchema.extend({
  /** The other fields of the form, by their names. */
  datos: z.record(z.string(), z.string()),
  error: z.string().nullable(),
  /** Time of the next try, until it is delivered. */
  proximo_en: momentField.nullable(),
  entregado_en: momentField.nullable(),
})
/** The forms that the reader sent, by the address of their account. */
export const OwnFormQuerySchema = z.object({
  ...listFields(['creado_en'] as const),
  orden: listFields(['creado_en'] as const).orden.default('-creado_en'),
  id: optionalId(),
})
export const OwnFormsSchema = z.object({
  formularios: z.array(
    FormSchema.pick({ id: true, referencia: true, tipo: true, inicia_en: true, datos: true, creado_en: true }),
  ),
  total: z.number(),
})
export const FormDownloadQuerySchema = FormListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma: languageField,
})
export const FormBulkSchema = bulkForm(['reenviar'], FormListQuerySchema)
export const FormDownloadSchema = z.object({ url_file: z.string() })
