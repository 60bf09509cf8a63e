interface Pixels {
  /** Red, green and blue of each pixel, from the top left. */
  data: Uint8Array
  width: number
  height: number
  channels: 3
}

const plain = 0
const masked = 3
const usualMasks = [0xff0000, 0xff00, 0xff]

/**
 * Returns the pixels of a BMP, which the picture library cannot read: 1, 4, 8, 24 or 32 bits each, not compressed.
 * Throws on any other format, on more than `mostPixels`, and on a truncated file.
 */
export function pixelsOfBitmap(file: Uint8Array, mostPixels: number): Pixels {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = view.getUint32(10, true)
  const width = view.getInt32(18, true)
  const signedHeight = view.getInt32(22, true) // negative: the first row is the top one
  const bits = view.getUint16(28, true)
  const compression = view.getUint32(30, true)
  const height = Math.abs(signedHeight)
  const isUsual =
    bits === 32 && compression === masked && usualMasks.every((mask, at) => view.getUint32(54 + at * 4, true) === mask)
  if (![1, 4, 8, 24, 32].includes(bits) || (compression !== plain && !isUsual)) throw new Error('a BMP of a rare kind')
  if (width < 1 || height < 1 || width * height > mostPixels) throw new Error('a BMP of no good size')

  const palette = 14 + view.getUint32(14, true)
  const stride = Math.ceil((bits * width) / 32) * 4
  const offsetOf = (row: number, column: number) => {
    if (bits >= 24) return row + column * (bits / 8)
    const byte = view.getUint8(row + Math.floor((column * bits) / 8))
    const index = (byte >> (8 - bits - ((column * bits) % 8))) & (2 ** bits - 1)
    return palette + index * 4
  }
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, to = 0; y < height; y++) {
    const row = start + (signedHeight < 0 ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      const from = offsetOf(row, x)
      for (let colour = 2; colour >= 0; colour--) data[to++] = view.getUint8(from + colour) // stored blue first
    }
  }
  return { data, width, height, channels: 3 }
}
