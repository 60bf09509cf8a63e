import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { call } from '@portal/contract/core/endpoint'
import { messages } from '@portal/contract/core/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Actor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { inTransaction } from '../database/database.ts'
import { openHttp, serveCalls } from '../http/http.ts'
import { Door } from './door.ts'

const noteMessages = messages('notes', {
  textRequired: { code: 1, status: 400, es: 'Falta el texto.', en: 'The text is missing.' },
  full: { code: 2, status: 409, es: 'Ya no hay lugar.', en: 'There is no room.' },
  saved: { code: 3, status: 200, es: 'Nota guardada.', en: 'Note saved.' },
})
const NoteSchema = z.object({
  texto: z.string('textRequired').min(1, 'textRequired'),
  veces: z.number('invalid').default(1),
})
const CountSchema = z.object({ cuenta: z.number() })

const calls = {
  save: call(
    {
      method: 'POST',
      path: '/v1/nota/save',
      area: noteMessages,
      done: noteMessages.saved,
    },
    { summary: 'For a test', access: 'public', budget: 'saving', body: NoteSchema, reply: CountSchema },
  ),
  staff: call(
    { method: 'GET', path: '/v1/nota/list', area: noteMessages },
    { summary: 'For a test', access: [Module.users, Module.quotes], reply: CountSchema },
  ),
  audit: call(
    { method: 'GET', path: '/v1/nota/auditoria', area: noteMessages },
    { summary: 'For a test', access: 'session', roles: [Role.administrator], reply: CountSchema },
  ),
  refuse: call(
    { method: 'POST', path: '/v1/nota/refuse', area: noteMessages },
    { summary: 'For a test', access: 'public', budget: 'saving', reply: z.null() },
  ),
  late: call(
    { method: 'POST', path: '/v1/nota/late', area: noteMessages },
    { summary: 'For a test', access: 'public', budget: 'saving', reply: z.null() },
  ),
  upload: call(
    {
      method: 'POST',
      path: '/v1/nota/upload',
      area: noteMessages,
      multipart: true,
    },
    {
      summary: 'For a test',
      access: 'session',
      budget: 'uploading',
      body: z.object({ nombre: z.string() }),
      reply: CountSchema,
      files: { max: 1, bytes: 1000 },
    },
  ),
  fail: call(
    { method: 'POST', path: '/v1/nota/fail', area: noteMessages },
    { summary: 'For a test', access: 'public', budget: 'saving', reply: z.null() },
  ),
}

let database: TestDatabase
let app: FastifyInstance
let door: Door
const failures: unknown[] = []
const errors: Record<string, unknown> = {
  full: Object.assign(new Error('no space left'), { code: 'ENOSPC' }),
  away: Object.assign(new Error('terminating connection'), { code: '57P01' }),
  bug: new TypeError('x is not a function'),
}
let nextFailure = 'bug'

const actor = (modules: Module[]) => ({
  ip: '',
  requestId: '',
  id: 1,
  sessionId: 's',
  names: 'Ana',
  email: 'ana@example.com',
  role: 1 as const,
  isOfHouse: true,
  countryId: 152,
  enterpriseId: 1,
  branchId: null,
  modules: new Set(modules),
  expiresAt: new Date(),
  ...{ hasFactor: false, mustEnrol: false, provenAt: null },
})
const people: Record<string, Actor> = {
  'with-users': actor([Module.users]),
  'with-quotes': actor([Module.quotes]),
  'with-nothing': actor([]),
  'as-manager': { ...actor([]), role: Role.manager },
}

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table nota (id int generated always as identity, texto text)`.execute(database.db)
  app = await openHttp({ isProduction: false, trustProxy: false, logLevel: 'silent' })
  door = new Door(database.db, (error) => failures.push(error))
  door.mount(calls.save, async ({ body }) =>
    inTransaction(database.db, async (db) => {
      await sql`insert into nota (texto) values (${body.texto})`.execute(db)
      const { rows } = await sql<{
        cuenta: number
        secreto: string
      }>`select count(*) as cuenta, 'x' as secreto from nota where texto = ${body.texto}`.execute(db)
      return rows[0]!
    }),
  )
  door.mount(calls.staff, async () => ({ cuenta: 7 }))
  door.mount(calls.audit, async () => ({
    cuenta: 1,
  }))
  door.mount(calls.refuse, async () => {
    await inTransaction(database.db, (db) => sql`insert into nota (texto) values ('counted')`.execute(db))
    throw new Refusal(noteMessages.full)
  })
  door.mount(calls.late, async () => {
    await inTransaction(database.db, (db) => sql`insert into nota (texto) values ('due')`.execute(db))
    return inTransaction(database.db, async () => {
      throw new Refusal(noteMessages.full)
    })
  })
  door.mount(calls.upload, async ({ files }) => ({ cuenta: files.reduce((sum, { bytes }) => sum + bytes, 0) }))
  door.mount(calls.fail, async () => {
    throw errors[nextFailure]
  })
  serveCalls(app, door, async (token) => people[token] ?? null)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

interface Sending {
  as?: string
  key?: string
  type?: string
}
async function send(method: 'GET' | 'POST', url: string, payload?: unknown, { as, key, type }: Sending = {}) {
  const reply = await app.inject({
    method,
    url,
    ...(payload !== undefined && { payload: payload as string }),
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(key && { 'idempotency-key': key }),
      ...(type && { 'content-type': type }),
    },
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}

describe('the envelope', () => {
  test('carries the entry of a success and only what the reply schema names', async () => {
    const { status, body } = await send('POST', '/v1/nota/save', { texto: 'uno', desconocido: true })
    expect(status).toBe(200)
    expect(body).toEqual({ estado: 'OK', mensaje: noteMessages.saved.es, codigo: 3, datos: { cuenta: 1 } })
  })

  test('names each wrong field by the number of its entry', async () => {
    const { status, body } = await send('POST', '/v1/nota/save', { veces: 'muchas' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ estado: 'ERR', codigo: 1, mensaje: noteMessages.textRequired.es, datos: null })
    expect(body.campos).toEqual({ texto: 1, veces: coreMessages.invalid.code })
  })

  test.each([
    ['broken JSON', '{"texto":', 'application/json', 400, coreMessages.invalid.code],
    ['a list instead of a form', '[1]', 'application/json', 400, coreMessages.invalid.code],
    [
      'a body of 5 MB',
      JSON.stringify({ texto: 'x'.repeat(5_000_000) }),
      'application/json',
      413,
      coreMessages.fileTooLarge.code,
    ],
    ['a type nobody asked for', 'texto=1', 'application/xml', 415, coreMessages.fileType.code],
  ])('answers %s', async (_what, payload, type, status, code) => {
    const reply = await send('POST', '/v1/nota/save', payload, { type })
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ estado: 'ERR', codigo: code })
  })

  test('answers an address that is no call', async () => {
    expect(await send('GET', '/v1/nada')).toMatchObject({ status: 404, body: { codigo: coreMessages.absent.code } })
  })
})

describe('access', () => {
  test('wants a session, then one of the modules', async () => {
    expect(await send('GET', '/v1/nota/list')).toMatchObject({ status: 401, body: { codigo: 981 } })
    expect(await send('GET', '/v1/nota/list', undefined, { as: 'forged' })).toMatchObject({ status: 401 })
    expect(await send('GET', '/v1/nota/list', undefined, { as: 'with-nothing' })).toMatchObject({
      status: 403,
      body: { codigo: 982 },
    })
    expect(await send('GET', '/v1/nota/list', undefined, { as: 'with-quotes' })).toMatchObject({ status: 200 })
    expect(await send('GET', '/v1/nota/list', undefined, { as: 'with-users' })).toMatchObject({ status: 200 })
  })

  test('of a call for some roles is refused to the others', async () => {
    expect(await send('GET', '/v1/nota/auditoria', undefined, { as: 'with-nothing' })).toMatchObject({ status: 200 })
    expect(await send('GET', '/v1/nota/auditoria', undefined, { as: 'as-manager' })).toMatchObject({ status: 403 })
  })

  test('is the same for a page that is being rendered', async () => {
    const sent = { caller: { ip: '::1', requestId: 'r' }, actor: null, params: {}, body: undefined }
    expect(await door.enter(calls.staff, sent)).toMatchObject({ status: 401 })
  })
})

describe('a creating call with a key', () => {
  test('sent ten times at once is done once and answers the same ten times', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', '/v1/nota/save', { texto: 'clave' }, { key: 'k-1' })),
    )
    expect(replies.map(({ body }) => body.datos.cuenta)).toEqual(Array(10).fill(1))
  })

  test('is done again for another sender and for another key', async () => {
    await send('POST', '/v1/nota/save', { texto: 'otra' }, { key: 'k-2' })
    expect((await send('POST', '/v1/nota/save', { texto: 'otra' }, { key: 'k-3' })).body.datos.cuenta).toBe(2)
    expect((await send('POST', '/v1/nota/save', { texto: 'otra' }, { key: 'k-2', as: 'with-users' })).status).toBe(200)
  })

  test.each(['refuse', 'late'])('may be corrected after a refusal that comes after a commit (%s)', async (name) => {
    const refused = { status: 409, body: { codigo: 2 } }
    expect(await send('POST', `/v1/nota/${name}`, {}, { key: 'k-4' })).toMatchObject(refused)
    expect(await send('POST', `/v1/nota/${name}`, {}, { key: 'k-4' })).toMatchObject(refused)
  })
})

describe('a form with a file', () => {
  const boundary = 'b'
  const form = (bytes: number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="nombre"\r\n\r\nx\r\n--${boundary}\r\ncontent-disposition: form-data; name="archivo"; filename="a.bin"\r\n\r\n${'x'.repeat(bytes)}\r\n--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${boundary}`

  test('arrives with its size; one that is too large is refused', async () => {
    expect((await send('POST', '/v1/nota/upload', form(900), { as: 'with-nothing', type })).body.datos).toEqual({
      cuenta: 900,
    })
    expect(await send('POST', '/v1/nota/upload', form(1500), { as: 'with-nothing', type })).toMatchObject({
      status: 413,
      body: { codigo: 985 },
    })
  })

  test('is not read for somebody without a session', async () => {
    expect(await send('POST', '/v1/nota/upload', form(10), { type })).toMatchObject({ status: 401 })
  })
})

describe('a failure', () => {
  test.each([
    ['full', 503],
    ['away', 503],
    ['bug', 500],
  ])('"%s" answers in the envelope with %i and is logged', async (which, status) => {
    nextFailure = which
    const before = failures.length
    const reply = await send('POST', '/v1/nota/fail', {})
    expect(reply.status).toBe(status)
    expect(reply.body.estado).toBe('ERR')
    expect(reply.body.mensaje).not.toContain('function')
    if (status === 503) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(failures.length).toBe(before + 1)
  })
})
