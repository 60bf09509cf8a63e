import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { CardProvider } from '@portal/contract/payments/card-providers'
import type { FastifyInstance } from 'fastify'
import { cardProviderOf } from '#core/environment/env-cards.ts'
import { type Gateway, type GatewayOptions, noCards, openGateway } from '#features/payments/provider/gateway.ts'
import { openMercadoPago } from '#features/payments/provider/mercado-pago.ts'
import type { RedirectedOptions } from '#features/payments/provider/redirected.ts'
import { providerSettings } from '#features/payments/provider/settings.ts'
import { openStripe } from '#features/payments/provider/stripe.ts'
import type { Deps } from './deps.ts'

/** How long the provider is waited for, where it shall be otherwise than for buyers. */
export type ProviderWaits = Pick<GatewayOptions, 'timeoutMs' | 'pausesMs'>

interface CardPayments {
  gateway: Gateway
  /** Origins to which our pages may post a payment. */
  formTargets: readonly string[]
}

interface Opening extends ProviderWaits {
  app: FastifyInstance
  deps: Deps
}

/**
 * The way to the card provider, or none for a company that takes no cards (decisions 115, 120). On a trial without a
 * provider it is simulated in this program, never in production; then calls go round through our own address, by the same
 * client.
 */
export async function openCardPayments(
  app: FastifyInstance,
  deps: Deps,
  waits: ProviderWaits = {},
): Promise<CardPayments> {
  const provider = cardProviderOf(deps.env)
  return provider ? openings[provider]({ app, deps, ...waits }) : { gateway: noCards, formTargets: [] }
}

const openings: Record<CardProvider, (opening: Opening) => Promise<CardPayments>> = {
  webpay: openWebpay,

  async stripe({ app, deps, ...waits }) {
    const { STRIPE_SECRET_KEY: key, STRIPE_CURRENCIES: currencies, STRIPE_BASE_URL: url } = deps.env
    const way = key
      ? configured(key, url, 'https://api.stripe.com')
      : await simulated(app, deps, 'stripe-sandbox', 'sk_test_')
    return { gateway: openStripe({ ...way, ...waits, currencies }), formTargets: [] }
  },

  async mercadopago({ app, deps, ...waits }) {
    const { MERCADOPAGO_ACCESS_TOKEN: key, MERCADOPAGO_CURRENCIES: currencies, MERCADOPAGO_BASE_URL: url } = deps.env
    const way = key
      ? configured(key, url, 'https://api.mercadopago.com')
      : await simulated(app, deps, 'mercadopago-sandbox', 'TEST-')
    return { gateway: openMercadoPago({ ...way, ...waits, currencies }), formTargets: [] }
  },
}

async function openWebpay({ app, deps: { env, secrets, db, company }, ...waits }: Opening): Promise<CardPayments> {
  const { baseUrl, merchants, formTargets } = providerSettings(env, secrets.enlace)
  if (baseUrl !== null)
    return { formTargets, gateway: openGateway({ merchants, formTargets, ...waits, baseUrl: () => baseUrl }) }

  const { webpaySandbox } = await import('@portal/webpay-sandbox')
  const prefix = '/webpay-sandbox'
  await app.register(webpaySandbox, {
    prefix,
    db,
    shopName: (await company()).nombre,
    apiKey: merchants[0]?.apiKey,
    ...(env.PORT !== 0 && { publicUrl: `${env.PUBLIC_URL}${prefix}` }),
  })
  return {
    formTargets,
    gateway: openGateway({ merchants, formTargets, ...waits, baseUrl: ownAddress(app, env, prefix) }),
  }
}

type Way = Pick<RedirectedOptions, 'baseUrl' | 'key' | 'sandboxOrigins'>

function configured(key: string, url: string | undefined, official: string): Way {
  return { key, baseUrl: () => url ?? official, sandboxOrigins: url ? [new URL(url).origin] : [] }
}

/** Simulates a provider under this name, with a key that strangers cannot use. */
async function simulated(
  app: FastifyInstance,
  { env, secrets, company }: Deps,
  name: 'stripe-sandbox' | 'mercadopago-sandbox',
  keyPrefix: string,
): Promise<Way> {
  const sandboxes = await import('@portal/card-sandbox')
  const prefix = `/${name}`
  const key = `${keyPrefix}${createHmac('sha256', secrets.enlace).update(name).digest('hex')}`
  const options = { apiKey: key, shopName: (await company()).nombre, publicUrl: `${env.PUBLIC_URL}${prefix}` }
  const { plugin } =
    name === 'stripe-sandbox' ? sandboxes.stripeSandbox(options) : sandboxes.mercadoPagoSandbox(options)
  await app.register(plugin, { prefix })
  return { key, baseUrl: ownAddress(app, env, prefix), sandboxOrigins: [new URL(env.PUBLIC_URL).origin] }
}

const ownAddress = (app: FastifyInstance, env: Deps['env'], prefix: string) => () =>
  `${loopbackOf(app.server.address()) ?? env.PUBLIC_URL}${prefix}`

/** Null for a process that listens on no port: another one does. */
function loopbackOf(address: AddressInfo | string | null): string | null {
  if (address === null || typeof address === 'string') return null
  const host = address.address === '0.0.0.0' ? '127.0.0.1' : address.address === '::' ? '::1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
