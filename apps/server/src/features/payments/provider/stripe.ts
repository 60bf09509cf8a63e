import type { PageLanguage } from '@portal/contract/core/language'
import { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentLimits } from '@portal/contract/payments/constants'
import { z } from 'zod'
import { canceledField, sessionField, sessionPattern } from '../rules/returns.ts'
import { inShape, type ProviderAnswer } from './answers.ts'
import { exchange } from './exchange.ts'
import { askAgainPauses, type Gateway, type Known, type Order } from './gateway.ts'
import { ProviderError } from './provider-error.ts'
import { formAddress, lastFourOf, type RedirectedOptions } from './redirected.ts'

/** The release of their API whose fields are read here. */
const apiVersion = '2025-07-30.basil'
/** All amounts of their API are in the smallest unit, and these currencies have none smaller than themselves. */
const withoutCents = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
/** They allow no less than 30 minutes; we close the form earlier (rule payments/sweep). */
const formSeconds = 31 * 60
const locales: Readonly<Record<PageLanguage, string>> = { es: 'es-419', en: 'en', pt: 'pt-BR' }
/** Whom a card belongs to, by the codes that the receipt reads. */
const paymentTypes: Readonly<Record<string, string>> = { credit: 'VN', debit: 'VD', prepaid: 'VP' }

const ChargeSchema = z.object({
  amount_captured: z.number().int(),
  amount_refunded: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  payment_method_details: z
    .object({
      card: z
        .object({
          last4: z.string().nullish(),
          funding: z.string().nullish(),
          authorization_code: z.string().max(20).nullish().catch(null),
        })
        .nullish(),
    })
    .nullish(),
})
const SessionSchema = z.object({
  id: z.string().regex(sessionPattern),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  metadata: z.object({ session_id: z.string().catch('') }),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  payment_intent: z.object({ id: z.string(), latest_charge: ChargeSchema.nullable() }).nullable(),
})
type Session = z.output<typeof SessionSchema>

const RefundSchema = z.object({ status: z.string().nullable() })

/** Returns an amount in the smallest unit of their API. */
export const stripeUnits = (amount: number, currency: string): number =>
  Math.round(amount * (withoutCents.includes(currency) ? 1 : 100))

const amountOf = (units: number, currency: string): number => units / (withoutCents.includes(currency) ? 1 : 100)

/** Opens the way to Stripe: a Checkout Session on their page, which charges there (decision 120). */
export function openStripe(options: RedirectedOptions): Gateway {
  const { currencies, timeoutMs = paymentLimits.answerMs, pausesMs = askAgainPauses } = options
  const headers = { authorization: `Bearer ${options.key}`, 'stripe-version': apiVersion }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  async function ask<S extends z.ZodType>(schema: S, path: string, post?: { fields: object; key?: string }) {
    const key = post?.key ? { 'idempotency-key': post.key } : {}
    const call = post
      ? { method: 'POST' as const, body: new URLSearchParams({ ...post.fields }).toString() }
      : { method: 'GET' as const }
    const sent = { path, ...call, headers: { ...headers, ...(post && form), ...key } }
    return inShape(schema, await exchange(options.baseUrl(), timeoutMs, sent))
  }

  const addressOf = ({ token }: Known) => {
    if (!sessionPattern.test(token)) throw new ProviderError('local', null, 'this is no session')
    return `/v1/checkout/sessions/${token}`
  }
  const read = (payment: Known) => ask(SessionSchema, `${addressOf(payment)}?expand[]=payment_intent.latest_charge`)

  async function close(payment: Known): Promise<ProviderAnswer> {
    const session = await read(payment)
    if (session.status !== 'open') return answerOf(session)
    try {
      await ask(z.object({}), `${addressOf(payment)}/expire`, { fields: {} })
    } catch (error) {
      // refused: it was paid, or closed, between the two calls
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
    }
    return answerOf(await read(payment))
  }

  return {
    provider: CardProvider.stripe,
    currencies,
    pausesMs,
    sameFormMinutes: paymentLimits.chargingFormMinutes,
    codeFor: (currency) => (currencies.includes(currency) ? CardProvider.stripe : null),
    async create(_, order) {
      const session = await ask(SessionSchema, '/v1/checkout/sessions', {
        fields: fieldsOf(order),
        key: order.buyOrder,
      })
      return { token: session.id, url: formAddress(session.url, options.sandboxOrigins) }
    },
    status: async (payment) => answerOf(await read(payment)),
    commit: close,
    close,
    async refund(payment, amount, key) {
      const { payment_intent: intent, currency } = await read(payment)
      if (!intent || currency.toUpperCase() !== payment.currency)
        throw new ProviderError('refused', null, 'nothing was charged in this currency')
      const fields = { payment_intent: intent.id, amount: stripeUnits(amount, payment.currency) }
      const { status } = await ask(RefundSchema, '/v1/refunds', { fields, key })
      if (status === 'failed' || status === 'canceled')
        throw new ProviderError('refused', 200, `the refund is ${status}`)
      return { type: 'NULLIFIED', response_code: 0, balance: null, authorization_code: null }
    },
  }
}

/** The reservation as one line; cards only, in this currency only, charged at once. */
function fieldsOf({ buyOrder, sessionId, amount, currency, returnUrl, title, language }: Order) {
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'payment_intent_data[capture_method]': 'automatic',
    'payment_intent_data[description]': buyOrder,
    'adaptive_pricing[enabled]': false,
    'line_items[0][quantity]': 1,
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': stripeUnits(amount, currency),
    'line_items[0][price_data][product_data][name]': title,
    client_reference_id: buyOrder,
    'metadata[session_id]': sessionId,
    locale: locales[language],
    expires_at: Math.floor(Date.now() / 1000) + formSeconds,
    success_url: `${returnUrl}&${sessionField}={CHECKOUT_SESSION_ID}`,
    cancel_url: `${returnUrl}&${canceledField}=1`,
  }
}

/** What a session says, in the words that all providers are read by. */
function answerOf(session: Session): ProviderAnswer {
  const charge = session.payment_status === 'paid' ? session.payment_intent?.latest_charge : null
  if (session.payment_status === 'paid' && !charge)
    throw new ProviderError('unknown', 200, 'what was paid has no charge')
  const currency = (charge?.currency ?? session.currency).toUpperCase()
  const card = charge?.payment_method_details?.card
  return {
    status: charge
      ? wordOf(charge)
      : session.status === 'open'
        ? 'OPEN'
        : session.status === 'expired'
          ? 'EXPIRED'
          : 'PENDING',
    amount: amountOf(charge?.amount_captured ?? session.amount_total, currency),
    currency,
    buyOrder: session.client_reference_id ?? '',
    sessionId: session.metadata.session_id,
    vci: null,
    responseCode: charge ? 0 : null,
    authorizationCode: card?.authorization_code ?? null,
    paymentType: paymentTypes[card?.funding ?? ''] ?? null,
    card: lastFourOf(card?.last4),
    date: charge ? new Date(charge.created * 1000).toISOString() : null,
    installments: null,
    installmentAmount: null,
    balance: charge ? amountOf(charge.amount_captured - charge.amount_refunded, currency) : null,
  }
}

function wordOf({ amount_captured: taken, amount_refunded: given }: z.output<typeof ChargeSchema>) {
  if (given === 0) return 'AUTHORIZED'
  return given >= taken ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED'
}
