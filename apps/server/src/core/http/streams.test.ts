import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../base/actor.ts'
import { type Change, type Changes, mayReceive, newChanges } from '../database/events.ts'
import { openHttp } from './http.ts'
import { type Streams, streamRoutes } from './streams.ts'

let app: FastifyInstance
let streams: Streams
let changes: Changes
let origin: string
/** Token to user; an ended session is removed. */
let sessions: Map<string, Actor>
const lines: string[] = []

const anActor = (id: number, lifeMs = 60_000): Actor => ({
  ip: '',
  requestId: '',
  id,
  sessionId: `s${id}`,
  names: 'Ana',
  email: 'ana@example.com',
  role: Object.values(Role)[0]!,
  isOfHouse: true,
  enterpriseId: null,
  countryId: null,
  branchId: null,
  modules: new Set(),
  expiresAt: new Date(Date.now() + lifeMs),
  ...{ hasFactor: false, mustEnrol: false, provenAt: null },
})

beforeEach(async () => {
  app = await openHttp({ isProduction: false, trustProxy: false, logLevel: 'silent' })
  changes = newChanges()
  sessions = new Map([
    ['ana', anActor(1)],
    ['luis', anActor(2)],
  ])
  const whoIs = async (token: string) => sessions.get(token) ?? null
  streams = streamRoutes(app, { whoIs, changes, heartbeatMs: 100, log: (text) => lines.push(text) })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  streams.stop()
  await app.close()
})

/** Opens a stream and collects its text. */
async function listen(token: string) {
  const aborted = new AbortController()
  const reply = await fetch(`${origin}/v1/eventos`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborted.signal,
  })
  const heard: string[] = []
  let isOver = false
  const reading = (async () => {
    try {
      for await (const part of reply.body!.pipeThrough(new TextDecoderStream()))
        heard.push(...part.split('\n\n').filter((message) => message && message !== ':'))
    } catch {} // the connection was cut
    isOver = true
  })()
  return { reply, heard, reading, isOver: () => isOver, close: () => aborted.abort() }
}
/** A user of an enterprise that is not the house. */
const guest = (id: number, enterpriseId: number | null): Actor => ({ ...anActor(id), isOfHouse: false, enterpriseId })

test.each<[string, Actor, Change['of'], boolean]>([
  ['a colleague of the author', guest(7, 5), [{ enterpriseId: 5, authorId: 3 }], true],
  ['the author', guest(3, 5), [{ enterpriseId: 5, authorId: 3 }], true],
  ['an author who has left for another enterprise', guest(3, 6), [{ enterpriseId: 5, authorId: 3 }], false],
  ['a customer of no enterprise whose row the house keeps', guest(3, null), [{ enterpriseId: 1, authorId: 3 }], true],
  ['another customer', guest(4, null), [{ enterpriseId: 1, authorId: 3 }], false],
  ['an owner of what belongs to no enterprise', guest(3, 6), [{ authorId: 3 }], true],
  ['a stranger to all of it', guest(9, 6), [{ enterpriseId: 5, authorId: 3 }, { authorId: 4 }], false],
])('%s hears of a change as far as he sees its rows', (_, actor, of, isHeard) => {
  expect(mayReceive(actor, { area: 'cotizaciones', of: of ?? [] })).toBe(isHeard)
})

const change = (area: string, userId?: number) =>
  changes.emit('change', userId === undefined ? { area } : { area, usuario_id: userId })

describe('GET /v1/eventos', () => {
  test('answers 401 without a good token, in the header only', async () => {
    for (const headers of [{}, { authorization: 'Bearer nobody' }, { cookie: 'jwtToken=ana' }]) {
      const reply = await fetch(`${origin}/v1/eventos`, { headers })
      expect(reply.status).toBe(401)
      expect(await reply.json()).toMatchObject({ codigo: coreMessages.sessionEnded.code })
    }
  })

  test('tells everyone what concerns everyone, and each what concerns him', async () => {
    const [ana, luis] = [await listen('ana'), await listen('luis')]
    expect(ana.reply.headers.get('content-type')).toBe('text/event-stream')
    expect(ana.reply.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(ana.reply.headers.get('x-frame-options')).not.toBeNull()
    change('usuarios')
    change('acceso', 2)
    change('*')
    await vi.waitFor(() => expect(luis.heard).toHaveLength(3))
    expect(luis.heard).toEqual(['data: {"area":"usuarios"}', 'data: {"area":"acceso"}', 'data: {"area":"*"}'])
    expect(ana.heard).toEqual(['data: {"area":"usuarios"}', 'data: {"area":"*"}'])
  })

  test('says a thousand changes of one area twice, and the last one is not lost', async () => {
    const ana = await listen('ana')
    for (let count = 0; count < 1000; count++) change('usuarios')
    change('empresas')
    await sleep(100)
    expect(ana.heard).toEqual(['data: {"area":"usuarios"}', 'data: {"area":"empresas"}'])
    await sleep(250)
    expect(ana.heard).toHaveLength(3)
    await sleep(250)
    change('usuarios')
    await vi.waitFor(() => expect(ana.heard).toHaveLength(4))
  })

  test('keeps a quiet connection alive', async () => {
    const socket = createConnection(Number(new URL(origin).port), '127.0.0.1')
    socket.write('GET /v1/eventos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ana\r\n\r\n')
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    await sleep(450)
    expect(text.split(':\n\n').length).toBeGreaterThan(3)
    socket.destroy()
  })
})

describe('a session that ends', () => {
  test('ends its stream and says so, at the change that tells of it', async () => {
    const [ana, luis] = [await listen('ana'), await listen('luis')]
    sessions.delete('ana')
    change('sesion', 1)
    await ana.reading
    expect(ana.heard.at(-1)).toBe('event: sesion\ndata: {}')
    expect(luis.isOver()).toBe(false)
  })

  test('leaves other sessions of the user open', async () => {
    sessions.set('ana-at-home', anActor(1))
    const [work, home] = [await listen('ana'), await listen('ana-at-home')]
    sessions.delete('ana')
    change('sesion', 1)
    await work.reading
    await sleep(50)
    expect(home.isOver()).toBe(false)
  })

  test('is noticed after the connection to the database was lost', async () => {
    const ana = await listen('ana')
    sessions.delete('ana')
    change('*')
    await ana.reading
    expect(ana.heard.at(-1)).toContain('event: sesion')
  })

  test('by time ends the stream without a word: the reader may have renewed it', async () => {
    sessions.set('short', anActor(3, 150))
    const short = await listen('short')
    await short.reading
    expect(short.heard).toEqual([])
  })
})

describe('bounds', () => {
  test('a user has six streams; one that closes makes room', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => listen('ana')))
    const seventh = await fetch(`${origin}/v1/eventos`, { headers: { authorization: 'Bearer ana' } })
    expect(seventh.status).toBe(429)
    expect(seventh.headers.get('retry-after')).toBe('30')
    expect((await listen('luis')).reply.status).toBe(200)
    six[0]!.close()
    await vi.waitFor(async () => expect((await listen('ana')).reply.status).toBe(200))
  })

  test('a reader that does not read is dropped, and others hear on', async () => {
    const luis = await listen('luis')
    const socket = createConnection(Number(new URL(origin).port), '127.0.0.1')
    const isCut = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}))
    socket.pause()
    socket.write('GET /v1/eventos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ana\r\n\r\n')
    await sleep(100)
    const long = 'x'.repeat(7000)
    for (let count = 0; count < 5000; count++) change(`${long}${count}`, 1)
    await sleep(100)
    socket.resume()
    await isCut
    change('usuarios')
    await vi.waitFor(() => expect(luis.heard).toContain('data: {"area":"usuarios"}'))
  })
})

test('stopping ends the streams at once, so that the server can close', async () => {
  const ana = await listen('ana')
  streams.stop()
  await ana.reading
  expect(ana.heard).toEqual([])
  expect((await fetch(`${origin}/v1/eventos`, { headers: { authorization: 'Bearer ana' } })).status).toBe(503)
  await app.close()
  expect(lines).toEqual([])
})
