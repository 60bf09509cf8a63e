export type {
  DoneRefund,
  Hold,
  PaidReservation,
  PaymentOffers,
  Reservation,
  ReservationHooks,
  ReservedItem,
  ReservingClient,
  ShownItem,
} from './hooks.ts'
export { recordTransfer } from './record-transfer.ts'
