import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttp } from './http.ts'
import { requestIds } from './request-ids.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const asked = (remoteAddress: string, id?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-request-id': id } }) as never

describe('the id of a request', () => {
  test.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8'], false],
    ['127.0.0.1', ['loopback'], true],
    ['::1', ['loopback'], true],
    ['fd00::7', ['linklocal', 'uniquelocal'], true],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['127.0.0.1', false, false],
    ['', ['loopback'], false],
  ])('from %s, where %j are trusted, is that of the proxy: %s', (address, trusted, isKept) => {
    const id = requestIds(trusted)(asked(address, 'proxy-4711-abc'))
    if (isKept) expect(id).toBe('proxy-4711-abc')
    else expect(id).toMatch(uuid)
  })

  test.each([undefined, '', 'short', 'with space in it', 'x'.repeat(101), 'line\nbreak-in-it'])(
    '%j is replaced',
    (id) => {
      expect(requestIds(['loopback'])(asked('127.0.0.1', id))).toMatch(uuid)
    },
  )
})

describe('an answer', () => {
  let app: Awaited<ReturnType<typeof openHttp>>
  beforeAll(async () => {
    app = await openHttp({ isProduction: false, trustProxy: ['loopback'], logLevel: 'silent' })
    app.get('/well', () => 'well')
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  test.each(['/well', '/nowhere', '/v1/nowhere', '/%ff'])('to %s carries the id of its request', async (url) => {
    const headers = { 'x-request-id': 'proxy-4711-abc' }
    const { port } = app.server.address() as { port: number }
    expect((await fetch(`http://127.0.0.1:${port}${url}`, { headers })).headers.get('x-request-id')).toBe(
      'proxy-4711-abc',
    )
    expect((await fetch(`http://127.0.0.1:${port}${url}`)).headers.get('x-request-id')).toMatch(uuid)
  })

  test('to what is no request carries one too', async () => {
    const { port } = app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1', () => socket.write('NO REQUEST AT ALL\r\n\r\n'))
    const [said] = await once(socket, 'data')
    expect(String(said)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nx-request-id: [\da-f-]{36}\r\n/)
    socket.destroy()
  })
})
