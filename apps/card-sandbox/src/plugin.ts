import type { FastifyInstance } from 'fastify'
import { openMercadoPago } from './mercado-pago.ts'
import { css } from './pages.ts'
import { openStripe } from './stripe.ts'
import { World, type WorldOptions } from './world.ts'

export { backTo, payAtMercadoPago, preferenceOf } from './mercado-pago.ts'
export { payAtStripe, sessionOf } from './stripe.ts'
export type { World } from './world.ts'

const bodyBytes = 64 * 1024

interface Sandbox {
  /** What buyers and tests do there. */
  world: World
  plugin(app: FastifyInstance): Promise<void>
}

/** Mounts what one provider speaks, with what both share. Never in production: its forms take no money. */
function sandboxOf(name: string, options: WorldOptions, mount: (app: FastifyInstance, world: World) => void): Sandbox {
  if (process.env.NODE_ENV === 'production') throw new Error('the payment sandbox does not run in production')
  const world = new World(options)
  return {
    world,
    async plugin(app) {
      // What the portal takes elsewhere, such as uploads, is not taken here.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      )
      app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) =>
        JSON.parse(body || '{}'),
      )
      app.addHook('onRoute', (route) => {
        route.bodyLimit = bodyBytes
      })
      app.addHook('onSend', async (_, reply) => {
        reply.header('x-simulated', name)
      })
      app.addHook('preClose', async () => world.release())
      app.get('/sandbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(css))
      mount(app, world)
    },
  }
}

/** Stripe: Checkout Sessions with their page, and refunds. The state is of one process, and ends with it. */
export const stripeSandbox = (options: WorldOptions): Sandbox => sandboxOf('stripe-sandbox', options, openStripe)

/** Mercado Pago: preferences of Checkout Pro with their page, payments and refunds. As that of Stripe. */
export const mercadoPagoSandbox = (options: WorldOptions): Sandbox =>
  sandboxOf('mercadopago-sandbox', options, openMercadoPago)
