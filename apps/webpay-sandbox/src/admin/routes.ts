import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { acceptForms } from '../pages/forms.ts'
import type { Sandbox } from '../sandbox.ts'
import { forgetEverything } from '../state/books.ts'
import { isAtHome } from './guard.ts'
import { overviewRoutes } from './overview-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { settingsRoutes } from './settings-routes.ts'

/** Switches, plans, payments and books, for this machine alone: to anyone else it does not exist. */
export async function adminRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.register(async (admin) => mountAdmin(admin, sandbox), { prefix: '/admin' })
}

function mountAdmin(admin: FastifyInstance, sandbox: Sandbox): void {
  admin.addContentTypeParser('application/json', { parseAs: 'string' }, admin.getDefaultJsonParser('error', 'error'))
  acceptForms(admin)
  admin.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isAtHome(request)) return reply.code(404).send({ error: 'not found' })
  })
  admin.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) })
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: error.message })
    request.log.error({ err: error }, 'the admin part of the payment sandbox failed')
    return reply.code(500).send({ error: 'internal error, see the log' })
  })
  admin.all('/*', (_request, reply) => reply.code(404).send({ error: 'not found' }))
  overviewRoutes(admin, sandbox)
  settingsRoutes(admin, sandbox)
  planRoutes(admin, sandbox)
  paymentRoutes(admin, sandbox)
  admin.post('/reset', async (_request, reply) => {
    await forgetEverything(sandbox.db)
    return reply.code(204).send()
  })
}
