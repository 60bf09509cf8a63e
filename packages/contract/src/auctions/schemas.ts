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
import { PictureSchema } from '../marketplace/schemas.ts'
import { AuctionState, auctionRules, ReserveState } from './constants.ts'
import type { auctionMessages } from './messages.ts'

const says = (key: keyof typeof auctionMessages) => key

/** Of an auction, or of the machine whose auction is meant. */
export const AuctionIdSchema = z.object({ id: idField(says('absent')) })
export const BidderTokenSchema = z.object({ token: z.string().max(100) })

/** A bid as everyone sees it: bidders are numbers. */
const PublicBidSchema = z.object({
  orden: z.number(),
  /** Number of the bidder in this auction. */
  postor: z.number(),
  monto: z.number(),
  /** Placed for them, up to their maximum. */
  automatica: z.boolean(),
  creado_en: momentField,
})

const live = {
  id: z.number(),
  estado: z.enum(AuctionState),
  moneda: z.enum(Currency),
  precio_inicial: z.number(),
  /** Null without bids. */
  precio_actual: z.number().nullable(),
  /** The smallest bid that is accepted now. */
  puja_minima: z.number(),
  reserva: z.enum(ReserveState),
  inicia_en: momentField,
  /** The planned end. */
  termina_en: momentField,
  /** The end that holds, moved by late bids. */
  fin_efectivo: momentField,
  pujas: z.number(),
  postores: z.number(),
  /** Number of the bidder who leads. */
  lider: z.number().nullable(),
  /** The latest bids first. */
  historial: z.array(PublicBidSchema),
  /** Why staff stopped it; empty otherwise. */
  motivo: z.string(),
  /** The server's time of this answer. */
  ahora: momentField,
}

/** What a live page hears. */
export const LiveAuctionSchema = z.object(live)

const machine = {
  clasificado_id: z.number(),
  marca: z.string(),
  marca_en: z.string(),
  anio: z.number(),
  ciudad: z.string(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  imagen: PictureSchema.nullable(),
}
export const PublicAuctionSchema = z.object({ ...live, ...machine })

export const AuctionCardSchema = z.object({
  ...machine,
  ...PublicAuctionSchema.pick({
    id: true,
    estado: true,
    moneda: true,
    precio_inicial: true,
    precio_actual: true,
    inicia_en: true,
    fin_efectivo: true,
    pujas: true,
  }).shape,
})
export const PublicAuctionsSchema = z.object({
  en_curso: z.array(AuctionCardSchema),
  proximas: z.array(AuctionCardSchema),
  /** Ended within 30 days, the latest first. */
  terminadas: z.array(AuctionCardSchema),
  ahora: momentField,
})

/** Asks to take part: a PIN is mailed. */
export const JoinSchema = withPhone(
  z.object({
    nombre: lineField(says('nameInvalid')),
    email: emailField(says('emailInvalid')),
    telefono: optionalPhone(says('phoneInvalid')),
    pais_id: optionalId(says('countryInvalid')),
    empresa: optionalLine(says('companyInvalid')),
    idioma: z.enum(pageLanguages, says('languageInvalid')).default('es'),
    acepta_condiciones: z.union(
      [
        z.literal(true),
        z.literal('true').transform(() => true as const),
        z.literal('on').transform(() => true as const),
      ],
      says('termsNotAccepted'),
    ),
    /** A hidden field (honeypot): nobody who fills it gets a mail. */
    sitio_web: z.string().max(500).default(''),
  }),
)
export const VerifySchema = z.object({
  email: emailField(says('emailInvalid')),
  pin: z.string(says('pinWrong')).max(20),
})
/** Path of the bidder's own page. */
export const VerifiedBidderSchema = z.object({ url_postor: z.string() })

/** The auction as one bidder sees it. */
export const BidderAuctionSchema = PublicAuctionSchema.extend({
  /** Their number. */
  postor: z.number(),
  nombre: z.string(),
  es_lider: z.boolean(),
  /** Their largest maximum so far. */
  maximo: z.number().nullable(),
})
export const BidSchema = z.object({
  monto: amountField(says('bidInvalid'), { min: 0.01 }),
  /** Whether the amount is their maximum, from which as little as needed is bid for them. */
  es_maximo: z.union([flagField(says('bidInvalid')), z.literal('on').transform(() => true)]).default(false),
  /** Whether an amount far above the price was confirmed. */
  confirmado: flagField(says('bidInvalid')).default(false),
})

// staff

/** Takes one bid, by its place in the order, out of a running auction. */
export const AuctionVoidSchema = z.object({
  orden: z.number(says('bidAbsent')).int(says('bidAbsent')).positive(says('bidAbsent')),
  motivo: z
    .string(says('reasonInvalid'))
    .trim()
    .min(3, says('reasonInvalid'))
    .max(auctionRules.reasonLength, says('reasonInvalid')),
})

export const AuctionListQuerySchema = z.object({
  ...listFields(['fin_efectivo', 'inicia_en', 'marca', 'pujas'] as const),
  orden: listFields(['fin_efectivo', 'inicia_en', 'marca', 'pujas'] as const).orden.default('-fin_efectivo'),
  estado: z.union([z.literal(''), z.enum(AuctionState)]).default(''),
  clasificado_id: optionalId(),
})
export const AuctionRowSchema = z.object({
  ...AuctionCardSchema.omit({ imagen: true }).shape,
  sku: z.string(),
  precio_reserva: z.number().nullable(),
  termina_en: momentField,
  reserva: z.enum(ReserveState),
  lider_nombre: z.string().nullable(),
  solicitud_id: z.number().nullable(),
  version: z.number(),
})
export const AuctionListSchema = z.object({ subastas: z.array(AuctionRowSchema), total: z.number() })

/** A bidder as staff see them. */
const StaffBidderSchema = z.object({
  id: z.number(),
  numero: z.number(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  empresa: z.string(),
  maximo: z.number().nullable(),
  pujas: z.number(),
  verificado_en: momentField,
  retirado_en: momentField.nullable(),
})
export const StaffAuctionSchema = AuctionRowSchema.extend({
  propietario_nombre: z.string(),
  puja_minima: z.number(),
  motivo: z.string(),
  /** Which bidder was asked: 1 the winner, 2 the second. */
  turno: z.number(),
  solicitud_estado_id: z.number().nullable(),
  puede_cambiar: z.boolean(),
  puede_detener: z.boolean(),
  /** Whether staff decide what becomes of it: below the reserve. */
  puede_decidir: z.boolean(),
  historial: z.array(
    PublicBidSchema.extend({
      nombre: z.string(),
      maximo: z.number().nullable(),
      /** Why staff voided it; null of a bid that counts. */
      anulada: z.string().nullable(),
    }),
  ),
  postores_detalle: z.array(StaffBidderSchema),
  ahora: momentField,
})

const moment = (key: keyof typeof auctionMessages) =>
  z
    .string(says(key))
    .trim()
    .pipe(z.iso.datetime({ offset: true, local: false, error: says(key) }))
const terms = {
  inicia_en: moment('startInvalid'),
  termina_en: moment('endInvalid'),
  precio_inicial: amountField(says('startPriceInvalid'), { min: 0.01 }),
  precio_reserva: optionalNumber(amountField(says('reservePriceInvalid'), { min: 0.01 }), says('reservePriceInvalid')),
}
export const AuctionFormSchema = z.object({ clasificado_id: idField(says('machineInvalid')), ...terms })
export const AuctionChangeSchema = z.object({ ...terms, version: versionField })
export const SavedAuctionSchema = z.object({ id: z.number(), version: z.number() })
export const AuctionStopSchema = z.object({
  motivo: z
    .string(says('reasonInvalid'))
    .trim()
    .min(3, says('reasonInvalid'))
    .max(auctionRules.reasonLength, says('reasonInvalid')),
})
/** What staff do below the reserve. */
export const AuctionDecisionSchema = z.object({ decision: z.enum(['cerrar', 'ofrecer']), version: versionField })

/** Machines that may be put up for auction. */
export const AuctionInitDataSchema = z.object({
  clasificados: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      marca: z.string(),
      moneda: z.enum(Currency),
      precio_final: z.number(),
      vence_en: momentField.nullable(),
    }),
  ),
})
