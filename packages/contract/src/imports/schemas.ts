import { z } from 'zod'
import { contactFields } from '../contacts/fields.ts'
import { importedFields } from '../core/entity-schemas.ts'
import {
  amountField,
  dayField,
  flagField,
  idField,
  kindField,
  languageField,
  lineField,
  linesField,
  listFields,
  momentField,
  optionalDay,
  optionalId,
  optionalLine,
  withPhone,
} from '../core/fields.ts'
import { EnterpriseStatus } from '../enterprises/constants.ts'
import { licenseLimits } from '../licenses/constants.ts'
import { taskLimits } from '../tasks/constants.ts'
import { invitationChoices } from './invitations.ts'
import type {
  enterpriseImportMessages,
  licenseImportMessages,
  productImportMessages,
  taskImportMessages,
} from './messages.ts'
import type { ImportType } from './opens.ts'
import { ImportStatus } from './states.ts'

export const ImportByIdSchema = z.object({ id: idField() })
export const TemplateQuerySchema = z.object({ idioma: languageField })
export const TemplateSchema = z.object({ url_file: z.string() })

/** What an upload may choose besides its language: of users, who is invited. */
const choices = { invitar: z.enum(invitationChoices).optional() }
/** The other kinds do not know the field: to the engine it is one that nobody sent. */
const choicesOf = (type: ImportType) => (type === 'usuario' ? choices : {}) as typeof choices

/** Sent as a form: `archivo` is the workbook (xlsx, xls), `imagenes` an optional ZIP of pictures. */
export const uploadSchemaOf = (type: ImportType) => z.object({ idioma: languageField, ...choicesOf(type) })
/** Commits a dry run, or uploaded files without one; saves only valid rows. */
export const commitSchemaOf = (type: ImportType) => uploadSchemaOf(type).extend({ importacion_id: optionalId() })

export const ImportRowSchema = z.object({
  fila: z.number(),
  accion: z.enum(['crear', 'actualizar', 'igual', 'omitir', 'error']),
  titulo: z.string(),
  errores: z.array(z.object({ campo: z.string(), codigo: z.number(), texto: z.string() })),
  avisos: z.array(z.object({ campo: z.string(), texto: z.string() })),
  /** What each filled cell says, and how it is stored; `cambia` where reading changed it. */
  valores: z.array(z.object({ campo: z.string(), celda: z.string(), valor: z.string(), cambia: z.boolean() })),
  imagenes: z.array(z.object({ nombre: z.string(), url: z.string().nullable(), error: z.string().nullable() })),
})
export const ImportSchema = z.object({
  id: z.number(),
  estado: z.enum(ImportStatus),
  nombre: z.string(),
  /** The sheet that was read; empty before. */
  hoja: z.string(),
  filas: z.number(),
  hechas: z.number(),
  totales: z.object({
    crear: z.number(),
    actualizar: z.number(),
    igual: z.number(),
    omitir: z.number(),
    error: z.number(),
  }),
  huerfanas: z.array(z.string()),
  error: z.string().nullable(),
  /** What was chosen with the upload. */
  opciones: z.object(choices),
  /** The workbook with only the invalid rows, marked, to correct and upload again. */
  url_resultado: z.string().nullable(),
  puede_deshacer: z.boolean(),
  creado_en: momentField,
  terminado_en: momentField.nullable(),
  /** Who uploaded it. */
  autor: z.string(),
})
export const ImportDetailQuerySchema = z.object({
  id: idField(),
  page: idField().default(1),
  solo_errores: flagField('invalid').default(false),
})
export const ImportDetailSchema = ImportSchema.extend({ detalle: z.array(ImportRowSchema), total: z.number() })
const listed = listFields(['creado_en'] as const)
export const ImportListQuerySchema = z.object({
  ...listed,
  orden: listed.orden.unwrap().default('-creado_en'),
  estado: z.union([z.literal(''), z.enum(ImportStatus)]).default(''),
  /** The reader's own; `todas` is everyone's, for super administrators only. */
  alcance: z.enum(['', 'todas']).default(''),
  /** Uploaded from this day, or until it, where the reader is. */
  creada_desde: optionalDay('invalid'),
  creada_hasta: optionalDay('invalid'),
})
export const ImportListSchema = z.object({ importaciones: z.array(ImportSchema), total: z.number() })

/** A contact as a row of a workbook has it: the fields of its form, with the codes of the importer. */
export const ContactRowFormSchema = withPhone(z.object(importedFields(contactFields)))

const says = (key: keyof typeof enterpriseImportMessages) => key

/** The branch of a row of enterprises. */
export const BranchRowFormSchema = z.object({
  sucursal_nombre: lineField(says('branchNameInvalid'), { min: 2 }),
  sucursal_estado_id: kindField(Object.values(EnterpriseStatus), 'invalid').default(EnterpriseStatus.active),
})

const ofProducts = (key: keyof typeof productImportMessages) => key

/** The price of a row of products: an amount or a percentage, and the first unit that it holds for. */
export const PriceRowFormSchema = z.object({
  valor: amountField(ofProducts('priceInvalid')),
  desde: idField(ofProducts('tierUnknown')).nullable(),
})

const ofLicense = (key: keyof typeof licenseImportMessages) => key

/** A license as a row of a workbook has it. */
export const LicenseRowFormSchema = z.object({
  servicio_id: idField(ofLicense('serviceInvalid')),
  tipo_licencia_id: idField(ofLicense('typeInvalid')),
  // a year that nobody means is a slip of the pen
  fecha_inicio: dayField(ofLicense('startInvalid')).refine(
    (day) => day > '1970' && day < '2200',
    ofLicense('startInvalid'),
  ),
  fecha_termino: optionalDay(ofLicense('endInvalid')),
  serie: optionalLine(ofLicense('serialInvalid'), licenseLimits.serial),
  suspendida: optionalLine(ofLicense('reasonInvalid'), licenseLimits.reason),
  notas: linesField(licenseLimits.notes, ofLicense('notesInvalid')).default(''),
})

const ofTask = (key: keyof typeof taskImportMessages) => key

/** What a row of tasks says besides the form of a task. */
export const TaskRowFormSchema = z.object({
  referencia: optionalLine(ofTask('referenceInvalid'), taskLimits.reference),
})
