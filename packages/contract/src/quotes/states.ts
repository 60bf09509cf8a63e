import type { Text } from '../core/text.ts'

/** Values of `estado` of a quote (spec 1, 4). */
export const QuoteStatus = {
  pending: 'pendiente',
  approved: 'aprobada',
  cancelled: 'cancelada',
  expired: 'vencida',
} as const
export type QuoteStatus = (typeof QuoteStatus)[keyof typeof QuoteStatus]

export const quoteStatusNames: Readonly<Record<QuoteStatus, Text>> = {
  pendiente: { es: 'Pendiente', en: 'Pending' },
  aprobada: { es: 'Aprobada', en: 'Approved' },
  cancelada: { es: 'Cancelada', en: 'Canceled' },
  vencida: { es: 'Vencida', en: 'Expired' },
}
