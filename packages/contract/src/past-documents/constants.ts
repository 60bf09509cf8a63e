import type { Text } from '../core/text.ts'

/** The papers that a house wrote or got in the program that it used before. */
export const pastDocumentKindNames = {
  cotizacion: { es: 'Cotización', en: 'Quote' },
  orden: { es: 'Orden de compra', en: 'Purchase order' },
  factura: { es: 'Factura', en: 'Invoice' },
  nota_credito: { es: 'Nota de crédito', en: 'Credit note' },
  pago: { es: 'Pago', en: 'Payment' },
} as const satisfies Readonly<Record<string, Text>>
export type PastDocumentKind = keyof typeof pastDocumentKindNames

export const pastDocumentLimits = { fileBytes: 20 * 1024 * 1024 } as const

/** The PDF of a form. */
export const pastDocumentFiles = { max: 1, bytes: pastDocumentLimits.fileBytes } as const

/** Sent instead of a file: the stored one is taken away. */
export const noPastFile = 'quitar'
