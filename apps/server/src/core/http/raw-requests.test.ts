import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { call } from '@portal/contract/core/endpoint'
import { messages } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { head, RawConnection } from '#test/raw-http.ts'
import { shownToAll } from '#test/shown.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { poolUse } from '../database/database.ts'
import { newChanges } from '../database/events.ts'
import { Door } from '../door/door.ts'
import { servePages } from '../pages/serve.ts'
import { openHttp, serveCalls } from './http.ts'

const area = messages('raw', { done: { code: 1, status: 200, es: 'Hecho.', en: 'Done.' } })
const reply = z.object({ cuenta: z.number() })
const files = { max: 2, bytes: 1_000_000 }
const limit = { name: 'raw', max: 3, seconds: 3600 }
const calls = {
  read: call(
    { method: 'GET', path: '/v1/raw/read', area },
    { summary: 'For a test', access: 'public', reply: z.null() },
  ),
  save: call(
    { method: 'POST', path: '/v1/raw/save', area },
    { summary: 'For a test', access: 'public', budget: 'saving', reply: z.null() },
  ),
  upload: call(
    { method: 'POST', path: '/v1/raw/upload', area, multipart: true },
    { summary: 'For a test', access: 'session', budget: 'uploading', reply, files },
  ),
  drop: call(
    { method: 'POST', path: '/v1/raw/drop', area, multipart: true },
    { summary: 'For a test', access: 'public', budget: 'saving', reply, files, limit },
  ),
}
const actor = { id: 1, sessionId: 's', names: '', email: '', role: 1 as const, enterpriseId: 1, branchId: null }
const place = { isOfHouse: true, countryId: null, hasFactor: false, mustEnrol: false, provenAt: null }
const ana = { ...actor, ...place, ip: '', requestId: '', modules: new Set<never>(), expiresAt: new Date() }

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await openHttp({ isProduction: false, trustProxy: false, logLevel: 'silent' })
  const door = new Door(database.db, () => {})
  door.mount(calls.read, async () => null)
  door.mount(calls.save, async () => null)
  door.mount(calls.upload, async ({ files }) => ({
    cuenta: files.length,
  }))
  door.mount(calls.drop, async ({ files }) => ({
    cuenta: files.length,
  }))
  serveCalls(app, door, async (token) => (token === 'ana' ? ana : null))
  const find = async () => ({ id: 'x', isShell: false, cache: undefined })
  const render = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: '<html>page</html>',
    scripts: [],
  })
  app.all('/v1/*', (_request, reply) => reply.callNotFound())
  await servePages(
    app,
    { find, render },
    { isDev: false, publicUrl: 'http://x', changes: newChanges(), origins: {}, shown: shownToAll },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const connected = () => new RawConnection(app)
const host = 'Host: portal.example'
const as = 'Authorization: Bearer ana'
const isForm = 'Content-Type: multipart/form-data; boundary=b'
const gigabyte = 'Content-Length: 1000000000'
const wholeForm = '--b\r\ncontent-disposition: form-data; name="archivo"; filename="a.bin"\r\n\r\nbytes\r\n--b--\r\n'

/** Sends a request and returns the whole first answer. */
async function ask(...parts: (string | Uint8Array)[]) {
  const connection = connected()
  for (const part of parts) connection.write(part)
  await expect.poll(() => connection.heard.text).toMatch(/\r\n\r\n[\s\S]+$/)
  await sleep(20)
  connection.socket.destroy()
  return connection.heard
}
const envelopeOf = (text: string) => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as { codigo: number }

describe('a body that is refused', () => {
  test.each([
    ['without a session', [isForm, gigabyte], 401, coreMessages.sessionEnded.code],
    ['longer than its files may be', [isForm, gigabyte, as], 413, coreMessages.fileTooLarge.code],
    ['of another kind', ['Content-Type: application/json', gigabyte, as], 415, coreMessages.fileType.code],
  ])('%s is answered before it is read, and the connection ends', async (_what, lines, status, code) => {
    const connection = connected().write(head('POST /v1/raw/upload HTTP/1.1', host, ...lines))
    await expect.poll(() => connection.heard.status).toBe(status)
    const megabyte = new Uint8Array(1_000_000)
    for (let sent = 0; sent < 50 && connection.socket.writable; sent++) {
      connection.write(megabyte)
      await sleep(5)
    }
    await expect.poll(() => connection.heard.isClosed, { timeout: 5000 }).toBe(true)
    expect(envelopeOf(connection.heard.text)).toMatchObject({ codigo: code })
    expect(connection.heard.text).toContain('connection: close')
  })

  test('beyond the rate of its sender is not read either', async () => {
    const lines = ['POST /v1/raw/drop HTTP/1.1', host, isForm]
    for (let sent = 0; sent < limit.max; sent++) {
      const { status } = await ask(head(...lines, `Content-Length: ${wholeForm.length}`), wholeForm)
      expect(status).toBe(200)
    }
    const { status, text } = await ask(head(...lines, 'Content-Length: 1000000'))
    expect(status).toBe(429)
    expect(text.toLowerCase()).toContain('retry-after')
  })

  test('of a call that takes none is not read to its end', async () => {
    expect((await ask(head('GET /v1/raw/read HTTP/1.1', host, gigabyte))).status).toBe(413)
    const endless = head('GET /v1/raw/read HTTP/1.1', host, 'Transfer-Encoding: chunked')
    const connection = connected().write(`${endless}ffff\r\n${'x'.repeat(1000)}`)
    await expect.poll(() => connection.heard.status).toBe(200)
    await expect.poll(() => connection.heard.isClosed, { timeout: 5000 }).toBe(true)
  })

  test.each([
    [
      'breaks off',
      `${head('POST /v1/raw/upload HTTP/1.1', host, as, isForm, 'Content-Length: 78')}${wholeForm.slice(0, 78)}`,
    ],
    [
      'names no boundary',
      `${head('POST /v1/raw/upload HTTP/1.1', host, as, 'Content-Type: multipart/form-data', 'Content-Length: 5')}--b--`,
    ],
    [
      'is cut into lies',
      `${head('POST /v1/raw/upload HTTP/1.1', host, as, isForm, 'Transfer-Encoding: chunked')}zz\r\n`,
    ],
    [
      'is packed',
      `${head('POST /v1/raw/save HTTP/1.1', host, 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
    ],
  ])('because it %s is told so in the envelope', async (_what, text) => {
    const heard = await ask(text)
    expect([400, 415]).toContain(heard.status)
    expect(envelopeOf(heard.text)).toMatchObject({ estado: 'ERR', datos: null })
  })
})

describe('somebody who asks before he sends (Expect: 100-continue)', () => {
  const expecting = ['Expect: 100-continue', isForm]
  test('is told to go on when he may come in', async () => {
    const length = `Content-Length: ${wholeForm.length}`
    const connection = connected().write(head('POST /v1/raw/upload HTTP/1.1', host, as, ...expecting, length))
    await expect.poll(() => connection.heard.text).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    connection.write(wholeForm)
    await expect.poll(() => connection.heard.text).toContain('"cuenta":1')
    connection.socket.destroy()
  })

  test('is refused at once when he may not, without being asked for a byte', async () => {
    const { text } = await ask(head('POST /v1/raw/upload HTTP/1.1', host, ...expecting, gigabyte))
    expect(text).toMatch(/^HTTP\/1\.1 401/)
    expect(text).not.toContain('100 Continue')
  })
})

test('many bodies that come slowly hold neither a connection of the database nor others, and leave nothing behind', async () => {
  const before = await leftForms()
  const slow = Array.from({ length: 40 }, () =>
    connected().write(
      `${head('POST /v1/raw/upload HTTP/1.1', host, as, isForm, 'Content-Length: 100000')}${wholeForm.slice(0, 78)}`,
    ),
  )
  await expect.poll(async () => (await leftForms()) - before).toBe(40)
  const { total, idle, waiting } = poolUse(database.db)
  expect([total - idle, waiting]).toEqual([0, 0])
  const started = performance.now()
  expect((await ask(head('GET /v1/raw/read HTTP/1.1', host))).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(1000)
  for (const { socket } of slow) socket.destroy()
  await expect.poll(async () => (await leftForms()) - before).toBe(0)
})
const leftForms = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('form-')).length

describe('what is no request as it should be', () => {
  const json = (heard: { status: number; text: string }) => [heard.status, envelopeOf(heard.text).codigo]
  const invalid = [400, coreMessages.invalid.code]

  test('names two hosts, or none', async () => {
    expect(json(await ask(head('GET /v1/raw/read HTTP/1.1', host, 'Host: evil.example')))).toEqual(invalid)
    expect(json(await ask(head('GET /v1/raw/read HTTP/1.1')))).toEqual(invalid)
    expect((await ask(head('GET /v1/raw/read HTTP/1.0'))).status).toBe(200) // HTTP 1.0 has no Host header
  })

  test('names the whole address, as it would to a proxy: the path counts', async () => {
    expect((await ask(head('GET http://evil.example/v1/raw/read?a=1 HTTP/1.1', host))).status).toBe(200)
    expect((await ask(head('GET http://evil.example HTTP/1.1', host))).text).toContain('<html>page')
  })

  test.each(['%', '%zz', '%ED%A0%80', '%C0%AF', '%FF'])('has %s in its path', async (bad) => {
    expect(json(await ask(head(`GET /v1/raw/${bad} HTTP/1.1`, host)))).toEqual(invalid)
    const page = await ask(head(`GET /${bad} HTTP/1.1`, host))
    expect([page.status, page.text.includes('<h1>')]).toEqual([400, true])
  })

  test('is too long in its headers or its address', async () => {
    const long = 'x'.repeat(40_000)
    const tooLong = [431, sendingMessages.headersTooLong.code]
    expect(json(await ask(head('GET /v1/raw/read HTTP/1.1', host, `X: ${long}`)))).toEqual(tooLong)
    expect(json(await ask(head(`GET /v1/raw/read?x=${long} HTTP/1.1`, host)))).toEqual(tooLong)
    const page = await ask(head('GET / HTTP/1.1', host, `Cookie: ${long}`))
    expect([page.status, page.text.includes(sendingMessages.headersTooLong.es)]).toEqual([431, true])
  })

  test.each([
    'GARBAGE\r\n\r\n',
    head('GET /v1/raw/read HTTP/1.1', host, 'Bad Header: x'),
    head('POST /v1/raw/save HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'),
    head('POST /v1/raw/save HTTP/1.1', host, 'Expect: a-miracle', 'Content-Length: 2'),
  ])('is not HTTP: %j', async (text) => expect(json(await ask(text))).toEqual(invalid))

  test('takes too long', async () => {
    const connection = connected()
    await expect.poll(() => connection.socket.readyState).toBe('open')
    const sockets: unknown[] = []
    app.server.once('connection', (socket) => sockets.push(socket))
    const other = connected()
    await expect.poll(() => sockets.length).toBe(1)
    app.server.emit(
      'clientError',
      Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      sockets[0] as never,
    )
    await expect.poll(() => other.heard.status).toBe(408)
    expect(envelopeOf(other.heard.text).codigo).toBe(sendingMessages.tooSlow.code)
    connection.socket.destroy()
  })

  test('follows a good one on the same connection: that one is answered for itself', async () => {
    const { text } = await ask(
      `${head('GET /v1/raw/read HTTP/1.1', host)}${head('GET /v1/raw/read HTTP/1.1', host)}GARBAGE\r\n\r\n`,
    )
    const answers = text.match(/HTTP\/1\.1 \d{3}/g) ?? []
    expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  test('asks ten thousand things at once', async () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&')
    const reply = await app.inject(`/v1/raw/read?${query}`)
    expect(reply.statusCode).toBe(200)
  })
})
