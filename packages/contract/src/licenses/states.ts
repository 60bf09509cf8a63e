import type { Text } from '../core/text.ts'

/** Values of `estado` of a license (spec 1, 3). Deleted ones leave the lists and stay in the history. */
export const LicenseStatus = {
  deleted: 0,
  active: 1,
  finished: 4,
  inactive: 5,
} as const
export type LicenseStatus = (typeof LicenseStatus)[keyof typeof LicenseStatus]

export const licenseStatusNames: Readonly<Record<LicenseStatus, Text>> = {
  0: { es: 'Eliminada', en: 'Deleted' },
  1: { es: 'Activa', en: 'Active' },
  4: { es: 'Terminada', en: 'Finished' },
  5: { es: 'Inactiva', en: 'Inactive' },
}
