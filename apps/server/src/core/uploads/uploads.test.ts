import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { uploadMessages as m } from '@portal/contract/core/uploads/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, type Person } from '#test/people.ts'
import { aLibrarian } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { tusOf, uploaded } from '#test/tus.ts'
import { Uploads } from './uploads.ts'

let t: TestApp
let origin: string
let sender: Person
let other: Person
beforeAll(async () => {
  t = await startApp()
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
  sender = await aLibrarian(t)
  other = await aLibrarian(t)
})
afterAll(() => t.close())

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const idOf = (path: string) => path.split('/').at(-1)!
const stored = (path: string) =>
  t.deps.db.selectFrom('carga').selectAll().where('id', '=', idOf(path)).executeTakeFirst()
const refusal = async (reply: Response) => ({
  status: reply.status,
  codigo: ((await reply.json()) as { codigo: number }).codigo,
})
const says = ({ status, code }: { status: number; code: number }) => ({ status, codigo: code })
const announced = async (person: Person, bytes: number, wishes = {}) =>
  (await tusOf(origin, person).announce(bytes, wishes)).headers.get('location')!

/** Sends a part whose line breaks off after some of its bytes. */
async function cut(path: string, offset: number, part: Uint8Array) {
  const aborted = new AbortController()
  const pieces = new ReadableStream({
    start(stream) {
      stream.enqueue(part)
      setTimeout(() => aborted.abort(), 50)
    },
  })
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${sender.token}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': `${offset}`,
  }
  const init = { method: 'PATCH', headers, body: pieces, duplex: 'half', signal: aborted.signal }
  await fetch(origin + path, init as RequestInit).catch(() => {})
}

describe('an upload', () => {
  test('that is cut ten times arrives as it was, by its hash', async () => {
    const content = randomBytes(1_100_000)
    const tus = tusOf(origin, sender)
    const path = await announced(sender, content.length, { sha256: hashOf(content) })
    for (let times = 0; times < 10; times++) {
      const offset = await tus.offset(path)
      await cut(path, offset, content.subarray(offset, offset + 100_000))
      await expect.poll(() => tus.offset(path)).toBeGreaterThan(offset)
    }
    const offset = await tus.offset(path)
    expect((await tus.send(path, offset, content.subarray(offset))).status).toBe(204)
    expect(await stored(path)).toMatchObject({ sha256: hashOf(content), terminado_en: expect.any(Date) })
    const { clave } = (await stored(path))!
    const chunks = await (await t.deps.files.stream({ clave: clave! })).toArray()
    expect(hashOf(Buffer.concat(chunks))).toBe(hashOf(content))
    expect(await tus.offset(path)).toBe(content.length) // whose answer was lost learns that it is there
  })

  test('goes on in another process', async () => {
    const content = randomBytes(50_000)
    const path = await announced(sender, content.length)
    await tusOf(origin, sender).send(path, 0, content.subarray(0, 20_000))
    const second = new Uploads({ db: t.deps.db, files: t.deps.files, folder: t.deps.uploads.folder })
    const { hash } = await second.hashUpTo(idOf(path), 20_000)
    expect(hash.copy().digest('hex')).toBe(hashOf(content.subarray(0, 20_000)))
    await expect(second.finished(sender, idOf(path))).rejects.toMatchObject({ entry: m.unfinished })
    const held = second.writing(idOf(path), () => tusOf(origin, sender).send(path, 20_000, content.subarray(20_000)))
    expect(await refusal(await held)).toEqual(says(m.locked))
    expect((await tusOf(origin, sender).send(path, 20_000, content.subarray(20_000))).status).toBe(204)
    expect(await stored(path)).toMatchObject({ sha256: hashOf(content) })
  })

  test('is finished by whoever asks, when its process ended before it could', async () => {
    const content = randomBytes(5000)
    const path = await announced(sender, content.length)
    await tusOf(origin, sender).send(path, 0, content.subarray(0, 4000))
    const { appendFile } = await import('node:fs/promises')
    await appendFile(t.deps.uploads.pathOf(idOf(path)), content.subarray(4000))
    const [one, two] = await Promise.all([1, 2].map(() => t.deps.uploads.finished(sender, idOf(path))))
    expect(one).toEqual(two)
    expect(one!.sha256).toBe(hashOf(content))
    expect(existsSync(t.deps.uploads.pathOf(idOf(path)))).toBe(false)
  })

  test.skipIf(!existsSync('/dev/full'))('that fills the disk goes on when there is room again', async () => {
    const content = randomBytes(3000)
    const path = await announced(sender, content.length)
    const file = t.deps.uploads.pathOf(idOf(path))
    const tus = tusOf(origin, sender)
    await rm(file)
    await symlink('/dev/full', file) // every write answers that the disk is full
    expect(await refusal(await tus.send(path, 0, content))).toEqual(says(coreMessages.busy))
    await rm(file)
    await writeFile(file, '')
    expect(await tus.offset(path)).toBe(0)
    expect((await tus.send(path, 0, content)).status).toBe(204)
    expect(await stored(path)).toMatchObject({ sha256: hashOf(content) })
  })

  test('whose hash is not the announced one is refused and removed', async () => {
    const content = randomBytes(3000)
    const path = await announced(sender, content.length, { sha256: hashOf(randomBytes(9)) })
    expect(await refusal(await tusOf(origin, sender).send(path, 0, content))).toEqual(says(m.hashDiffers))
    expect(await stored(path)).toBeUndefined()
    expect(await readdir(t.deps.uploads.folder)).not.toContain(idOf(path))
  })

  test('that lies about its length is refused, and holds no more than was announced', async () => {
    const tus = tusOf(origin, sender)
    const path = await announced(sender, 1000)
    expect((await tus.send(path, 0, randomBytes(1001))).status).toBe(413)
    const unmeasured = new Blob([randomBytes(1500)]).stream()
    await tus.send(path, 0, unmeasured).catch(() => {})
    expect(await tus.offset(path)).toBeLessThanOrEqual(1000)
    expect((await tus.send(path, 5000, randomBytes(10))).status).toBe(409)
    await tus.discard(path)
    expect(await tus.offset(path)).toBe(404)
  })

  test.each([0, largeUploads.maxBytes + 1, 'abc', -5])('of %j bytes is not begun', async (bytes) => {
    const reply = await tusOf(origin, sender).announce(bytes)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
  })

  test('belongs to its sender', async () => {
    const path = await announced(sender, 1000)
    const stranger = tusOf(origin, other)
    expect(await stranger.offset(path)).toBe(404)
    expect(await refusal(await stranger.send(path, 0, randomBytes(10)))).toEqual(says(m.absent))
    expect((await stranger.discard(path)).status).toBe(404)
    expect(await stored(path)).toBeDefined()
    for (const id of ['..%2f..%2fetc%2fpasswd', 'x', '0'.repeat(32)])
      expect(await tusOf(origin, sender).offset(`${largeUploads.path}/${id}`)).toBe(404)
  })

  test('is for those who manage resources', async () => {
    const customer = await aUser(t, { role: Role.user })
    expect(await refusal(await tusOf(origin, customer).announce(10))).toEqual(says(coreMessages.notAllowed))
    expect(await refusal(await tusOf(origin, { token: 'x' }).announce(10))).toEqual(says(coreMessages.sessionEnded))
  })

  test('has a name without folders', async () => {
    const id = await uploaded(t, sender, randomBytes(10), '../../etc/pass<wd>.zip')
    expect(await stored(id)).toMatchObject({ nombre: 'passwd.zip' })
  })
})

describe('room', () => {
  const small = (freeBytes: number) =>
    new Uploads({ db: t.deps.db, files: t.deps.files, folder: t.deps.uploads.folder, freeBytes: async () => freeBytes })
  const begin = (uploads: Uploads, actor: Person, bytes: number) => {
    const id = randomBytes(16).toString('hex')
    const by = { ...actor, sessionId: '', ip: '', requestId: '' } as never
    return uploads.begin(by, { id, name: 'a.zip', bytes, sha256: '' })
  }

  test('is left for what others announced, and a reserve', async () => {
    const { total } = await t.deps.db
      .selectFrom('carga')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('total'))
      .where('terminado_en', 'is', null)
      .executeTakeFirstOrThrow()
    const uploads = small(largeUploads.reserveBytes + Number(total) + 1000)
    const person = await aLibrarian(t)
    const results = await Promise.allSettled([1, 2, 3].map(() => begin(uploads, person, 900)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ entry: m.noRoom })
  })

  test('is not taken by one person with unfinished ones', async () => {
    const uploads = small(1024 ** 5)
    const person = await aLibrarian(t)
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => begin(uploads, person, 900)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(largeUploads.unfinished)
  })

  test('is free again after a day without a byte', async () => {
    const [left, used] = [await announced(other, 1000), await uploaded(t, other, randomBytes(20))]
    await tusOf(origin, other).send(left, 0, randomBytes(10))
    expect(await t.deps.uploads.sweep()).toBe(0)
    await sql`update carga set visto_en = now() - interval '25 hours' where usuario_id = ${other.id}`.execute(t.deps.db)
    const { clave } = (await stored(used))!
    expect(await t.deps.uploads.sweep()).toBe(2)
    expect(await stored(left)).toBeUndefined()
    expect(await t.deps.files.has({ clave: clave! })).toBe(false)
    expect(await readdir(t.deps.uploads.folder)).not.toContain(idOf(left))
  })
})
