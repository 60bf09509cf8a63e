import type { Sharp } from 'sharp'
import { inWidths } from './in-widths.ts'
import type { PictureSource } from './pictures.ts'

const formats = ['avif', 'webp', 'jpg'] as const
export type SlideFormat = (typeof formats)[number]

export interface SlideRendering {
  width: number
  format: SlideFormat
  content: Uint8Array
}

export interface DrawnSlide {
  width: number
  height: number
  renderings: SlideRendering[]
}

/** What a confined process draws. */
export interface SlideTask {
  source: PictureSource
  widths: readonly number[]
  leastWidth: number
  /** Files above this are drawn again with a lower quality, as far as that still looks well. */
  wantedBytes: number
}

/** Qualities of each format, the usual one first. */
const qualities: Record<SlideFormat, readonly number[]> = {
  avif: [56, 46, 38],
  webp: [80, 70, 60],
  jpg: [80, 70, 60],
}
/** The lowest quality halves a file: one that is larger than this many times the wanted size is not tried again. */
const farBeyond = 2.5
/** What a drawing with transparent parts lies on where a format has none. */
const ground = '#14171b'

/** Redraws a picture in several widths and three formats. Returns null when it is too narrow. */
export const drawSlide = ({ wantedBytes, ...asked }: SlideTask): Promise<DrawnSlide | null> =>
  inWidths(asked, async ({ fitting, width, height, picture }) => {
    const renderings: SlideRendering[] = []
    for (const wanted of fitting)
      for (const format of formats)
        renderings.push({ width: wanted, format, content: await within(wantedBytes, picture, wanted, format) })
    return { width, height, renderings }
  })

async function within(bytes: number, largest: () => Sharp, width: number, format: SlideFormat): Promise<Uint8Array> {
  let content = new Uint8Array()
  for (const quality of qualities[format]) {
    content = await encoded(largest().resize({ width }), format, quality)
    if (content.length <= bytes || content.length > farBeyond * bytes) break
  }
  return content
}

function encoded(picture: Sharp, format: SlideFormat, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'avif') return picture.avif({ quality, effort: 3 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality }).toBuffer()
  return picture.flatten({ background: ground }).jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer()
}
