import { z } from 'zod'
import { quoteCurrencies } from '../../core/currencies.ts'
import { flagField, momentField } from '../../core/fields.ts'
import { pageLanguages } from '../../core/language.ts'
import { PermitState, ProductionBlock } from '../../permits/constants.ts'
import { ClientOrderSchema } from '../../production/schemas.ts'
import { FactSchema } from '../../products/schemas.ts'
import { RateSchema } from '../../rates/schemas.ts'
import { DifferenceSchema } from '../differences-schemas.ts'
import { PinStateSchema } from '../pin-schemas.ts'
import { taxFields } from '../pricing-schemas.ts'
import { QuoteLineSchema } from '../schemas.ts'
import { QuoteStatus } from '../states.ts'

export const QuoteTokenSchema = z.object({ token: z.string().max(120) })
/** `interno`: staff preview the client's page; not counted as a visit. */
export const QuoteLookSchema = QuoteTokenSchema.extend({ interno: flagField().default(false) })

/** What the client sees of their quote: no costs, profit or approval. */
export const ClientQuoteSchema = z.object({
  codigo: z.string(),
  revision: z.number(),
  estado: z.enum(QuoteStatus),
  idioma: z.enum(pageLanguages),
  empresa: z.object({
    nombre: z.string(),
    email: z.string(),
    telefono: z.string(),
    identificador_tributario: z.string(),
    pais_id: z.number(),
  }),
  autor_nombre: z.string(),
  cliente_nombre: z.string(),
  cliente_empresa: z.string(),
  cliente_telefono: z.string(),
  cliente_identificador: z.string(),
  pais_id: z.number(),
  cliente_email: z.string(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  referencia: z.string(),
  observaciones: z.string(),
  moneda: z.enum(quoteCurrencies),
  /** The value of the dollar for a quote in pesos; null in dollars. */
  tipo_cambio: RateSchema.nullable(),
  lineas: z.array(QuoteLineSchema.omit({ id: true, identidad: true, precio_sugerido: true, precio_anterior: true })),
  /** Null without a service block. */
  servicio: z.object({ profesionales: z.number(), dias: z.number(), importe: z.number() }).nullable(),
  subtotal: z.number(),
  ...taxFields,
  impuesto: z.number(),
  total: z.number(),
  vigencia: z.string(),
  vence_en: momentField,
  creado_en: momentField,
  aprobada_en: momentField.nullable(),
  /** SHA-256 of the offer; its first 12 characters are on mail and document. */
  hash: z.string(),
  url_verificar: z.string(),
  /** Address of the document. */
  url_pdf: z.string(),
  /** The address for the PIN, partly hidden. */
  email_pin: z.string(),
  pin: PinStateSchema,
  /** False without approval, and after the end. */
  puede_confirmar: z.boolean(),
  puede_responder: z.boolean(),
  /** Why the order does not go to production once it is confirmed, or has not gone yet. */
  bloqueo_produccion: z.enum(ProductionBlock).nullable(),
  /** While it blocks: the newest permit of the client's company, or of the client; null when none was uploaded. */
  permiso: z
    .object({ numero: z.string(), vence_el: z.string(), estado: z.enum(PermitState), motivo: z.string() })
    .nullable(),
  /** Whether it was voided after its confirmation. */
  anulada: z.boolean(),
  /** The commercial terms that hold for it. */
  condiciones: z.array(FactSchema),
  /** Whether there is something to make: licenses and services alone do not go to production. */
  se_fabrica: z.boolean(),
  /** The order; null before it is confirmed, and when nothing is made. */
  pedido: ClientOrderSchema.nullable(),
  /** Compared with the previous revision. */
  diferencias: z.array(DifferenceSchema),
})

/** What the refusal of a link says (`linkInvalid`): whether the client may ask for that quote again. */
export const EndedLinkSchema = z.object({ puede_pedir_otra: z.literal(true) })

export const VerifySchema = z.object({ numero: z.string().max(60), hash: z.string().max(64) })
/** Whether a document with this number and hash is a valid offer of ours, and nothing else. */
export const VerifiedSchema = z.object({ valido: z.boolean() })
