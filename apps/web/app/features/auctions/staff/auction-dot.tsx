import { AuctionState, auctionStateNames } from '@portal/contract/auctions/constants'
import { textIn } from '@portal/contract/core/text'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<AuctionState, Tone>> = {
  [AuctionState.coming]: 'info',
  [AuctionState.running]: 'attention',
  [AuctionState.ending]: 'attention',
  [AuctionState.awarded]: 'done',
  [AuctionState.belowReserve]: 'danger',
  [AuctionState.withoutBids]: 'neutral',
  [AuctionState.stopped]: 'danger',
  [AuctionState.closed]: 'neutral',
}

/** What an auction is, as text with its dot. */
export function AuctionDot({ state }: { state: AuctionState }) {
  const language = useLanguage()
  return <StatusDot tone={tones[state]}>{textIn(auctionStateNames[state], language)}</StatusDot>
}
