import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageOf, sendPage } from './pages.ts'
import { Refused, type World } from './world.ts'

interface Payment {
  id: number
  status: 'approved' | 'rejected' | 'refunded'
  status_detail: string
  currency_id: string
  transaction_amount: number
  transaction_amount_refunded: number
  external_reference: string
  metadata: Record<string, string>
  payment_type_id: string
  payment_method_id: string
  installments: number
  authorization_code: string
  date_created: string
  date_approved: string | null
  card: { last_four_digits: string }
}

/** A preference of Checkout Pro with its payments, with the fields that a shop reads. */
export interface Preference {
  id: string
  init_point: string
  external_reference: string
  metadata: Record<string, string>
  items: { id: string; title: string; quantity: number; currency_id: string; unit_price: number }[]
  back_urls: { success: string; failure: string; pending: string }
  expires: boolean
  expiration_date_to: string
  payments: Payment[]
}

const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/)
const CreateSchema = z.strictObject({
  items: z.tuple([
    z.strictObject({
      id: z.string(),
      title: z.string().min(1).max(256),
      quantity: z.literal(1),
      currency_id: z.enum(['CLP', 'USD', 'PEN', 'BRL', 'MXN', 'COP', 'ARS', 'UYU']),
      unit_price: z.number().positive(),
    }),
  ]),
  external_reference: z.string().max(256),
  metadata: z.record(z.string(), z.string()),
  back_urls: z.strictObject({ success: z.url(), failure: z.url(), pending: z.url() }),
  auto_return: z.literal('approved').optional(),
  binary_mode: z.literal(true),
  payment_methods: z.strictObject({ excluded_payment_types: z.array(z.strictObject({ id: z.string() })) }),
  expires: z.literal(true),
  expiration_date_to: moment,
})
const UpdateSchema = z.strictObject({ expires: z.literal(true), expiration_date_to: moment })
const RefundSchema = z.strictObject({ amount: z.number().positive() })

const refused = (status: number, message: string, code?: number) =>
  new Refused(status, { message, error: 'bad_request', status, cause: code ? [{ code, description: message }] : [] })

/** Cards of their trials, by the name of the holder: APRO is approved, FUND has no money. */
export type MercadoPagoCard = 'APRO' | 'FUND' | 'debit'

/** Mounts the API and the page under this prefix. */
export function openMercadoPago(app: FastifyInstance, world: World): void {
  const base = app.prefix.replace(/\/+$/, '')
  app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${world.apiKey}`) return
      await reply.code(401).send({ message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] })
    })
    const keyOf = ({ headers }: FastifyRequest) => {
      const key = headers['x-idempotency-key']
      return typeof key === 'string'
        ? { key, repeated: refused(409, 'the idempotency key was used with another content') }
        : {}
    }
    api.post('/checkout/preferences', (request, reply) =>
      world.serve({ operation: 'create', token: '', ...keyOf(request) }, request, reply, () => ({
        status: 201,
        body: shown(created(world, world.publicUrl ?? `${request.protocol}://${request.host}${base}`, request.body)),
      })),
    )
    api.get<{ Params: { id: string } }>('/checkout/preferences/:id', (request, reply) => {
      const { id } = request.params
      return world.serve({ operation: 'read', token: id }, request, reply, () => ({
        body: shown(preferenceOf(world, id)),
      }))
    })
    api.put<{ Params: { id: string } }>('/checkout/preferences/:id', (request, reply) => {
      const { id } = request.params
      return world.serve({ operation: 'expire', token: id }, request, reply, () => {
        const change = UpdateSchema.safeParse(request.body)
        if (!change.success) throw refused(400, 'expiration_date_to invalid.')
        return { body: shown(Object.assign(preferenceOf(world, id), change.data)) }
      })
    })
    api.get<{ Querystring: Record<string, string> }>('/v1/payments/search', (request, reply) => {
      const reference = request.query.external_reference ?? ''
      return world.serve({ operation: 'search', token: reference }, request, reply, () => {
        const isLate = world.lateSearches > 0 && world.lateSearches-- > 0
        const results = isLate ? [] : allPayments(world).filter((one) => one.external_reference === reference)
        return { body: { paging: { total: results.length, limit: 30, offset: 0 }, results: results.toReversed() } }
      })
    })
    api.post<{ Params: { id: string } }>('/v1/payments/:id/refunds', (request, reply) =>
      world.serve({ operation: 'refund', token: request.params.id, ...keyOf(request) }, request, reply, () => {
        if (!request.headers['x-idempotency-key']) throw refused(400, "Header X-Idempotency-Key can't be null", 4292)
        return { status: 201, body: givenBack(world, Number(request.params.id), request.body) }
      }),
    )
  })
  pages(app, world, base)
}

const shown = ({ payments: _, ...preference }: Preference) => preference
const allPreferences = (world: World) => [...world.payments.values()] as Preference[]
const allPayments = (world: World) => allPreferences(world).flatMap(({ payments }) => payments)

function created(world: World, address: string, sent: unknown): Preference {
  const read = CreateSchema.safeParse(sent)
  if (!read.success) throw refused(400, `${read.error.issues[0]?.path.join('.')} invalid`)
  const { items, external_reference, metadata, back_urls, auto_return, expires, expiration_date_to } = read.data
  if (auto_return && !back_urls.success.startsWith('https://'))
    throw refused(400, 'auto_return invalid. back_url.success must be defined')
  const id = `202809963-${randomUUID()}`
  const initPoint = `${address}/checkout/v1/redirect?pref_id=${id}`
  const preference = {
    id,
    init_point: initPoint,
    external_reference,
    metadata,
    items,
    back_urls,
    expires,
    expiration_date_to,
  }
  world.payments.set(id, { ...preference, payments: [] })
  return preferenceOf(world, id)
}

export function preferenceOf(world: World, id: string): Preference {
  const preference = world.payments.get(id) as Preference | undefined
  if (!preference) throw refused(404, 'preference_id not found')
  return preference
}

const isOpen = (world: World, { expires, expiration_date_to: until }: Preference) =>
  !expires || Date.parse(until) > world.now()

let lastId = 1_300_000_000

/** The buyer tries a card: returns where they are sent, or null where the form is closed. */
export function payAtMercadoPago(world: World, id: string, card: MercadoPagoCard = 'APRO'): string | null {
  const preference = preferenceOf(world, id)
  if (!isOpen(world, preference)) return null
  const [item] = preference.items
  const isPaid = card !== 'FUND'
  const now = new Date(world.now()).toISOString()
  const payment: Payment = {
    id: ++lastId,
    ...(isPaid
      ? { status: 'approved', status_detail: 'accredited' }
      : { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' }),
    currency_id: item!.currency_id,
    transaction_amount: item!.unit_price,
    transaction_amount_refunded: 0,
    external_reference: preference.external_reference,
    metadata: preference.metadata,
    ...(card === 'debit'
      ? { payment_type_id: 'debit_card', payment_method_id: 'debvisa' }
      : { payment_type_id: 'credit_card', payment_method_id: 'master' }),
    installments: 1,
    authorization_code: '301299',
    date_created: now,
    date_approved: isPaid ? now : null,
    card: { last_four_digits: '0604' },
  }
  preference.payments.push(payment)
  return backTo(preference, payment)
}

/** Where a buyer is sent who came with this payment, or, without one, who pressed "back". */
export function backTo({ id, back_urls, external_reference }: Preference, payment: Payment | null): string {
  const url = new URL(payment?.status === 'approved' ? back_urls.success : back_urls.failure)
  const [number, status] = [`${payment?.id ?? null}`, `${payment?.status ?? null}`]
  const added = {
    ...{ collection_id: number, collection_status: status, payment_id: number, status, external_reference },
    ...{ payment_type: `${payment?.payment_type_id ?? null}`, merchant_order_id: '42', preference_id: id },
    ...{ site_id: 'MLC', processing_mode: 'aggregator', merchant_account_id: 'null' },
  }
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}

function givenBack(world: World, id: number, sent: unknown): object {
  const read = RefundSchema.safeParse(sent)
  if (!read.success) throw refused(400, 'amount attribute must be positive', 4040)
  const payment = allPayments(world).find((one) => one.id === id)
  if (!payment) throw refused(404, 'Payment not found', 2000)
  const { amount } = read.data
  const left = Math.round((payment.transaction_amount - payment.transaction_amount_refunded) * 100) / 100
  if (payment.status !== 'approved' || amount > left)
    throw refused(400, 'The action requested is not valid for the current payment state', 2063)
  payment.transaction_amount_refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100
  const isWhole = payment.transaction_amount_refunded >= payment.transaction_amount
  Object.assign(
    payment,
    isWhole ? { status: 'refunded', status_detail: 'refunded' } : { status_detail: 'partially_refunded' },
  )
  return { id: ++lastId, payment_id: id, amount, status: 'approved', date_created: new Date(world.now()).toISOString() }
}

const words = {
  title: 'Pago con tarjeta',
  pay: 'Pagar con la tarjeta de APRO (aprobada)',
  debit: 'Pagar con débito',
  declined: 'Probar con la tarjeta de FUND (rechazada)',
  leave: 'Pagar y cerrar la ventana',
  back: 'Volver al sitio',
  over: 'Este enlace de pago venció.',
  left: 'Pagado. Cierre esta ventana.',
}

/** Their page, which leads back to the shop also with a refused card. */
function pages(app: FastifyInstance, world: World, base: string): void {
  const page = (preference: Preference, error?: 'over' | 'left') => {
    const [item] = preference.items
    const isClosed = error !== undefined || !isOpen(world, preference)
    return pageOf({
      ...{ language: 'es', base, provider: 'Mercado Pago', shopName: world.shopName, title: words.title },
      amount: `${item!.currency_id} ${item!.unit_price}`,
      error: isClosed ? words[error ?? 'over'] : undefined,
      ...(!isClosed && { action: `${base}/checkout/v1/redirect?pref_id=${preference.id}` }),
      choices: (['pay', 'debit', 'declined', 'leave', 'back'] as const).map((action) => ({
        action,
        text: words[action],
        isMain: action === 'pay',
      })),
    })
  }
  const known = (id: string | undefined) => (id && world.payments.has(id) ? preferenceOf(world, id) : null)
  app.get<{ Querystring: { pref_id?: string } }>('/checkout/v1/redirect', ({ query }, reply) => {
    const preference = known(query.pref_id)
    return preference ? sendPage(reply, page(preference)) : reply.code(404).send('')
  })
  app.post<{ Querystring: { pref_id?: string }; Body: { action?: string } }>(
    '/checkout/v1/redirect',
    ({ query, body }, reply) => {
      const preference = known(query.pref_id)
      if (!preference) return reply.code(404).send('')
      if (body.action === 'back') return reply.redirect(backTo(preference, null), 303)
      const card = body.action === 'declined' ? 'FUND' : body.action === 'debit' ? 'debit' : 'APRO'
      const to = payAtMercadoPago(world, preference.id, card)
      if (to === null || body.action === 'leave')
        return sendPage(reply, page(preference, to === null ? 'over' : 'left'))
      return reply.redirect(to, 303)
    },
  )
}
