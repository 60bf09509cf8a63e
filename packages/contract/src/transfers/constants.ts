import type { Text } from '../core/text.ts'

/** States of a transfer: both of the first kind of work may take several blocks. */
export const TransferState = {
  moving: 'en_curso',
  done: 'terminado',
  undoing: 'deshaciendo',
  undone: 'deshecho',
} as const
export type TransferState = (typeof TransferState)[keyof typeof TransferState]

export const transferStateNames: Readonly<Record<TransferState, Text>> = {
  en_curso: { es: 'En curso', en: 'In progress' },
  terminado: { es: 'Terminado', en: 'Done' },
  deshaciendo: { es: 'Deshaciéndose', en: 'Being undone' },
  deshecho: { es: 'Deshecho', en: 'Undone' },
}

/** What became of a record: with its receiver, given back, or not given back because it changed since. */
export const movedStates = ['movido', 'devuelto', 'rechazado'] as const
export type MovedState = (typeof movedStates)[number]
