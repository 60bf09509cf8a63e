import { countKind, type NumberKind } from '../core/numbers.ts'

/** What the figures of a listing take, next to its amounts. */
export const itemKinds = {
  year: { decimals: 0, isUngrouped: true },
  days: countKind,
  /** Hours, kilometers, cycles: in the unit that is chosen next to it. */
  usage: { decimals: 1 },
  /** Percent: profit and commissions, as finely as an amount is computed from them. */
  share: { decimals: 4, isPercent: true },
  /** The price that a list begins or ends with; which currency stands next to it. */
  price: { decimals: 2 },
} as const satisfies Record<string, NumberKind>
