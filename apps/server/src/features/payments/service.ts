export type { DoneRefund, PaidReservation, PaymentOffers, Reservation, ReservationHooks } from './hooks.ts'
export { recordTransfer } from './record-transfer.ts'
