import { textIn } from '@portal/contract/core/text'
import {
  ApprovalStatus,
  approvalStatusNames,
  CommercialStatus,
  commercialStatusName,
  PublicationStatus,
  publicationStatusNames,
} from '@portal/contract/marketplace/states'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const approvalTones: Readonly<Record<ApprovalStatus, Tone>> = {
  [ApprovalStatus.pending]: 'attention',
  [ApprovalStatus.approved]: 'done',
  [ApprovalStatus.rejected]: 'danger',
}

const commercialTones: Readonly<Record<CommercialStatus, Tone>> = {
  [CommercialStatus.noRequest]: 'neutral',
  [CommercialStatus.pendingContact]: 'attention',
  [CommercialStatus.negotiation]: 'info',
  [CommercialStatus.reservedPendingPayment]: 'attention',
  [CommercialStatus.reserved]: 'done',
  [CommercialStatus.reservationExpired]: 'danger',
  [CommercialStatus.sold]: 'done',
  [CommercialStatus.interestedInRent]: 'info',
}

/** The decision of staff. */
export function ApprovalDot({ status }: { status: number }) {
  const known = status as ApprovalStatus
  return <StatusDot tone={approvalTones[known]}>{textIn(approvalStatusNames[known], useLanguage())}</StatusDot>
}

/** Whether the item is published; visitors see it only when it is approved too. */
export function PublicationDot({ status }: { status: number }) {
  const known = status as PublicationStatus
  const tone = known === PublicationStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{textIn(publicationStatusNames[known], useLanguage())}</StatusDot>
}

interface CommercialProps {
  status: number
  /** Whether the item is offered for rent. */
  isForRent?: boolean | undefined
}

/** The commercial status, derived from its requests. */
export function CommercialDot({ status, isForRent = false }: CommercialProps) {
  const known = status as CommercialStatus
  const name = commercialStatusName(known, isForRent)
  return <StatusDot tone={commercialTones[known]}>{textIn(name, useLanguage())}</StatusDot>
}
