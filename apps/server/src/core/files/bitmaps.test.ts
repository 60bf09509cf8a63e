import { sendingMessages } from '@portal/contract/core/sending-messages'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanPicture, pixelsOfBitmap } from './pictures.ts'

type Colour = readonly [red: number, green: number, blue: number]
const red: Colour = [255, 0, 0]
const blue: Colour = [0, 0, 255]
/** Rows from the top. */
const picture = [
  [red, blue, red],
  [blue, blue, red],
]

interface Wishes {
  bits: 1 | 4 | 8 | 24 | 32
  isTopDown?: boolean
  compression?: number
}

/** Returns a bitmap as other programs write it. */
function aBitmap({ bits, isTopDown = false, compression = 0 }: Wishes): Buffer {
  const palette = bits <= 8 ? [red, blue] : []
  const masks = compression === 3 ? [0xff0000, 0xff00, 0xff] : []
  const start = 54 + palette.length * 4 + masks.length * 4
  const stride = Math.ceil((bits * 3) / 32) * 4
  const file = Buffer.alloc(start + stride * 2)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(3, 18)
  file.writeInt32LE(isTopDown ? -2 : 2, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  file.writeUInt32LE(compression, 30)
  for (const [index, mask] of masks.entries()) file.writeUInt32LE(mask, 54 + index * 4)
  for (const [index, colour] of palette.entries()) file.set(colour.toReversed(), 54 + index * 4)
  for (const [y, row] of (isTopDown ? picture : picture.toReversed()).entries()) {
    for (const [x, colour] of row.entries()) {
      const at = start + y * stride + Math.floor((x * bits) / 8)
      if (bits >= 24) file.set(colour.toReversed(), at)
      else file[at]! |= (colour === blue ? 1 : 0) << (8 - bits - ((x * bits) % 8))
    }
  }
  return file
}

const read = (file: Uint8Array) => pixelsOfBitmap(file, 1000)

describe('a bitmap', () => {
  test.each([
    { bits: 1 },
    { bits: 4 },
    { bits: 8 },
    { bits: 24 },
    { bits: 24, isTopDown: true },
    { bits: 32 },
    { bits: 32, compression: 3 },
  ] as const)('is read: %j', (wishes) => {
    expect(read(aBitmap(wishes))).toEqual({
      data: new Uint8Array(picture.flat(2)),
      width: 3,
      height: 2,
      channels: 3,
    })
  })

  test('is refused when it is compressed, too large or cut short', () => {
    expect(() => read(aBitmap({ bits: 8, compression: 1 }))).toThrow('rare')
    expect(() => pixelsOfBitmap(aBitmap({ bits: 24 }), 5)).toThrow('size')
    expect(() => read(aBitmap({ bits: 24 }).subarray(0, -9))).toThrow(RangeError)
  })

  test('is drawn anew like any picture', async () => {
    const frame = { width: 30, height: 20, fit: 'cover', format: 'png' } as const
    const drawn = await cleanPicture({ source: aBitmap({ bits: 24 }), ...frame })
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 })
    const broken = aBitmap({ bits: 24 }).subarray(0, -9)
    const refused = { entry: sendingMessages.pictureDamaged }
    await expect(cleanPicture({ source: broken, ...frame })).rejects.toMatchObject(refused)
  })
})
