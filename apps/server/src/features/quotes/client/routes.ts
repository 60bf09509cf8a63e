import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import type { Door } from '#core/door/door.ts'
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

/** Mounts the calls of a client's link, and the public check of a document. */
export function clientRoutes(door: Door, deps: QuoteDeps & ClientViewDeps & ClientPermitDeps): void {
  door.mount(quoteClientCalls.link, async ({ caller, params: { token, interno: isInternal } }) => {
    const quote = await openLiveLink(deps, token)
    if (!isInternal) await noteOpening(deps.db, caller, quote)
    return clientQuote(deps, token)
  })
  door.mount(quoteClientCalls.linkPin, ({ caller, params }) => requestPinAsClient(deps, caller, params.token))
  door.mount(quoteClientCalls.linkConfirm, async ({ caller, params, body }) => {
    await confirmAsClient(deps, caller, params.token, body.pin)
    return clientQuote(deps, params.token)
  })
  door.mount(quoteClientCalls.linkChange, ({ caller, params, body }) =>
    askForChange(deps, caller, params.token, body.comentario),
  )
  door.mount(quoteClientCalls.linkAgain, ({ caller, params }) => askAgain(deps, caller, params.token))
  door.mount(quoteClientCalls.linkPermit, ({ caller, params, body, files }) =>
    uploadPermitAsClient(deps, caller, params.token, body, files),
  )
  door.mount(quoteClientCalls.linkDecline, ({ caller, params, body }) =>
    decline(deps, caller, params.token, body.motivo),
  )
  door.mount(quoteClientCalls.verify, async ({ params }) => ({
    valido: await isValidDocument(deps.db, params.numero, params.hash),
  }))
}
