import type { PageLanguage } from '../core/language.ts'
import { type Text, textIn } from '../core/text.ts'

/** License types with fixed ids. */
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

/** Unit of the interval of a license type. */
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
export const intervalText = (count: number, unit: number, language: PageLanguage): string => {
  const names = count === 1 ? intervalUnitNames : numbersOf
  return `${count} ${textIn(names[unit as IntervalUnit], language).toLowerCase()}`
}

/** The longest interval, in its unit: ten years of days. */
export const maxInterval = 3650

export const maxGraceDays = 90

/** Where a license comes from. */
export const LicenseOrigin = {
  staff: 'personal',
  demo: 'demo',
  workshop: 'workshop',
  import: 'importacion',
  quote: 'cotizacion',
} as const
export type LicenseOrigin = (typeof LicenseOrigin)[keyof typeof LicenseOrigin]

export const licenseOriginNames: Readonly<Record<LicenseOrigin, Text>> = {
  personal: { es: 'Creada por el personal', en: 'Created by staff' },
  demo: { es: 'Solicitud de demostración', en: 'Demo request' },
  workshop: { es: 'Taller', en: 'Workshop' },
  importacion: { es: 'Importación', en: 'Import' },
  cotizacion: { es: 'Cotización confirmada', en: 'Confirmed quote' },
}

/** Days before the end of a license on which its people are told (rule licenses/notices). */
export const noticeDays = [60, 30, 7, 1, 0] as const

/** Hours in which a renewal can be taken back (rule licenses/renewal). */
export const renewalUndoHours = 24

/** Days in which a deleted license can be restored (rule licenses/states). */
export const restoreDays = 30

/** Days before the end from which a license counts as ending soon. */
export const endsSoonDays = 30

/** Months of the forecast, the current one included. */
export const forecastMonths = 12

/** A license of the type Student ends within this many years (rule licenses/student-year). */
export const studentYears = 1

/** The signature of a license file. */
export const licenseAlgorithm = 'Ed25519'

/** The number of a license as people read it: in groups of five. */
export const licenseCodeText = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? code

/** Reads the number of a license as someone typed it: groups and small letters make no difference. */
export const readLicenseCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Whether a text that was read is the number of a license, of ours or not. */
export const isLicenseCode = (code: string): boolean => /^[0-9A-F]{20}$/.test(code)

/** Longest texts of a license. */
export const licenseLimits = { serial: 80, reason: 300, notes: 2000 } as const
