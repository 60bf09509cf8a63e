// Turns the pictures of the turntable into what a page loads: a still, and one sheet of all views in four columns.
// node assets/products/turn.ts
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = join(ROOT, '.cache/pictures/products/turn')
const TARGET = join(ROOT, 'apps/web/public/pictures/products')
const SIZE = { width: 640, height: 400 }
const COLUMNS = 4
const FRAMES = 24
/** What is rendered again for each view comes up over this share of its width, so that no edge is seen. */
const SEAM = 0.09

for (const slug of drawnProducts) {
  const numbers = rendered(slug)
  if (numbers.length === 0) continue
  const views: Buffer[] = []
  for (const number of numbers) views.push(await view(slug, number))
  const rows = numbers.length / COLUMNS
  const sheet = sharp({
    create: { width: SIZE.width * COLUMNS, height: SIZE.height * rows, channels: 3, background: '#14171b' },
  }).composite(
    views.map((input, index) => ({
      input,
      left: (index % COLUMNS) * SIZE.width,
      top: Math.floor(index / COLUMNS) * SIZE.height,
    })),
  )
  await keep(sharp(await sheet.png().toBuffer()), `${slug}-turn`)
  await keep(sharp(views[0]), `${slug}-turn-still`)
}

/** All views, or every other one as long as the rest is missing. */
function rendered(slug: string): number[] {
  const there = (number: number) => existsSync(file(slug, number))
  const all = Array.from({ length: FRAMES }, (_, number) => number)
  const half = all.filter((number) => number % 2 === 0)
  return [all, half].find((numbers) => numbers.every(there)) ?? []
}

function file(slug: string, number: number): string {
  return join(SOURCE, `${slug}-${String(number).padStart(2, '0')}.png`)
}

/** The middle over the first picture, or a picture of its own, in the size in which it is shown. */
async function view(slug: string, number: number): Promise<Buffer> {
  const first = sharp(file(slug, 0)).removeAlpha()
  const { width, height } = await first.metadata()
  const middle = sharp(file(slug, number))
  const { width: own } = await middle.metadata()
  const whole =
    number === 0 || own === width
      ? middle.removeAlpha()
      : first.composite([{ input: await soft(middle), left: Math.floor((width - own) / 2), top: 0 }])
  return sharp(await whole.png().toBuffer(), { limitInputPixels: width * height })
    .resize({ ...SIZE, kernel: 'lanczos3' })
    .png()
    .toBuffer()
}

async function soft(middle: Sharp): Promise<Buffer> {
  const { width, height } = await middle.metadata()
  const stops = [
    [0, 0],
    [SEAM, 1],
    [1 - SEAM, 1],
    [1, 0],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`)
  const mask = `<svg width="${width}" height="${height}"><linearGradient id="g">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return middle
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

async function keep(picture: Sharp, name: string): Promise<void> {
  await picture
    .clone()
    .avif({ quality: 52, effort: 5 })
    .toFile(join(TARGET, `${name}.avif`))
  await picture
    .clone()
    .webp({ quality: 74, effort: 5 })
    .toFile(join(TARGET, `${name}.webp`))
}
