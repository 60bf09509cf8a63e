import { Module } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { isNetwork, networkListOf } from '#core/base/ip-addresses.ts'
import { post } from '#core/outbound/post.ts'
import { aReceiver } from '#test/webhooks.ts'
import { addressIn, answerText, isReachable, mayReach, maySee, nextAttempt } from './rules.ts'

const rest = { headers: {}, body: '{}', milliseconds: 2000, mostBytes: 100 }

test.each(['https://10.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/', 'https://127.0.0.1/'])(
  'in production %s is not reached',
  async (address) => {
    const resolve = async () => []
    expect(await post(address, { ...rest, resolve, isAllowed: mayReach('https:', true) })).toEqual({ error: 'private' })
  },
)

test('a name is resolved once, and the address that was checked is the one that is connected to', async () => {
  const receiver = await aReceiver()
  const { port } = new URL(receiver.url)
  let asked = 0
  const resolve = async () => (++asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'])
  const isAllowed = (address: string) => address === '127.0.0.1'
  const answer = await post(`http://rebinding.example:${port}/`, { ...rest, resolve, isAllowed })
  expect(answer).toEqual({ status: 200, text: 'ok', type: '' })
  expect(asked).toBe(1)
  expect(receiver.received[0]!.headers.host).toBe(`rebinding.example:${port}`)
  const both = async () => ['127.0.0.1', '10.0.0.1']
  expect(await post(`http://both.example:${port}/`, { ...rest, resolve: both, isAllowed })).toEqual({
    error: 'private',
  })
  expect(receiver.received).toHaveLength(1)
  receiver.stop()
})

test('an answer that stops halfway counts by its status; nothing that fails throws', async () => {
  const receiver = await aReceiver((reply) => void reply.writeHead(201).write('half'))
  const rules = { ...rest, milliseconds: 500, resolve: async () => ['127.0.0.1'], isAllowed: () => true }
  expect(await post(receiver.url, rules)).toEqual({ status: 201, text: 'half', type: '' })
  receiver.stop()
  expect(await post('http://127.0.0.1:1/', rules)).toEqual({ error: 'ECONNREFUSED' })
  expect(await post('http://nobody.example/', { ...rules, resolve: () => new Promise(() => {}) })).toEqual({
    error: 'timeout',
  })
})

test('only in a trial this machine may be named, by http too', () => {
  expect(addressIn('http://localhost:4000/a#b', false)).toBe('http://localhost:4000/a')
  expect(addressIn('http://127.0.0.1:4000/', true)).toBeNull()
  expect(addressIn('https://localhost/', true)).toBeNull()
  expect(addressIn('https://93.184.216.34/x', true)).toBe('https://93.184.216.34/x')
  expect(mayReach('http:', false)('93.184.216.34')).toBe(false)
})

test.each([
  ['https://example.com/hook?a=1', 'https://example.com/hook?a=1'],
  ['https://[2606:4700::1111]/x', 'https://[2606:4700::1111]/x'],
  ['no address', null],
  ['http://example.com/', null],
  ['ftp://example.com/', null],
  ['https://me@example.com/', null],
  ['https://:secret@example.com/', null],
  ['https://intranet/', null],
  ['https://10.0.0.1/', null],
  ['https://[fd00::1]/', null],
])('a webhook at %s is sent to %s', (text, address) => {
  expect(addressIn(text, true)).toBe(address)
})

test.each([
  ['ftp://localhost/', null],
  ['http://me@localhost/', null],
  ['http://:secret@localhost/', null],
  ['http://[::1]:4000/', 'http://[::1]:4000/'],
])('in a trial one at %s is sent to %s', (text, address) => {
  expect(addressIn(text, false)).toBe(address)
})

test('a public address is reached by https alone', () => {
  expect(['https:', 'http:'].map((protocol) => mayReach(protocol, true)('93.184.216.34'))).toEqual([true, false])
})

test.each([
  ['with one module that opens the row', [Module.manageMachines], true],
  ['with another one', [Module.machinery, Module.downloads], true],
  ['with none of them', [Module.myMachines, Module.quotes], false],
])('of a paid reservation someone is told %s', (_, modules, isTold) => {
  expect(maySee('reserva.pagada', new Set(modules))).toBe(isTold)
})

test.each([
  ['in production', { NODE_ENV: 'production', DEMO_PUBLIC: false, PUBLIC_URL: 'http://localhost:3000' }, true],
  ['as a public demo', { NODE_ENV: 'development', DEMO_PUBLIC: true, PUBLIC_URL: 'http://localhost:3000' }, true],
  ['behind a proxy', { NODE_ENV: 'development', DEMO_PUBLIC: false, PUBLIC_URL: 'https://demo.example.com' }, true],
  ['on this machine', { NODE_ENV: 'development', DEMO_PUBLIC: false, PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
] as const)('a portal %s lets no one look around in its network when others reach it', (_, setting, isOpen) => {
  expect(isReachable(setting)).toBe(isOpen)
  const reached = ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'].map(mayReach('http:', isOpen))
  expect(reached).toEqual([!isOpen, !isOpen, false, false])
})

test('of an answer the beginning of a text is kept, and nothing else', () => {
  expect(answerText('{"ok":true}\n', 'application/json; charset=utf-8')).toBe('{"ok":true}\n')
  expect(answerText('a\0b\u001b[31m', 'text/plain')).toBe('ab[31m')
  expect(answerText('{}', 'application/problem+json')).toBe('{}')
  expect(answerText('x'.repeat(300), '')).toBe('x'.repeat(300))
  expect(answerText('x'.repeat(2048), '')).toBe(`${'x'.repeat(300)}…`)
  for (const type of ['image/png', 'application/octet-stream', 'application/pdf'])
    expect(answerText('x', type)).toBe('')
})

test('networks hold their addresses, in either family', () => {
  expect(networkListOf(['203.0.113.0/24'])('::ffff:203.0.113.5')).toBe(true)
  expect(networkListOf(['203.0.113.0/24'])('203.0.114.5')).toBe(false)
  expect(networkListOf([])('203.0.113.5')).toBe(false)
  expect(['10.0.0.0/33', '10.0.0.1/', 'fe80::1%eth0', '10.0.0', '1/2/3'].some(isNetwork)).toBe(false)
})

test('waits grow threefold, and the last attempt comes a day after the first', () => {
  const first = new Date('2026-01-01T00:00:00Z')
  const moments: string[] = []
  let now = first
  for (let number = 1; ; number++) {
    const next = nextAttempt(first, number, now)
    if (!next) break
    moments.push(next.toISOString().slice(8, 19))
    now = next
  }
  expect(moments).toEqual([
    '01T00:00:30',
    '01T00:02:00',
    '01T00:06:30',
    '01T00:20:00',
    '01T01:00:30',
    '01T03:02:00',
    '01T09:06:30',
    '02T00:00:00',
  ])
})
