import { z } from 'zod'
import { Currency, moneyUnits } from '../core/currencies.ts'
import {
  amountField,
  dayField,
  emailField,
  idField,
  languageField,
  lineField,
  listFields,
  momentField,
  optionalDay,
  optionalId,
  versionField,
  withPhone,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import type { machineMessages } from '../machines/messages.ts'
import { RefundDecision } from '../marketplace/constants.ts'
import { ConversionSchema, PictureSchema } from '../marketplace/schemas.ts'
import { RequestStatus } from '../marketplace/states.ts'
import { TransitionActor, transitionFields } from '../marketplace/transitions.ts'
import { AccountSchema, BankAccountSchema, MovementSchema } from '../payments/schemas.ts'
import { PaymentWay } from '../payments/states.ts'
import type { bankTransferMessages } from '../payments/transfer-messages.ts'
import { hasWay, needsWay, requester } from './field-schemas.ts'

const says = (key: keyof typeof machineMessages) => key
const ofTransfer = (key: keyof typeof bankTransferMessages) => key

const day = (message: string) => z.iso.date(message)

/** A purchase or rent request. For a rent, `desde` and `hasta` are required (inclusive days). */
export const QuoteRequestSchema = withPhone(
  z
    .object({
      ...requester,
      clasificado_id: idField(says('machineInvalid')),
      tipo: z.enum(['venta', 'arriendo']).default('venta'),
      desde: z
        .union([z.literal('').transform(() => null), z.null(), day(says('datesUnavailable'))], says('datesUnavailable'))
        .default(null),
      hasta: z
        .union([z.literal('').transform(() => null), z.null(), day(says('datesUnavailable'))], says('datesUnavailable'))
        .default(null),
    })
    .refine(hasWay, needsWay),
)
/** Sent as a form with up to 6 files of the seven types. */
export const RepairRequestSchema = withPhone(
  z
    .object({
      ...requester,
      marca: lineField(says('brandInvalid')),
      mensaje: z.string(says('messageInvalid')).trim().min(5, says('messageInvalid')).max(2000, says('messageInvalid')),
    })
    .refine(hasWay, needsWay),
)
/** Both null for a repeated request: repeating someone's request must not reveal their secret link. */
export const RequestedSchema = z.object({
  solicitud_clasificado_id: z.number().nullable(),
  /** Path of the secret tracking page. */
  url_seguimiento: z.string().nullable(),
})

/** The link of a rent mail (rule requests/rent-interest). */
export const RentInterestSchema = z.object({
  solicitud_clasificado_id: idField(says('rentalRequestAbsent')),
  email: emailField(says('emailInvalid')),
})

export const BusyDaysSchema = z.object({ ocupado: z.array(z.object({ desde: z.string(), hasta: z.string() })) })

/** A change of state that the reader may make (rule requests/allowed-changes). */
export const TransitionSchema = z.object({
  estado_id: z.number(),
  /** Fields required for the change. */
  requiere: z.array(z.enum(transitionFields)),
  /** The role in which they may make it. */
  rol: z.enum(TransitionActor),
})
export const EventSchema = z.object({
  id: z.number(),
  tipo: z.string(),
  autor: z.string(),
  usuario_nombre: z.string().nullable(),
  de_estado: z.number().nullable(),
  a_estado: z.number().nullable(),
  comentario: z.string(),
  monto_reserva: z.number().nullable(),
  monto_venta: z.number().nullable(),
  es_visible: z.boolean(),
  creado_en: momentField,
})
export const AttachmentSchema = z.object({ id: z.number(), nombre: z.string(), archivo_url: z.string() })

export const RequestListQuerySchema = z.object({
  ...listFields(['creado_en', 'nombre', 'estado_id'] as const),
  estado_solicitud: optionalId(says('statusIdInvalid')),
  clasificado_id: optionalId(says('idInvalid')),
  propiedad_id: optionalId(says('idInvalid')),
  tipo: z.enum(['', 'venta', 'arriendo', 'reparacion', 'propiedad']).default(''),
  /** Days on which they came and on which their reservation was paid, where the reader's enterprise is, or the house; both ends count. */
  creada_desde: optionalDay(),
  creada_hasta: optionalDay(),
  reservada_desde: optionalDay(),
  reservada_hasta: optionalDay(),
  /** By which way their reservation was paid. */
  pagada_con: z.enum(['', ...Object.values(PaymentWay)]).default(''),
  /** Only those that wait for an answer (state 21) for longer than so many hours. */
  espera_horas: optionalId().refine((hours) => hours === null || hours <= 10_000, 'invalid'),
  /** The newest first by default. */
  orden: listFields(['creado_en', 'nombre', 'estado_id'] as const).orden.default('-creado_en'),
})
/** The requests that the reader sent, by the address of their account. */
export const OwnRequestQuerySchema = z.object({
  ...listFields(['creado_en'] as const),
  orden: listFields(['creado_en'] as const).orden.default('-creado_en'),
  id: optionalId(says('statusIdInvalid')),
})
export const OwnRequestsSchema = z.object({
  solicitudes: z.array(
    z.object({
      id: z.number(),
      tipo: z.string(),
      marca: z.string(),
      /** Empty where there is no English title. */
      marca_en: z.string(),
      estado_id: z.enum(RequestStatus),
      /** Whether it is asked for to rent: then state 26 is rented, not sold. */
      es_arriendo: z.boolean(),
      creado_en: momentField,
      /** Path of its page, without log-in. */
      url_seguimiento: z.string(),
    }),
  ),
  total: z.number(),
})
/** One of the lists of the screen. */
export const RequestsOfListSchema = RequestListQuerySchema.extend({
  lista: z.enum(['cotizaciones', 'reparaciones', 'propiedades']),
})
export const RequestBulkSchema = bulkForm(
  ['aceptar', 'negociar', 'cerrar', 'cancelar', 'eliminar'],
  RequestsOfListSchema,
  ['aceptar', 'negociar', 'cerrar', 'cancelar'],
)
export const RequestRowSchema = z.object({
  id: z.number(),
  tipo: z.string(),
  clasificado_id: z.number().nullable(),
  propiedad_id: z.number().nullable(),
  /** What is asked for: the brand of a machine, the title of a property, the machine to repair. */
  marca: z.string(),
  sku: z.string().nullable(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  empresa: z.string(),
  pais_nombre: z.string().nullable(),
  pais_nombre_en: z.string().nullable(),
  idioma: z.string(),
  estado_id: z.number(),
  /** Whether it is asked for to rent: then state 26 is rented, not sold. */
  es_arriendo: z.boolean(),
  moneda: z.enum(moneyUnits),
  monto_reserva: z.number().nullable(),
  monto_venta: z.number().nullable(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  vence_en: momentField.nullable(),
  creado_en: momentField,
  transiciones_permitidas: z.array(TransitionSchema),
})
/** The lists of the screen together; their totals equal the badges. */
export const RequestListSchema = z.object({
  solicitud: z.object({ solicitudes_clasificados: z.array(RequestRowSchema), total: z.number() }),
  servicio_reparacion: z.object({ servicios_reparacion: z.array(RequestRowSchema), total: z.number() }),
  propiedad: z.object({ solicitudes_propiedades: z.array(RequestRowSchema), total: z.number() }),
})
export const OneRequestSchema = z.object({ solicitud_clasificado_id: idField(says('requestIdInvalid')) })
export const RequestSchema = RequestRowSchema.extend({
  mensaje: z.string(),
  version: z.number(),
  /** The client's own page; for staff only, since this link grants the client's rights. */
  url_seguimiento: z.string().nullable(),
  decision_reembolso: z.string().nullable(),
  imagen: PictureSchema.nullable(),
  /** Minimum, maximum and default reservation amount for staff (rule reservations/amount). */
  reserva: z
    .object({ minimo: z.number(), maximo: z.number(), sugerido: z.number(), moneda: z.enum(moneyUnits) })
    .nullable(),
  /** By which the amounts were converted to pesos; null when they were not. */
  conversion: ConversionSchema.nullable(),
  /** A rented machine not yet handed over: until then its reservation ends with the first day. */
  puede_entregar: z.boolean(),
  cuentas: z.array(AccountSchema),
  movimientos: z.array(MovementSchema.extend({ conversion: ConversionSchema.nullable() })),
  pagos: z.array(
    z.object({
      medio: z.enum(PaymentWay),
      /** Of a transfer: what the bank calls it, the day of the bank, and what staff noted. */
      referencia: z.string(),
      fecha_banco: z.string().nullable(),
      nota: z.string(),
      id: z.number(),
      estado: z.string(),
      buy_order: z.string(),
      monto: z.number(),
      moneda: z.string(),
      saldo: z.number().nullable(),
      tarjeta: z.string().nullable(),
      creado_en: momentField,
      puede_reembolsar: z.boolean(),
    }),
  ),
  /** The transfer that may pay the open reservation, for staff; null where none is offered or nothing is open. */
  transferencia: z
    .object({
      /** Null until the client has accepted the terms: they have not seen the account. */
      referencia: z.string().nullable(),
      aceptada_en: momentField.nullable(),
      cuenta: BankAccountSchema,
      comprobante_url: z.string().nullable(),
      comprobante_en: momentField.nullable(),
    })
    .nullable(),
  eventos: z.array(EventSchema),
  adjuntos: z.array(AttachmentSchema),
})
/** A transfer as staff read it in the books of the bank. */
export const TransferConfirmSchema = z.object({
  solicitud_clasificado_id: idField(ofTransfer('requestAbsent')),
  monto_recibido: amountField(ofTransfer('amountInvalid')),
  /** That of the reservation: what came in another one does not pay it. */
  moneda: z.enum(Currency, ofTransfer('currencyOther')),
  fecha_banco: dayField(ofTransfer('bankDateInvalid')),
  operacion: lineField(ofTransfer('operationInvalid'), { max: 60 }),
  nota: z.string(ofTransfer('noteInvalid')).trim().max(500, ofTransfer('noteInvalid')).default(''),
  version: versionField,
})
export const StatusChangeSchema = z.object({
  solicitud_clasificado_id: idField(says('requestIdInvalid')),
  estado_id: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], says('statusIdInvalid'))
    .pipe(z.enum(RequestStatus, says('statusIdInvalid'))),
  comentario: z.string(says('commentInvalid')).trim().max(2000, says('commentInvalid')).default(''),
  monto_reserva: z
    .union(
      [z.literal('').transform(() => null), z.null(), amountField(says('reservationAmountInvalid'))],
      says('reservationAmountInvalid'),
    )
    .default(null),
  monto_venta: z
    .union(
      [z.literal('').transform(() => null), z.null(), amountField(says('saleAmountInvalid'))],
      says('saleAmountInvalid'),
    )
    .default(null),
  /** Required to cancel a paid reservation (24 to 27). */
  decision_reembolso: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z.enum([RefundDecision.whole, RefundDecision.lessFee], 'invalid'),
    ])
    .default(null),
  /** Whether the client sees the comment on their tracking page. */
  es_visible: z.boolean().default(false),
  version: versionField,
})
/** Records that a rented machine was handed over: its reservation lasts until it is returned. */
export const HandOverSchema = z.object({
  solicitud_clasificado_id: idField(says('requestIdInvalid')),
  comentario: z.string(says('commentInvalid')).trim().min(1, says('commentInvalid')).max(2000, says('commentInvalid')),
  version: versionField,
})
export const NewLinkSchema = z.object({ url_seguimiento: z.string() })
export const MessageSchema = z.object({
  solicitud_clasificado_id: idField(says('requestIdInvalid')),
  comentario: z.string(says('commentInvalid')).trim().min(1, says('commentInvalid')).max(2000, says('commentInvalid')),
})
export const RequestDownloadQuerySchema = RequestListQuerySchema.omit({ page: true, page_row: true }).extend({
  formato: z.enum(['xlsx', 'pdf']).default('xlsx'),
  idioma: languageField,
})
export const DownloadSchema = z.object({ url_file: z.string() })

/** The client's page without log-in (rule requests/tracking-link). */
export const TrackingTokenSchema = z.object({
  token: z.string(says('requestAbsent')).min(20, says('requestAbsent')).max(200, says('requestAbsent')),
})
export const TrackingSchema = z.object({
  solicitud_clasificado_id: z.number(),
  tipo: z.string(),
  clasificado_id: z.number().nullable(),
  propiedad_id: z.number().nullable(),
  marca: z.string(),
  /** In English; empty while there is none. */
  marca_en: z.string(),
  imagen: PictureSchema.nullable(),
  nombre: z.string(),
  idioma: z.string(),
  estado_id: z.number(),
  /** Whether it is asked for to rent: then state 26 is rented, not sold. */
  es_arriendo: z.boolean(),
  moneda: z.enum(moneyUnits),
  monto_reserva: z.number().nullable(),
  conversion: ConversionSchema.nullable(),
  /** What the client paid, got back and will get back, in each currency. */
  cuentas: z.array(AccountSchema),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** When the payment link or the reservation expires; null when nothing expires. */
  vence_en: momentField.nullable(),
  ahora: momentField,
  /** Path of the payment page while a reservation is unpaid. */
  url_pago: z.string().nullable(),
  url_comprobante: z.string().nullable(),
  puede_cancelar: z.boolean(),
  puede_retomar: z.boolean(),
  eventos: z.array(
    EventSchema.pick({ id: true, tipo: true, autor: true, a_estado: true, comentario: true, creado_en: true }),
  ),
  adjuntos: z.array(AttachmentSchema),
})
export const TrackingMessageSchema = z.object({ comentario: MessageSchema.shape.comentario })
