export type { DoneRefund, PaidReservation, PaymentOffers, Reservation, ReservationHooks } from './hooks.ts'
export { recordTransfer } from './transfers/record-transfer.ts'
