import { AuctionState, AuctionStatus, auctionRules } from '@portal/contract/auctions/constants'

const minute = 60_000

interface Times {
  /** The server's clock under the lock of the item. */
  now: Date
  /** The end that holds, and the planned one. */
  end: Date
  plannedEnd: Date
}

/**
 * Returns the end after an accepted bid (rule auctions/end): one in the last five minutes moves it to five minutes from
 * now, at most two hours beyond the planned end in all. It never comes nearer.
 */
export function endAfterBid({ now, end, plannedEnd }: Times): Date {
  const { softCloseMinutes, longestExtensionMinutes } = auctionRules
  const moved = now.getTime() + softCloseMinutes * minute
  const last = plannedEnd.getTime() + longestExtensionMinutes * minute
  return new Date(Math.max(end.getTime(), Math.min(moved, last)))
}

interface Row {
  estado: AuctionStatus
  inicia_en: Date
  fin_efectivo: Date
}

/** Returns what an auction is at a moment of the server's clock. Its last instant is before its end. */
export function stateAt({ estado: status, inicia_en: start, fin_efectivo: end }: Row, now: Date): AuctionState {
  if (status !== AuctionStatus.active) return status
  if (now < start) return AuctionState.coming
  return now < end ? AuctionState.running : AuctionState.ending
}

interface Planned {
  start: Date
  end: Date
  /** When the machine expires; null: never. */
  expiresAt: Date | null
}

/** Whether the planned times are possible: to come, neither too short nor too long, and over before the machine expires. */
export function refusedTime({ start, end, expiresAt }: Planned, now: Date): 'inicia_en' | 'termina_en' | null {
  const { shortestMinutes, longestDays, longestExtensionMinutes } = auctionRules
  const farthest = now.getTime() + 365 * 24 * 60 * minute
  if (start.getTime() < now.getTime() - minute || start.getTime() > farthest) return 'inicia_en'
  const lasts = end.getTime() - start.getTime()
  const isOutside = lasts < shortestMinutes * minute || lasts > longestDays * 24 * 60 * minute
  const isTooLate = expiresAt !== null && end.getTime() + longestExtensionMinutes * minute > expiresAt.getTime()
  return isOutside || isTooLate ? 'termina_en' : null
}
