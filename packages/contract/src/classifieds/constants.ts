import type { Text } from '../core/text.ts'

/** Condition of a machine (spec 1, 3). */
export const MachineCondition = {
  used: 0,
  new: 1,
} as const
export type MachineCondition = (typeof MachineCondition)[keyof typeof MachineCondition]

export const machineConditionNames: Readonly<Record<MachineCondition, Text>> = {
  0: { es: 'Usado', en: 'Used' },
  1: { es: 'Nuevo', en: 'New' },
}

/** How an item with the offer flag takes bids (rule C5); bidding itself comes later. */
export const OfferMode = {
  offer: 'oferta',
  auction: 'subasta',
} as const
export type OfferMode = (typeof OfferMode)[keyof typeof OfferMode]

export const offerModeNames: Readonly<Record<OfferMode, Text>> = {
  oferta: { es: 'Oferta', en: 'Offers' },
  subasta: { es: 'Subasta en línea', en: 'Online auction' },
}

/** Kinds of request; one table, one id space (decision 28). */
export const RequestKind = {
  sale: 'venta',
  rent: 'arriendo',
  repair: 'reparacion',
  property: 'propiedad',
} as const
export type RequestKind = (typeof RequestKind)[keyof typeof RequestKind]

export const requestKindNames: Readonly<Record<RequestKind, Text>> = {
  venta: { es: 'Compra', en: 'Purchase' },
  arriendo: { es: 'Arriendo', en: 'Rent' },
  reparacion: { es: 'Servicio de reparación', en: 'Repair service' },
  propiedad: { es: 'Propiedad', en: 'Property' },
}

/** Limits of pictures and items (A2 expected, A2.3). */
export const itemLimits = {
  pictures: 12,
  /** CSS pixels of the shorter way a reader would see it: a smaller picture is refused. */
  pictureMinWidth: 800,
  pictureBytes: 15 * 1024 * 1024,
  /** Widths that are stored of each picture. */
  pictureWidths: [320, 640, 1280],
  featured: 6,
  expiresAfterDays: 90,
  renewalMailsAtDays: [7, 1],
  soldShownDays: 30,
  /** Totals of public lists are exact up to here. */
  exactTotal: 10_000,
} as const

/** Limits of requests (A4 expected; 4-states; rule C4). */
export const requestLimits = {
  sameWithinHours: 24,
  perHourAndAddress: 5,
  attachments: 6,
  attachmentBytes: 10 * 1024 * 1024,
  saleLinkHours: 48,
  rentLinkHours: 24,
  reservationWorkingDays: 10,
  trackingDaysAfterEnd: 180,
} as const
