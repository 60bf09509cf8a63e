import type { Text } from '../core/text.ts'

/** States of a broadcast as a whole; each recipient has its own. */
export const BroadcastStatus = {
  draft: 'borrador',
  scheduled: 'programada',
  sending: 'enviando',
  paused: 'pausada',
  finished: 'terminada',
  cancelled: 'cancelada',
} as const
export type BroadcastStatus = (typeof BroadcastStatus)[keyof typeof BroadcastStatus]

export const broadcastStatusNames: Readonly<Record<BroadcastStatus, Text>> = {
  borrador: { es: 'Borrador', en: 'Draft' },
  programada: { es: 'Programada', en: 'Scheduled' },
  enviando: { es: 'Enviando', en: 'Sending' },
  pausada: { es: 'Pausada', en: 'Paused' },
  terminada: { es: 'Terminada', en: 'Finished' },
  cancelada: { es: 'Cancelada', en: 'Canceled' },
}
