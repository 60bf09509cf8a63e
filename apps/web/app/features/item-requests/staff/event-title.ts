import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { type RequestStatus, requestStatusName } from '@portal/contract/marketplace/states'
import type { Request } from './request-row.ts'
import type { requestTexts } from './request-texts.ts'

type Event = Pick<Request['eventos'][number], 'tipo' | 'de_estado' | 'a_estado'>

interface Reading {
  t: (typeof requestTexts)['es']
  language: PageLanguage
  isForRent: boolean
}

/** Returns a short title of an event. */
export function eventTitle(
  { tipo, de_estado: from, a_estado: to }: Event,
  { t, language, isForRent }: Reading,
): string {
  if (tipo === 'mensaje') return t.wrote
  if (tipo === 'adjunto') return t.addedFile
  if (tipo === 'reembolso') return t.refunded
  if (tipo === 'pago') return t.paid
  if (from === null) return t.requestReceived
  // a change to the same state: the machine was handed over, the reservation continues
  if (from === to || to === null) return t.handedOver
  return t.becomes(textIn(requestStatusName(to as RequestStatus, isForRent), language))
}
