import type { Currency, MoneyUnit } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import type { BankAccount } from '@portal/contract/settings/bank-accounts'
import type { z } from 'zod'
import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'

/** What is reserved: a machine or a property; the other is null. */
export interface ReservedItem {
  clasificado_id: number | null
  propiedad_id: number | null
}

/** What must equal the address of the payment page, and what the client's mark is bound to. */
export interface Hold extends ReservedItem {
  id: number
  monto_reserva: number | null
  moneda: MoneyUnit
  enlace_version: number
  /** The event that opened the request's current or last reservation. */
  evento_id: number | null
}

/** Who gets the mails about a payment, and the item as they name it. */
export interface ReservingClient extends ReservedItem {
  nombre: string
  email: string
  idioma: PageLanguage
  marca: string | null
  marca_en: string | null
  sku: string | null
}

/** What the payment page shows of the reserved item. */
export interface ShownItem {
  marca: string
  marca_en: string
  sku: string
  ciudad: string
  es_exento: boolean
  categoria_nombre: string
  categoria_nombre_en: string
  pais_nombre: string
  pais_nombre_en: string
  imagen: z.input<typeof PictureSchema> | null
}

/** A request with an unpaid reservation (state 23). `amount` is in `currency`. */
export interface Reservation {
  requestId: number
  item: ReservedItem
  /** By which the amount was converted to pesos, as stored; null when it was not. */
  conversion: unknown
  amount: number
  currency: Currency
  /** When the payment link expires. */
  endsAt: Date
  clientName: string
  /** Empty when the client left only a phone. */
  email: string
  language: PageLanguage
}

export interface PaidReservation {
  requestId: number
  amount: number
  currency: Currency
  buyOrder: string
  /** Path of its receipt, linked in the client's mail. */
  receiptPath?: string | null
}

/** With what a reservation in a currency may be paid now. */
export interface Payable {
  card: boolean
  transfer: boolean
}

/** The transfer that may pay an open reservation. */
export interface OpenTransfer {
  /** Null until the client has accepted the terms. */
  reference: string | null
  acceptedAt: Date | null
  account: BankAccount
  proofId: string | null
  proofAt: Date | null
}

/** What the bank says of a transfer, as staff read it. */
export interface BankMovement {
  amount: number
  /** `YYYY-MM-DD`. */
  day: string
  /** Number that the bank gave it. */
  operation: string
  note: string
}

/** A reservation that was paid without a card. */
export interface ReceivedTransfer {
  requestId: number
  /** The event that opened the reservation. */
  eventId: number | null
  amount: number
  currency: Currency
  /** By which the amount was converted to pesos, as stored; null when it was not. */
  conversion: unknown
  language: PageLanguage
  /** What staff noted about it. */
  reference: string
  /** When it came; now by default. */
  at?: Date
}

export interface DoneRefund extends PaidReservation {
  /** Whether the whole payment was refunded. */
  isWhole: boolean
  reason: string
}

/**
 * What the owner of requests does for payments, which are a lower layer and know requests only by this interface;
 * connected when the portal is composed. Rows are locked in one order everywhere: item, request, payment.
 */
export interface ReservationHooks {
  /**
   * Returns the reservation while it is unpaid, otherwise null. Ends an expired one first, so call it outside a
   * transaction.
   */
  reservationFor(db: Db, requestId: number): Promise<Reservation | null>
  /**
   * As `reservationFor`, with item and request locked until the caller's transaction ends. Null means the money must
   * not be taken. An expired reservation is still returned while a payment of it is in doubt (`hasPaymentInDoubt`).
   */
  lockReservation(db: Db, requestId: number): Promise<Reservation | null>
  /**
   * Called in the transaction that stores an approved payment: 23 becomes 24. False when the reservation no longer
   * waits, so the money must be refunded.
   */
  markReserved(db: Db, by: Anyone, payment: PaidReservation): Promise<boolean>
  /**
   * Called in the transaction that stores a completed refund: adds it to the history of the request. Payments send the
   * mail.
   */
  noteRefund(db: Db, by: Anyone, refund: DoneRefund): Promise<void>
  /**
   * Extends the reservation while the provider is unavailable, by 30 minutes in all at most
   * (rule payments/provider-away).
   */
  holdLonger(db: Db, requestId: number, minutes: number): Promise<void>
  /** Undefined for no request. */
  holdOf(db: Db, requestId: number): Promise<Hold | undefined>
  /** Returns the event that opened the request's current or last reservation. */
  reservationEvent(db: Db, requestId: number): Promise<number | null>
  clientOf(db: Db, requestId: number): Promise<ReservingClient>
  shownItem(db: Db, item: ReservedItem): Promise<ShownItem>
  /** Returns the path of the client's tracking page; null when this version of their link was replaced. */
  trackingPath(db: Db, requestId: number, linkVersion: number): Promise<string | null>
}

/** What payments do for the owner of requests. */
export interface PaymentOffers {
  /**
   * Returns the currencies in which a reservation may be asked for: those of the cards, or of the bank accounts where no
   * card is taken (rules payments/currency, reservations/pesos).
   */
  currencies(db: Db): Promise<readonly Currency[]>
  /** Whether cards are taken at all. */
  takesCards: boolean
  /** Returns how a reservation in a currency may be paid; neither way where nobody could pay it. */
  payableBy(db: Db, currency: MoneyUnit): Promise<Payable>
  /** Returns the transfer that may pay an open reservation; null where none is offered. */
  transferOf(db: Db, hold: Pick<Hold, 'evento_id' | 'moneda'>): Promise<OpenTransfer | null>
  /** Whether the provider may hold money without our knowledge: such a reservation is not ended. */
  hasPaymentInDoubt(db: Db, requestId: number): Promise<boolean>
  /**
   * Inside the caller's transaction: stores what the client gets back of the request's payment. A job sends it to their card
   * after the commit; where that is not possible it is owed until a person has transferred it. `amount` null means
   * everything left. Returns false without a payment to refund.
   */
  requestRefund(
    db: Db,
    by: Anyone,
    refund: { requestId: number; amount: number | null; reason: string },
  ): Promise<boolean>
  /** Stores a reservation that staff received without a card, inside the caller's transaction. */
  recordTransfer(db: Db, by: Anyone, received: ReceivedTransfer): Promise<void>
  /**
   * The same of a transfer that staff read in the books of the bank, with the terms that the client accepted. The caller
   * holds the locks of item and request. Throws `cardUnderWay` while a card of the client is being charged. Returns the
   * reference that the client was given, and the path of the receipt.
   */
  confirmTransfer(
    db: Db,
    by: Anyone,
    received: Omit<ReceivedTransfer, 'reference'> & { linkVersion: number },
    movement: BankMovement,
  ): Promise<{ reference: string | null; receiptPath: string | null }>
  /** Returns the client's payment address with their mark: for their mails and their secret page only. */
  paymentPath(hold: Hold): string
  /** Returns the path of the receipt of the request's payment, or null. */
  receiptPath(db: Db, requestId: number): Promise<string | null>
}
