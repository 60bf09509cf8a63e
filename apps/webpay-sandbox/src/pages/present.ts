import type { FastifyReply } from 'fastify'
import type { Next } from '../buyer/next.ts'
import { addressOf } from '../rules/returns.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { readSettings } from '../state/settings.ts'
import { deadEndPage, leftPage, returnPage, unknownPage } from './end-pages.ts'
import { link, type Place } from './layout.ts'
import { paymentPath } from './payment-frame.ts'
import { sendPage } from './send.ts'

/** Takes the browser where the buyer goes next. Null means no such payment. */
export function present(sandbox: Sandbox, place: Place, reply: FastifyReply, next: Next | null) {
  if (!next) return sendPage(reply, 404, unknownPage(place))
  const { payment } = next
  switch (next.to) {
    case 'form':
      return reply.header('cache-control', 'no-store').redirect(link(place, paymentPath(payment.token)), 303)
    case 'nowhere':
      return sendPage(reply, 200, leftPage(place))
    case 'dead_end':
      return sendPage(reply, 410, deadEndPage(place, next.trip), payment.return_url)
    case 'shop':
      sendExtraReturns(sandbox, next)
      if (next.trip.method === 'get')
        return reply.header('cache-control', 'no-store').redirect(addressOf(next.trip), 303)
      return sendPage(reply, 200, returnPage(place, next.trip), payment.return_url)
  }
}

/** The returns that the sandbox makes next to the browser's; what the shop answers is booked. */
export function sendExtraReturns({ courier, db }: Sandbox, { trip, extra, payment }: Extract<Next, { to: 'shop' }>) {
  courier.sendBeside(trip, extra, async (delivery) => {
    const { now } = await readSettings(db)
    await recordEvent(db, now, payment.token, 'extra_return', { flow: trip.flow, ...delivery })
  })
}
