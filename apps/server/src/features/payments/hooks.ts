import type { Currency } from '@portal/contract/core/currencies'
import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'

/** A request that waits for its reservation to be paid (state 23). `amount` is in `currency`. */
export interface Reservation {
  requestId: number
  classifiedId: number
  amount: number
  currency: Currency
  /** When the link to pay ends. */
  endsAt: Date
  clientName: string
  /** Empty when the client left a phone only. */
  email: string
  language: 'es' | 'en'
}

export interface PaidReservation {
  requestId: number
  amount: number
  currency: Currency
  buyOrder: string
  /** Path of its receipt, which the client's mail links to. */
  receiptPath?: string | null
}

export interface DoneRefund extends PaidReservation {
  /** Nothing of the payment is left. */
  isWhole: boolean
  reason: string
}

/**
 * What the owner of requests does for payments, which stand lower and know requests by this alone; given to them when
 * the portal is composed. Rows are locked in one order everywhere: item, request, payment.
 */
export interface ReservationHooks {
  /**
   * The reservation while it waits for its payment, otherwise null. One whose time has ended is ended first: not inside
   * a transaction.
   */
  reservationFor(db: Db, requestId: number): Promise<Reservation | null>
  /**
   * The same, with item and request locked until the caller's transaction ends. Null means the money must not be taken
   * any more. After the end of its time there is still one while a payment of it is in doubt (`hasPaymentInDoubt`).
   */
  lockReservation(db: Db, requestId: number): Promise<Reservation | null>
  /** In the transaction that stores an approved payment: 23 becomes 24. False when it waits for none any more, so the money must go back. */
  markReserved(db: Db, by: Anyone, payment: PaidReservation): Promise<boolean>
  /** In the transaction that stores a refund which was done: written into the history of the request. The mail is the payments' own. */
  noteRefund(db: Db, by: Anyone, refund: DoneRefund): Promise<void>
  /** While the provider is away the reservation waits longer, 30 minutes in all at most (A5). */
  holdLonger(db: Db, requestId: number, minutes: number): Promise<void>
  /** Path of the client's tracking page; null when this version of his link was replaced. */
  trackingPath(db: Db, requestId: number, linkVersion: number): Promise<string | null>
}

/** What payments do for the owner of requests. */
export interface PaymentOffers {
  /** Currencies for which a commerce code is configured (decision 24). */
  currencies: readonly Currency[]
  /** Whether the provider may hold money that we do not know of yet: such a reservation is not ended. */
  hasPaymentInDoubt(db: Db, requestId: number): Promise<boolean>
  /**
   * Inside the caller's transaction: writes a refund of the request's card payment down; a job asks the provider after
   * the commit. `amount` null is everything that is left. False when there is no card payment to give back.
   */
  requestRefund(
    db: Db,
    by: Anyone,
    refund: { requestId: number; amount: number | null; reason: string },
  ): Promise<boolean>
  /** The client's own address of the payment, with his mark: for his mails and his secret page alone. */
  paymentPath(db: Db, requestId: number): Promise<string>
  /** Path of the receipt of the request's payment, or null. */
  receiptPath(db: Db, requestId: number): Promise<string | null>
}
