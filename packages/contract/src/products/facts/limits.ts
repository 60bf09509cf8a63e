import type { NumberKind } from '../../core/numbers.ts'

/** Figures of facts: temperatures may be below zero. */
export const factKind: NumberKind = { decimals: 4, isNegative: true }

/** The largest figure, and the most characters of a unit and of a text. */
export const factLimits = { figure: 999_999_999, unit: 20, text: 200 } as const
