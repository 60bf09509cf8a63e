import { EmptySchema } from '@portal/contract/core/fields'
import { permitLimits } from '@portal/contract/permits/constants'
import { permitMessages } from '@portal/contract/permits/messages'
import { ClientPermitFormSchema } from '@portal/contract/permits/schemas'
import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import {
  ClientQuoteSchema,
  QuoteLookSchema,
  QuoteTokenSchema,
  VerifiedSchema,
  VerifySchema,
} from '@portal/contract/quotes/client/schemas'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { PinStateSchema } from '@portal/contract/quotes/pin-schemas'
import { CommentSchema, ConfirmSchema, ReasonSchema } from '@portal/contract/quotes/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { requestsPerAddress } from '#core/identity/pins/pins.ts'
import type { QuoteDeps } from '../deps.ts'
import { isValidDocument } from '../frozen/verify.ts'
import {
  askAgain,
  askForChange,
  type ClientPermitDeps,
  confirmAsClient,
  decline,
  requestPinAsClient,
  uploadPermitAsClient,
} from './answer.ts'
import { openLiveLink } from './opened.ts'
import { noteOpening } from './opening.ts'
import { type ClientViewDeps, clientQuote } from './view.ts'

const answering: Limit = { name: 'cotizacion-enlace', max: 30, seconds: 3600 }
const uploading: Limit = { name: 'cotizacion-permiso', max: 30, seconds: 3600 }
/** Wrong PINs have their own count; this limits tries of invented links. */
const confirming: Limit = { name: 'cotizacion-confirmar', max: 60, seconds: 3600 }

/** Mounts the calls of a client's link, and the public check of a document. */
export function clientRoutes(door: Door, deps: QuoteDeps & ClientViewDeps & ClientPermitDeps): void {
  const byLink = { access: 'public', params: QuoteTokenSchema } as const
  const writing = { ...byLink, reply: EmptySchema, limit: answering }
  door.mount(
    quoteClientCalls.link,
    { access: 'public', params: QuoteLookSchema, reply: ClientQuoteSchema },
    async ({ caller, params: { token, interno: isInternal } }) => {
      const quote = await openLiveLink(deps, token)
      if (!isInternal) await noteOpening(deps.db, caller, quote)
      return clientQuote(deps, token)
    },
  )
  door.mount(
    quoteClientCalls.linkPin,
    {
      ...byLink,
      budget: 'mailing',
      reply: PinStateSchema,
      limit: requestsPerAddress,
      failed: quoteConfirmMessages.codeNotSent,
    },
    ({ caller, params }) => requestPinAsClient(deps, caller, params.token),
  )
  door.mount(
    quoteClientCalls.linkConfirm,
    {
      ...byLink,
      budget: 'money',
      body: ConfirmSchema,
      reply: ClientQuoteSchema,
      limit: confirming,
      failed: quoteConfirmMessages.notConfirmed,
    },
    async ({ caller, params, body }) => {
      await confirmAsClient(deps, caller, params.token, body.pin)
      return clientQuote(deps, params.token)
    },
  )
  door.mount(
    quoteClientCalls.linkChange,
    { ...writing, budget: 'mailing', body: CommentSchema },
    ({ caller, params, body }) => askForChange(deps, caller, params.token, body.comentario),
  )
  door.mount(quoteClientCalls.linkAgain, { ...writing, budget: 'mailing' }, ({ caller, params }) =>
    askAgain(deps, caller, params.token),
  )
  door.mount(
    quoteClientCalls.linkPermit,
    {
      ...writing,
      budget: 'uploading',
      body: ClientPermitFormSchema,
      files: { max: 1, bytes: permitLimits.fileBytes },
      limit: uploading,
      failed: permitMessages.notSaved,
    },
    ({ caller, params, body, files }) => uploadPermitAsClient(deps, caller, params.token, body, files),
  )
  door.mount(
    quoteClientCalls.linkDecline,
    { ...writing, budget: 'money', body: ReasonSchema, failed: quoteConfirmMessages.notCancelled },
    ({ caller, params, body }) => decline(deps, caller, params.token, body.motivo),
  )
  door.mount(
    quoteClientCalls.verify,
    { access: 'public', params: VerifySchema, reply: VerifiedSchema },
    async ({ params }) => ({ valido: await isValidDocument(deps.db, params.numero, params.hash) }),
  )
}
