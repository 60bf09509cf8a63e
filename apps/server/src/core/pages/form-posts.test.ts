import { access, readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMultipart } from '#test/forms.ts'
import { servedAs } from '#test/shown.ts'
import { newChanges } from '../database/events.ts'
import type { PostedFiles } from './form-posts.ts'
import { type Renderer, servePages } from './serve.ts'

interface Seen {
  fields: Record<string, string>
  posted: PostedFiles | undefined
  contents: string[]
}

let app: FastifyInstance
let seen: Seen[]
let isTooOften = false

/** Reads the form as an action does, and the files as its call does. */
const renderer: Renderer = {
  async find(pathname) {
    const admit = async () => (isTooOften ? { status: 429, text: '' } : null)
    const files = pathname === '/files' ? { max: 2, bytes: 1000, call: '/v1/x', admit } : undefined
    return { id: pathname, isShell: false, cache: undefined, files }
  },
  async render(request, _caller, _onError, posted) {
    const fields = Object.fromEntries(await request.formData()) as Record<string, string>
    const contents = await Promise.all((posted?.files ?? []).map(({ path }) => readFile(path, 'utf8')))
    seen.push({ fields, posted, contents })
    const headers = new Headers({ 'content-type': 'text/html' })
    return { status: 200, headers, text: '<html><body>done</body></html>', scripts: [] }
  },
}

beforeEach(async () => {
  seen = []
  isTooOften = false
  app = fastify()
  await app.register(multipart, { throwFileSizeLimit: true })
  const changes = newChanges()
  await servePages(app, renderer, servedAs(changes))
  return () => app.close()
})

const file = (name: string, size: number) => ({ name, bytes: Buffer.alloc(size, name[0]) })
const post = (url: string, fields: Parameters<typeof aMultipart>[0]) =>
  app.inject({ method: 'POST', url, ...aMultipart(fields) })

describe('a form with files that is posted to a page', () => {
  test('gives its action the fields and its call the files, and keeps neither', async () => {
    const reply = await post('/files', [
      ['marca', 'Pala ñandú'],
      ['archivos', file('a.pdf', 10)],
      ['archivos', file('b.png', 1000)],
    ])
    expect(reply.statusCode).toBe(200)
    const [{ fields, posted, contents } = {} as Seen] = seen
    expect(fields).toEqual({ marca: 'Pala ñandú' })
    expect(posted?.refusal).toBeNull()
    expect(posted?.files).toMatchObject([
      { field: 'archivos', name: 'a.pdf', bytes: 10 },
      { field: 'archivos', name: 'b.png', bytes: 1000 },
    ])
    expect(contents).toEqual(['a'.repeat(10), 'b'.repeat(1000)])
    await expect(access(posted!.files[0]!.path)).rejects.toThrow()
  })

  test('leaves out what is too large or one too many, and keeps what was typed', async () => {
    await post('/files', [
      ['archivos', file('large.pdf', 1001)],
      ['marca', 'Pala'],
    ])
    expect(seen[0]?.fields).toEqual({ marca: 'Pala' })
    expect(seen[0]?.posted?.refusal).toMatchObject({
      entry: coreMessages.fileTooLarge,
      fields: { archivos: coreMessages.fileTooLarge.code },
    })

    const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ['archivos', file(name, 5)] as const)
    await post('/files', [...three, ['marca', 'Pala']])
    expect(seen[1]?.fields).toEqual({ marca: 'Pala' })
    expect(seen[1]?.posted?.refusal?.entry).toBe(sendingMessages.tooManyFiles)
  })

  test('is not read at all for somebody who sends too often', async () => {
    isTooOften = true
    const reply = await post('/files', [['archivos', file('a.pdf', 10)]])
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(seen).toEqual([])
  })

  test('takes an empty file field for none', async () => {
    await post('/files', [
      ['archivos', { name: '', bytes: Buffer.alloc(0) }],
      ['marca', 'Pala'],
    ])
    expect(seen[0]?.posted).toMatchObject({ files: [], refusal: null })
  })

  test('is refused unread when it is far too much', async () => {
    const reply = await post('/files', [['archivos', file('huge.pdf', 400_000)]])
    expect(reply.statusCode).toBe(413)
    expect(seen).toEqual([])
  })

  test('carries no file to a page that takes none', async () => {
    await post('/plain', [
      ['archivos', file('a.pdf', 10)],
      ['marca', 'Pala'],
    ])
    expect(seen[0]?.fields).toEqual({ marca: 'Pala' })
    expect(seen[0]?.posted).toMatchObject({ files: [], refusal: { entry: sendingMessages.tooManyFiles } })
  })

  test('without files is read as it always was', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await app.inject({ method: 'POST', url: '/files', headers, payload: 'marca=Pala' })
    expect(seen[0]).toMatchObject({ fields: { marca: 'Pala' }, posted: undefined })
  })
})
