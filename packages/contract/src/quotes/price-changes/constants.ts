import type { Text } from '../../core/text.ts'

/** Start of a projection version relative to an open quote: already, before its end, or later. */
export const changeMoments = ['vigente', 'antes', 'despues'] as const
export type ChangeMoment = (typeof changeMoments)[number]

export const changeMomentNames: Readonly<Record<ChangeMoment, Text>> = {
  vigente: { es: 'Ya vigente', en: 'In force' },
  antes: { es: 'Antes de vencer', en: 'Before expiry' },
  despues: { es: 'Después de vencer', en: 'After expiry' },
}
