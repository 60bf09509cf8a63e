import type { NumberKind } from '../core/numbers.ts'

/** The discount of a tier on the suggested price. */
export const discountKind: NumberKind = { decimals: 2, isPercent: true }
