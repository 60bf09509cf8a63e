import { countKind, type NumberKind } from '../core/numbers.ts'

/** The formats of a machine's figures besides its amounts. */
export const machineKinds = {
  year: { decimals: 0, isUngrouped: true },
  days: countKind,
  /** Hours, kilometers or cycles, in the unit chosen next to it. */
  usage: { decimals: 1 },
  /** Hours, as the hour meter shows them. */
  hours: { decimals: 1 },
  /** Percent: profit and commissions, precise enough to compute an amount. */
  share: { decimals: 4, isPercent: true },
  /** The price limits of a list; the currency is in another field. */
  price: { decimals: 2 },
} as const satisfies Record<string, NumberKind>
