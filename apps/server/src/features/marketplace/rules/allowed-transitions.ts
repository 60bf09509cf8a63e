import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { type Transition, type TransitionActor, transitionsFrom } from '@portal/contract/marketplace/transitions'

interface Moved {
  estado_id: number
  tipo: string
  decision_reembolso: string | null
}

/** While a refund is undecided: takes no money twice, and keeps the decision open. */
const closedWhileUndecided: readonly RequestStatus[] = [
  RequestStatus.reservedPendingPayment,
  RequestStatus.deletedByUser,
]

/**
 * Returns what these actors may do with a request now; fewer changes while the refund of a paid reservation is
 * undecided.
 */
export function allowedTransitions(request: Moved, actors: ReadonlySet<TransitionActor>): readonly Transition[] {
  const isUndecided = request.decision_reembolso === RefundDecision.pending
  return transitionsFrom(request.estado_id, request.tipo, actors).filter(
    ({ to }) => !(isUndecided && closedWhileUndecided.includes(to)),
  )
}
