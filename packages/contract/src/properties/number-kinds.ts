import { countKind, type NumberKind } from '../core/numbers.ts'

/** The formats of a property's figures besides its amounts. */
export const propertyKinds = {
  year: { decimals: 0, isUngrouped: true },
  /** Square meters, built or of land. */
  meters: { decimals: 2 },
  /** Bathrooms, rooms, garages, floors, months. */
  count: countKind,
  /** Percent: profit, commission and what a rent is credited. */
  share: { decimals: 4, isPercent: true },
  /** Degrees; five decimals are a meter. */
  degrees: { decimals: 6, isNegative: true },
  /** The price limits of a list; the currency is in another field. */
  price: { decimals: 2 },
} as const satisfies Record<string, NumberKind>
