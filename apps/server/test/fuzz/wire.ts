import { Agent, request } from 'node:http'
import type { Asked, Operation } from './operations.ts'
import type { Pool } from './pool.ts'
import { Written } from './values.ts'

export interface Wire {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

export interface Heard {
  status: number
  type: string
  retryAfter: string | undefined
  text: string
  ms: number
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture, half of one, a document, an empty archive, nothing, and bytes without meaning. */
const contents = [
  png,
  png.subarray(0, 40),
  Buffer.from('%PDF-1.4\n%%EOF'),
  Buffer.from('PK\x05\x06'.padEnd(22, '\0')),
  Buffer.alloc(0),
  Buffer.from([0, 255, 254, 128]),
]
const fileNames = ['a.png', 'b.jpg', 'c.pdf', 'd.xlsx', 'e\0.zip', '../ñ\u202e.exe']
const fileFields = ['archivos', 'archivo', 'imagenes', 'imagen', 'foto', 'avatar', 'documento']

/** What a call is about: ids of another thing are mostly refused. */
export const topicOf = ({ path }: Operation): string => path.split('/')[2] ?? ''

/** The bytes of one request. */
export function wireOf(operation: Operation, asked: Asked, pool: Pool, token: string | null): Wire {
  const params = pool.filled(asked.params, topicOf(operation)) as Record<string, unknown>
  const inPath = new Set(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(textOf(params[name])) || '1')
  const query = Object.entries(params)
    .filter(([name, value]) => !inPath.has(name) && value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(textOf(one))}`),
    )
  const { type, body } = operation.isForm ? formOf(operation, asked, pool) : jsonOf(operation, asked, pool)
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(asked.hasKey && operation.method === 'POST' && { 'idempotency-key': `fuzz-${pool.next()}` }),
    ...(type && body && { 'content-type': type }),
    ...(asked.flaw === 'gzip' && { 'content-encoding': 'gzip' }),
    ...(body && { 'content-length': String(body.length) }),
  }
  return { method: operation.method, path: query.length ? `${path}?${query.join('&')}` : path, headers, body }
}

const textOf = (value: unknown): string => {
  if (value instanceof Written) return value.text.slice(0, 2000)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** Percent-encoded, halves of surrogates as the three bytes that no UTF-8 has. No more than an address may hold. */
function encoded(text: string): string {
  return [...text.slice(0, 2000)].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('')
}

function jsonOf(operation: Operation, { body, flaw }: Asked, pool: Pool) {
  if (operation.method === 'GET' || body === undefined) return { type: '', body: undefined }
  const text = jsonText(pool.filled(body, topicOf(operation)))
  const broken = { 'no JSON': text.slice(0, -1), twice: text + text, BOM: `\ufeff${text}`, cut: '' }[flaw as string]
  return { type: flaw === 'wrong type' ? 'text/plain' : 'application/json', body: Buffer.from(broken ?? text) }
}

/** As JSON, with numbers and nestings that no writer makes. */
function jsonText(value: unknown): string {
  const written: string[] = []
  const text = JSON.stringify(value, (_name, item: unknown) =>
    item instanceof Written ? `@@${written.push(item.text) - 1}@@` : item,
  )
  return text.replace(/"@@(\d+)@@"/g, (_, index: string) => written[Number(index)]!)
}

function formOf(operation: Operation, { body, flaw, files }: Asked, pool: Pool) {
  const boundary = 'fuzz-boundary'
  const fields = typeof body === 'object' && body ? Object.entries(pool.filled(body, topicOf(operation)) as object) : []
  const part = (head: string, content: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  const parts = [
    ...fields.flatMap(([name, value]) =>
      (Array.isArray(value) && flaw === 'twice' ? value : [value]).map((one) =>
        part(`name="${name}"`, Buffer.from(textOf(one))),
      ),
    ),
    ...files.map((index, at) =>
      part(`name="${fileFields[(index + at) % fileFields.length]}"; filename="${fileNames[index]}"`, contents[index]!),
    ),
  ]
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  const type = { 'no boundary': 'multipart/form-data', 'wrong type': 'application/json' }[flaw as string]
  return {
    type: type ?? `multipart/form-data; boundary=${boundary}`,
    body: flaw === 'cut' ? whole.subarray(0, Math.floor(whole.length * 0.7)) : whole,
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends it and waits for the whole answer. Rejects when the connection ends without one. */
export function send(port: number, { method, path, headers, body }: Wire): Promise<Heard> {
  const { promise, resolve, reject } = Promise.withResolvers<Heard>()
  const started = performance.now()
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: 30_000 }, async (answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const { 'content-type': type = '', 'retry-after': retryAfter } = answer.headers
    const text = Buffer.concat(chunks).toString()
    resolve({ status: answer.statusCode ?? 0, type, retryAfter, text, ms: performance.now() - started })
  })
  sent.on('error', reject)
  sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')))
  sent.end(body)
  return promise
}
