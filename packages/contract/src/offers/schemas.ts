import { z } from 'zod'
import { Currency } from '../core/currencies.ts'
import {
  amountField,
  emailField,
  flagField,
  idField,
  lineField,
  listFields,
  momentField,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalPhone,
  versionField,
  withPhone,
} from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { RequestedSchema } from '../item-requests/schemas.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import { OfferState, offerRules } from './constants.ts'
import type { offerMessages } from './messages.ts'

const says = (key: keyof typeof offerMessages) => key
const amount = amountField(says('amountInvalid'), { min: 0.01 })
const comment = z.string(says('messageInvalid')).trim().max(2000, says('messageInvalid')).default('')

export const OfferIdSchema = z.object({ id: idField(says('absent')) })
export const MachineIdSchema = z.object({ id: idField(says('machineAbsent')) })
export const OfferTokenSchema = z.object({ token: z.string().max(100) })

export const OfferFormSchema = withPhone(
  z.object({
    clasificado_id: idField(says('machineAbsent')),
    monto: amount,
    /** Whether an amount far above the price was confirmed. */
    confirmado: flagField(says('amountInvalid')).default(false),
    nombre: lineField(says('nameInvalid')),
    /** A counteroffer comes by mail. */
    email: emailField(says('emailInvalid')),
    telefono: optionalPhone(says('phoneInvalid')),
    pais_id: optionalId(says('countryInvalid')),
    empresa: optionalLine(says('companyInvalid')),
    mensaje: comment,
    idioma: z.enum(pageLanguages, says('languageInvalid')).default('es'),
    /** A hidden field (honeypot): offers that fill it are quarantined. */
    sitio_web: z.string().max(500).default(''),
  }),
)
export { RequestedSchema as OfferedSchema }
/** Sent with a refusal below the minimum (`offerTooLow`): the text of whoever sells; empty without one. */
export const BelowMinimumSchema = z.object({ texto: z.string(), texto_en: z.string() })

/** A counteroffer as its client sees it. */
export const CounterSchema = z.object({
  clasificado_id: z.number(),
  marca: z.string(),
  marca_en: z.string(),
  anio: z.number(),
  imagen: PictureSchema.nullable(),
  estado: z.enum(OfferState),
  moneda: z.enum(Currency),
  monto: z.number(),
  contraoferta_monto: z.number(),
  contraoferta_comentario: z.string(),
  /** Until when it may be accepted. */
  vence_en: momentField,
  puede_responder: z.boolean(),
  /** Their page with the payment, once it is accepted. */
  url_seguimiento: z.string().nullable(),
  ahora: momentField,
})

// staff

export const OfferListQuerySchema = z.object({
  ...listFields(['creado_en', 'monto', 'nombre', 'marca'] as const),
  orden: listFields(['creado_en', 'monto', 'nombre', 'marca'] as const).orden.default('-creado_en'),
  estado: z.union([z.literal(''), z.enum(OfferState)]).default(''),
  clasificado_id: optionalId(),
})
export const OfferRowSchema = z.object({
  id: z.number(),
  solicitud_id: z.number(),
  clasificado_id: z.number(),
  marca: z.string(),
  sku: z.string(),
  nombre: z.string(),
  empresa: z.string(),
  moneda: z.enum(Currency),
  monto: z.number(),
  /** The public price; null when it is told on request. */
  precio: z.number().nullable(),
  estado: z.enum(OfferState),
  contraoferta_monto: z.number().nullable(),
  creado_en: momentField,
  version: z.number(),
})
export const OfferListSchema = z.object({ ofertas: z.array(OfferRowSchema), total: z.number() })
export const StaffOfferSchema = OfferRowSchema.extend({
  email: z.string(),
  telefono: z.string(),
  mensaje: z.string(),
  motivo: z.string(),
  contraoferta_comentario: z.string(),
  contraoferta_vence_en: momentField.nullable(),
  solicitud_estado_id: z.number(),
  decidida_por_nombre: z.string().nullable(),
  decidida_en: momentField.nullable(),
  /** The smallest acceptable offer; null without one. */
  minimo: z.number().nullable(),
  /** The reservation that an acceptance asks for. */
  reserva: z.number(),
  puede_responder: z.boolean(),
  /** The other offers for the machine, the highest first. */
  otras: z.array(OfferRowSchema),
})

export const OfferAcceptSchema = z.object({ version: versionField })
export const OfferCounterSchema = z.object({ monto: amount, comentario: comment, version: versionField })
export const OfferRejectSchema = z.object({
  motivo: z
    .string(says('reasonInvalid'))
    .trim()
    .min(3, says('reasonInvalid'))
    .max(offerRules.reasonLength, says('reasonInvalid')),
  version: versionField,
})

const refusalText = z
  .string(says('textInvalid'))
  .trim()
  .max(offerRules.minimumTextLength, says('textInvalid'))
  .default('')
/** The smallest acceptable offer for a machine, and what lower ones are told. */
export const OfferMinimumSchema = z.object({
  minimo: optionalNumber(amount, says('amountInvalid')),
  texto: refusalText,
  texto_en: refusalText,
  version: z.number().int().min(0),
})

export const OfferMachineQuerySchema = z.object({
  ...listFields(['marca', 'ofertas', 'mejor'] as const),
  orden: listFields(['marca', 'ofertas', 'mejor'] as const).orden.default('-ofertas'),
})
/** A machine that takes offers. */
export const OfferMachineSchema = z.object({
  id: z.number(),
  sku: z.string(),
  marca: z.string(),
  moneda: z.enum(Currency),
  precio: z.number().nullable(),
  ofertas: z.number(),
  mejor: z.number().nullable(),
  minimo: z.number().nullable(),
  texto: z.string(),
  texto_en: z.string(),
  /** Of its minimum; 0 when none was ever set. */
  version: z.number(),
})
/** One of them, with the offers below its minimum that were refused when they were sent, the newest first. */
export const OneOfferMachineSchema = OfferMachineSchema.extend({
  rechazadas: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      email: z.string(),
      telefono: z.string(),
      moneda: z.enum(Currency),
      monto: z.number(),
      creado_en: momentField,
    }),
  ),
})
export const OfferMachinesSchema = z.object({ clasificados: z.array(OfferMachineSchema), total: z.number() })
