import type { Trip } from '../rules/returns.ts'
import type { Payment } from '../state/tables.ts'

/** Returns that the sandbox makes itself, next to the browser's. */
export interface Extra {
  count: number
  delayMs: number
}

/** Where the buyer goes from here. */
export type Next =
  | { to: 'form'; payment: Payment; secondsLeft: number }
  | { to: 'shop'; payment: Payment; trip: Trip; extra: Extra }
  /** A page that can no longer be used, with or without a way back. */
  | { to: 'dead_end'; payment: Payment; trip: Trip | null }
  /** They closed the page: nobody tells the shop. */
  | { to: 'nowhere'; payment: Payment }
