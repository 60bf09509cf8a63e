import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { takesCards } from '#core/environment/env-webpay.ts'
import { type Gateway, type GatewayOptions, noCards, openGateway } from '#features/payments/provider/gateway.ts'
import { type ProviderSettings, providerSettings } from '#features/payments/provider/settings.ts'
import type { Deps } from './deps.ts'

const simulationPath = '/webpay-sandbox'

/** How long the provider is waited for, where it shall be otherwise than for buyers. */
export type ProviderWaits = Pick<GatewayOptions, 'timeoutMs' | 'pausesMs'>

/**
 * The way to the card provider, or none for a company that takes no cards (decision 115). On a trial without a provider it is simulated in this program, never in production; then calls
 * go round through our own address, by the same client.
 */
export async function openCardPayments(
  app: FastifyInstance,
  { env, secrets, db, company }: Deps,
  waits: ProviderWaits = {},
): Promise<{ settings: ProviderSettings; gateway: Gateway }> {
  if (!takesCards(env)) return { settings: { baseUrl: null, merchants: [], formTargets: [] }, gateway: noCards }
  const settings = providerSettings(env, secrets.enlace)
  const { baseUrl, merchants, formTargets } = settings
  if (baseUrl !== null) return { settings, gateway: openGateway({ ...settings, ...waits, baseUrl: () => baseUrl }) }

  const { webpaySandbox } = await import('@portal/webpay-sandbox')
  await app.register(webpaySandbox, {
    prefix: simulationPath,
    db,
    shopName: (await company()).nombre,
    apiKey: merchants[0]?.apiKey,
    ...(env.PORT !== 0 && { publicUrl: `${env.PUBLIC_URL}${simulationPath}` }),
  })
  const own = () => `${loopbackOf(app.server.address()) ?? env.PUBLIC_URL}${simulationPath}`
  return { settings, gateway: openGateway({ merchants, formTargets, ...waits, baseUrl: own }) }
}

/** Null for a process that listens on no port: another one does. */
function loopbackOf(address: AddressInfo | string | null): string | null {
  if (address === null || typeof address === 'string') return null
  const host = address.address === '0.0.0.0' ? '127.0.0.1' : address.address === '::' ? '::1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
