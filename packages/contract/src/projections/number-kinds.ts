import { Currency } from '../core/currencies.ts'
import { countKind, type NumberKind } from '../core/numbers.ts'
import { projectionLimits } from './constants.ts'

const { decimals } = projectionLimits

/** Formats of a projection's figures. They store six decimals, so that a single mark always starts decimals. */
export const projectionKinds = {
  cost: { decimals, currency: Currency.dollar },
  percentage: { decimals, isPercent: true, isNegative: true },
  units: countKind,
} as const satisfies Record<string, NumberKind>
