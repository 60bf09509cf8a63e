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

export const isFixedLicenseType = (id: number): id is LicenseType => id in licenseTypeNames

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

const numbersOf: Readonly<Record<IntervalUnit, Text>> = {
  1: { es: 'días', en: 'days' },
  2: { es: 'meses', en: 'months' },
  3: { es: 'años', en: 'years' },
}

/** Returns an interval in words: "1 mes", "30 días". */
export const intervalText = (count: number, unit: number, language: 'es' | 'en'): string => {
  const names = count === 1 ? intervalUnitNames : numbersOf
  return `${count} ${names[unit as IntervalUnit][language].toLowerCase()}`
}

/** The longest interval, in its unit: ten years of days. */
export const maxInterval = 3650

/** Days that a license goes on after its end, unless its service says otherwise. */
export const defaultGraceDays = 7
export const maxGraceDays = 90
