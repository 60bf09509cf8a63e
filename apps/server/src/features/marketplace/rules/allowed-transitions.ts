import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { type Transition, type TransitionActor, transitionsFrom } from '@portal/contract/marketplace/transitions'

interface Moved {
  estado_id: number
  tipo: string
  decision_reembolso: string | null
}

/** Money is taken once, and nobody loses sight of what must go back. */
const closedWhileUndecided: readonly RequestStatus[] = [
  RequestStatus.reservedPendingPayment,
  RequestStatus.deletedByUser,
]

/** What these actors may do with a request now; less while it is undecided what becomes of a paid reservation. */
export function allowedTransitions(request: Moved, actors: ReadonlySet<TransitionActor>): readonly Transition[] {
  const isUndecided = request.decision_reembolso === RefundDecision.pending
  return transitionsFrom(request.estado_id, request.tipo, actors).filter(
    ({ to }) => !(isUndecided && closedWhileUndecided.includes(to)),
  )
}
