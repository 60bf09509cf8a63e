import {
  ApprovalStatus,
  approvalStatusNames,
  CommercialStatus,
  commercialStatusNames,
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
  return <StatusDot tone={approvalTones[known]}>{approvalStatusNames[known][useLanguage()]}</StatusDot>
}

/** Whether the item is published; visitors see it only when it is approved too. */
export function PublicationDot({ status }: { status: number }) {
  const known = status as PublicationStatus
  const tone = known === PublicationStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{publicationStatusNames[known][useLanguage()]}</StatusDot>
}

/** The commercial status, derived from its requests. */
export function CommercialDot({ status }: { status: number }) {
  const known = status as CommercialStatus
  return <StatusDot tone={commercialTones[known]}>{commercialStatusNames[known][useLanguage()]}</StatusDot>
}
