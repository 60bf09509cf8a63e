import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cached, encodingFor, packedOf } from './cached-page.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000', null],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0.1, gzip', 'br'],
  ['brotli', null],
  ['identity', null],
  [undefined, null],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('the same page has the same tag, another page another', () => {
  const page = (text: string) => cached({ status: 200, headers: {}, text })
  const [one, again, other] = [page('one'), page('one'), page('other')] as const
  expect(one.etag).toBe(again.etag)
  expect(one.etag).not.toBe(other.etag)
})

test('what is compressed is the page, for the first who asks and for those after him', async () => {
  const text = `${'ñandú '.repeat(1000)}${Array.from({ length: 2000 }, (_, i) => i * 7919).join(' ')}`
  const page = cached({ status: 200, headers: {}, text })
  const [quick, well, same] = [packedOf(page, 'br'), packedOf(page, 'br'), packedOf(page, 'br')]
  expect(same).toBe(well)
  for (const bytes of [await quick, await well]) expect(brotliDecompressSync(bytes).toString()).toBe(text)
  expect((await well).length).toBeLessThan((await quick).length)
  for (const bytes of [await packedOf(page, 'gzip'), await packedOf(page, 'gzip')])
    expect(gunzipSync(bytes).toString()).toBe(text)
})
