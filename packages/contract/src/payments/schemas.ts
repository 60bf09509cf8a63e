import { z } from 'zod'
import { Currency } from '../core/currencies.ts'
import { amountField, idField, listFields, momentField, optionalId } from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { ConversionSchema, PictureSchema } from '../marketplace/schemas.ts'
import { CardProvider } from './card-providers.ts'
import type { paymentMessages } from './messages.ts'
import { MovementKind, PaymentWay } from './states.ts'

const says = (key: keyof typeof paymentMessages) => key

/**
 * Parameters of the payment page's address. Amount and currency must equal the stored ones
 * (rule payments/stored-amount).
 */
const asked = {
  solicitud_clasificado_id: idField(says('requestIdInvalid')),
  monto: z.union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,12}(\.\d{1,2})?$/)
        .transform(Number),
    ],
    says('amountInvalid'),
  ),
  moneda: z.enum(Currency, says('currencyInvalid')),
}
/** A malformed mark becomes null. */
const markField = z.string().max(100).optional().catch(undefined)
/** Of one item: a machine, or a property. */
export const SummaryQuerySchema = z
  .object({
    ...asked,
    clasificado_id: optionalId(says('requestIdInvalid')),
    propiedad_id: optionalId(says('requestIdInvalid')),
    /** The client's mark, from the address of the payment page: a transfer is shown to nobody else. */
    firma: markField,
  })
  .refine(({ clasificado_id, propiedad_id }) => (clasificado_id === null) !== (propiedad_id === null), {
    path: ['clasificado_id'],
    error: says('requestIdInvalid'),
  })
/** The account to which a client transfers. */
export const BankAccountSchema = z.object({
  moneda: z.enum(Currency),
  titular: z.string(),
  identificacion: z.string(),
  banco: z.string(),
  tipo: z.string(),
  numero: z.string(),
  codigo: z.string(),
})
/** What a client who accepted the terms reads to transfer. */
export const TransferShownSchema = z.object({
  /** What they write in the transfer (`writtenReference`). */
  referencia: z.string(),
  cuenta: BankAccountSchema,
  /** Where they send the proof; empty: to the company. */
  correo: z.string(),
  nota: z.string(),
  nota_en: z.string(),
  nota_pt: z.string(),
  /** When they last sent a proof here; null when they sent none. */
  comprobante_en: momentField.nullable(),
})
export const SummarySchema = z.object({
  solicitud_clasificado_id: z.number(),
  clasificado_id: z.number().nullable(),
  propiedad_id: z.number().nullable(),
  marca: z.string(),
  /** In English; empty while there is none. */
  marca_en: z.string(),
  sku: z.string(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  ciudad: z.string(),
  imagen: PictureSchema.nullable(),
  moneda: z.enum(Currency),
  monto_neto: z.number(),
  monto: z.number(),
  /** The value by which the amount was converted to pesos; null when it was not. */
  conversion: ConversionSchema.nullable(),
  vence_en: momentField,
  /** The refund terms accepted by paying, in each language (rule reservations/refund-terms). */
  condiciones: z.object({ es: z.string(), en: z.string(), pt: z.string() }),
  /** Whether a card can pay it. */
  con_tarjeta: z.boolean(),
  /** Whose form takes the card; null where none can pay it. */
  proveedor: z.enum(CardProvider).nullable(),
  /** Whether a transfer can, to whom, and whether the address is the client's own; null where none is offered. */
  transferencia: z
    .object({
      es_del_cliente: z.boolean(),
      /** As `condiciones`, of a transfer. */
      condiciones: z.object({ es: z.string(), en: z.string(), pt: z.string() }),
      /** Null until the client has accepted the terms. */
      datos: TransferShownSchema.nullable(),
    })
    .nullable(),
})
export const StartSchema = z.object({
  ...asked,
  acepta_condiciones: z.union(
    [z.literal(true), z.literal('si').transform(() => true as const)],
    says('conditionsNotAccepted'),
  ),
  /** The client's mark, from the address of the payment page; without it a stranger pays. */
  firma: markField,
  /** The language in which the terms were read; by default that of the request. */
  idioma: z.enum(pageLanguages).optional().catch(undefined),
})
/** A proof of the transfer, for staff to read. */
export const TransferProofSchema = StartSchema.omit({ acepta_condiciones: true, idioma: true })
/**
 * The form address and the `token_ws` that the browser posts there. With `redirige` the browser only goes to the address,
 * which names the payment itself.
 */
export const StartedSchema = z.object({
  url: z.string(),
  token: z.string(),
  buy_order: z.string(),
  redirige: z.literal(true).optional(),
})

export const ConfirmSchema = z.object({
  buy_order: z.string(says('buyOrderInvalid')).regex(/^[\w-]{1,26}$/, says('buyOrderInvalid')),
  session_id: z.string(says('sessionIdInvalid')).regex(/^[\w-]{16,61}$/, says('sessionIdInvalid')),
})
export const TransactionSchema = z.object({
  status: z.string(),
  vci: z.string().nullable(),
  amount: z.number(),
  card_number: z.string().nullable(),
  buy_order: z.string(),
  transaction_date: momentField.nullable(),
  authorization_code: z.string().nullable(),
  installments_number: z.number().nullable(),
  installments_amount: z.number().nullable(),
  /** Ours, besides the fields of the provider. */
  estado: z.string(),
  /** What of it was given back, and what is still to be. */
  devuelto: z.number(),
  debido: z.number(),
  moneda: z.enum(Currency),
  tipo_pago: z.string().nullable(),
  solicitud_clasificado_id: z.number(),
  clasificado_id: z.number().nullable(),
  propiedad_id: z.number().nullable(),
  marca: z.string(),
  /** In English; empty while there is none. */
  marca_en: z.string(),
  sku: z.string(),
  conversion: ConversionSchema.nullable(),
  /** Started from the client's own link: they receive mails about it. */
  es_del_cliente: z.boolean(),
  /** Both only for a completed payment that was started from the client's own link. */
  url_comprobante: z.string().nullable(),
  /** Present within the hour after the return: someone else may find the address of a result page later. */
  url_seguimiento: z.string().nullable(),
})
export const ConfirmedSchema = z.object({ transaccion: TransactionSchema })

export const RefundByIdSchema = z.object({ id: idField(says('transactionAbsent')) })
export const RefundSchema = z.object({
  monto: amountField(says('amountInvalid')).pipe(z.number().positive(says('amountInvalid'))),
  motivo: z.string(says('amountInvalid')).trim().min(3, 'invalid').max(500, 'invalid'),
  /** Reference of a manual transfer, where the card cannot be credited. */
  referencia_manual: z.string().trim().max(120).default(''),
})
export const RefundedSchema = z.object({ estado: z.string(), saldo: z.number().nullable() })

/** What a request comes to in one currency: the same sums on every page, mail, paper and tile. */
export const AccountSchema = z.object({
  moneda: z.enum(Currency),
  recibido: z.number(),
  devuelto: z.number(),
  /** What the client still has to get. */
  debido: z.number(),
  /** What of that a person has to transfer; the rest is on its way to the card. */
  por_transferir: z.number(),
  /** Received and not given back. */
  neto: z.number(),
})
export const MovementSchema = z.object({
  tipo: z.enum(MovementKind),
  medio: z.enum(PaymentWay),
  monto: z.number(),
  moneda: z.enum(Currency),
  momento: momentField,
  buy_order: z.string(),
  /** Of a transfer. */
  referencia: z.string(),
  /** Null when nobody of the house did it. */
  usuario_nombre: z.string().nullable(),
})

export const DifferenceListQuerySchema = z.object({
  ...listFields(['creado_en'] as const),
  abiertas: z.enum(['si', 'no']).default('si'),
})
export const DifferenceSchema = z.object({
  id: z.number(),
  buy_order: z.string(),
  solicitud_id: z.number().nullable(),
  pago_id: z.number().nullable(),
  moneda: z.enum(Currency).nullable(),
  /** The account of the payment; null while it took no money. */
  recibido: z.number().nullable(),
  devuelto: z.number().nullable(),
  debido: z.number().nullable(),
  neto: z.number().nullable(),
  tipo: z.string(),
  detalle: z.record(z.string(), z.unknown()),
  creado_en: momentField,
  cerrado_en: momentField.nullable(),
  cerrado_por_nombre: z.string().nullable(),
  comentario: z.string().nullable(),
})
export const DifferenceListSchema = z.object({ diferencias: z.array(DifferenceSchema), total: z.number() })
export const CloseDifferenceSchema = z.object({ comentario: z.string().trim().min(3, 'invalid').max(500, 'invalid') })
