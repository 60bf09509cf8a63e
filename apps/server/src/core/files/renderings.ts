import type { Sharp } from 'sharp'
import { inWidths } from './in-widths.ts'
import { type PictureSource, pictureQuality } from './pictures.ts'

interface Size {
  width: number
  height: number
}

export interface Rendering extends Size {
  /** WebP. */
  content: Uint8Array
}

export interface Drawn {
  /** One per width, the smallest first. */
  renderings: Rendering[]
  /** 64 bits in hexadecimal that hardly differ between similar pictures. */
  hash: string
}

/** What a confined process draws. */
export interface RenderingTask {
  source: PictureSource
  widths: readonly number[]
  /** Minimum width of the upright picture. */
  leastWidth: number
}

/** Redraws a picture in several widths. Returns null when it is too narrow. */
export const drawRenderings = (asked: RenderingTask): Promise<Drawn | null> =>
  inWidths(asked, async ({ fitting, picture }) => {
    const renderings: Rendering[] = []
    for (const wanted of fitting) renderings.push(await renderingOf(picture(), wanted))
    return { renderings, hash: await hashOf(picture()) }
  })

async function renderingOf(picture: Sharp, wanted: number): Promise<Rendering> {
  const { data, info } = await picture
    .resize({ width: wanted })
    .webp({ quality: pictureQuality })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, content: data }
}

/** Returns a "difference hash": whether each of 8 × 8 fields is brighter than its right neighbour. */
async function hashOf(picture: Sharp): Promise<string> {
  const grey = await picture.resize(9, 8, { fit: 'fill' }).flatten().greyscale().raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits += grey[at]! > grey[at + 1]! ? '1' : '0'
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
