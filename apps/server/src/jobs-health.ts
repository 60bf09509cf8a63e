import type { FastifyInstance } from 'fastify'
import { Door } from '#core/door/door.ts'
import type { Env } from '#core/environment/env.ts'
import { healthRoutes, livenessRoute } from '#core/http/health.ts'
import { openHttp, serveCalls } from '#core/http/http.ts'
import { metricsRoutes } from '#core/http/metrics.ts'
import packageFacts from '../package.json' with { type: 'json' }
import type { Deps } from './deps.ts'

interface Options {
  env: Env
  deps: Deps
  isStopping: () => boolean
}

/** What a process without visitors answers: how it is, and its metrics. */
export async function openJobsHealth({ env, deps, isStopping }: Options): Promise<FastifyInstance> {
  const { db, jobs, log } = deps
  const app = await openHttp({
    isProduction: env.NODE_ENV === 'production',
    trustProxy: false,
    logLevel: env.LOG_LEVEL,
  })
  const door = new Door(db, (error) => log.error({ err: error }, 'health failed'))
  healthRoutes(door, { ...deps, version: packageFacts.version, isStopping })
  metricsRoutes(app, { db, jobs, token: env.METRICS_TOKEN, log: (text) => log.warn(text) })
  livenessRoute(app)
  serveCalls(app, door, async () => null)
  return app
}
