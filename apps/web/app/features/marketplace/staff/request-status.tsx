import { textIn } from '@portal/contract/core/text'
import { RequestStatus, requestStatusName } from '@portal/contract/marketplace/states'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<RequestStatus, Tone>> = {
  [RequestStatus.closed]: 'neutral',
  [RequestStatus.sent]: 'neutral',
  [RequestStatus.pendingContact]: 'attention',
  [RequestStatus.negotiation]: 'info',
  [RequestStatus.reservedPendingPayment]: 'attention',
  [RequestStatus.reserved]: 'done',
  [RequestStatus.reservationExpired]: 'danger',
  [RequestStatus.sold]: 'done',
  [RequestStatus.cancelled]: 'neutral',
  [RequestStatus.deletedByUser]: 'neutral',
  [RequestStatus.interestedInRent]: 'info',
}

/** The state of a request as text, with its dot. */
export function RequestStatusDot({ status, isForRent = false }: { status: number; isForRent?: boolean }) {
  const language = useLanguage()
  const known = status as RequestStatus
  return <StatusDot tone={tones[known]}>{textIn(requestStatusName(known, isForRent), language)}</StatusDot>
}
