import { startingAccent } from '@portal/contract/core/accent'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { head, RawConnection } from '#test/raw-http.ts'
import { openHttp } from './http.ts'
import { mountRedirects } from './redirects.ts'
import { mountSmallPages } from './small-pages.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openHttp({ isProduction: true, trustProxy: false, logLevel: 'silent' })
  const resolve = async ({ params: { mark } }: { params: Readonly<Record<string, string>> }) =>
    mark === 'lost' ? null : '/result'
  await mountRedirects(app, [{ path: '/back/:mark', methods: ['GET'], resolve }])
  const show = async (token: string) => (token === 'lost' ? null : { language: 'es' as const, title: 'a', text: 'b' })
  await mountSmallPages(app, [{ path: '/small/:token', show, act: show }], async () => startingAccent)
  app.get('/v1/json', async () => ({}))
  app.get<{ Querystring: { type: string } }>('/v1/typed', (request, reply) =>
    reply.header('content-type', request.query.type).send(Buffer.from('x')),
  )
  app.get('/v1/broken', async () => {
    throw new Error('broken')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function answerTo(...lines: string[]): Promise<string> {
  const connection = new RawConnection(app).write(head(...lines))
  await expect.poll(() => connection.heard.text).toMatch(/\r\n\r\n/)
  connection.socket.destroy()
  return connection.heard.text.toLowerCase()
}

test.each([
  ['of the API', 'GET /v1/json HTTP/1.1'],
  ['to an unknown address', 'GET /v1/nothing HTTP/1.1'],
  ['to a method that nothing takes', 'TRACE /v1/json HTTP/1.1'],
  ['to a failure', 'GET /v1/broken HTTP/1.1'],
  ['that redirects', 'GET /back/a HTTP/1.1'],
  ['that has nothing to redirect to', 'GET /back/lost HTTP/1.1'],
  ['of a page behind a link', 'GET /small/a HTTP/1.1'],
  ['of a link that is not valid', 'GET /small/lost HTTP/1.1'],
  ['to an address that cannot be decoded', 'GET /v1/%zz HTTP/1.1'],
  ['to what is no request', 'GET /v1/json HTTP/9.9'],
])('the answer %s forbids scripts, frames, sniffing and http', async (_, line) => {
  const text = await answerTo(line, 'Host: portal.example')
  const policy = /^content-security-policy: (.*)\r$/m.exec(text)?.[1] ?? ''
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(policy).not.toMatch(/unsafe|script-src/)
  expect(text).toContain('\r\nstrict-transport-security: max-age=31536000; includesubdomains\r\n')
  expect(text).toContain('\r\nx-content-type-options: nosniff\r\n')
  expect(text).toMatch(/\r\nreferrer-policy: (no-referrer|strict-origin-when-cross-origin)\r\n/)
})

test.each([
  ['text/plain', 'text/plain; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['image/png', 'image/png'],
  ['application/pdf', 'application/pdf'],
])('%s is sent as %s', async (type, sent) => {
  expect((await app.inject(`/v1/typed?type=${encodeURIComponent(type)}`)).headers['content-type']).toBe(sent)
})

test('an expectation that nobody meets is answered with them too', async () => {
  const text = await answerTo('GET /v1/json HTTP/1.1', 'Host: portal.example', 'Expect: 300-something')
  expect(text).toContain('strict-transport-security')
})
