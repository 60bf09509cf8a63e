import type { FastifyInstance, FastifyReply } from 'fastify'
import { amountOf } from '../rules/amount.ts'
import { tripOf } from '../rules/returns.ts'
import type { Sandbox } from '../sandbox.ts'
import { bookLines, bookTotals } from '../state/books.ts'
import { listEvents, recordEvent } from '../state/events.ts'
import { getPayment, listPayments } from '../state/payments.ts'
import { listRefunds } from '../state/refunds.ts'
import { readSettings } from '../state/settings.ts'
import { walk } from './buyer.ts'
import { BooksQuerySchema, BuyerSchema, PaymentsQuerySchema, ReturnsSchema } from './schemas.ts'
import { paymentView } from './views.ts'

interface OnToken {
  Params: { token: string }
}

const absent = (reply: FastifyReply) => reply.code(404).send({ error: 'there is no such payment' })

/** What the provider knows of its payments, and doing what buyers and the provider itself do. */
export function paymentRoutes(admin: FastifyInstance, sandbox: Sandbox): void {
  const { db, courier } = sandbox

  admin.get('/payments', async ({ query }) => {
    const filter = PaymentsQuerySchema.parse(query)
    const { now, switches } = await readSettings(db)
    const payments = await listPayments(db, filter)
    return { payments: payments.map((payment) => paymentView(payment, now, switches)) }
  })

  admin.get<OnToken>('/payments/:token', async ({ params }, reply) => {
    const payment = await getPayment(db, params.token)
    if (!payment) return absent(reply)
    const { now, switches } = await readSettings(db)
    const refunds = (await listRefunds(db, params.token)).map(({ at, amount, type, authorization_code }) => ({
      at,
      amount: amountOf(amount),
      type,
      authorizationCode: authorization_code,
    }))
    const events = await listEvents(db, params.token)
    return { ...paymentView(payment, now, switches), refunds, events }
  })

  admin.post<OnToken>('/payments/:token/buyer', async ({ params, body }, reply) => {
    const walked = await walk(sandbox, params.token, BuyerSchema.parse(body))
    if (typeof walked === 'string') return reply.code(400).send({ error: walked })
    return walked ?? absent(reply)
  })

  admin.post<OnToken>('/payments/:token/returns', async ({ params, body }, reply) => {
    const { flow, method, copies, gapMs, fields } = ReturnsSchema.parse(body)
    const payment = await getPayment(db, params.token)
    if (!payment) return absent(reply)
    const { switches } = await readSettings(db)
    const trip = tripOf(payment, flow, switches, method)
    const deliveries = await courier.send({ ...trip, fields: { ...trip.fields, ...fields } }, copies, gapMs)
    const { now } = await readSettings(db)
    for (const delivery of deliveries) await recordEvent(db, now, params.token, 'extra_return', { flow, ...delivery })
    return { deliveries }
  })

  admin.get('/books', async ({ query }) => {
    const filter = BooksQuerySchema.parse(query)
    return { totals: await bookTotals(db, filter), lines: await bookLines(db, filter) }
  })
}
