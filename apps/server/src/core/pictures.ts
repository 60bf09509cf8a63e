import { readFile } from 'node:fs/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import sharp, { type Sharp } from 'sharp'
import { pixelsOfBitmap } from './bitmaps.ts'
import { Refusal } from './errors.ts'
import { kindOf, pictureKinds } from './file-kinds.ts'

/** The path of a file, or its bytes. */
export type PictureSource = string | Uint8Array
export type PictureFormat = 'webp' | 'jpg' | 'png' | 'avif'

interface Wanted {
  width: number
  height: number
  /** `cover` fills the frame and cuts what is over; `inside` fits into it and is never enlarged. */
  fit: 'cover' | 'inside'
  format: PictureFormat
}

/** More than any camera in use; a small file that unpacks to more is an attack. */
const mostPixels = 40_000_000
/** Read by ourselves, and not in a thread of its own. */
const mostBitmapPixels = 8_000_000
const mostSeconds = 20
/** Of what is drawn, in percent. */
export const pictureQuality = 82
const reading = { limitInputPixels: mostPixels, failOn: 'truncated' } as const

/** Drawings and documents can be unpacked too, and may name other files: they are no pictures. */
const readable: readonly (string | null)[] = pictureKinds

// One thread for each of two pictures: the processor belongs to visitors, and memory to nobody.
sharp.concurrency(1)
sharp.cache(false)
const atOnce = 2
let working = 0
const waiting: (() => void)[] = []

/**
 * Draws a picture anew: turned upright, in sRGB, without place, camera or anything else it carried. Its content decides,
 * not its name. What cannot be read to its end, or is too large to unpack, is refused as a wrong type.
 */
export function cleanPicture(source: PictureSource, wanted: Wanted): Promise<Uint8Array> {
  const { width, height, fit, format } = wanted
  return withPicture(source, (opened) =>
    opened
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .toFormat(format === 'jpg' ? 'jpeg' : format, { quality: pictureQuality })
      .toBuffer(),
  )
}

/** Opens a picture when its turn has come and hands it to `draw`. Whatever cannot be read is refused as a wrong type. */
export async function withPicture<T>(source: PictureSource, draw: (opened: Sharp) => Promise<T>): Promise<T> {
  const kind = await kindOf(typeof source === 'string' ? { path: source } : source)
  if (!readable.includes(kind)) throw new Refusal(coreMessages.fileType)
  await turn()
  try {
    const opened = kind === 'bmp' ? await openBitmap(source) : sharp(source, reading)
    return await draw(opened.timeout({ seconds: mostSeconds }))
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(coreMessages.fileType, { cause })
  } finally {
    working--
    waiting.shift()?.()
  }
}

async function openBitmap(source: PictureSource): Promise<Sharp> {
  const { data, ...raw } = pixelsOfBitmap(
    typeof source === 'string' ? await readFile(source) : source,
    mostBitmapPixels,
  )
  return sharp(data, { raw })
}

async function turn(): Promise<void> {
  while (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  working++
}
