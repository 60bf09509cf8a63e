// Draws the icons of the site from `apps/web/public/favicon.svg`: for browsers, phones and the manifest.
// npx node assets/icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '..', 'apps/web/public')
const ICONS = join(PUBLIC, 'icons')
const GROUND = '#14171b'
const DENSITY = 1200

const drawing = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
/** Phones cut their own corners. */
const square = Buffer.from(drawing.replace(' rx="6"', ''))

await mkdir(ICONS, { recursive: true })
await writeFile(join(PUBLIC, 'favicon.ico'), ico(32, await png(Buffer.from(drawing), 32)))
await writeFile(join(ICONS, 'apple-touch-icon.png'), await png(square, 180))
await writeFile(join(ICONS, 'icon-192.png'), await png(Buffer.from(drawing), 192))
await writeFile(join(ICONS, 'icon-512.png'), await png(Buffer.from(drawing), 512))
await writeFile(join(ICONS, 'maskable-512.png'), await withMargin(square, 512))

function png(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: DENSITY }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** What matters stays inside the circle that every phone shows: four fifths of the width. */
async function withMargin(svg: Buffer, size: number): Promise<Buffer> {
  const margin = Math.round(size * 0.1)
  const inner = await sharp(svg, { density: DENSITY })
    .resize(size - 2 * margin)
    .png()
    .toBuffer()
  const extended = sharp(inner).extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
  return extended.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** A container of one PNG, which every browser of this century reads. */
function ico(size: number, image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}
