import type { Message } from '@portal/contract/core/messages'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, CommercialStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import type { Refused } from '#core/base/errors.ts'

interface Standing {
  publicacion: number
  aprobacion: number
  estado_comercial: number
  /** Up for auction, from its planning to its end (rule auctions/bidding); of kinds that are auctioned. */
  en_subasta?: boolean
}

interface StandingMessages {
  frozen: Message
  approvalInvalid: Message
}

const { reservedPendingPayment, reserved, sold } = CommercialStatus
const frozen: readonly number[] = [reservedPendingPayment, reserved, sold]

/** Whether an item may not change: reserved, sold or up for auction. Expired reservations are ended before. */
export const isFrozen = ({
  estado_comercial: status,
  en_subasta: isAuctioned = false,
}: Pick<Standing, 'estado_comercial' | 'en_subasta'>): boolean => isAuctioned || frozen.includes(status)

interface Decision {
  aprobacion: number
  motivo: string
  motivo_codigo: number | null
}

/** Returns why staff may not decide this, or null. `hasChanges`: an edit of the approved item waits. */
export function refusalToDecide(
  item: Standing,
  { aprobacion: decision, motivo: reason, motivo_codigo: code }: Decision,
  hasChanges: boolean,
  m: StandingMessages,
): Refused | null {
  const isRejected = decision === ApprovalStatus.rejected
  if (isRejected && code === null) return { field: 'motivo_codigo', entry: m.approvalInvalid }
  if (isRejected && reason === '') return { field: 'motivo', entry: m.approvalInvalid }
  if (item.aprobacion === decision && !hasChanges) return { field: 'aprobacion', entry: m.approvalInvalid }
  // refusing an edit changes nothing that is public
  const isHarmless = isRejected && hasChanges
  return isFrozen(item) && !isHarmless ? { entry: m.frozen } : null
}

/** Returns why an item may not be shown or hidden, or null. */
export function refusalToPublish(item: Standing, wanted: number, m: StandingMessages): Message | null {
  if (wanted === PublicationStatus.inactive) return isFrozen(item) ? m.frozen : null
  const isShowable = item.aprobacion === ApprovalStatus.approved && item.estado_comercial !== sold
  return isShowable ? null : m.approvalInvalid
}

/** Whether there are more pictures than allowed. */
export const areTooMany = (pictures: number): boolean => pictures > itemLimits.pictures
