import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGateway } from './gateway.ts'
import { exemptLoopback } from './loopback.ts'
import { isAborted, isTooOld, ProviderError, readFailure } from './provider-error.ts'
import { providerSettings } from './settings.ts'

const heard: { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
let server: Server
let url: string
let answer: { status: number; body: string; to?: string } | 'silence' = { status: 200, body: '{}' }
const proxies = { ...process.env }
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (answer === 'silence') return
    const { status, body: text, to } = answer
    reply.writeHead(status, { 'content-type': 'application/json', ...(to && { location: to }) }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  process.env = proxies
})

const merchants = [{ currency: 'CLP', commerceCode: '597055555532', apiKey: 'key' }] as const
const gateway = (timeoutMs = 300) =>
  openGateway({ baseUrl: () => url, merchants, formTargets: ['https://pay.example'], timeoutMs })
const known = { token: 'abc', commerceCode: '597055555532', buyOrder: 'o', currency: 'CLP' } as const
const asked = {
  currency: 'CLP',
  returnUrl: 'https://shop.example/back',
  title: 'Reserva M-000001',
  language: 'es',
} as const
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as ProviderError,
  )

describe('the client of the provider', () => {
  test('asks as the provider wants to be asked, whatever proxy the environment names for others', async () => {
    process.env.HTTP_PROXY = 'http://127.0.0.1:1'
    answer = { status: 200, body: JSON.stringify({ token: 'abc', url: 'https://pay.example/form' }) }
    const order = { ...{ buyOrder: 'o', sessionId: 's', amount: 332.5 }, ...asked }
    expect(await gateway().create('597055555532', order)).toEqual({ token: 'abc', url: 'https://pay.example/form' })
    expect(heard.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rswebpaytransaction/api/webpay/v1.2/transactions',
      headers: { 'tbk-api-key-id': '597055555532', 'tbk-api-key-secret': 'key' },
      body: JSON.stringify({ buy_order: 'o', session_id: 's', amount: 332.5, return_url: 'https://shop.example/back' }),
    })
  })

  test.each([302, 307])('takes its key nowhere else: a redirect with %i is not followed', async (status) => {
    answer = { status, body: '{}', to: `${url}/elsewhere` }
    const before = heard.length
    expect(await failure(gateway().status(known))).toMatchObject({ kind: 'unknown' })
    expect(heard.slice(before)).toHaveLength(1)
  })

  test.each([
    [401, { error_message: 'Not Authorized' }, 'credentials'],
    [422, { error_message: 'Invalid value for parameter: token' }, 'refused'],
    [400, { error_message: 'Transaction not found' }, 'refused'],
    [500, { description: 'Internal server error' }, 'unknown'],
    [502, '<html>', 'unknown'],
    [429, {}, 'unknown'],
    [200, '', 'unknown'],
    [204, '', 'unknown'],
    [200, { status: 'AUTHORIZED' }, 'unknown'],
  ])('takes %i %o as %s', async (status, body, kind) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
    expect(await failure(gateway().commit(known))).toMatchObject({ kind, name: 'ProviderError' })
  })

  test('takes silence, a closed line and a closed door as unknown, and sends nothing twice', async () => {
    answer = 'silence'
    const before = heard.length
    expect(await failure(gateway().commit(known))).toMatchObject({ kind: 'unknown', status: null })
    expect(heard.length).toBe(before + 1)
    const closed = openGateway({ baseUrl: () => 'http://127.0.0.1:1', merchants, formTargets: [], timeoutMs: 300 })
    expect(await failure(closed.status(known))).toMatchObject({ kind: 'unknown' })
  })

  test('sends no token that is none, and asks under no code that is not ours', async () => {
    const before = heard.length
    for (const token of ['../x?y', '', 'a/b', 'a'.repeat(65)])
      expect(await failure(gateway().status({ ...known, token }))).toMatchObject({ kind: 'local' })
    expect(await failure(gateway().status({ ...known, commerceCode: '1' }))).toMatchObject({ kind: 'local' })
    expect(heard.length).toBe(before)
  })
})

describe('a refusal', () => {
  const refused = (text: string) => new ProviderError('refused', 422, text)

  test('is read for what matters', () => {
    expect(isAborted(refused('Transaction has an invalid finished state: aborted'))).toBe(true)
    expect(isAborted(refused("Invalid status '10' for transaction while authorizing."))).toBe(true)
    expect(isAborted(refused("Invalid status '0' for transaction while authorizing."))).toBe(false)
    expect(isAborted(refused('Transaction has an invalid finished state'))).toBe(false)
    expect(isTooOld(refused("The transactions's date has passed max time (7 days) to recover the status"))).toBe(true)
  })

  test('of our own arguments is no word of the provider', () => {
    expect(readFailure(new Error('buyOrder is too long'))).toMatchObject({ kind: 'local' })
  })
})

describe('proxies', () => {
  test('are not asked for this machine, and go on being asked for others', () => {
    const environment: NodeJS.ProcessEnv = { NO_PROXY: 'db.internal' }
    exemptLoopback('http://127.0.0.1:3000/webpay-sandbox', environment)
    expect(environment).toEqual({
      NO_PROXY: 'db.internal,127.0.0.1,localhost,[::1]',
      no_proxy: 'db.internal,127.0.0.1,localhost,[::1]',
    })
    const elsewhere: NodeJS.ProcessEnv = {}
    exemptLoopback('https://webpay3g.transbank.cl', elsewhere)
    expect(elsewhere).toEqual({})
  })
})

describe('where payments are made', () => {
  const none = {
    WEBPAY_SANDBOX_KEY: undefined,
    WEBPAY_BASE_URL: undefined,
    WEBPAY_CLP_COMMERCE_CODE: undefined,
    WEBPAY_CLP_KEY: undefined,
    WEBPAY_USD_COMMERCE_CODE: undefined,
    WEBPAY_USD_KEY: undefined,
  }
  const settings = (changes: object) =>
    providerSettings({ PUBLIC_URL: 'https://portal.example', ...none, ...changes }, 'secret')

  test('is this program when nothing is configured: both currencies, under a key that nobody else has', () => {
    const { baseUrl, merchants, formTargets } = settings({})
    expect(baseUrl).toBeNull()
    expect(merchants.map(({ currency }) => currency)).toEqual(['CLP', 'USD'])
    expect(merchants[0]?.apiKey).toMatch(/^[0-9a-f]{64}$/)
    expect(formTargets).toEqual(['https://portal.example'])
  })

  test('is the configured host with its codes, one for each currency', () => {
    const clp = { WEBPAY_CLP_COMMERCE_CODE: '597012345678', WEBPAY_CLP_KEY: 'our-own-key-0000' }
    expect(settings({ WEBPAY_BASE_URL: 'https://webpay3g.transbank.cl', ...clp })).toEqual({
      baseUrl: 'https://webpay3g.transbank.cl',
      merchants: [{ currency: 'CLP', commerceCode: '597012345678', apiKey: 'our-own-key-0000' }],
      formTargets: ['https://webpay3g.transbank.cl'],
    })
    const integration = settings({ WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl' })
    expect(integration.merchants).toMatchObject([{ currency: 'CLP', commerceCode: '597055555532' }])
  })
})
