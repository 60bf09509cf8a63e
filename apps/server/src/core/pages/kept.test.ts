import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, isSame, keep } from './kept.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000', null],
  ['BR', 'br'],
  ['brotli', null],
  ['identity', null],
  [undefined, null],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('the same page has the same tag, another page another', async () => {
  const page = (text: string) => keep({ status: 200, headers: {}, text })
  const [one, again, other] = await Promise.all([page('one'), page('one'), page('other')])
  expect(one.etag).toBe(again.etag)
  expect(one.etag).not.toBe(other.etag)
})

test('what is compressed is the page', async () => {
  const text = 'ñandú '.repeat(1000)
  const { compressed } = await keep({ status: 200, headers: {}, text })
  expect(brotliDecompressSync(compressed.br!).toString()).toBe(text)
  expect(gunzipSync(compressed.gzip!).toString()).toBe(text)
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  [undefined, false],
])('If-None-Match %s', (asked, same) => {
  expect(isSame(asked, 'W/"a"')).toBe(same)
})
