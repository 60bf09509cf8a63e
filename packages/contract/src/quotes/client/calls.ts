import { call, type Limit } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { requestsPerAddress } from '../../core/limits.ts'
import { permitLimits } from '../../permits/constants.ts'
import { permitDoneMessages, permitMessages } from '../../permits/messages.ts'
import { ClientPermitFormSchema } from '../../permits/schemas.ts'
import { quoteDoneMessages } from '../done-messages.ts'
import { quoteConfirmMessages } from '../messages.ts'
import { PinStateSchema } from '../pin-schemas.ts'
import { CommentSchema, ConfirmSchema, ReasonSchema } from '../schemas.ts'
import { ClientQuoteSchema, QuoteLookSchema, QuoteTokenSchema, VerifiedSchema, VerifySchema } from './schemas.ts'

const byLink = { access: 'public', params: QuoteTokenSchema } as const
/** Wrong PINs have their own count; this limits tries of invented links. */
const confirming: Limit = { name: 'cotizacion-confirmar', max: 60, seconds: 3600 }
const answering: Limit = { name: 'cotizacion-enlace', max: 30, seconds: 3600 }
const writing = { ...byLink, reply: EmptySchema, limit: answering } as const
const uploading: Limit = { name: 'cotizacion-permiso', max: 30, seconds: 3600 }

/** Calls of clients, who have a link and no account, and of people who verify a document. */
export const quoteClientCalls = {
  link: call(
    { method: 'GET', path: '/v1/cotizacion/enlace/:token', area: quoteConfirmMessages },
    {
      summary: 'Returns a quote as its client sees it by their link',
      access: 'public',
      params: QuoteLookSchema,
      reply: ClientQuoteSchema,
    },
  ),
  linkPin: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/pin',
      area: quoteConfirmMessages,
      done: quoteConfirmMessages.codeSent,
    },
    {
      summary: 'Mails the client the PIN that confirms the quote',
      ...byLink,
      budget: 'mailing',
      limit: requestsPerAddress,
      reply: PinStateSchema,
      failed: quoteConfirmMessages.codeNotSent,
    },
  ),
  linkConfirm: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/confirmar',
      area: quoteConfirmMessages,
      done: quoteConfirmMessages.confirmed,
    },
    {
      summary: 'Confirms a quote by the PIN',
      ...byLink,
      budget: 'money',
      limit: confirming,
      body: ConfirmSchema,
      reply: ClientQuoteSchema,
      failed: quoteConfirmMessages.notConfirmed,
    },
  ),
  linkChange: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/cambio',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.changeAsked,
    },
    { summary: 'Asks for a change of a quote', ...writing, budget: 'mailing', body: CommentSchema },
  ),
  linkPermit: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/permiso',
      area: permitMessages,
      done: permitDoneMessages.uploaded,
      multipart: true,
    },
    {
      summary: 'Takes the permit that the order needs, as a file `archivo`',
      ...writing,
      budget: 'uploading',
      limit: uploading,
      body: ClientPermitFormSchema,
      files: { max: 1, bytes: permitLimits.fileBytes },
      failed: permitMessages.notSaved,
    },
  ),
  linkDecline: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/rechazar',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.declined,
    },
    {
      summary: 'Declines a quote',
      ...writing,
      budget: 'money',
      body: ReasonSchema,
      failed: quoteConfirmMessages.notCancelled,
    },
  ),
  linkAgain: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/enlace/:token/otra',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.askedAgain,
    },
    {
      summary: 'Asks for a quote again that has expired or was cancelled; its author is mailed once a day',
      ...writing,
      budget: 'mailing',
    },
  ),
  verify: call(
    { method: 'GET', path: '/v1/cotizacion/verificar/:numero/:hash', area: quoteConfirmMessages },
    {
      summary: 'Tells whether a document of a quote is genuine',
      access: 'public',
      params: VerifySchema,
      reply: VerifiedSchema,
    },
  ),
}
