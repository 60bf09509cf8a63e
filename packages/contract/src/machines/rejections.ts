import type { Text } from '../core/text.ts'

/** Why staff refuse a machine or an edit; their text gives details. */
export const RejectionReason = {
  pictures: 1,
  price: 2,
  description: 3,
  mismatch: 4,
  duplicate: 5,
  notAllowed: 6,
  other: 9,
} as const
export type RejectionReason = (typeof RejectionReason)[keyof typeof RejectionReason]

export const rejectionReasonNames: Readonly<Record<RejectionReason, Text>> = {
  1: { es: 'Las fotos no muestran bien el equipo', en: 'The pictures do not show the machine well' },
  2: { es: 'El precio no corresponde al equipo', en: 'The price does not fit the machine' },
  3: { es: 'La descripción está incompleta', en: 'The description is incomplete' },
  4: { es: 'Los datos no coinciden con las fotos', en: 'The data does not match the pictures' },
  5: { es: 'El equipo ya está publicado', en: 'The machine is already listed' },
  6: { es: 'El equipo no se puede publicar aquí', en: 'The machine cannot be listed here' },
  9: { es: 'Otro motivo', en: 'Another reason' },
}
