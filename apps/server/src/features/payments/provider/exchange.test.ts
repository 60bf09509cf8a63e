import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange } from './exchange.ts'
import type { ProviderError } from './provider-error.ts'
import { stripeUnits } from './stripe.ts'

interface Answer {
  status: number
  body: string
  to?: string
  /** How much of the body is sent before the line goes silent. */
  stopsAfter?: number
}

let server: Server
let url: string
let answer: Answer
let heard = 0
beforeAll(async () => {
  server = createServer((_, reply) => {
    heard++
    const { status, body, to, stopsAfter } = answer
    reply.writeHead(status, { 'content-type': 'application/json', ...(to && { location: to }) })
    if (stopsAfter === undefined) reply.end(body)
    else reply.write(body.slice(0, stopsAfter))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (base = url) =>
  exchange(base, 300, {
    method: 'POST',
    path: '/x',
    headers: { authorization: 'Bearer key-of-ours' },
    body: 'a=1',
  }).then(
    (found) => found,
    (error) => error as ProviderError,
  )

describe('a call to a provider that speaks JSON', () => {
  test('returns what was answered', async () => {
    answer = { status: 201, body: '{"id":1}' }
    expect(await ask()).toEqual({ id: 1 })
  })

  test.each([
    [401, '{"error":{"message":"Invalid API Key"}}', 'credentials', 'Invalid API Key'],
    [403, '{"message":"not allowed"}', 'credentials', 'not allowed'],
    [400, '{"error":"bad_request","message":"items invalid"}', 'refused', 'items invalid'],
    [404, '{"error":{"message":"No such checkout.session: cs_test_a1b2"}}', 'refused', 'No such checkout.session: …'],
    [404, '{}', 'refused', 'no reason that can be read'],
    [409, '{"error":{"message":"still at work"}}', 'unknown', 'still at work'],
    [429, '{}', 'unknown', 'no reason that can be read'],
    [502, '<h1>Bad Gateway</h1>', 'unknown', 'no reason that can be read'],
    [200, '', 'unknown', 'no reason that can be read'],
    [200, '{"cut', 'unknown', 'no reason that can be read'],
  ] as const)('that is answered %i %s is %s', async (status, body, kind, message) => {
    answer = { status, body }
    expect(await ask()).toMatchObject({ name: 'ProviderError', kind, status, message })
  })

  test.each([302, 307, 308])('takes its key nowhere else: a redirect with %i is not followed', async (status) => {
    answer = { status, body: '{}', to: `${url}/elsewhere` }
    const before = heard
    expect(await ask()).toMatchObject({ kind: 'unknown', status })
    expect(heard).toBe(before + 1)
  })

  test.each([0, 5])('waits for the whole answer, also after %i bytes of it, and is sent once', async (stopsAfter) => {
    answer = { status: 200, body: '{"id":1}', stopsAfter }
    const before = [heard, performance.now()] as const
    expect(await ask()).toMatchObject({ kind: 'unknown', status: null })
    expect(performance.now() - before[1]).toBeLessThan(2000)
    expect(heard).toBe(before[0] + 1)
  })

  test('to a program that is away, or that answers without end, says nothing about what was done', async () => {
    expect(await ask('http://127.0.0.1:1')).toMatchObject({ kind: 'unknown', status: null })
    answer = { status: 200, body: `"${'x'.repeat(1024 * 1024 + 1)}"` }
    expect(await ask()).toMatchObject({ kind: 'unknown', status: null })
  })
})

test.each([
  ['CLP', 120_000, 120_000],
  ['JPY', 5000, 5000],
  ['USD', 2000.5, 200_050],
  ['USD', 19.99, 1999],
  ['PEN', 0.29, 29],
  ['BRL', 1.1, 110],
  ['MXN', 1234.56, 123_456],
])('an amount in %s of %d is %d in the smallest unit', (currency, amount, units) => {
  expect(stripeUnits(amount, currency)).toBe(units)
})
