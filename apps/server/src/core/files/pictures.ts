import { readFile } from 'node:fs/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../base/errors.ts'
import { pixelsOfBitmap } from './bitmaps.ts'
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
