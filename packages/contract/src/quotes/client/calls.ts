import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { permitDoneMessages, permitMessages } from '../../permits/messages.ts'
import type { ClientPermitFormSchema } from '../../permits/schemas.ts'
import { quoteDoneMessages } from '../done-messages.ts'
import { quoteConfirmMessages } from '../messages.ts'
import type { PinStateSchema } from '../pin-schemas.ts'
import type { CommentSchema, ConfirmSchema, ReasonSchema } from '../schemas.ts'
import type * as s from './schemas.ts'

type Token = In<typeof s.QuoteTokenSchema>

/** Calls of clients, who have a link and no account, and of people who verify a document. */
export const quoteClientCalls = {
  link: call<{ params: In<typeof s.QuoteLookSchema>; reply: Of<typeof s.ClientQuoteSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/enlace/:token',
    area: quoteConfirmMessages,
  }),
  linkPin: call<{ params: Token; reply: Of<typeof PinStateSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/pin',
    area: quoteConfirmMessages,
    done: quoteConfirmMessages.codeSent,
  }),
  linkConfirm: call<{ params: Token; body: In<typeof ConfirmSchema>; reply: Of<typeof s.ClientQuoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/confirmar',
    area: quoteConfirmMessages,
    done: quoteConfirmMessages.confirmed,
  }),
  linkChange: call<{ params: Token; body: In<typeof CommentSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/cambio',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.changeAsked,
  }),
  /** Takes the permit that the order needs, as a file `archivo`. */
  linkPermit: call<{ params: Token; body: In<typeof ClientPermitFormSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/permiso',
    area: permitMessages,
    done: permitDoneMessages.uploaded,
    multipart: true,
  }),
  linkDecline: call<{ params: Token; body: In<typeof ReasonSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/rechazar',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.declined,
  }),
  /** Asks for a quote again that has expired or was cancelled; its author is mailed once a day. */
  linkAgain: call<{ params: Token; reply: null }>({
    method: 'POST',
    path: '/v1/cotizacion/enlace/:token/otra',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.askedAgain,
  }),
  verify: call<{ params: In<typeof s.VerifySchema>; reply: Of<typeof s.VerifiedSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/verificar/:numero/:hash',
    area: quoteConfirmMessages,
  }),
}
