import {
  backTo,
  mercadoPagoSandbox,
  payAtMercadoPago,
  payAtStripe,
  preferenceOf,
  sessionOf,
  stripeSandbox,
  type World,
} from '@portal/card-sandbox'
import fastify from 'fastify'
import { sql } from 'kysely'
import { openCardPayments } from '../src/card-payments.ts'
import type { Deps } from '../src/deps.ts'
import { reservationHooks } from '../src/features/item-requests/reservations/hooks.ts'
import type { PaymentDeps } from '../src/features/payments/deps.ts'
import { paymentOffers } from '../src/features/payments/offers/offers.ts'
import { freePort } from './crash/child-portal.ts'
import { admin, arriveBy, buyer, fault, type Landing, openShop, type Shop, switches } from './payments.ts'
import { startApp } from './start-app.ts'

export type OtherProvider = 'stripe' | 'mercadopago'

/** What a provider holds of one payment, and what a buyer or a mistake of the provider does to it. */
interface Counter {
  /** The amount and currency that it was asked for, in the units of its API. */
  asked(token: string): { amount: number; currency: string; reference: string | null }
  /** Returns where the buyer is sent; null where the form is closed. */
  pay(token: string, card?: 'debit'): string | null
  cancel(token: string): string
  /** With a card that is refused; null where the buyer stays at the form. */
  decline(token: string): string | null
  /** Where the money is, in the units of its API. */
  books(token: string): { charged: number; refunded: number }
  /** As if it had charged something else. */
  distort(token: string, what: 'amount' | 'currency' | 'reference'): void
}

export interface CardShop extends Shop {
  world: World
  at: Counter
  /** Stops the sandbox too. */
  close(): Promise<void>
}

const keys = { stripe: 'sk_test_ofTheseTests', mercadopago: 'TEST-of-these-tests' }
const waits = { timeoutMs: 400, pausesMs: [20, 40] }

interface OpenSandbox {
  /** The variables of a portal that takes cards there. */
  variables: Record<string, string>
  world: World
  at: Counter
  close(): Promise<void>
}

/** The simulation of a provider on a port of its own, where no end of a portal reaches it. */
export async function openSandbox(provider: OtherProvider): Promise<OpenSandbox> {
  const options = { apiKey: keys[provider], shopName: 'Portal' }
  const { plugin, world } = provider === 'stripe' ? stripeSandbox(options) : mercadoPagoSandbox(options)
  const app = fastify({ forceCloseConnections: true })
  await app.register(plugin)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const at = provider === 'stripe' ? stripeCounter(world) : mercadoPagoCounter(world)
  return { variables: variablesOf(provider, address), world, at, close: () => app.close() }
}

/** The portal with another provider than Webpay. */
export async function openCardShop(provider: OtherProvider): Promise<CardShop> {
  const { variables, world, at, close } = await openSandbox(provider)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), PUBLIC_URL: url, PORTAL_ROLES: 'web', TRUST_PROXY: 'loopback' }
  const app = await startApp({ ...settings, ...variables, LOG_LEVEL: 'trace' }, waits)
  await app.app.listen({ port, host: '127.0.0.1' })
  return {
    ...app,
    ...{ url, world, at, payments: await paymentsWith(app.deps) },
    async close() {
      await app.close()
      await close()
    },
  }
}

/** Payments put together as the portal does, with the provider that its environment names. */
export async function paymentsWith(deps: Deps): Promise<PaymentDeps> {
  // a configured provider mounts nothing
  const { gateway } = await openCardPayments(null as never, deps, waits)
  return { ...deps, gateway, hooks: reservationHooks({ ...deps, payments: paymentOffers({ ...deps, gateway }) }) }
}

const variablesOf = (provider: OtherProvider, address: string): Record<string, string> =>
  provider === 'stripe'
    ? { STRIPE_SECRET_KEY: keys.stripe, STRIPE_BASE_URL: address }
    : {
        MERCADOPAGO_ACCESS_TOKEN: keys.mercadopago,
        MERCADOPAGO_BASE_URL: address,
        MERCADOPAGO_CURRENCIES: 'USD,CLP',
      }

function stripeCounter(world: World): Counter {
  const chargeOf = (token: string) => sessionOf(world, token).payment_intent?.latest_charge
  return {
    asked(token) {
      const { amount_total: amount, currency, client_reference_id: reference } = sessionOf(world, token)
      return { amount, currency: currency.toUpperCase(), reference }
    },
    pay: (token, card) => payAtStripe(world, token, card ?? 'visa'),
    cancel: (token) => sessionOf(world, token).cancel_url,
    decline: () => null,
    books(token) {
      const { amount_captured: charged, amount_refunded: refunded } = chargeOf(token) ?? {
        amount_captured: 0,
        amount_refunded: 0,
      }
      return { charged, refunded }
    },
    distort(token, what) {
      if (what === 'reference') Object.assign(sessionOf(world, token), { client_reference_id: 'w-of-another' })
      else Object.assign(chargeOf(token)!, what === 'amount' ? { amount_captured: 1 } : { currency: 'eur' })
    },
  }
}

function mercadoPagoCounter(world: World): Counter {
  return {
    asked(token) {
      const { items, external_reference: reference } = preferenceOf(world, token)
      return { amount: items[0]!.unit_price, currency: items[0]!.currency_id, reference }
    },
    pay: (token, card) => payAtMercadoPago(world, token, card ?? 'APRO'),
    cancel: (token) => backTo(preferenceOf(world, token), null),
    decline: (token) => payAtMercadoPago(world, token, 'FUND'),
    books(token) {
      const taken = preferenceOf(world, token).payments.filter(({ status }) => status !== 'rejected')
      const sum = (of: (payment: (typeof taken)[number]) => number) => taken.reduce((all, one) => all + of(one), 0)
      return { charged: sum((one) => one.transaction_amount), refunded: sum((one) => one.transaction_amount_refunded) }
    },
    distort(token, what) {
      const [payment] = preferenceOf(world, token).payments
      if (what === 'amount') Object.assign(payment!, { transaction_amount: 1 })
      else if (what === 'currency') Object.assign(payment!, { currency_id: 'BRL' })
      else Object.assign(payment!, { metadata: { session_id: 'of-another' } })
    },
  }
}

/** Brings a buyer back by an address that a provider sent them to. */
export function comeBack(shop: Shop, address: string | null): Promise<Landing> {
  if (address === null) throw new Error('the form is closed')
  return arriveBy(shop, { method: 'get', address, url: address, fields: {} })
}

type Later<T> = T | Promise<T>

/** What can be done at any provider, Webpay too. */
interface AnyCounter {
  pay(token: string): Later<string | null>
  cancel(token: string): Later<string>
  /** What was charged and given back, in dollars. */
  books(token: string): Later<{ charged: number; refunded: number }>
  /** From now on it tells another amount than it was asked for. */
  lie(token: string): Later<void>
  /** It answers nobody, until it does again. */
  fallSilent(): Later<void>
  answerAgain(): Later<void>
}

export interface AnyShop extends Shop {
  counter: AnyCounter
}

/** The portal with any of its card providers, for what holds at all of them. */
export async function openAnyShop(provider: 'webpay' | OtherProvider): Promise<AnyShop> {
  if (provider === 'webpay') {
    const shop = await openShop()
    return { ...shop, counter: webpayCounter(shop) }
  }
  const shop = await openCardShop(provider)
  const { world, at } = shop
  const units = provider === 'stripe' ? 100 : 1
  const silent = ['read', 'search', 'expire'].flatMap((operation) =>
    Array.from({ length: 10 }, () => ({ operation, moment: 'before', answer: 'badGateway' }) as const),
  )
  const counter: AnyCounter = {
    pay: (token) => at.pay(token),
    cancel: (token) => at.cancel(token),
    books(token) {
      const { charged, refunded } = at.books(token)
      return { charged: charged / units, refunded: refunded / units }
    },
    lie: (token) => at.distort(token, 'amount'),
    fallSilent: () => void world.faults.push(...silent),
    answerAgain: () => void world.faults.splice(0),
  }
  return { ...shop, counter }
}

const webpayCounter = (shop: Shop): AnyCounter => ({
  pay: async (token) => (await buyer(shop, token, 'pay'))?.address ?? null,
  async cancel(token) {
    await switches(shop, { abortMethod: 'get' })
    return (await buyer(shop, token, 'abort'))!.address
  },
  async books(token) {
    const { rows } = await sql<{ charged: number; refunded: number }>`
      select (case when state in ('committed_ok', 'captured', 'reversed', 'partially_nullified', 'nullified') then amount else 0 end)::float8 / 100 as charged,
        refunded_amount::float8 / 100 as refunded
      from webpay_sandbox.payment where token = ${token}`.execute(shop.deps.db)
    return rows[0]!
  },
  lie: async (token) => fault(shop, { token, operation: 'any', kind: 'alter', set: { amount: 1 }, times: null }),
  fallSilent: async () => fault(shop, { operation: 'any', kind: 'unavailable_503', when: 'before', times: null }),
  answerAgain: async () => admin(shop, 'DELETE', '/faults'),
})
