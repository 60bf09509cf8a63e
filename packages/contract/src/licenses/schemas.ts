import { z } from 'zod'
import {
  ChoiceSchema,
  idField,
  languageField,
  lineField,
  listFields,
  momentField,
  onlyField,
  optionalDay,
  optionalId,
  optionalKind,
  optionalLine,
  searchField,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { SavedSchema } from '../core/records/schemas.ts'
import { LicenseOrigin, licenseLimits } from './constants.ts'
import type { licenseMessages } from './messages.ts'
import { LicenseStatus } from './states.ts'

const says = (key: keyof typeof licenseMessages) => key

export const licenseOrders = ['fecha_termino', 'fecha_inicio', 'creado_en'] as const
export const LicenseListQuerySchema = z.object({
  ...listFields(licenseOrders),
  id: optionalId(),
  estado_id: optionalKind([LicenseStatus.active, LicenseStatus.finished, LicenseStatus.inactive], 'invalid'),
  servicio_id: optionalId(),
  tipo_licencia_id: optionalId(),
  empresa_id: optionalId(),
  /** A distributor: the licenses of their branch, or of their enterprise when they are a master distributor. */
  distribuidor_id: optionalId(),
  /** Active ones that end within so many days, in the holder's time zone. */
  vence_dias: optionalId().refine((days) => days === null || days <= 3650, 'invalid'),
  /** Only those past their end that go on for the days of grace. */
  en_gracia: onlyField,
  /** Last day from this one, or until it. */
  termina_desde: optionalDay('invalid'),
  termina_hasta: optionalDay('invalid'),
  /** In force by their dates on this day, and not suspended since. */
  vigente_el: optionalDay('invalid'),
})

export const LicenseRowSchema = z.object({
  id: z.number(),
  codigo: z.string(),
  usuario_id: z.number(),
  titular: z.string(),
  email: z.string(),
  empresa_id: z.number().nullable(),
  empresa_nombre: z.string().nullable(),
  servicio_id: z.number(),
  servicio_nombre: z.string(),
  servicio_nombre_en: z.string(),
  tipo_licencia_id: z.number(),
  tipo_nombre: z.string(),
  tipo_nombre_en: z.string(),
  fecha_inicio: z.string(),
  /** The last day, included. */
  fecha_termino: z.string(),
  /** By the holder's calendar; below zero after the end. */
  dias_restantes: z.number(),
  /** As it is today where the holder is. */
  estado_id: z.number(),
  en_gracia: z.boolean(),
  /** Why staff suspended it, or null. */
  suspendida: z.string().nullable(),
  /** The serial number of the license, or of its device, in the previous program; null for none. */
  serie: z.string().nullable(),
  /** Whether the previous program issued it: the portal signs its file once it is renewed here. */
  emitida_antes: z.boolean(),
  zona_horaria: z.string(),
  version: z.number(),
})
export const LicenseListSchema = z.object({
  licencias: z.array(LicenseRowSchema),
  total: z.number(),
  /** Whether there are no more than `total`. */
  total_exacto: z.boolean(),
})

export const LicenseByIdSchema = z.object({ id: idField(says('absent')) })
export const LicenseNamedSchema = z.object({ licencia_id: idField(says('absent')) })

/** Empty or absent dates: today, and the interval of the type. */
const dates = { fecha_inicio: optionalDay(says('startInvalid')), fecha_termino: optionalDay(says('endInvalid')) }
export const LicenseFormSchema = z.object({
  usuario_id: idField(says('holderInvalid')),
  servicio_id: idField(says('serviceInvalid')),
  tipo_licencia_id: idField(says('typeInvalid')),
  ...dates,
})
export const LicenseUpdateSchema = z.object({
  servicio_id: idField(says('serviceInvalid')),
  tipo_licencia_id: idField(says('typeInvalid')),
  ...dates,
  version: versionField,
})
export const VersionedSchema = z.object({ version: versionField })
export const SuspendSchema = z.object({
  motivo: lineField(says('reasonRequired'), { max: licenseLimits.reason }),
  version: versionField,
})
/** The type of the new period; that of the license unless given. */
export const RenewSchema = z.object({ tipo_licencia_id: optionalId(says('typeInvalid')), version: versionField })
export const LicenseSavedSchema = SavedSchema

const LicensePeriodSchema = z.object({
  id: z.number(),
  tipo_nombre: z.string(),
  tipo_nombre_en: z.string(),
  fecha_inicio: z.string(),
  fecha_termino: z.string(),
  autor: z.string().nullable(),
  /** Code of the confirmed quote that it was bought with. */
  cotizacion: z.string().nullable(),
  creado_en: momentField,
  deshecho_en: momentField.nullable(),
})
const LicenseFileRowSchema = z.object({
  id: z.number(),
  dispositivo: z.string(),
  clave: z.string(),
  creado_en: momentField,
})
export const LicenseDetailSchema = z.object({
  licencia: LicenseRowSchema.extend({
    origen: z.enum(LicenseOrigin),
    dias_gracia: z.number(),
    notas: z.string(),
    creado_en: momentField,
    autor: z.string().nullable(),
    /** Of a demo: when its holder got another license of the service. */
    convertida_en: momentField.nullable(),
    eliminado_en: momentField.nullable(),
    puede_renovar: z.boolean(),
    puede_deshacer_renovacion: z.boolean(),
    puede_suspender: z.boolean(),
    puede_reactivar: z.boolean(),
    puede_eliminar: z.boolean(),
    puede_restaurar: z.boolean(),
  }),
  /** The newest first. */
  periodos: z.array(LicensePeriodSchema),
  archivos: z.array(LicenseFileRowSchema),
})

export const LicenseInitDataSchema = z.object({
  servicios: z.array(ChoiceSchema),
  tipos_licencia: z.array(ChoiceSchema.extend({ intervalo: z.number(), unidad_intervalo: z.number() })),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  distribuidores: z.array(z.object({ id: z.number(), nombre: z.string() })),
  puede_eliminar: z.boolean(),
})

export const HolderQuerySchema = z.object({ buscar: searchField(), id: optionalId() })
export const HoldersSchema = z.object({
  personas: z.array(
    z.object({ id: z.number(), nombre: z.string(), email: z.string(), empresa: z.string().nullable() }),
  ),
})

export const LicenseBulkSchema = bulkForm(['renovar', 'suspender', 'reactivar', 'eliminar'], LicenseListQuerySchema, [
  'suspender',
])

export const LicenseDownloadQuerySchema = LicenseListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma_archivo: languageField,
})
export const LicenseFileSchema = z.object({ url_file: z.string() })

/** A demo of a service for who is logged in. */
export const DemoFormSchema = z.object({
  servicio_id: idField(),
  empresa: lineField('invalid', { max: 120 }),
  /** Of the company. */
  identificador_tributario: optionalLine('invalid', 30),
})
export const DemoGrantedSchema = z.object({
  referencia: z.string(),
  licencia_id: z.number(),
  fecha_termino: z.string(),
})

/** Renewals by month, as if every active license were renewed at its end (decision 040). */
export const ForecastSchema = z.object({
  meses: z.array(
    z.object({
      /** `YYYY-MM`. */
      mes: z.string(),
      licencias: z.number(),
      /** Those whose service no product with a price opens. */
      sin_precio: z.number(),
      /** In US dollars, with two decimals. */
      total: z.number(),
    }),
  ),
  demos: z.number(),
  demos_convertidas: z.number(),
})
export const ForecastQuerySchema = LicenseListQuerySchema.pick({
  servicio_id: true,
  tipo_licencia_id: true,
  empresa_id: true,
  distribuidor_id: true,
})
