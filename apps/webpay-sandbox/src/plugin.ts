import type { FastifyInstance } from 'fastify'
import { adminRoutes } from './admin/routes.ts'
import { openCourier } from './buyer/courier.ts'
import { integrationApiKey, integrationMerchants, type Merchant, refuseRealCodes } from './merchants.ts'
import { pageRoutes } from './pages/routes.ts'
import { openHolds } from './rest/holds.ts'
import { restRoutes } from './rest/routes.ts'
import { randomToken, type Sandbox } from './sandbox.ts'
import { createSchema } from './state/schema.ts'
import { type AnyDb, sandboxOf } from './state/tables.ts'

export interface SandboxOptions {
  /** Where the state is kept, in a schema of its own. */
  db: AnyDb
  /** Where buyers reach the sandbox, prefix included. Left out: as each request says. */
  publicUrl?: string | undefined
  /** The name on the payment page. */
  shopName?: string | undefined
  /** The published integration key if left out; give another where strangers can reach the sandbox. */
  apiKey?: string | undefined
  merchants?: readonly Merchant[] | undefined
  newToken?: (() => string) | undefined
}

const bodyBytes = 64 * 1024

/**
 * The card provider's API and payment page, simulated: mount it under any prefix, on any PostgreSQL.
 * Refuses production and real commerce codes. Nothing is lost when the process is killed.
 */
export async function webpaySandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('the payment sandbox does not run in production')
  const { merchants = integrationMerchants, apiKey = integrationApiKey, shopName = 'NEXT', publicUrl } = options
  refuseRealCodes(merchants)
  const db = sandboxOf(options.db)
  await createSchema(db)

  const holds = openHolds()
  const courier = openCourier(holds.wait, (text) => app.log.warn(text))
  const basePath = app.prefix.replace(/\/+$/, '')
  const sandbox: Sandbox = {
    db,
    merchants,
    apiKey,
    shopName,
    newToken: options.newToken ?? randomToken,
    baseUrl: ({ protocol, host }) => publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${host}${basePath}`,
    basePath: publicUrl ? new URL(publicUrl).pathname.replace(/\/+$/, '') : basePath,
    courier,
    holds,
    log: app.log,
  }

  // What the portal takes elsewhere, such as uploads, is not taken here.
  app.removeAllContentTypeParsers()
  app.addHook('onRoute', (route) => {
    route.bodyLimit = bodyBytes
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-simulated', 'webpay-sandbox')
  })
  app.addHook('preClose', async () => {
    holds.release()
    await courier.stop()
  })
  await app.register(async (scope) => restRoutes(scope, sandbox))
  await app.register(async (scope) => adminRoutes(scope, sandbox))
  await app.register(async (scope) => pageRoutes(scope, sandbox))
}
