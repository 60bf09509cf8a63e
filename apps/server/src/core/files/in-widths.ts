import sharp, { type Sharp } from 'sharp'
import { type PictureSource, withPicture } from './pictures.ts'

interface Asked {
  source: PictureSource
  widths: readonly number[]
  /** Minimum width of the upright picture. */
  leastWidth: number
}

interface Largest {
  /** The wanted widths, the smallest first; never wider than the original. */
  fitting: readonly number[]
  width: number
  height: number
  /** The upright picture in the largest of them. */
  picture: () => Sharp
}

/**
 * Unpacks a picture once for all of its widths, as `cleanPicture` does: smaller ones are made from the largest. Returns
 * what `draw` makes of it, or null when it is too narrow.
 */
export function inWidths<T>(
  { source, widths, leastWidth }: Asked,
  draw: (largest: Largest) => Promise<T>,
): Promise<T | null> {
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
    return draw({ fitting, width, height, picture: () => sharp(data, { raw: { width, height, channels } }) })
  })
}
