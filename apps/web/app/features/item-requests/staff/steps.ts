import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Transition } from './request-row.ts'
import type { requestTexts } from './request-texts.ts'

type Texts = (typeof requestTexts)['es']

const ends: readonly number[] = [RequestStatus.cancelled, RequestStatus.deletedByUser]

/** Whether the change ends the request. */
export const isEnd = ({ estado_id }: Pick<Transition, 'estado_id'>): boolean => ends.includes(estado_id)

/** Returns the label of the button: the verb, which depends on the current state. */
export function stepLabel(
  { tipo, estado_id: from, es_arriendo: isForRent }: { tipo: string; estado_id: number; es_arriendo: boolean },
  to: number,
  t: Texts,
  name: string,
): string {
  if (to === RequestStatus.negotiation && from === RequestStatus.reservedPendingPayment) return t.backToNegotiation
  if (to === RequestStatus.closed && from === RequestStatus.sold) return t.closeDelivered
  if (to === RequestStatus.closed && from === RequestStatus.reserved && tipo === RequestKind.rent)
    return t.closeReturned
  if (to === RequestStatus.sold && isForRent) return t.markRented
  return t.steps[to] ?? name
}

/** Returns the next step first and the steps that end the request last, otherwise in the server's order. */
export const inStepOrder = (all: readonly Transition[]): Transition[] => {
  const rank = (one: Transition) => (isEnd(one) ? 2 : one.estado_id === RequestStatus.closed ? 1 : 0)
  return [...all].sort((a, b) => rank(a) - rank(b))
}
