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

/** Any of these opens the values: reservations of listings and of properties are converted by them. */
export const rateModules = [Module.manageClassifieds, Module.manageProperties] as const
