import type { Text } from '../../core/text.ts'

/** The time units with fixed ids. Staff may rename and add: these names only fill the first rows. */
export const TimeUnit = {
  hours: 1,
  days: 2,
  months: 3,
  years: 4,
  kilometers: 5,
} as const
export type TimeUnit = (typeof TimeUnit)[keyof typeof TimeUnit]

export const timeUnitNames: Readonly<Record<TimeUnit, Text>> = {
  1: { es: 'Horas', en: 'Hours' },
  2: { es: 'Días', en: 'Days' },
  3: { es: 'Meses', en: 'Months' },
  4: { es: 'Años', en: 'Years' },
  5: { es: 'Kilómetros', en: 'Kilometers' },
}
