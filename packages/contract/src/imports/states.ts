import type { Text } from '../core/text.ts'

/** States of an import, from upload to undo. */
export const ImportStatus = {
  uploaded: 'subido',
  validated: 'validado',
  committing: 'confirmando',
  finished: 'terminado',
  partlyFinished: 'terminado_parcial',
  failed: 'fallido',
  undone: 'deshecho',
} as const
export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus]

export const importStatusNames: Readonly<Record<ImportStatus, Text>> = {
  subido: { es: 'Subido', en: 'Uploaded' },
  validado: { es: 'Validado', en: 'Validated' },
  confirmando: { es: 'Confirmando', en: 'Committing' },
  terminado: { es: 'Terminado', en: 'Finished' },
  terminado_parcial: { es: 'Terminado en parte', en: 'Partly finished' },
  fallido: { es: 'Fallido', en: 'Failed' },
  deshecho: { es: 'Deshecho', en: 'Undone' },
}
