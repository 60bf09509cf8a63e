import { z } from 'zod'
import { quoteCurrencies } from '../core/currencies.ts'
import {
  emailField,
  flagField,
  idField,
  lineField,
  listFields,
  momentField,
  optionalId,
  optionalIdOrNone,
  optionalLine,
  optionalTaxId,
  phoneField,
  printable,
  versionField,
  withPhone,
  withTaxId,
} from '../core/fields.ts'
import { languages, pageLanguages } from '../core/language.ts'
import { RateSchema } from '../rates/schemas.ts'
import { DifferenceSchema } from './differences-schemas.ts'
import { QuoteServiceSchema, totalField } from './field-schemas.ts'
import { quoteFilterFields } from './filters-schemas.ts'
import type { quoteConfirmMessages, quoteSaveMessages } from './messages.ts'
import { PinStateSchema } from './pin-schemas.ts'
import { priceSources } from './prices.ts'
import { pricedFields, taxFields } from './pricing-schemas.ts'
import { clientPermitFields, productionFields } from './production/schemas.ts'
import { followUpFields, ReminderStateSchema } from './reminders/schemas.ts'
import { ReviewSchema } from './review-schemas.ts'
import { QuoteApproval, QuoteStatus, quoteTabs } from './states.ts'
import { QuoteActor, quoteActions, quoteTransitionFields } from './transitions.ts'

const says = (key: keyof typeof quoteSaveMessages) => key
const confirms = (key: keyof typeof quoteConfirmMessages) => key

export const QuoteByIdSchema = z.object({ id: idField(confirms('notRecognized')) })

const quoteFields = z.object({
  ...pricedFields,
  cliente_nombre: lineField(says('clientIncomplete')),
  cliente_empresa: lineField(says('clientIncomplete')),
  cliente_telefono: phoneField(says('clientIncomplete')),
  /** As the client's country writes it. */
  cliente_identificador: optionalTaxId(says('taxIdInvalid')),
  cliente_email: emailField(says('clientEmailInvalid')),
  referencia: optionalLine('invalid', 200),
  /** Printed under the lines of the document. */
  observaciones: z.string().trim().max(2000).superRefine(printable).default(''),
  /** Language of the client's mails, page and PDF. */
  idioma: z.enum(pageLanguages).default('es'),
  /** Last day to confirm it; 30 days from today by default. */
  vigencia: z.union([z.literal('').transform(() => null), z.null(), z.iso.date()]).default(null),
  /** The declaration of a customer without an enterprise that they may buy such products (rule quotes/customers). */
  declara_autorizacion: flagField().default(false),
  /** As computed by the screen; refused when it differs from the server's. */
  subtotal: totalField(says('subtotalNotPositive')).pipe(z.number().positive(says('subtotalNotPositive'))),
  impuesto: totalField(says('totalsMismatch')),
  total: totalField(says('totalNotPositive')).pipe(z.number().positive(says('totalNotPositive'))),
})
const readForm = <O extends object, I extends object>(form: z.ZodType<O, I>) =>
  withTaxId(withPhone(form, { phone: 'cliente_telefono' }), { taxId: 'cliente_identificador' })
export const QuoteFormSchema = readForm(quoteFields)
/** A new one; `licencia_id` is the license that it renews once it is confirmed, or the demo that it follows. */
export const NewQuoteSchema = readForm(quoteFields.extend({ licencia_id: optionalId() }))
export const QuoteUpdateSchema = readForm(quoteFields.extend({ version: versionField }))
export const SavedQuoteSchema = z.object({
  id: z.number(),
  codigo: z.string(),
  version: z.number(),
  aprobacion: z.enum(QuoteApproval),
  aprobacion_motivos: z.array(z.string()),
})

const orders = ['creado_en', 'codigo', 'cliente_empresa', 'total', 'vigencia'] as const
export const QuoteListQuerySchema = z.object({
  ...listFields(orders),
  ...quoteFilterFields,
  orden: listFields(orders).orden.default('-creado_en'),
})
export const AllQuotesQuerySchema = QuoteListQuerySchema.extend({
  empresa_id: optionalId(),
  usuario_id: optionalId(),
  sucursal_id: optionalIdOrNone(),
})
export const QuoteDownloadQuerySchema = AllQuotesQuerySchema.omit({ page: true, page_row: true }).extend({
  alcance: z.enum(['mias', 'todas']).default('mias'),
  idioma: z.enum(languages).default('es'),
})
export const QuoteFileSchema = z.object({ url_file: z.string() })

export const QuoteRowSchema = z.object({
  id: z.number(),
  /** With its revision: `NEXT-2026-0001-R2`. */
  codigo: z.string(),
  revision: z.number(),
  estado: z.enum(QuoteStatus),
  /** A later revision exists. */
  reemplazada: z.boolean(),
  aprobacion: z.enum(QuoteApproval),
  cliente_nombre: z.string(),
  cliente_empresa: z.string(),
  cliente_email: z.string(),
  pais_id: z.number(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  referencia: z.string(),
  moneda: z.enum(quoteCurrencies),
  total: z.number(),
  /** Last day of its validity, `YYYY-MM-DD`, and the time at which that day ends where it was issued. */
  vigencia: z.string(),
  vence_en: momentField,
  creado_en: momentField,
  enviada_en: momentField.nullable(),
  ...followUpFields,
  ...productionFields,
  usuario_id: z.number(),
  usuario_nombre: z.string(),
  empresa_id: z.number(),
  empresa_nombre: z.string(),
  transiciones_permitidas: z.array(
    z.object({
      estado: z.enum(QuoteStatus),
      requiere: z.array(z.enum(quoteTransitionFields)),
      rol: z.enum(QuoteActor),
    }),
  ),
  acciones: z.array(z.enum(quoteActions)),
})
export const QuoteListSchema = z.object({
  cotizaciones: z.array(QuoteRowSchema),
  /** Exact up to 10,000; above that 10,000 with `total_exacto: false`. */
  total: z.number(),
  total_exacto: z.boolean(),
  /** Number of search results per tab, whatever tab is open; exact up to 1,000. Null without a search. */
  por_estado: z.record(z.enum(quoteTabs), z.object({ total: z.number(), total_exacto: z.boolean() })).nullable(),
  /** The quote with exactly the searched number, in any state: that revision, or the latest. */
  exacta_id: z.number().nullable(),
})

export const QuoteLineSchema = z.object({
  id: z.number(),
  /** Permanent identity of the line: the same in every revision and renewal. */
  identidad: z.string(),
  producto_id: z.number(),
  producto_nombre: z.string(),
  categoria_id: z.number(),
  unidad_nombre: z.string().nullable(),
  unidad_nombre_en: z.string().nullable(),
  cantidad: z.number(),
  longitud_cable: z.number(),
  cable_extra: z.number(),
  costo_cable_metro: z.number(),
  anios_licencia: z.number(),
  precio_sugerido: z.number().nullable(),
  precio_venta: z.number(),
  descuento: z.number(),
  importe: z.number(),
  /** Its price in the renewed quote, when different. */
  precio_anterior: z.number().nullable(),
})
export const NoteSchema = z.object({
  id: z.number(),
  tipo: z.enum(['nota', 'anulacion', 'cambio']),
  texto: z.string(),
  usuario_nombre: z.string().nullable(),
  creado_en: momentField,
  puede_eliminar: z.boolean(),
})
const RevisionSchema = z.object({
  id: z.number(),
  codigo: z.string(),
  revision: z.number(),
  estado: z.enum(QuoteStatus),
  reemplazada: z.boolean(),
  total: z.number(),
  creado_en: momentField,
})
export const QuoteSchema = QuoteRowSchema.extend({
  version: z.number(),
  idioma: z.enum(pageLanguages),
  cliente_telefono: z.string(),
  cliente_identificador: z.string(),
  observaciones: z.string(),
  subtotal: z.number(),
  ...taxFields,
  impuesto: z.number(),
  servicio_total: z.number(),
  /** The value of the dollar for a quote in pesos; null in dollars. */
  tipo_cambio: RateSchema.nullable(),
  lineas: z.array(
    QuoteLineSchema.extend({
      costo_unitario: z.number().nullable(),
      /** The price before anything was typed, and where it is from; null without one. */
      precio_lista: z.number().nullable(),
      precio_origen: z.enum(priceSources).nullable(),
      /** First day of the version of the projection that was in force; null without one. */
      proyeccion_desde: z.string().nullable(),
    }),
  ),
  /** Null without a service block, and for readers without the module of quotes. */
  servicio: QuoteServiceSchema.nullable(),
  /** SHA-256 of what the client is offered. */
  hash: z.string(),
  aprobacion_motivos: z.array(z.string()),
  aprobacion_rol_id: z.number().nullable(),
  aprobacion_comentario: z.string(),
  aprobacion_usuario_nombre: z.string().nullable(),
  aprobacion_en: momentField.nullable(),
  /** Details for approvers; null when no approval is needed. */
  aprobacion_detalle: ReviewSchema.nullable(),
  pin: PinStateSchema,
  recordatorio: ReminderStateSchema,
  /** The client's page, once sent, for readers with the module of quotes. */
  url_enlace: z.string().nullable(),
  /** Path of the public check of its document. */
  url_verificar: z.string(),
  ...clientPermitFields,
  /** The client's first and last visit and their number; null means none yet. */
  apertura: z.object({ primera_en: momentField, ultima_en: momentField, veces: z.number() }).nullable(),
  revisiones: z.array(RevisionSchema),
  /** Compared with the previous revision. */
  diferencias: z.array(DifferenceSchema),
  notas: z.array(NoteSchema),
  eventos: z.array(
    z.object({
      id: z.number(),
      tipo: z.string(),
      autor: z.enum(['autor', 'personal', 'cliente', 'sistema']),
      usuario_nombre: z.string().nullable(),
      de_estado: z.string().nullable(),
      a_estado: z.string().nullable(),
      comentario: z.string(),
      creado_en: momentField,
    }),
  ),
})

export const ConfirmSchema = z.object({
  pin: z
    .string(confirms('pinInvalid'))
    .trim()
    .regex(/^\d{4}$/, confirms('pinInvalid')),
})
/** A personal line of the sender above the link. */
export const SendSchema = z.object({ mensaje: optionalLine('invalid', 300) })
/** The reason of the cancellation. */
export const ReasonSchema = z.object({ motivo: z.string('invalid').trim().min(1, 'invalid').max(500, 'invalid') })
export const CommentSchema = z.object({ comentario: z.string('invalid').trim().min(1, 'invalid').max(2000, 'invalid') })
/** The decision, and the version it is about: nobody approves what they have not seen. */
export const DecisionSchema = CommentSchema.extend({ version: versionField })
export const NoteFormSchema = z.object({
  cotizacion_id: idField(confirms('notRecognized')),
  texto: z.string('invalid').trim().min(1, 'invalid').max(2000, 'invalid'),
  /** `anulacion`: voids an approved quote, by a super administrator. */
  tipo: z.enum(['nota', 'anulacion']).default('nota'),
})
