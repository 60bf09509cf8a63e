import { textIn } from '@portal/contract/core/text'
import { OfferState, offerStateNames } from '@portal/contract/offers/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<OfferState, Tone>> = {
  [OfferState.sent]: 'attention',
  [OfferState.countered]: 'info',
  [OfferState.accepted]: 'done',
  [OfferState.rejected]: 'neutral',
  [OfferState.declined]: 'attention',
  [OfferState.expired]: 'danger',
  [OfferState.closed]: 'neutral',
}

/** What an offer is, as text with its dot. */
export function OfferDot({ state }: { state: OfferState }) {
  const language = useLanguage()
  return <StatusDot tone={tones[state]}>{textIn(offerStateNames[state], language)}</StatusDot>
}
