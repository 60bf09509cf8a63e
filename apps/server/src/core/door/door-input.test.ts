import { coreMessages } from '@portal/contract/core/core-messages'
import { call } from '@portal/contract/core/endpoint'
import { lineField } from '@portal/contract/core/fields'
import { messages } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aMultipart } from '#test/forms.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { networkOf } from '../base/ip-addresses.ts'
import { inTransaction } from '../database/database.ts'
import { openHttp, serveCalls } from '../http/http.ts'
import { budgetOf } from './budgets.ts'
import { Door } from './door.ts'

const area = messages('input', { done: { code: 1, status: 200, es: 'Hecho.', en: 'Done.' } })
const Body = z.object({ texto: z.string() })
const line = z.object({ texto: lineField('invalid') })
const files = { max: 2, bytes: 1000 }
const limit = { name: 'in', max: 2, seconds: 3600 }
const calls = {
  save: call(
    { method: 'POST', path: '/v1/in/save', area },
    { summary: 'For a test', access: 'public', budget: 'saving', body: Body, reply: Body },
  ),
  line: call(
    { method: 'POST', path: '/v1/in/line', area },
    { summary: 'For a test', access: 'public', budget: 'saving', body: line, reply: Body },
  ),
  other: call(
    { method: 'POST', path: '/v1/in/other', area },
    { summary: 'For a test', access: 'public', budget: 'saving', body: Body, reply: Body },
  ),
  one: call(
    { method: 'GET', path: '/v1/in/one/:id', area },
    { summary: 'For a test', access: 'public', params: z.object({ id: z.string() }), reply: Body },
  ),
  upload: call(
    {
      method: 'POST',
      path: '/v1/in/upload',
      area,
      multipart: true,
    },
    { summary: 'For a test', access: 'public', budget: 'uploading', body: Body, reply: Body, files },
  ),
  limited: call(
    { method: 'GET', path: '/v1/in/limited', area },
    { summary: 'For a test', access: 'public', reply: z.null(), limit },
  ),
}
const person = (id: number) => ({
  ...{ ip: '', requestId: '', sessionId: 's', names: '', email: '', role: 1 as const, enterpriseId: 1, branchId: null },
  ...{ id, isOfHouse: true, countryId: null, modules: new Set<never>(), expiresAt: new Date() },
  ...{ hasFactor: false, mustEnrol: false, provenAt: null },
})
const people: Record<string, ReturnType<typeof person>> = { ana: person(1), luis: person(2) }

let database: TestDatabase
let app: FastifyInstance
let door: Door
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table nota (texto text)`.execute(database.db)
  app = await openHttp({ isProduction: false, trustProxy: true, logLevel: 'silent' })
  door = new Door(database.db, () => {})
  const store = ({ texto }: { texto: string }) =>
    inTransaction(database.db, async (db) => {
      await sql`insert into nota (texto) values (${texto})`.execute(db)
      return { texto }
    })
  door.mount(calls.save, ({ body }) => store(body))
  door.mount(calls.line, ({ body }) => store(body))
  door.mount(calls.other, ({ body }) => store(body))
  door.mount(calls.one, async ({ params }) => ({
    texto: params.id,
  }))
  door.mount(calls.upload, ({ body, files }) => store({ texto: [body.texto, ...files.map(({ name }) => name)].join() }))
  door.mount(calls.limited, async () => null)
  serveCalls(app, door, async (token) => people[token] ?? null)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function send(
  url: string,
  payload: unknown,
  { key, as, from }: { key?: string; as?: string; from?: string } = {},
) {
  const form = payload as { payload: Buffer; headers: Record<string, string> }
  const isForm = Buffer.isBuffer(form?.payload)
  const reply = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    ...(payload !== undefined && { payload: (isForm ? form.payload : payload) as string }),
    headers: {
      ...(isForm && form.headers),
      ...(key && { 'idempotency-key': key }),
      ...(as && { authorization: `Bearer ${as}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
  })
  return {
    status: reply.statusCode,
    ...(reply.json() as { codigo: number; datos: { texto: string }; campos?: object }),
  }
}
const notes = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from nota`.execute(database.db)).rows[0]!.n

describe('texts', () => {
  const refused = { status: 400, codigo: sendingMessages.badCharacters.code }
  test('are cleaned or refused wherever they stand, by HTTP and in process', async () => {
    expect(await send('/v1/in/save', { texto: 'a\u0000' })).toMatchObject({ ...refused, campos: { texto: 991 } })
    expect((await send('/v1/in/save', { texto: 'a\u000bb' })).datos.texto).toBe('a b')
    expect(await send('/v1/in/one/a%00', undefined)).toMatchObject({ ...refused, campos: { id: 991 } })
    expect(await send('/v1/in/one/a?x=%00', undefined)).toMatchObject(refused)
    const sent = { caller: { ip: '', requestId: '' }, actor: null, params: { id: '\ud83d' }, body: undefined }
    expect(await door.enter(calls.one, sent)).toMatchObject({ status: 400, envelope: { codigo: refused.codigo } })
  })

  test('that no document can print are refused at their field, with the letters named', async () => {
    const before = await notes()
    expect(await send('/v1/in/line', { texto: 'Mina ქა 李 ქ' })).toMatchObject({
      ...{ status: 400, codigo: sendingMessages.notPrinted.code, campos: { texto: sendingMessages.notPrinted.code } },
      mensaje: 'No se pueden imprimir estos signos: ქ ა.',
      datos: { letras: { texto: 'ქ ა' } },
    })
    expect(await notes()).toBe(before)
    expect((await send('/v1/in/line', { texto: '李小龙 · محمد · राम 🚀' })).datos.texto).toBe('李小龙 · محمد · राम 🚀')
  })

  test('of a form with files too: fields, and the names of files', async () => {
    const file = (name: string) => ['archivo', { name, bytes: Buffer.from('x') }] as const
    expect((await send('/v1/in/upload', aMultipart([['texto', 'a'], file('b\u0001.bin')]))).datos.texto).toBe(
      'a,b .bin',
    )
    expect(await send('/v1/in/upload', aMultipart([['texto', 'a\0']]))).toMatchObject(refused)
    expect(await send('/v1/in/upload', aMultipart([['texto', 'a'], file('b\0.bin')]))).toMatchObject(refused)
  })
})

test.each(['', '; filename="a.bin"'])('a part of a form that has no name is refused (form-data%s)', async (rest) => {
  const payload = Buffer.from(`--b\r\ncontent-disposition: form-data${rest}\r\n\r\nx\r\n--b--\r\n`)
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const reply = await send('/v1/in/upload', { payload, headers })
  expect(reply).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
})

describe('the key of a creating call', () => {
  const used = { status: 409, codigo: sendingMessages.keyUsed.code }

  test('answers the same call with the same body, in whatever order its fields stand', async () => {
    const before = await notes()
    await send('/v1/in/save', { texto: 'one', otro: 1 }, { key: 'k1' })
    expect((await send('/v1/in/save', { otro: 1, texto: 'one' }, { key: 'k1' })).datos.texto).toBe('one')
    expect(await notes()).toBe(before + 1)
  })

  test('refuses another body, another parameter and another call, and does nothing', async () => {
    await send('/v1/in/save', { texto: 'two' }, { key: 'k2' })
    const before = await notes()
    expect(await send('/v1/in/save', { texto: 'changed' }, { key: 'k2' })).toMatchObject(used)
    expect(await send('/v1/in/save?a=1', { texto: 'two' }, { key: 'k2' })).toMatchObject(used)
    expect(await send('/v1/in/other', { texto: 'two' }, { key: 'k2' })).toMatchObject(used)
    expect(await notes()).toBe(before)
  })

  test('refuses other files: another content, another name', async () => {
    const form = (name: string, text: string) =>
      aMultipart([
        ['texto', 'f'],
        ['archivo', { name, bytes: Buffer.from(text) }],
      ])
    expect((await send('/v1/in/upload', form('a', 'x'), { key: 'k3' })).status).toBe(200)
    expect((await send('/v1/in/upload', form('a', 'x'), { key: 'k3' })).status).toBe(200)
    expect(await send('/v1/in/upload', form('a', 'y'), { key: 'k3' })).toMatchObject(used)
    expect(await send('/v1/in/upload', form('b', 'x'), { key: 'k3' })).toMatchObject(used)
  })

  test('is each person his own', async () => {
    await send('/v1/in/save', { texto: 'mine' }, { key: 'k4', as: 'ana' })
    expect((await send('/v1/in/save', { texto: 'his' }, { key: 'k4', as: 'luis' })).datos.texto).toBe('his')
  })

  test('sent at once with two bodies does one of them', async () => {
    const before = await notes()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send('/v1/in/save', { texto: `${index % 2}` }, { key: 'k5' })),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(409)])
    expect(await notes()).toBe(before + 1)
  })

  test('that no program makes is refused instead of protecting nobody', async () => {
    expect((await send('/v1/in/save', { texto: 'x' }, { key: 'k'.repeat(101) })).status).toBe(400)
  })
})

describe('a budget', () => {
  test('belongs to every call that writes, and to none that reads: others do not compile', () => {
    const write = { method: 'POST', path: '/v1/in/more', area } as const
    const terms = { summary: 'For a test', access: 'public', reply: z.null() } as const
    // @ts-expect-error a call that writes names its budget
    const without = call(write, terms)
    // @ts-expect-error a call that reads has none
    const reading = call({ ...write, method: 'GET' }, { ...terms, budget: 'saving' })
    expect([without, reading]).toHaveLength(2)
  })

  test.each([
    ['people of the house', { isOfHouse: true, enterpriseId: 1 }, 3000],
    ['people of another enterprise', { isOfHouse: false, enterpriseId: 2 }, 1000],
    ['customers without an enterprise', { isOfHouse: false, enterpriseId: null }, 120],
  ])('is as large as the work of %s', (_who, of, max) => {
    expect(budgetOf('saving', { ...person(9), ...of })).toMatchObject({ max, seconds: 3600 })
  })

  test('is shared by all its calls of one account: beyond it none is run, and others go on', async () => {
    const from = { from: '192.0.2.80' }
    const { name, max, seconds } = budgetOf('saving', null)
    const start = new Date(Math.floor(Date.now() / 1000 / seconds) * seconds * 1000)
    const row = { clave: `${name}:192.0.2.80`, desde: start, cuenta: max - 2, vence_en: new Date(Date.now() + 60_000) }
    await database.db.insertInto('limite').values(row).execute()
    const statuses: number[] = []
    for (const path of ['/v1/in/save', '/v1/in/other', '/v1/in/save', '/v1/in/other'])
      statuses.push((await send(path, { texto: 'budget' }, from)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    const stored = await sql`select from nota where texto = 'budget'`.execute(database.db)
    expect(stored.rows.length).toBe(2)
    expect((await send('/v1/in/save', { texto: 'x' }, { from: '192.0.2.81' })).status).toBe(200)
  })
})

describe('a limit', () => {
  const asked = async (from: string, as?: string) =>
    (await send('/v1/in/limited', undefined, { from, ...(as && { as }) })).status

  test('counts somebody signed in by his account, wherever he is, and not those who share his address', async () => {
    expect([await asked('192.0.2.1', 'ana'), await asked('192.0.2.2', 'ana'), await asked('192.0.2.3', 'ana')]).toEqual(
      [200, 200, 429],
    )
    expect(await asked('192.0.2.1', 'luis')).toBe(200)
    expect(await asked('192.0.2.1')).toBe(200)
  })

  test('counts the addresses of one network of IPv6 as one', async () => {
    const ways = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:0001:0002:0:0:0:3', '2001:db8:1:3::1']
    const statuses: number[] = []
    for (const from of ways) statuses.push(await asked(from))
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test.each([
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['ana@example.com', 'ana@example.com'],
    ['cuenta 7', 'cuenta 7'],
  ])('knows %s as %s', (whom, known) => expect(networkOf(whom)).toBe(known))
})
