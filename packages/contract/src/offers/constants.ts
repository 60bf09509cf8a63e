import type { Text } from '../core/text.ts'

/** What is stored of an offer. */
export const OfferStatus = {
  sent: 'enviada',
  /** Staff named another amount: the client has 72 hours. */
  countered: 'contraofertada',
  accepted: 'aceptada',
  rejected: 'rechazada',
  /** The client said no to the other amount. */
  declined: 'declinada',
} as const
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus]

export const offerStatusNames: Readonly<Record<OfferStatus, Text>> = {
  enviada: { es: 'Por responder', en: 'To answer' },
  contraofertada: { es: 'Contraofertada', en: 'Countered' },
  aceptada: { es: 'Aceptada', en: 'Accepted' },
  rechazada: { es: 'Rechazada', en: 'Rejected' },
  declinada: { es: 'Contraoferta declinada', en: 'Counteroffer declined' },
}

/** What an offer is now: a counteroffer may have expired, and the request of an open one may have ended. */
export const OfferState = {
  ...OfferStatus,
  expired: 'vencida',
  closed: 'cerrada',
} as const
export type OfferState = (typeof OfferState)[keyof typeof OfferState]

export const offerStateNames: Readonly<Record<OfferState, Text>> = {
  ...offerStatusNames,
  vencida: { es: 'Contraoferta vencida', en: 'Counteroffer expired' },
  cerrada: { es: 'Solicitud cerrada', en: 'Request closed' },
}

/** The rules of offers (rule auctions/offers). */
export const offerRules = {
  /** How long the link of a counteroffer may be used. */
  counterHours: 72,
  reasonLength: 500,
  /** Offers below the minimum that one network or mailbox is told of, of one machine in 24 hours. */
  refusalsADay: 3,
  /** Offers of one network for a machine with a minimum in 24 hours, refused or not. */
  offersADay: 5,
  /** Refused offers that staff are shown. */
  refusedShown: 50,
  /** Characters of the text that refuses offers below the minimum. */
  minimumTextLength: 300,
} as const
