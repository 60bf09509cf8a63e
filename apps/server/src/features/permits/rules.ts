import type { PermitStatus } from '@portal/contract/permits/constants'
import { permitTransitions } from '@portal/contract/permits/transitions'

/** Returns the decisions that are possible for a permit in a status, for whoever may decide. */
export const allowedTransitions = (status: string, decides: boolean) =>
  permitTransitions
    .filter(({ from }) => decides && from === status)
    .map(({ to, requires }) => ({ estado: to, requiere: [...requires] }))

/** Whether staff may move a permit from one status to another. */
export const isTransition = (from: PermitStatus, to: PermitStatus): boolean =>
  permitTransitions.some((one) => one.from === from && one.to === to)
