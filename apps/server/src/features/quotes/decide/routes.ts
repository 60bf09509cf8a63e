import { quoteCalls } from '@portal/contract/quotes/calls'
import type { Door } from '#core/door/door.ts'
import type { QuoteDeps } from '../deps.ts'
import { authorOf } from '../history.ts'
import { findQuote, quoteFor } from '../list/detail.ts'
import { confirmQuote } from '../pin/confirm.ts'
import { requestPin } from '../pin/request.ts'
import { decideApproval } from './approve.ts'
import { cancelQuote } from './cancel.ts'
import { type SendDeps, sendQuote } from './send.ts'

/** Mounts approval, link, PIN, confirmation and cancelling of quotes. */
export function decisionRoutes(door: Door, deps: QuoteDeps & SendDeps): void {
  const { db } = deps
  door.mount(quoteCalls.requestPin, async ({ actor, params }) => {
    const { id } = await findQuote(db, actor, params.id)
    return requestPin(deps, actor, id, (quote) => authorOf(actor, quote))
  })
  door.mount(quoteCalls.confirm, async ({ actor, params, body }) => {
    const quote = await findQuote(db, actor, params.id)
    await confirmQuote(deps, actor, quote, body.pin, authorOf(actor, quote))
    return quoteFor(deps, actor, quote.id)
  })
  door.mount(quoteCalls.cancel, async ({ actor, params, body }) => {
    await cancelQuote(deps, actor, params.id, body.motivo)
    return quoteFor(deps, actor, params.id)
  })
  door.mount(quoteCalls.send, async ({ actor, params, body }) => {
    await sendQuote(deps, actor, params.id, body.mensaje)
    return quoteFor(deps, actor, params.id)
  })
  for (const [call, isGiven] of [
    [quoteCalls.approve, true],
    [quoteCalls.refuseApproval, false],
  ] as const)
    door.mount(call, async ({ actor, params, body }) => {
      await decideApproval(deps, actor, params.id, { isGiven, comment: body.comentario, version: body.version })
      return quoteFor(deps, actor, params.id)
    })
}
