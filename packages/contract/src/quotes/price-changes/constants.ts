import type { Text } from '../../core/text.ts'

/** When a version of a projection begins, as an open quote sees it: already, while it can be confirmed, or later. */
export const changeMoments = ['vigente', 'antes', 'despues'] as const
export type ChangeMoment = (typeof changeMoments)[number]

export const changeMomentNames: Readonly<Record<ChangeMoment, Text>> = {
  vigente: { es: 'Ya vigente', en: 'In force' },
  antes: { es: 'Antes de vencer', en: 'Before expiry' },
  despues: { es: 'Después de vencer', en: 'After expiry' },
}
