import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { FastifyInstance } from 'fastify'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket } from '../../../test/bucket.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openHttp } from '../http/http.ts'
import { documentKinds, pictureKinds } from './file-kinds.ts'
import { Files, type Incoming } from './files.ts'
import { fileRoutes } from './routes.ts'
import { openDisk } from './storage.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const caller = { ip: '10.0.0.1', requestId: 'r' }
const hour = 3_600_000

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const aFile = (changes: Partial<Incoming> = {}): Incoming => ({
  name: 'foto.png',
  content: png,
  allowed: documentKinds,
  maxBytes: 1000,
  ...changes,
})
const store = async (files: Files, changes: Partial<Incoming> = {}) =>
  files.keep(database.db, caller, await files.write(aFile(changes)))

const noS3 = {
  S3_BUCKET: undefined,
  S3_REGION: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
  S3_ENDPOINT: undefined,
  S3_FORCE_PATH_STYLE: false,
}

describe.each(['disk', 'bucket'])('files in a %s', (kind) => {
  let files: Files
  let disk: Disk
  let stop: () => Promise<unknown> = async () => {}
  beforeAll(async () => {
    await database.db.deleteFrom('archivo').execute()
    const bucket = kind === 'bucket' ? await startBucket(join(folder, 'bucket')) : null
    if (bucket) stop = bucket.stop
    disk = await openDisk({ DATA_DIR: folder, ...(bucket?.env ?? noS3) })
    files = new Files(database.db, disk, 'secret')
  })
  afterAll(() => stop())

  test('come back as they were, from memory and from a path', async () => {
    const path = join(folder, 'upload')
    await writeFile(path, pdf)
    const ids = [await store(files), await store(files, { name: 'Informe Ñuñoa', content: { path } })]
    expect(Buffer.from(await files.read(ids[0]!))).toEqual(png)
    expect(Buffer.from(await files.read(ids[1]!))).toEqual(pdf)
    expect(await files.find(ids[1]!)).toMatchObject({
      nombre: 'Informe Ñuñoa.pdf',
      tipo: 'application/pdf',
      bytes: pdf.length,
    })
  })

  test('are swept when no row names them, a day later', async () => {
    const kept = await store(files)
    const dropped = await store(files)
    const expired = await store(files, { expiresAt: new Date(Date.now() - hour) })
    const orphan = await files.write(aFile())
    await files.drop(database.db, dropped)
    expect(await files.find(expired)).toBeNull()

    expect(await files.sweep()).toBe(0)
    const soon = new Date(Date.now() + hour)
    expect(await files.sweep(soon)).toBe(3)
    expect(await files.sweep(soon)).toBe(0)
    expect(Buffer.from(await files.read(kept))).toEqual(png)
    expect(await disk.exists(orphan.clave)).toBe(false)
  })

  test('can be checked', async () => {
    await expect(files.check()).resolves.toBeUndefined()
    await expect(files.check()).resolves.toBeUndefined()
  })
})

describe('writing a file', () => {
  let files: Files
  beforeAll(async () => {
    files = new Files(database.db, await openDisk({ DATA_DIR: join(folder, 'writing'), ...noS3 }), 'secret')
  })

  test('refuses what is too large before reading it', async () => {
    await expect(files.write(aFile({ maxBytes: png.length - 1 }))).rejects.toMatchObject({
      entry: coreMessages.fileTooLarge,
    })
  })

  test.each([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), documentKinds],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), documentKinds],
    ['an archive', zip, documentKinds],
    ['nothing', Buffer.alloc(0), documentKinds],
    ['a PDF where a picture is wanted', pdf, pictureKinds],
  ])('refuses %s by its content', async (_, content, allowed) => {
    await expect(files.write(aFile({ name: 'foto.png', content, allowed }))).rejects.toMatchObject({
      entry: coreMessages.fileType,
    })
  })

  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\fotos\\a.png', 'a.png'],
    ['page.html', 'page.html.png'],
    ['a\r\nX-Evil: 1.png', 'aX-Evil 1.png'],
    ['', 'archivo.png'],
    ['Ñandú "grande".PNG', 'Ñandú grande.PNG'],
  ])('names %j as %j', async (name, expected) => {
    expect((await files.write(aFile({ name }))).nombre).toBe(expected)
  })

  test.each([
    ['on a full disk', { code: 'ENOSPC' }, 60],
    ['while the bucket is away', { code: 'ECONNREFUSED' }, 5],
    ['while the bucket fails', { $metadata: { httpStatusCode: 503 } }, 5],
  ])('%s is "busy" and leaves nothing behind', async (_, failure, retryAfter) => {
    const driver = new FSDriver({ location: join(folder, 'failing'), visibility: 'private' })
    driver.put = async () => {
      throw Object.assign(new Error('not written'), failure)
    }
    const failing = new Files(database.db, new Disk(driver), 'secret')
    await expect(failing.write(aFile())).rejects.toMatchObject({ entry: coreMessages.busy, retryAfter })
    await expect(readdir(join(folder, 'failing'))).rejects.toThrow('ENOENT')
  })
})

test('a file of a bucket that is away is "busy" until it is back', async () => {
  const { env, stop } = await startBucket(join(folder, 'bucket'))
  const files = new Files(database.db, await openDisk({ DATA_DIR: folder, ...env }), 'secret')
  const written = await files.write(aFile())
  await stop()
  await expect(files.stream(written)).rejects.toMatchObject({ entry: coreMessages.busy, retryAfter: 5 })
})

describe('GET /v1/archivo/:id', () => {
  let app: FastifyInstance
  let files: Files
  beforeAll(async () => {
    files = new Files(database.db, await openDisk({ DATA_DIR: join(folder, 'served'), ...noS3 }), 'secret')
    app = await openHttp({ isProduction: true, trustProxy: false, logLevel: 'silent' })
    fileRoutes(app, { files })
  })
  afterAll(() => app.close())
  const get = (url: string, headers = {}) => app.inject({ url, headers })

  test('gives a public file to anyone, to be kept for ever', async () => {
    const url = `/v1/archivo/${await store(files, { isPublic: true })}`
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual(png)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="foto.png"; filename*=UTF-8''foto.png`,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin', // in mails and chats
    })
    expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.headers['content-length']).toBe(String(png.length))
    expect(head.rawPayload).toHaveLength(0)
  })

  test('gives a private file to a signed address for 60 s only', async () => {
    const id = await store(files)
    const now = Date.now()
    const ago = (seconds: number) => files.signedPath(id, new Date(now - seconds * 1000))
    expect((await get(ago(0))).statusCode).toBe(200)
    expect((await get(ago(0))).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await get(ago(58))).statusCode).toBe(200)
    expect((await get(ago(61))).statusCode).toBe(404)
  })

  test('does not know a private file without its own signature', async () => {
    const [id, other] = [await store(files), await store(files)]
    const signed = new URL(files.signedPath(id, new Date()), 'http://x')
    const [ends, signature] = [signed.searchParams.get('vence'), signed.searchParams.get('firma')]
    for (const url of [
      `/v1/archivo/${id}`,
      `/v1/archivo/${other}?vence=${ends}&firma=${signature}`,
      `/v1/archivo/${id}?vence=${Number(ends) + 1}&firma=${signature}`,
      `/v1/archivo/${id}?vence=${ends}&firma=`,
      `/v1/archivo/${id}?vence=NaN&firma=${signature}`,
      '/v1/archivo/00000000-0000-4000-8000-000000000000',
      '/v1/archivo/1',
    ]) {
      const reply = await get(url)
      expect(reply.json()).toMatchObject({ estado: 'ERR', codigo: coreMessages.absent.code })
      expect(reply.statusCode).toBe(404)
    }
  })

  test('serves other types as a download without meaning, and PDF to its viewer', async () => {
    const archive = await get(
      files.signedPath(await store(files, { content: zip, name: 'ñ.zip', allowed: ['zip'] }), new Date()),
    )
    expect(archive.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="n.zip"; filename*=UTF-8''%C3%B1.zip`,
    })
    const document = await get(files.signedPath(await store(files, { content: pdf }), new Date()))
    expect(document.headers['content-type']).toBe('application/pdf')
    expect(document.headers['content-security-policy']).not.toContain('sandbox')
  })
})
