import { crc32, deflateSync } from 'node:zlib'
import encodeQr from 'qr'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns a QR code as a PNG of black and white, each module `scale` pixels wide, with its quiet zone. */
export function qrPng(text: string, scale = 8): Buffer {
  const data = encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  const size = data.length
  const width = size * scale
  const lines = data.flatMap((row) => {
    const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
    line[0] = 0 // no filter
    for (const [x, isDark] of row.entries())
      if (isDark) for (let at = x * scale; at < (x + 1) * scale; at++) line[1 + (at >> 3)]! &= ~(0x80 >> (at & 7))
    return Array<Buffer>(scale).fill(line)
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(width, 4)
  head[8] = 1 // one bit for each pixel, grey
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
