import type { Text } from '../core/text.ts'

/** Values of `estado` of a license (rule licenses/states). Deleted ones leave the lists and stay in the history. */
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

/** Values of `estado_id` of services and license types. */
export const CatalogueStatus = { deleted: 0, active: 1, inactive: 5 } as const
export type CatalogueStatus = (typeof CatalogueStatus)[keyof typeof CatalogueStatus]

export const catalogueStatusNames: Readonly<Record<CatalogueStatus, Text>> = {
  0: { es: 'Eliminado', en: 'Deleted' },
  1: { es: 'Activo', en: 'Active' },
  5: { es: 'Inactivo', en: 'Inactive' },
}

/** The ones that staff give. */
export const givenStatusNames = { 1: catalogueStatusNames[1], 5: catalogueStatusNames[5] }
