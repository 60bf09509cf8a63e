import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Transition } from './request-row.ts'
import type { requestTexts } from './request-texts.ts'

type Texts = (typeof requestTexts)['es']

const ends: readonly number[] = [RequestStatus.cancelled, RequestStatus.deletedByUser]

/** Something is lost by it. */
export const isEnd = ({ estado_id }: Pick<Transition, 'estado_id'>): boolean => ends.includes(estado_id)

/** What a change is called on its button: the verb, which depends on where it starts. */
export function stepLabel(
  { tipo, estado_id: from }: { tipo: string; estado_id: number },
  to: number,
  t: Texts,
  name: string,
): string {
  if (to === RequestStatus.negotiation && from === RequestStatus.reservedPendingPayment) return t.backToNegotiation
  if (to === RequestStatus.closed && from === RequestStatus.sold) return t.closeDelivered
  if (to === RequestStatus.closed && from === RequestStatus.reserved && tipo === RequestKind.rent)
    return t.closeReturned
  return t.steps[to] ?? name
}

/** The way on comes first, what ends the request last; the server's order otherwise. */
export const inStepOrder = (all: readonly Transition[]): Transition[] => {
  const rank = (one: Transition) => (isEnd(one) ? 2 : one.estado_id === RequestStatus.closed ? 1 : 0)
  return [...all].sort((a, b) => rank(a) - rank(b))
}
