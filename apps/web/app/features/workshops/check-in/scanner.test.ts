import encodeQr from 'qr'
import decode from 'qr/decode.js'
import { expect, test } from 'vitest'

/** A photograph of a code: each module five pixels wide, greyish, with a dark border around the paper. */
function pictureOf(text: string) {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  const size = modules.length
  const [scale, edge] = [5, 20]
  const width = size * scale + 2 * edge
  const data = new Uint8Array(width * width * 4)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const row = modules[Math.floor((y - edge) / scale)]
      const isDark = row?.[Math.floor((x - edge) / scale)] ?? true
      data.set(isDark ? [40, 38, 45, 255] : [214, 210, 200, 255], 4 * (y * width + x))
    }
  return { width, height: width, data }
}

test('the library reads what our mails draw', () => {
  const code = `4711-${'aB3_-'.repeat(8)}xyz`
  expect(decode(pictureOf(code))).toBe(code)
})
