import { readFile } from 'node:fs/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../base/errors.ts'
import { kindOf, pictureKinds } from './file-kinds.ts'
import { type Packed, unpack } from './zip-entries.ts'

/** The path of a file, its bytes, or its position in a ZIP. */
export type PictureSource = string | Uint8Array | Packed
export type PictureFormat = 'webp' | 'jpg' | 'png' | 'avif'

/** What a confined process draws. */
export interface PictureTask {
  source: PictureSource
  width: number
  height: number
  /** `cover` fills the frame and crops the rest; `inside` fits into it and never enlarges. */
  fit: 'cover' | 'inside'
  format: PictureFormat
}

/** More than any current camera; a small file that unpacks to more is an attack. */
const mostPixels = 40_000_000
/** For bitmaps, which our own code reads. */
const mostBitmapPixels = 8_000_000
const mostSeconds = 20
/** Quality of the output, in percent. */
export const pictureQuality = 82
const reading = { limitInputPixels: mostPixels, failOn: 'truncated' } as const

/** Accepted formats. Vector drawings and documents may reference other files: they are not accepted. */
const readable: readonly (string | null)[] = pictureKinds

// One thread per picture: visitors need the processor, and each thread needs memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Redraws a picture: upright, in sRGB, without location, camera or other metadata. Its content decides, not its name.
 * Refuses what is no picture (`fileType`), is truncated (`pictureDamaged`), is too large to unpack (`pictureTooLarge`)
 * or is animated (`pictureMoving`).
 */
export function cleanPicture({ source, width, height, fit, format }: PictureTask): Promise<Uint8Array> {
  return withPicture(source, (opened) =>
    opened
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .toFormat(format === 'jpg' ? 'jpeg' : format, { quality: pictureQuality })
      .toBuffer(),
  )
}

/** Opens a picture and passes it to `draw`. Refuses as `cleanPicture` does. */
export async function withPicture<T>(source: PictureSource, draw: (opened: Sharp) => Promise<T>): Promise<T> {
  const content = typeof source === 'string' || source instanceof Uint8Array ? source : await contentOf(source)
  const kind = await kindOf(typeof content === 'string' ? { path: content } : content)
  if (!readable.includes(kind)) throw new Refusal(coreMessages.fileType)
  try {
    const opened = kind === 'bmp' ? await openBitmap(content) : sharp(content, reading)
    const { pages = 1 } = kind === 'gif' || kind === 'webp' ? await opened.metadata() : {}
    if (pages > 1) throw new Refusal(sendingMessages.pictureMoving)
    return await draw(opened.timeout({ seconds: mostSeconds }))
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const isTooLarge = /pixel limit|of no good size/i.test((cause as Error).message)
    throw new Refusal(isTooLarge ? sendingMessages.pictureTooLarge : sendingMessages.pictureDamaged, { cause })
  }
}

async function contentOf(packed: Packed): Promise<Uint8Array> {
  try {
    return await unpack(packed)
  } catch (cause) {
    throw new Refusal(sendingMessages.pictureDamaged, { cause })
  }
}

async function openBitmap(source: string | Uint8Array): Promise<Sharp> {
  const { data, ...raw } = pixelsOfBitmap(
    typeof source === 'string' ? await readFile(source) : source,
    mostBitmapPixels,
  )
  return sharp(data, { raw })
}

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
