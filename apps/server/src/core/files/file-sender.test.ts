import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileSender } from './file-sender.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-sender-'))
const path = join(folder, 'file')
const content = randomBytes(3 * 1024 * 1024 + 17)
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const sent: FileSender[] = []
let server: Server
let url: string
beforeAll(async () => {
  writeFileSync(path, content)
  server = createServer((request, reply) => {
    const file = new FileSender(request.url === '/absent' ? `${path}-absent` : path, { size: 64 * 1024 })
    file.on('error', () => reply.destroy())
    reply.once('close', () => file.destroy())
    sent.push(file)
    file.pipe(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Loads the file, with a pause at every piece. */
async function loaded(pauseMs: number): Promise<string> {
  const hash = createHash('sha256')
  const [reply] = await once(get(url, { agent: false }), 'response')
  for await (const piece of reply) {
    hash.update(piece)
    if (pauseMs) await sleep(pauseMs)
  }
  return hash.digest('hex')
}

test('what many load at once, quick and slow, is what the file holds', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, nth) => loaded(nth % 4)))
  expect(new Set(hashes)).toEqual(new Set([sha(content)]))
})

test.each([
  [{ start: 0, end: 0 }],
  [{ start: 65_530, end: 65_545 }],
  [{ start: content.length - 1, end: content.length - 1 }],
  [{ start: 100, end: 2_000_000 }],
  [{}],
])('a part is sent from its first to its last byte: %o', async (part) => {
  const pieces: Buffer[] = []
  const to = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(Buffer.from(piece))
      setImmediate(done)
    },
  })
  const file = new FileSender(path, { ...part, size: 64 * 1024 })
  await pipeline(file, to)
  const { start = 0, end = content.length - 1 } = part as { start?: number; end?: number }
  expect(sha(Buffer.concat(pieces))).toBe(sha(content.subarray(start, end + 1)))
  expect(file.bytesRead).toBe(end - start + 1)
})

test('a reader who leaves ends it, and a file that is not there is an error', async () => {
  const asked = get(url, { agent: false })
  const [reply] = await once(asked, 'response')
  await once(reply, 'data')
  asked.destroy()
  const file = sent.at(-1)!
  await expect.poll(() => file.closed).toBe(true)
  expect(file.bytesRead).toBeLessThan(content.length)
  await expect(once(get(`${url}/absent`, { agent: false }), 'response')).rejects.toThrow('socket hang up')
  expect(sent.at(-1)?.errored).toMatchObject({ code: 'ENOENT' })
})
