import { PermitStatus } from './constants.ts'

export interface PermitTransition {
  readonly from: PermitStatus
  readonly to: PermitStatus
  readonly requires: readonly 'motivo'[]
}

/** The decisions of staff. Only an upload replaces a permit. */
export const permitTransitions: readonly PermitTransition[] = [
  { from: PermitStatus.waiting, to: PermitStatus.approved, requires: [] },
  { from: PermitStatus.waiting, to: PermitStatus.refused, requires: ['motivo'] },
]
