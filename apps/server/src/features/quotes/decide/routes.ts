import { Module } from '@portal/contract/access/constants'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { PinStateSchema } from '@portal/contract/quotes/pin-schemas'
import * as s from '@portal/contract/quotes/schemas'
import type { Door } from '#core/door/door.ts'
import type { QuoteDeps } from '../deps.ts'
import { authorOf } from '../history.ts'
import { findQuote, quoteFor } from '../list/detail.ts'
import { confirmQuote } from '../pin/confirm.ts'
import { requestPin } from '../pin/request.ts'
import { keys } from '../policy.ts'
import { decideApproval } from './approve.ts'
import { cancelQuote } from './cancel.ts'
import { type SendDeps, sendQuote } from './send.ts'

const params = s.QuoteByIdSchema
const reply = s.QuoteSchema

/** Mounts approval, link, PIN, confirmation and cancelling of quotes. */
export function decisionRoutes(door: Door, deps: QuoteDeps & SendDeps): void {
  const { db } = deps
  door.mount(
    quoteCalls.requestPin,
    {
      access: 'session',
      budget: 'mailing',
      keys,
      params,
      reply: PinStateSchema,
      failed: quoteConfirmMessages.codeNotSent,
    },
    async ({ actor, params }) => {
      const { id } = await findQuote(db, actor, params.id)
      return requestPin(deps, actor, id, (quote) => authorOf(actor, quote))
    },
  )
  door.mount(
    quoteCalls.confirm,
    {
      access: Module.quotes,
      budget: 'money',
      params,
      body: s.ConfirmSchema,
      reply,
      failed: quoteConfirmMessages.notConfirmed,
    },
    async ({ actor, params, body }) => {
      const quote = await findQuote(db, actor, params.id)
      await confirmQuote(deps, actor, quote, body.pin, authorOf(actor, quote))
      return quoteFor(deps, actor, quote.id)
    },
  )
  door.mount(
    quoteCalls.cancel,
    {
      access: 'session',
      budget: 'money',
      keys,
      params,
      body: s.ReasonSchema,
      reply,
      failed: quoteConfirmMessages.notCancelled,
    },
    async ({ actor, params, body }) => {
      await cancelQuote(deps, actor, params.id, body.motivo)
      return quoteFor(deps, actor, params.id)
    },
  )
  door.mount(
    quoteCalls.send,
    { access: Module.quotes, budget: 'mailing', params, body: s.SendSchema, reply },
    async ({ actor, params, body }) => {
      await sendQuote(deps, actor, params.id, body.mensaje)
      return quoteFor(deps, actor, params.id)
    },
  )
  for (const [call, isGiven] of [
    [quoteCalls.approve, true],
    [quoteCalls.refuseApproval, false],
  ] as const)
    door.mount(
      call,
      { access: Module.allQuotes, budget: 'money', params, body: s.DecisionSchema, reply },
      async ({ actor, params, body }) => {
        await decideApproval(deps, actor, params.id, { isGiven, comment: body.comentario, version: body.version })
        return quoteFor(deps, actor, params.id)
      },
    )
}
