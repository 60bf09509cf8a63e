import { Module } from '../access/constants.ts'
import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/** The units that have a value in pesos for each day. */
export const rateUnits = ['UF', 'USD'] as const
export type RateUnit = (typeof rateUnits)[number]

export const rateUnitNames: Readonly<Record<RateUnit, Text>> = {
  UF: { es: 'Unidad de fomento (UF)', en: 'Chilean unit of account (UF)' },
  USD: { es: 'Dólar estadounidense (USD)', en: 'US dollar (USD)' },
}

/** Pesos for one unit. */
export const rateKind: NumberKind = { decimals: 2, finest: 4 }

/** Pesos for one unit on a day, and who published it: printed with whatever was converted by it (decision 088). */
export interface Rate {
  valor: number
  fecha: string
  fuente: string
}

export const rateLimits = {
  /** Days for which the value of a dollar holds: longer than any run of days without a market. */
  maxAgeDays: 7,
  /** Percent by which a value may differ from the last one without a confirmation. */
  band: 20,
} as const

/** Whether a value is implausible next to the last one: it needs a second confirmation. */
export const isOutsideBand = (value: number, last: number): boolean =>
  Math.abs(value - last) * 100 > last * rateLimits.band

/** Any of these opens the values: reservations of machines and of properties are converted by them. */
export const rateModules = [Module.manageMachines, Module.manageProperties] as const
