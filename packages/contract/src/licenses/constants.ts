import type { Text } from '../core/text.ts'

/** License types with fixed ids (spec 1, 3). */
export const LicenseType = {
  demo: 1,
  student: 2,
  business: 3,
  monthly: 4,
} as const
export type LicenseType = (typeof LicenseType)[keyof typeof LicenseType]

export const licenseTypeNames: Readonly<Record<LicenseType, Text>> = {
  1: { es: 'Demostración', en: 'Demo' },
  2: { es: 'Estudiante', en: 'Student' },
  3: { es: 'Empresarial', en: 'Business' },
  4: { es: 'Mensual', en: 'Monthly' },
}

/** Unit of the interval of a license type (spec 1, 3). */
export const IntervalUnit = {
  day: 1,
  month: 2,
  year: 3,
} as const
export type IntervalUnit = (typeof IntervalUnit)[keyof typeof IntervalUnit]

export const intervalUnitNames: Readonly<Record<IntervalUnit, Text>> = {
  1: { es: 'Día', en: 'Day' },
  2: { es: 'Mes', en: 'Month' },
  3: { es: 'Año', en: 'Year' },
}
