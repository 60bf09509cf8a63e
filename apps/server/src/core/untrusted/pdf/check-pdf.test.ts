import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '#test/hostile-pdfs.ts'
import { openWorkers, type Workers } from '../../workers/workers.ts'

let workers: Workers
let folder: string
beforeAll(async () => {
  workers = openWorkers()
  folder = await mkdtemp(join(tmpdir(), 'portal-pdf-'))
})
afterAll(async () => {
  await workers.stop()
  await rm(folder, { recursive: true })
})

const whole = aPdf()
/** What each file is, read by a confined process. */
const expected: Readonly<Record<string, readonly [content: string, condition: string]>> = {
  whole: [whole, 'sound'],
  'after other bytes': [`\n\n${aPdf()}`, 'sound'],
  'saved twice': [aPdf({ again: '' }), 'sound'],
  'with a packed table': [aPdf({ isPacked: true }), 'sound'],
  'half of it': [whole.slice(0, whole.length / 2), 'damaged'],
  'without its end': [whole.slice(0, -8), 'damaged'],
  'with its middle cut out': [whole.slice(0, 40) + whole.slice(60), 'damaged'],
  'only its beginning and end': ['%PDF-1.7\nstartxref\n9\n%%EOF', 'damaged'],
  'with a table that is none': [aPdf({ isPacked: true, type: '/Catalog' }), 'damaged'],
  'without a first object': [aPdf({ root: '(none)' }), 'damaged'],
  'a table far outside': [whole.replace(/startxref\n\d+/, 'startxref\n9999999999'), 'damaged'],
  'a trailer that never ends': [aPdf({ more: '/Info (open' }), 'damaged'],
  'a trailer a thousand deep': [aPdf({ more: `/Info ${'['.repeat(1000)}${']'.repeat(1000)}` }), 'damaged'],
  'with a password': [aPdf({ more: '/Encrypt 9 0 R' }), 'encrypted'],
  'with a password under another spelling': [aPdf({ more: '/En#63rypt 9 0 R' }), 'encrypted'],
  'with a password in a packed table': [aPdf({ isPacked: true, more: '/Encrypt 9 0 R' }), 'encrypted'],
  'with a password since its first saving': [aPdf({ more: '/Encrypt 9 0 R', again: '' }), 'encrypted'],
  'with a password in a comment and in a text': [aPdf({ more: '% /Encrypt 1\n/Info (/Encrypt \\) 2)' }), 'sound'],
  'whose tables go in a circle': [aPdf({ more: '/Prev PLACE' }), 'sound'],
  'ten megabytes of brackets': [aPdf({ more: `/Info ${'['.repeat(10_000_000)}` }), 'damaged'],
  empty: ['', 'damaged'],
}

test.each(Object.keys(expected))('a PDF is read no further than its tables: %s', async (name) => {
  const [content, condition] = expected[name]!
  const path = join(folder, 'a.pdf')
  await writeFile(path, content, 'latin1')
  expect(await workers.pdf({ path })).toBe(condition)
})
