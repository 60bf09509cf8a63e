import { RequestStatus } from '@portal/contract/marketplace/states'
import { holdingStatuses } from '@portal/contract/marketplace/transitions'

/** Whether requests may be moved so together: what holds a machine, or has sold it, is decided one by one. */
export const isForMany = (from: RequestStatus, to: RequestStatus): boolean =>
  !holdingStatuses.includes(from) && (from !== RequestStatus.sold || to === RequestStatus.closed)
