import type { Text } from '../core/text.ts'

/** Types of identity document. */
export const DocumentType = {
  nationalId: 1,
  passport: 2,
  foreignerCard: 3,
  taxId: 4,
} as const
export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType]

export const documentTypeNames: Readonly<Record<DocumentType, Text>> = {
  1: { es: 'Documento nacional (RUT, DNI)', en: 'National ID (RUT, DNI)' },
  2: { es: 'Pasaporte', en: 'Passport' },
  3: { es: 'Carné de extranjería', en: 'Foreigner card' },
  4: { es: 'Identificación tributaria', en: 'Tax ID' },
}

/** The generic status list. Only an active user can log in. */
export const UserStatus = {
  active: 1,
  blocked: 2,
  historical: 3,
  finished: 4,
  inactive: 5,
} as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]

export const userStatusNames: Readonly<Record<UserStatus, Text>> = {
  1: { es: 'Activo', en: 'Active' },
  2: { es: 'Bloqueado', en: 'Blocked' },
  3: { es: 'Histórico', en: 'Historical' },
  4: { es: 'Terminado', en: 'Finished' },
  5: { es: 'Inactivo', en: 'Inactive' },
}
