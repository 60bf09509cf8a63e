import { AuctionState } from '@portal/contract/auctions/constants'
import type { Live } from '../rows.ts'

/**
 * The server's clock as this page knows it: milliseconds of the server minus those since the page was opened. The
 * visitor's own clock takes no part: it may be wrong, or be set while they watch.
 */
export type ClockOffset = number

/** Returns what an answer that arrived at `arrivedMs` (of `performance.now()`) says of the server's clock. */
export const offsetOf = (serverNow: string, arrivedMs: number): ClockOffset => Date.parse(serverNow) - arrivedMs

/** Of several answers the quickest is nearest to the truth: all others were longer on their way. */
export const bestOffset = (known: ClockOffset | null, next: ClockOffset): ClockOffset =>
  known === null ? next : Math.max(known, next)

/** Returns the state by the server's clock, between two answers too. */
export function stateBy({ estado, inicia_en: start, fin_efectivo: end }: Timed, serverMs: number): AuctionState {
  if (estado !== AuctionState.coming && estado !== AuctionState.running) return estado
  if (serverMs < Date.parse(start)) return AuctionState.coming
  return serverMs < Date.parse(end) ? AuctionState.running : AuctionState.ending
}
type Timed = Pick<Live, 'estado' | 'inicia_en' | 'fin_efectivo'>

/** Returns the milliseconds until the start of what comes, or the end of what runs; 0 otherwise. */
export function msLeft(auction: Timed, serverMs: number): number {
  const state = stateBy(auction, serverMs)
  if (state === AuctionState.coming) return Date.parse(auction.inicia_en) - serverMs
  return state === AuctionState.running ? Date.parse(auction.fin_efectivo) - serverMs : 0
}

/** Formats less than a day as `07:05:09`; rounded up, so that zero is the end. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000) % 86_400
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

export const daysIn = (ms: number): number => Math.floor(Math.ceil(ms / 1000) / 86_400)
