import sharp, { type Sharp } from 'sharp'
import { type PictureSource, pictureQuality, withPicture } from './pictures.ts'

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

/**
 * Redraws a picture in several widths, as `cleanPicture` does; never wider than the original. Unpacks it once: smaller
 * ones are made from the largest. Returns null when it is too narrow.
 */
export function drawRenderings({ source, widths, leastWidth }: RenderingTask): Promise<Drawn | null> {
  return withPicture(source, async (opened) => {
    const { autoOrient: upright } = await opened.metadata()
    if (upright.width < leastWidth) return null
    const fitting = [...new Set(widths.map((width) => Math.min(width, upright.width)))].toSorted((a, b) => a - b)
    const { data, info } = await opened
      .autoOrient()
      .resize({ width: fitting.at(-1)!, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const largest = () => sharp(data, { raw: { width, height, channels } })
    const renderings: Rendering[] = []
    for (const wanted of fitting) renderings.push(await renderingOf(largest(), wanted))
    return { renderings, hash: await hashOf(largest()) }
  })
}

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
