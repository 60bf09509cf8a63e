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
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { RegistrationStatus } from './constants.ts'
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
  /** It has not begun. */
  inscripcion_abierta: z.boolean(),
})
/** Every workshop, the newest first, and the countries of the registration form. */
export const WorkshopInitDataSchema = z.object({ workshops: z.array(WorkshopSchema), paises: z.array(ChoiceSchema) })

export const RegistrationFormSchema = z.object({
  workshop_id: idField(says('workshopAbsent')),
  nombre: lineField(says('nameInvalid'), { min: 3 }),
  email: emailField(says('emailInvalid')),
  telefono: optionalPhone(says('phoneInvalid')),
  empresa: optionalLine(says('companyInvalid')),
  pais_id: optionalId(says('countryInvalid')),
  idioma: languageField,
})
export const RegisteredSchema = z.object({ registro_id: z.number(), referencia: z.string() })

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
  creado_en: momentField,
  version: z.number(),
})
export const RegistrationListSchema = z.object({ registros: z.array(RegistrationSchema), total: z.number() })

export const RegistrationByIdSchema = z.object({ id: idField(says('registrationAbsent')) })
export const RegistrationStatusSchema = z.object({
  estado_id: kindField(statuses, says('statusInvalid')),
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
