import { userSheetFields } from '../users/fields.ts'
import { columnsOf, type ImportColumn } from './columns.ts'

/** Columns of the workbook of new users by the field of the user's form that they fill. */
export const userColumns = {
  ...columnsOf(userSheetFields),
  /** The password of another program, as it stored it (rule users/foreign-passwords). */
  clave_cifrada: {
    name: { es: 'Contraseña cifrada', en: 'Hashed password' },
    others: [
      'password_hash',
      'hashed_password',
      'encrypted_password',
      'password_digest',
      'password',
      'passwd',
      'user_pass',
      'hash',
      'contraseña',
    ],
    isSecret: true,
  },
} as const satisfies Record<string, ImportColumn>

/** Columns of the export that are not imported. */
export const userFacts = [{ es: 'Creado', en: 'Created' }]
