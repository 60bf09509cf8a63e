import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import type { ProviderWaits } from '../src/card-payments.ts'
import { readEnv } from '../src/core/environment/env.ts'
import type { Otherwise as PartsOtherwise } from '../src/deps.ts'
import { openPortal, type Portal } from '../src/portal.ts'
import { cloneDatabase } from './test-database.ts'

/** A signed-in person of a test. */
export interface Signed {
  token: string
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type Answered = { status: number; headers: LightMyRequestResponse['headers'] } & Record<string, any>

export interface TestApp extends Portal {
  /** Sends a call and returns its envelope with the HTTP status. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: unknown,
    as?: Signed | null,
    rest?: InjectOptions,
  ): Promise<Answered>
  /** Another process on the same database. */
  secondPortal(): Promise<TestApp>
  close(): Promise<void>
}

/**
 * What a test may want otherwise than visitors: how long the card provider is waited for, whose midnight begins a day,
 * who must have a second factor, and how long a cached answer is served on after a change (not at all).
 */
export interface Otherwise extends ProviderWaits, PartsOtherwise {
  /** Connections of the pool. */
  pool?: number
  /** Whether it has pages too: those of the built web. */
  hasPages?: boolean
}

/** The whole portal on a database of its own, without listening. Variables of the environment may be given. */
export async function startApp(variables: Record<string, string> = {}, otherwise: Otherwise = {}): Promise<TestApp> {
  const { pool, ...rest } = otherwise
  const config = await cloneDatabase()
  return startOn(pool ? { ...config, max: pool } : config, variables, rest)
}

async function startOn(
  config: pg.PoolConfig,
  variables: Record<string, string>,
  { hasPages = false, ...otherwise }: Otherwise,
): Promise<TestApp> {
  const env = readEnv({
    NODE_ENV: 'test',
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), `portal-test-${randomUUID()}`),
    ...variables,
  })
  const { dayZone, factorRoles, beginsClosed = false, refreshMs = 0, ...waits } = otherwise
  const parts = { refreshMs, beginsClosed, ...(dayZone && { dayZone }), ...(factorRoles && { factorRoles }) }
  const web = hasPages && { web: { root: join(import.meta.dirname, '../../web'), isDev: false } }
  const portal = await openPortal({ env, config, direct: config as never, waits, otherwise: parts, ...web })
  refuseUndeclared(portal)
  await portal.app.ready()
  return {
    ...portal,
    async call(method, url, body, as, rest = {}) {
      const reply = await portal.app.inject({
        method,
        url,
        ...(body !== undefined && { payload: body as object }),
        ...rest,
        headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...rest.headers },
      })
      return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
    },
    secondPortal: () => startOn(config, variables, { hasPages, ...otherwise }),
    close: () => portal.stop(),
  }
}

/**
 * Lets a call fail whose answer is more than its schema declares: what PostgreSQL writes is passed on as it is, where all
 * else loses such a field without a word.
 */
function refuseUndeclared({ app, door }: Portal): void {
  app.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const mounted = door.calls.find(({ call }) => call.method === method && call.path === url)
    if (!mounted || statusCode !== 200) return
    const { datos } = JSON.parse(String(payload)) as { datos: unknown }
    if (!isDeepStrictEqual(mounted.terms.reply.parse(datos), datos))
      throw new Error(`${method} ${url} answers what it does not declare`)
  })
}
