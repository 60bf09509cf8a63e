import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from '#core/base/ip-addresses.ts'
import { checkLink } from './check-link.ts'

let server: Server
let port = 0
const asked: string[] = []
/** Names of a made-up internet; what is `127.0.0.1` there counts as public. */
const hosts: Readonly<Record<string, string[]>> = {
  'good.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['127.0.0.1', '192.168.1.1'],
}
const rules = {
  resolve: async (host: string) => {
    const found = hosts[host]
    if (!found) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })
    return found
  },
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  ports: null,
  milliseconds: 1500,
}

beforeAll(async () => {
  server = createServer(({ method, url = '' }, reply) => {
    asked.push(`${method} ${url}`)
    const to = new URL(url, 'http://good.example').searchParams.get('to')
    if (url.startsWith('/redirect')) return reply.writeHead(302, { location: to ?? '' }).end()
    if (url === '/slow') return
    if (url === '/get-only') return reply.writeHead(method === 'GET' ? 200 : 405).end()
    if (url === '/endless' && method === 'GET') return reply.writeHead(200).write('x'.repeat(100_000))
    if (url === '/endless') return reply.writeHead(405).end()
    reply.writeHead(url === '/ok' ? 200 : url === '/broken' ? 500 : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string, host = 'good.example') => `http://${host}:${port}${path}`
const redirect = (to: string) => at(`/redirect?to=${encodeURIComponent(to)}`)
const check = async (link: string) => (await checkLink(link, rules)).estado

test('tells links that answer, are gone or could not be asked', async () => {
  expect(await check(at('/ok'))).toBe('bien')
  expect(await check(at('/get-only'))).toBe('bien')
  expect(await check(at('/endless'))).toBe('bien')
  expect(await check(at('/nothing'))).toBe('roto')
  expect(await check('http://no-such-host.example/')).toBe('roto')
  expect(await check(at('/broken'))).toBe('sin_comprobar')
  expect(await check(at('/slow'))).toBe('sin_comprobar')
})

test('follows five redirects and no more', async () => {
  expect(await check(redirect(at('/ok')))).toBe('bien')
  expect(await check(at('/redirect?to=/redirect'))).toBe('roto')
})

test.each([
  'http://inside.example/',
  'http://both.example/',
  'http://10.1.2.3/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://2130706434/', // 127.0.0.2
  'http://user:password@good.example/',
])('never asks %s, not even after a redirect', async (link) => {
  asked.length = 0
  expect(await check(link)).toBe('roto')
  expect(asked).toEqual([])
  expect(await check(redirect(link))).toBe('roto')
  expect(asked).toHaveLength(1)
})

test('asks the usual ports only', async () => {
  const { estado } = await checkLink(at('/ok'), { ...rules, ports: ['', '80', '443'] })
  expect(estado).toBe('sin_comprobar')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['172.31.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is)
})
