import type { Currency } from '../core/currencies.ts'
import type { Text, Texts } from '../core/text.ts'

/** What is stored of an auction (`estado` of its row): an active one is to come, runs, or waits for its end to be written. */
export const AuctionStatus = {
  active: 'activa',
  /** Someone won: their request waits for the payment of the reservation. */
  awarded: 'adjudicada',
  /** The best bid is below the hidden reserve: staff close it or offer the machine to the best bidder. */
  belowReserve: 'bajo_reserva',
  /** Nobody bid. */
  withoutBids: 'desierta',
  /** Staff stopped it, with a reason. */
  stopped: 'detenida',
  /** Ended without a buyer. */
  closed: 'cerrada',
} as const
export type AuctionStatus = (typeof AuctionStatus)[keyof typeof AuctionStatus]

export const auctionStatusNames: Readonly<Record<AuctionStatus, Texts<string>>> = {
  activa: { key: 'auctions/active', es: 'Activa', en: 'Active' },
  adjudicada: { es: 'Adjudicada', en: 'Awarded' },
  bajo_reserva: { es: 'Reserva no alcanzada', en: 'Reserve not met' },
  desierta: { es: 'Sin pujas', en: 'Without bids' },
  detenida: { es: 'Detenida', en: 'Stopped' },
  cerrada: { key: 'auctions/closed', es: 'Cerrada', en: 'Closed' },
}

/** What an auction is by the server's clock. */
export const AuctionState = {
  coming: 'proxima',
  running: 'en_curso',
  /** Its time is over, and its result is about to be written. */
  ending: 'terminando',
  awarded: AuctionStatus.awarded,
  belowReserve: AuctionStatus.belowReserve,
  withoutBids: AuctionStatus.withoutBids,
  stopped: AuctionStatus.stopped,
  closed: AuctionStatus.closed,
} as const
export type AuctionState = (typeof AuctionState)[keyof typeof AuctionState]

export const auctionStateNames: Readonly<Record<AuctionState, Text>> = {
  adjudicada: auctionStatusNames.adjudicada,
  bajo_reserva: auctionStatusNames.bajo_reserva,
  desierta: auctionStatusNames.desierta,
  detenida: auctionStatusNames.detenida,
  cerrada: auctionStatusNames.cerrada,
  proxima: { es: 'Próxima', en: 'Upcoming' },
  en_curso: { es: 'En curso', en: 'Running' },
  terminando: { es: 'Terminando', en: 'Ending' },
}

/** Whether a hidden reserve price exists, and whether the best bidder's maximum reaches it. */
export const ReserveState = { none: 'sin', met: 'alcanzada', notMet: 'no_alcanzada' } as const
export type ReserveState = (typeof ReserveState)[keyof typeof ReserveState]

export const reserveStateNames: Readonly<Record<ReserveState, Text>> = {
  sin: { es: 'Sin precio de reserva', en: 'No reserve price' },
  alcanzada: { es: 'Reserva alcanzada', en: 'Reserve met' },
  no_alcanzada: { es: 'Reserva aún no alcanzada', en: 'Reserve not met yet' },
}

/** The rules of bidding (rule auctions/bidding). Amounts by currency. */
export const auctionRules = {
  /** Share of the price that the next bid adds, rounded up to a whole `step`, at least `least`. */
  increment: {
    share: 0.01,
    least: { USD: 50, CLP: 50_000 } as Readonly<Record<Currency, number>>,
    step: { USD: 1, CLP: 1000 } as Readonly<Record<Currency, number>>,
  },
  /** A bid accepted so shortly before the end moves it so far away. */
  softCloseMinutes: 5,
  /** The end moves at most so far beyond the planned one, in all. */
  longestExtensionMinutes: 120,
  /** Bids that public pages show. */
  shownBids: 50,
  /** An outbid bidder is written to at most once in so many minutes. */
  minutesBetweenMails: 2,
  /** Shortest and longest planned duration. */
  shortestMinutes: 30,
  longestDays: 60,
  reasonLength: 500,
} as const

/** The version of the terms that a bidder accepts; stored with their acceptance. */
export const auctionTermsVersion = '2026-11'
