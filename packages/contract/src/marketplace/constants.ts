import type { Limit } from '../core/endpoint.ts'
import type { Text } from '../core/text.ts'

/** Kinds of request; one table with one sequence of ids (rule requests/one-table). */
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

/** How much of a paid reservation is refunded when it fails (rule reservations/withdrawal). */
export const RefundDecision = {
  /** Not decided yet. */
  pending: 'pendiente',
  /** The owner withdraws, or the item is lost. */
  whole: 'total',
  /** The client withdraws: minus a fifth, unless within 48 hours. */
  lessFee: 'parcial',
} as const
export type RefundDecision = (typeof RefundDecision)[keyof typeof RefundDecision]

export const refundDecisionNames: Readonly<Record<RefundDecision, Text>> = {
  pendiente: { es: 'Reembolso por decidir', en: 'Refund to be decided' },
  total: { es: 'Reembolso total', en: 'Full refund' },
  parcial: { es: 'El cliente desiste', en: 'The client withdraws' },
}

/** Limits of pictures and items (rules marketplace/limits, marketplace/expiry). */
export const itemLimits = {
  pictures: 12,
  /** Pixels, of the upright picture: narrower ones are refused. */
  pictureMinWidth: 800,
  pictureBytes: 15 * 1024 * 1024,
  /** Stored widths of each picture. */
  pictureWidths: [320, 640, 1280],
  featured: 6,
  expiresAfterDays: 90,
  /** Days before the end; the later mail is last. */
  renewalMailsAtDays: [7, 1],
  /** How long after the end the link of these mails still works. */
  renewalLinkDays: 30,
  /** Life of a picture that no item uses. */
  unusedPictureHours: 24,
  soldShownDays: 30,
  /** Totals of public lists are exact up to this number. */
  exactTotal: 10_000,
} as const

/** Percent; the most that the column of a profit holds. */
export const mostProfit = 999

/** Limits of requests (rules requests/quarantine, reservations/time). */
export const requestLimits = {
  sameWithinHours: 24,
  perHourAndAddress: 5,
  attachments: 6,
  attachmentBytes: 10 * 1024 * 1024,
  saleLinkHours: 48,
  rentLinkHours: 24,
  trackingDaysAfterEnd: 180,
  /** Extra life of a payment link when the provider was unavailable (rule payments/provider-away). */
  heldLongerMinutes: 30,
  longestRentDays: 365,
  rentAheadDays: 730,
  similarItems: 3,
} as const

/** Disposable addresses: their requests wait for staff (state 20). */
export const blockedDomains: readonly string[] = [
  '10minutemail.com',
  'guerrillamail.com',
  'mailinator.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'trashmail.com',
  'yopmail.com',
]

/**
 * What a withdrawal costs (rule reservations/withdrawal): part of the terms that a payer accepts, so no setting changes it.
 */
export const withdrawalRules = { fee: 0.2, freeHours: 48 } as const

/**
 * Requests about machines and properties together. Above five an hour they are quarantined; this limits what is stored
 * at all.
 */
export const requestLimit: Limit = { name: 'solicitud-enviar', max: 60, seconds: 3600 }

/** The files of a repair request: how many, and the size of each in bytes. */
export const repairFiles = { max: requestLimits.attachments, bytes: requestLimits.attachmentBytes } as const
