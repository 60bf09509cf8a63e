import { z } from 'zod'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import {
  flagField,
  idField,
  languageField,
  lineField,
  listFields,
  momentField,
  optionalDay,
  optionalId,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { CertificateStatus, certificateLimits as limits } from './constants.ts'
import { certificateFields } from './fields.ts'
import type { certificateMessages } from './messages.ts'

const says = (key: keyof typeof certificateMessages) => key

/** Letters of Latin script, which the faces of the document have, and accents that follow one; not a heap of them. */
const letters = 'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff\u0300-\u036f'
const heap = '(?!.*[\\u0300-\\u036f]{3})'
const printedName = new RegExp(`^${heap}[${letters}][${letters}\\d .,'’()ªº/&-]*$`, 'u')
const printedTitle = new RegExp(`^${heap}[${letters}\\d .,;:'’"“”«»()¿?¡!&/+%°ºª·–—-]+$`, 'u')

const titleText = z.string().regex(printedTitle, says('titleInvalid'))

const reasonField = lineField(says('reasonRequired'), { min: 3, max: limits.reason })

const content = formFields(certificateFields)
/** What a document says. That a day is not in the future is a rule of the server. */
const printed = {
  ...content,
  nombre: content.nombre.pipe(z.string().regex(printedName, says('nameInvalid'))),
  titulo: content.titulo.pipe(titleText),
  titulo_en: content.titulo_en.pipe(titleText),
  emitido_el: content.emitido_el.refine((day) => day >= '2000', says('dateInvalid')),
}
/** What is issued, as callers inside the portal and importers pass it. */
export const CertificateContentSchema = z.object(printed)

export const CertificateFormSchema = z.object({
  ...printed,
  workshop_id: optionalId(says('workshopInvalid')),
  /** Sends it to the holder at once. */
  enviar: flagField().default(false),
})
export const CertificateReissueSchema = z.object({
  ...printed,
  motivo: reasonField,
  enviar: flagField().default(false),
  version: versionField,
})
export const CertificateRevokeSchema = z.object({ motivo: reasonField, version: versionField })
export const CertificateByIdSchema = z.object({ id: idField(says('absent')) })
export const CertificateSavedSchema = z.object({ id: z.number(), codigo: z.string(), version: z.number() })

export const certificateOrders = ['creado_en', 'emitido_el', 'nombre'] as const
const listed = listFields(certificateOrders)
const statusFilter = z.union([z.literal(''), z.enum(CertificateStatus)]).default('')
export const CertificateListQuerySchema = z.object({
  ...listed,
  /** The newest first by default. */
  orden: listed.orden.unwrap().default('-creado_en'),
  estado: statusFilter,
  workshop_id: optionalId(),
  /** Days of issue, both included. */
  desde: optionalDay(),
  hasta: optionalDay(),
})
export const CertificateRowSchema = z.object({
  id: z.number(),
  codigo: z.string(),
  estado: z.enum(CertificateStatus),
  /** 1 for the first document, 2 for its reissue. */
  emision: z.number(),
  ...rowFields(certificateFields),
  workshop_id: z.number().nullable(),
  workshop_nombre: z.string().nullable(),
  workshop_nombre_en: z.string().nullable(),
  enviado_en: momentField.nullable(),
  creado_en: momentField,
  version: z.number(),
})
export const CertificateListSchema = z.object({ certificados: z.array(CertificateRowSchema), total: z.number() })

/** What happened to a document and to those it replaced, the newest first. */
export const CertificateEventSchema = z.object({
  tipo: z.enum(['emitido', 'reemitido', 'enviado', 'revocado']),
  codigo: z.string(),
  emision: z.number(),
  momento: momentField,
  /** Null when the portal did it. */
  autor: z.string().nullable(),
  motivo: z.string(),
})
export const CertificateDetailSchema = CertificateRowSchema.extend({
  usuario_id: z.number().nullable(),
  /** Name of the holder's account. */
  usuario_nombre: z.string().nullable(),
  url_verificar: z.string(),
  /** The newest document of the chain, when this is another one. */
  actual_id: z.number().nullable(),
  historia: z.array(CertificateEventSchema),
})
export const CertificateInitDataSchema = z.object({
  workshops: z.array(z.object({ id: z.number(), nombre: z.string(), nombre_en: z.string(), termino: momentField })),
})
export const CertificateDownloadQuerySchema = CertificateListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma: languageField,
})
export const CertificateFileSchema = z.object({ url_file: z.string() })
export const CertificateBulkSchema = bulkForm(['enviar', 'revocar'], CertificateListQuerySchema, ['revocar'])

/** The reader's own certificates; replaced ones only where they are asked for. */
export const OwnCertificateQuerySchema = z.object({
  ...listed,
  orden: listed.orden.unwrap().default('-emitido_el'),
  /** Only this one. */
  id: optionalId(),
  estado: statusFilter,
})

export const CertificateCheckSchema = z.object({ codigo: z.string().max(64, says('codeInvalid')) })
/** What anyone with the code may read; all of it is on the document too. */
export const CheckedCertificateSchema = z.object({
  codigo: z.string(),
  estado: z.enum(CertificateStatus),
  nombre: z.string(),
  titulo: z.string(),
  titulo_en: z.string(),
  horas: z.number(),
  emitido_el: z.string(),
  emisor: z.string(),
  revocado_en: momentField.nullable(),
  /** Code of the document that stands for it now. */
  reemplazado_por: z.string().nullable(),
})
