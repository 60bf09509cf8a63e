import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readStanding } from '../audit/queries.ts'
import { failureCounts } from '../base/failure-counts.ts'
import { isLoopback } from '../base/ip-addresses.ts'
import { isSameSecret } from '../base/secrets.ts'
import { cacheCounts } from '../database/cache-counts.ts'
import { type Db, poolUse } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countMails } from '../mail/queries.ts'
import { bearerOf } from './http.ts'

interface Options {
  db: Db
  jobs: Pick<Jobs, 'counts'>
  /** Lets a collector from elsewhere in; without it only this machine may read. */
  token: string | undefined
  log: (text: string) => void
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const endless = '/v1/eventos'

/** Measures what this process does and serves it at `/metrics` in the format of Prometheus. Register it before the routes it measures. */
export function metricsRoutes(app: FastifyInstance, { db, jobs, token, log }: Options): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(app, register)
  measureWork(register, { db, jobs, log })

  app.get('/metrics', async (request, reply) => {
    if (!isAtHome(request) && !isToken(bearerOf(request), token)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

function measureRequests(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by pattern of the route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none' // never the address: it carries secrets, and there are endlessly many
    if (route !== endless)
      seconds.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000)
    done()
  })
}

function measureWork(register: Registry, { db, jobs, log }: Pick<Options, 'db' | 'jobs' | 'log'>): void {
  const registers = [register]
  const gauge = (name: string, help: string, label: string, read: () => Promise<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset()
        try {
          for (const [value, count] of Object.entries(await read())) this.set({ [label]: value }, count)
        } catch (error) {
          log(`metrics: ${name}: ${(error as Error).message}`) // the rest is worth more than an error
        }
      },
    })
  gauge('portal_jobs', 'Jobs that wait and jobs that were given up.', 'state', async () => {
    const { waiting, failed } = await jobs.counts()
    return { waiting, failed }
  })
  gauge('portal_mails', 'Mails that wait and mails that could not be delivered.', 'state', async () => {
    const { pending, failed } = await countMails(db)
    return { pending, failed }
  })
  gauge(
    'portal_audit',
    'Rows of the audit without a seal, and breaks that the last check found.',
    'state',
    async () => {
      const { pendientes, rotas } = await readStanding(db)
      return { unsealed: pendientes, broken: rotas }
    },
  )
  gauge(
    'portal_database_connections',
    'Connections of the pool; waiting are those who want one.',
    'state',
    async () => {
      const { total, idle, waiting } = poolUse(db)
      return { used: total - idle, idle, waiting }
    },
  )
  gauge(
    'portal_cached_answers',
    'Answers from the cache since the start: hits, servedOn (touched a moment ago), rounds (made again), misses.',
    'result',
    async () => cacheCounts,
  )
  gauge(
    'portal_failures',
    'Failures since the start that visitors do not see: the slides of the home page that could not be read.',
    'what',
    async () => failureCounts,
  )
}

/** From this machine itself, and not handed on by a proxy that runs here. */
const isAtHome = ({ ip, headers }: FastifyRequest) =>
  isLoopback(ip) && !headers['x-forwarded-for'] && !headers.forwarded

const isToken = (given: string | undefined, token: string | undefined) =>
  Boolean(given && token && isSameSecret(given, token))
