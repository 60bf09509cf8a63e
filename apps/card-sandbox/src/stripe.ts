import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageOf, sendPage } from './pages.ts'
import { Refused, randomId, type World } from './world.ts'

interface Charge {
  id: string
  amount: number
  amount_captured: number
  amount_refunded: number
  currency: string
  created: number
  payment_method_details: { type: 'card'; card: { last4: string; funding: string; authorization_code: string } }
}

/** A Checkout Session, with the fields of the API that a shop reads, and no others that it could rely on by chance. */
export interface StripeSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  url: string | null
  expires_at: number
  locale: string
  success_url: string
  cancel_url: string
  payment_intent: { id: string; status: string; latest_charge: Charge | null } | null
}

/** Their cards for trials, by how they end. */
const cards = {
  visa: { last4: '4242', funding: 'credit' },
  debit: { last4: '5556', funding: 'debit' },
  prepaid: { last4: '5100', funding: 'prepaid' },
} as const
export type StripeCard = keyof typeof cards

const whole = z.string().regex(/^\d+$/).transform(Number)
/** What a shop may send: anything else is refused, as the API does. */
const CreateSchema = z.strictObject({
  mode: z.literal('payment'),
  'payment_method_types[0]': z.literal('card'),
  'payment_intent_data[capture_method]': z.literal('automatic'),
  'payment_intent_data[description]': z.string().max(1000),
  'adaptive_pricing[enabled]': z.literal('false'),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
  'line_items[0][price_data][unit_amount]': whole.pipe(z.number().positive().max(99_999_999)),
  'line_items[0][price_data][product_data][name]': z.string().min(1),
  client_reference_id: z.string().max(200),
  'metadata[session_id]': z.string().max(500),
  locale: z.enum(['es', 'es-419', 'en', 'pt', 'pt-BR']),
  expires_at: whole,
  success_url: z.string().startsWith('http').max(5000),
  cancel_url: z.string().startsWith('http').max(5000),
})
const RefundSchema = z.strictObject({ payment_intent: z.string(), amount: whole.pipe(z.number().positive()) })

const refused = (status: number, message: string, rest: object = {}) =>
  new Refused(status, { error: { type: 'invalid_request_error', message, ...rest } })

const repeated = new Refused(400, {
  error: {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
})

/** Mounts the API and the page under this prefix. */
export function openStripe(app: FastifyInstance, world: World): void {
  const base = app.prefix.replace(/\/+$/, '')
  app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${world.apiKey}`) return
      await reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
    })
    const keyOf = ({ headers }: FastifyRequest) => {
      const key = headers['idempotency-key']
      return typeof key === 'string' ? { key, repeated } : {}
    }
    api.post('/v1/checkout/sessions', (request, reply) =>
      world.serve({ operation: 'create', token: '', ...keyOf(request) }, request, reply, () => ({
        body: created(world, world.publicUrl ?? `${request.protocol}://${request.host}${base}`, request.body),
      })),
    )
    api.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', (request, reply) => {
      const { id } = request.params
      return world.serve({ operation: 'read', token: id }, request, reply, () => ({ body: sessionOf(world, id) }))
    })
    api.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', (request, reply) => {
      const { id } = request.params
      return world.serve({ operation: 'expire', token: id }, request, reply, () => {
        const session = sessionOf(world, id)
        if (session.status !== 'open')
          throw refused(
            400,
            `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
          )
        return { body: Object.assign(session, { status: 'expired', url: null }) }
      })
    })
    api.post('/v1/refunds', (request, reply) =>
      world.serve({ operation: 'refund', token: '', ...keyOf(request) }, request, reply, () => ({
        body: givenBack(world, request.body),
      })),
    )
  })
  pages(app, world, base)
}

function created(world: World, address: string, sent: unknown): StripeSession {
  const read = CreateSchema.safeParse(sent ?? {})
  if (!read.success) {
    const [issue] = read.error.issues
    const param = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
    throw refused(400, `Invalid or unknown parameter: ${param}`, { param })
  }
  const form = read.data
  const seconds = form.expires_at - world.now() / 1000
  if (seconds < 30 * 60 - 5 || seconds > 24 * 3600)
    throw refused(
      400,
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  const id = `cs_test_a1${randomId()}`
  const session: StripeSession = {
    ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
    amount_total: form['line_items[0][price_data][unit_amount]'],
    currency: form['line_items[0][price_data][currency]'],
    client_reference_id: form.client_reference_id,
    metadata: { session_id: form['metadata[session_id]'] },
    url: `${address}/c/pay/${id}`,
    expires_at: form.expires_at,
    locale: form.locale,
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    payment_intent: null,
  }
  world.payments.set(id, session)
  return session
}

/** Returns a session, which has expired where its time is over. */
export function sessionOf(world: World, id: string): StripeSession {
  const session = world.payments.get(id) as StripeSession | undefined
  if (!session) throw refused(404, `No such checkout.session: ${id}`, { code: 'resource_missing', param: 'id' })
  if (session.status === 'open' && world.now() / 1000 > session.expires_at)
    Object.assign(session, { status: 'expired', url: null })
  return session
}

/** The buyer pays: returns where they are sent, or null where the form is closed. */
export function payAtStripe(world: World, id: string, card: StripeCard = 'visa'): string | null {
  const session = sessionOf(world, id)
  if (session.status !== 'open') return null
  const { last4, funding } = cards[card]
  const { amount_total: amount, currency } = session
  const charge: Charge = {
    ...{ id: `ch_${randomId(12)}`, amount, amount_captured: amount, amount_refunded: 0, currency },
    created: Math.floor(world.now() / 1000),
    payment_method_details: { type: 'card', card: { last4, funding, authorization_code: '030872' } },
  }
  const paymentIntent = { id: `pi_${randomId(12)}`, status: 'succeeded', latest_charge: charge }
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: paymentIntent })
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', id)
}

function givenBack(world: World, sent: unknown): object {
  const read = RefundSchema.safeParse(sent ?? {})
  if (!read.success) throw refused(400, 'Invalid or unknown parameter')
  const { payment_intent: intent, amount } = read.data
  const all = [...world.payments.values()] as StripeSession[]
  const charge = all.find((session) => session.payment_intent?.id === intent)?.payment_intent?.latest_charge
  if (!charge) throw refused(404, `No such payment_intent: '${intent}'`, { code: 'resource_missing' })
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0)
    throw refused(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left)
    throw refused(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  charge.amount_refunded += amount
  const { currency } = charge
  return { id: `re_${randomId(12)}`, object: 'refund', amount, currency, payment_intent: intent, status: 'succeeded' }
}

const words = {
  es: {
    title: 'Pago con tarjeta',
    pay: 'Pagar con 4242 4242 4242 4242',
    debit: 'Pagar con débito 4000 0566 5566 5556',
    declined: 'Probar 4000 0000 0000 0002 (rechazada)',
    leave: 'Pagar y cerrar la ventana',
    back: 'Volver a la tienda',
    refused: 'Su tarjeta fue rechazada.',
    over: 'Esta página de pago caducó.',
    left: 'Pagado. Cierre esta ventana.',
  },
  en: {
    title: 'Pay by card',
    pay: 'Pay with 4242 4242 4242 4242',
    debit: 'Pay with debit 4000 0566 5566 5556',
    declined: 'Try 4000 0000 0000 0002 (declined)',
    leave: 'Pay and close the window',
    back: 'Back to the shop',
    refused: 'Your card was declined.',
    over: 'This payment page has expired.',
    left: 'Paid. You can close this window.',
  },
}

/** Their page: a refused card stays on it, so that another one can be tried. */
function pages(app: FastifyInstance, world: World, base: string): void {
  const shown = (session: StripeSession, error?: 'refused' | 'over' | 'left') => {
    const language = session.locale.startsWith('es') ? 'es' : 'en'
    const t = words[language]
    const common = { language, base, provider: 'Stripe', shopName: world.shopName, title: t.title }
    const units = ['clp', 'jpy'].includes(session.currency) ? 1 : 100
    const amount = `${session.currency.toUpperCase()} ${session.amount_total / units}`
    if (session.status !== 'open') return pageOf({ ...common, amount, error: t[error ?? 'over'], choices: [] })
    const choices = [
      { action: 'pay', text: t.pay, isMain: true },
      ...(['debit', 'declined', 'leave', 'back'] as const).map((action) => ({ action, text: t[action] })),
    ]
    return pageOf({ ...common, amount, error: error && t[error], action: `${base}/c/pay/${session.id}`, choices })
  }
  app.get<{ Params: { id: string } }>('/c/pay/:id', (request, reply) => {
    const session = world.payments.has(request.params.id) ? sessionOf(world, request.params.id) : null
    return session ? sendPage(reply, shown(session)) : reply.code(404).send('')
  })
  app.post<{ Params: { id: string }; Body: { action?: string } }>('/c/pay/:id', ({ params: { id }, body }, reply) => {
    if (!world.payments.has(id)) return reply.code(404).send('')
    const session = sessionOf(world, id)
    const page = (error?: 'refused' | 'over' | 'left') => sendPage(reply, shown(session, error))
    if (body.action === 'back') return reply.redirect(session.cancel_url, 303)
    if (body.action === 'declined') return page(session.status === 'open' ? 'refused' : 'over')
    const to = payAtStripe(world, id, body.action === 'debit' ? 'debit' : 'visa')
    if (to === null) return page('over')
    return body.action === 'leave' ? page('left') : reply.redirect(to, 303)
  })
}
