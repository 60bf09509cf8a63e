import type { Text } from '../core/text.ts'

/** Condition of a machine. */
export const MachineCondition = {
  used: 0,
  new: 1,
} as const
export type MachineCondition = (typeof MachineCondition)[keyof typeof MachineCondition]

export const machineConditionNames: Readonly<Record<MachineCondition, Text>> = {
  0: { es: 'Usado', en: 'Used' },
  1: { es: 'Nuevo', en: 'New' },
}

/** How an item with the offer flag is sold (rule auctions/bidding). */
export const OfferMode = {
  offer: 'oferta',
  auction: 'subasta',
} as const
export type OfferMode = (typeof OfferMode)[keyof typeof OfferMode]

export const offerModeNames: Readonly<Record<OfferMode, Text>> = {
  oferta: { es: 'Oferta', en: 'Offers' },
  subasta: { es: 'Subasta en línea', en: 'Online auction' },
}

/** Page of the public site that renews a machine: `{renewalPage}/{token}`. */
export const renewalPage = '/classifieds/renew'
