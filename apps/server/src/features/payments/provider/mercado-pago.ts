import { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentLimits } from '@portal/contract/payments/constants'
import { z } from 'zod'
import { preferencePattern } from '../rules/returns.ts'
import { inShape, type ProviderAnswer } from './answers.ts'
import { exchange } from './exchange.ts'
import { askAgainPauses, type Gateway, type Known, type Order } from './gateway.ts'
import { ProviderError } from './provider-error.ts'
import { formAddress, lastFourOf, type RedirectedOptions } from './redirected.ts'

/** As long as the form of Stripe; we close it earlier (rule payments/sweep). */
const formMs = 31 * 60_000
/** How late a payment may appear in their search, at most. */
const searchLagMs = 60_000
/** Money that comes days later cannot hold a reservation. */
const excluded = ['ticket', 'atm', 'bank_transfer'].map((id) => ({ id }))
const paymentTypes: Readonly<Record<string, string>> = { credit_card: 'VN', debit_card: 'VD', prepaid_card: 'VP' }
/** The states of a payment in which money was taken, also where it was given back since. */
const taken = ['approved', 'refunded', 'charged_back']
const undone = ['rejected', 'cancelled']

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().catch(null).default(null)
const PaymentSchema = z.object({
  id: z.number().int().positive(),
  status: z.string(),
  currency_id: z.string(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  external_reference: z.string().nullish(),
  metadata: z.object({ session_id: z.string().catch('') }).catch({ session_id: '' }),
  payment_type_id: orNull(z.string()),
  authorization_code: orNull(z.string().max(20)),
  installments: orNull(z.number().int().min(0).max(99)),
  date_approved: orNull(z.iso.datetime({ offset: true })),
  card: orNull(z.object({ last_four_digits: orNull(z.string()) })),
})
type Payment = z.output<typeof PaymentSchema>
const FoundSchema = z.object({ results: z.array(PaymentSchema) })
const PreferenceSchema = z.object({
  id: z.string().regex(preferencePattern),
  init_point: z.url({ protocol: /^https?$/ }),
  external_reference: z.string().nullish(),
  metadata: z.object({ session_id: z.string().catch('') }).catch({ session_id: '' }),
  items: z.array(z.object({ unit_price: z.number(), currency_id: z.string() })).min(1),
  expires: z.boolean().nullish(),
  expiration_date_to: z.string().nullish(),
})
const RefundSchema = z.object({ id: z.number(), status: z.string().nullish() })

/** Opens the way to Mercado Pago: a preference of Checkout Pro, paid on their page, which charges there (decision 120). */
export function openMercadoPago(options: RedirectedOptions): Gateway {
  const { currencies, timeoutMs = paymentLimits.answerMs, pausesMs = askAgainPauses } = options

  async function ask<S extends z.ZodType>(
    schema: S,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    sent?: { body: object; key?: string },
  ): Promise<z.output<S>> {
    const headers = {
      authorization: `Bearer ${options.key}`,
      ...(sent && { 'content-type': 'application/json' }),
      ...(sent?.key && { 'x-idempotency-key': sent.key }),
    }
    const body = sent && { body: JSON.stringify(sent.body) }
    return inShape(schema, await exchange(options.baseUrl(), timeoutMs, { method, path, headers, ...body }))
  }

  const addressOf = ({ token }: Known) => {
    if (!preferencePattern.test(token)) throw new ProviderError('local', null, 'this is no preference')
    return `/checkout/preferences/${token}`
  }

  /** A preference may be paid more than once: all payments of its reference, the newest first. */
  async function paymentsOf({ buyOrder }: Known): Promise<Payment[]> {
    const query = new URLSearchParams({ external_reference: buyOrder, sort: 'date_created', criteria: 'desc' })
    const { results } = await ask(FoundSchema, 'GET', `/v1/payments/search?${query}`)
    return results.filter(({ external_reference: reference }) => reference === buyOrder)
  }

  async function read(known: Known, wasJustClosed: boolean): Promise<ProviderAnswer> {
    const address = addressOf(known)
    const payments = await paymentsOf(known)
    const main = payments.find(({ status }) => taken.includes(status))
    if (main) return answerOf(payments, main)
    const pending = payments.find(({ status }) => !undone.includes(status))
    if (pending) return { ...answerOf([], pending), status: 'PENDING' }
    const preference = await ask(PreferenceSchema, 'GET', address)
    const until = preference.expires ? Date.parse(preference.expiration_date_to ?? '') : Number.POSITIVE_INFINITY
    const isOver = wasJustClosed || until + searchLagMs <= Date.now()
    const [refused] = payments
    // a card was refused: nobody pays with another one once the form is closed
    if (refused && (isOver || until <= Date.now())) return { ...answerOf([], refused), status: 'FAILED' }
    return unpaid(preference, isOver ? 'EXPIRED' : until <= Date.now() ? 'PENDING' : 'OPEN')
  }

  const shut = (known: Known) =>
    ask(z.object({}), 'PUT', addressOf(known), { body: { expires: true, expiration_date_to: dateOf(Date.now()) } })

  return {
    provider: CardProvider.mercadoPago,
    currencies,
    pausesMs,
    sameFormMinutes: paymentLimits.chargingFormMinutes,
    codeFor: (currency) => (currencies.includes(currency) ? CardProvider.mercadoPago : null),
    async create(_, order) {
      const sent = { body: preferenceFor(order), key: order.buyOrder }
      const { id, init_point: url } = await ask(PreferenceSchema, 'POST', '/checkout/preferences', sent)
      return { token: id, url: formAddress(url, options.sandboxOrigins) }
    },
    status: (known) => read(known, false),
    // who comes back with a payment may be here before it is found: nothing is decided by its absence
    async commit(known) {
      await shut(known)
      return read(known, false)
    },
    async close(known) {
      await shut(known)
      return read(known, true)
    },
    async refund(known, amount, key) {
      const left = ({ transaction_amount: all, transaction_amount_refunded: given }: Payment) => all - (given ?? 0)
      const isOf = (payment: Payment) => payment.currency_id === known.currency && left(payment) >= amount - 0.001
      const payments = await paymentsOf(known)
      const payment = payments.find((one) => one.status === 'approved' && isOf(one))
      // an earlier try may have given it back: the same key gets the same answer
      const { id } = payment ?? payments.find(({ status }) => taken.includes(status)) ?? { id: null }
      if (id === null) throw new ProviderError('refused', null, 'nothing was charged in this currency')
      const { status } = await ask(RefundSchema, 'POST', `/v1/payments/${id}/refunds`, { body: { amount }, key })
      if (status === 'rejected') throw new ProviderError('refused', 200, 'the refund is rejected')
      return { type: 'NULLIFIED', response_code: 0, balance: null, authorization_code: null }
    },
  }
}

/** The way their API writes a moment. */
const dateOf = (moment: number) => new Date(moment).toISOString().replace('Z', '+00:00')

/** The reservation as one item. Only an address over TLS may be returned to without a press of a button. */
function preferenceFor({ buyOrder, sessionId, amount, currency, returnUrl, title }: Order) {
  return {
    items: [{ id: buyOrder, title, quantity: 1, currency_id: currency, unit_price: amount }],
    external_reference: buyOrder,
    metadata: { session_id: sessionId },
    back_urls: { success: returnUrl, failure: returnUrl, pending: returnUrl },
    ...(returnUrl.startsWith('https://') && { auto_return: 'approved' }),
    binary_mode: true,
    payment_methods: { excluded_payment_types: excluded },
    expires: true,
    expiration_date_to: dateOf(Date.now() + formMs),
  }
}

/** What the payments of a preference say, in the words that all providers are read by; the facts are of one of them. */
function answerOf(payments: readonly Payment[], main: Payment): ProviderAnswer {
  const paid = payments.filter(({ status }) => taken.includes(status))
  const sum = (amount: (payment: Payment) => number) =>
    Math.round(paid.reduce((all, one) => all + amount(one), 0) * 100) / 100
  const isBack = ({ status }: Payment) => status !== 'approved'
  const given = sum((one) => (isBack(one) ? one.transaction_amount : (one.transaction_amount_refunded ?? 0)))
  const all = sum((one) => one.transaction_amount)
  return {
    status: given === 0 ? 'AUTHORIZED' : given >= all ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED',
    amount: paid.length > 0 ? all : main.transaction_amount,
    currency: main.currency_id,
    buyOrder: main.external_reference ?? '',
    sessionId: main.metadata.session_id,
    vci: null,
    responseCode: paid.length > 0 ? 0 : null,
    authorizationCode: main.authorization_code,
    paymentType: paymentTypes[main.payment_type_id ?? ''] ?? null,
    card: lastFourOf(main.card?.last_four_digits),
    date: main.date_approved,
    installments: main.installments,
    installmentAmount: null,
    balance: paid.length > 0 ? Math.round((all - given) * 100) / 100 : null,
  }
}

function unpaid(preference: z.output<typeof PreferenceSchema>, status: 'OPEN' | 'EXPIRED' | 'PENDING'): ProviderAnswer {
  const [{ unit_price: amount, currency_id: currency }] = preference.items as [(typeof preference.items)[number]]
  return {
    ...{ status, amount, currency, buyOrder: preference.external_reference ?? '' },
    sessionId: preference.metadata.session_id,
    ...{ vci: null, responseCode: null, authorizationCode: null, paymentType: null, card: null, date: null },
    ...{ installments: null, installmentAmount: null, balance: null },
  }
}
