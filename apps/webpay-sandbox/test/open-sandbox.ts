import fastify, { type FastifyInstance, type FastifyServerOptions, type InjectOptions } from 'fastify'
import { integrationApiKey } from '../src/merchants.ts'
import { type SandboxOptions, webpaySandbox } from '../src/plugin.ts'
import type { AnyDb } from '../src/state/tables.ts'

export const pesos = '597055555532'
export const pesosDeferred = '597055555540'
export const dollars = '597055555590'

export const prefix = '/webpay-sandbox'
const api = `${prefix}/rswebpaytransaction/api/webpay`

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
type Body = any

export interface Answered {
  status: number
  body: Body
}

export interface Asked {
  code?: string
  key?: string
  version?: string
  headers?: Record<string, string>
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>

let orders = 0

/** The sandbox under the portal's prefix, on this database, with what tests do to it. */
export async function openTestSandbox(
  db: AnyDb,
  options: Partial<SandboxOptions> = {},
  server: FastifyServerOptions = {},
) {
  const app: FastifyInstance = fastify(server)
  await app.register(webpaySandbox, { prefix, db, ...options })
  await app.ready()

  async function inject(method: InjectOptions['method'], url: string, payload?: unknown, headers = {}) {
    const reply = await app.inject({ method: method ?? 'GET', url, payload: payload as string, headers })
    const isJson = reply.body !== '' && String(reply.headers['content-type']).startsWith('application/json')
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body } as const
  }

  /** A call of the provider's API, with right credentials unless told otherwise. */
  const call = (method: InjectOptions['method'], path: string, body?: unknown, asked: Asked = {}) => {
    const { code = pesos, key = integrationApiKey, version = 'v1.2', headers } = asked
    const credentials = { 'tbk-api-key-id': code, 'tbk-api-key-secret': key, ...headers }
    return inject(method, `${api}/${version}/transactions${path}`, body, credentials)
  }

  const admin = (method: InjectOptions['method'], path: string, body?: unknown) =>
    inject(method, `${prefix}/admin${path}`, body)

  /** Creates a payment and returns its token. */
  async function create(fields: Record<string, unknown> = {}, asked: Asked = {}): Promise<string> {
    orders += 1
    const body = { buy_order: `o${orders}`, session_id: 's1', amount: 1000, return_url: 'http://shop.test/back' }
    const { status, body: answer } = await call('POST', '', { ...body, ...fields }, asked)
    if (status !== 200) throw new Error(`create answered ${status}: ${JSON.stringify(answer)}`)
    return answer.token
  }

  const buyer = async (token: string, action: string, rest: Record<string, unknown> = {}): Promise<Body> => {
    const { status, body } = await admin('POST', `/payments/${token}/buyer`, { action, ...rest })
    if (status !== 200) throw new Error(`the buyer was answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  return {
    app,
    inject,
    call,
    admin,
    create,
    buyer,
    commit: (token: string, asked?: Asked): Promise<Answered> => call('PUT', `/${token}`, {}, asked),
    status: (token: string, asked?: Asked): Promise<Answered> => call('GET', `/${token}`, undefined, asked),
    refund: (token: string, amount: unknown, asked?: Asked): Promise<Answered> =>
      call('POST', `/${token}/refunds`, { amount }, asked),

    /** A payment that the buyer has made and nobody has committed. */
    async pending(fields: Record<string, unknown> = {}, how: Record<string, unknown> = {}, asked: Asked = {}) {
      const token = await create(fields, asked)
      await buyer(token, 'pay', how)
      return token
    },

    /** A payment that was made and committed. */
    async paid(fields: Record<string, unknown> = {}, how: Record<string, unknown> = {}, asked: Asked = {}) {
      const token = await this.pending(fields, how, asked)
      const { body } = await this.commit(token, asked)
      if (body.status !== 'AUTHORIZED') throw new Error(`commit answered ${JSON.stringify(body)}`)
      return token
    },

    switches: (changes: Record<string, unknown>) => admin('PATCH', '/switches', changes),
    fault: (fault: Record<string, unknown>) => admin('POST', '/faults', fault),
    outcome: (outcome: Record<string, unknown>) => admin('POST', '/outcomes', outcome),
    advance: (advanceSeconds: number) => admin('PUT', '/clock', { advanceSeconds }),
    reset: () => admin('POST', '/reset', {}),
    payment: async (token: string): Promise<Body> => (await admin('GET', `/payments/${token}`)).body,

    /** Listens on a free port and returns the address, for what needs a real line. */
    async listen(): Promise<string> {
      return (await app.listen({ port: 0, host: '127.0.0.1' })) + prefix
    },
    close: () => app.close(),
  }
}
