export type { DoneRefund, PaidReservation, PaymentOffers, Reservation, ReservationHooks } from './hooks.ts'
