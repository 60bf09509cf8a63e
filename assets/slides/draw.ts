// Draws the slides of the home page: node assets/slides/draw.ts [--draft] [bench|rocks|screen …]

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@portal/contract/core/language'
import sharp, { type Sharp } from 'sharp'
import { bench } from './bench.ts'
import type { Vector } from './noise.ts'
import { rocks } from './rocks.ts'
import { toned } from './tone.ts'

const isDraft = process.argv.includes('--draft')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const WIDTHS = isDraft ? [640] : [640, 960, 1440, 1920]
/** What a phone takes, before anything else is seen: fewer bytes for it. */
const LIGHT = 960
const width = WIDTHS.at(-1)!
const height = (width * 9) / 16
const TARGET = join(import.meta.dirname, isDraft ? '../../.cache/slides' : '../../apps/web/public/pictures/slides')

const drawn: Record<string, (u: number, v: number) => Vector> = { timing: bench, fragments: rocks }

await mkdir(TARGET, { recursive: true })
for (const [name, light] of Object.entries(drawn)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  await save(name, sharp(developed(light), { raw: { width, height, channels: 3 } }))
}

for (const language of languages) {
  if (asked.length > 0 && !asked.includes('software')) continue
  await save(`software-${language}`, sharp(await windows(language)))
}

/** Three windows of the software, one before the other, as on a wide table. */
async function windows(language: string): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><defs><radialGradient id="g" cx=".7" cy=".42" r=".62"><stop stop-color="#39424d"/><stop offset="1" stop-color="#14171b"/></radialGradient></defs><path fill="url(#g)" d="M0 0h1920v1080H0z"/></svg>`
  const layers = [
    { name: 'vibration', wide: 900, left: 1080, top: -40, light: 0.45 },
    { name: 'relief', wide: 980, left: 1010, top: 130, light: 0.62 },
    { name: 'plan', wide: 1120, left: 760, top: 290, light: 1 },
  ]
  const composed = await Promise.all(
    layers.map(async ({ name, wide, left, top, light }) => {
      const drawing = join(import.meta.dirname, `../../apps/web/public/pictures/software/${name}-${language}.svg`)
      const flat = await sharp(drawing, { density: 144 })
        .resize({ width: wide })
        .modulate({ brightness: light })
        .png()
        .toBuffer()
      const input = await sharp(flat)
        .affine(
          [
            [0.98, 0.08],
            [-0.13, 0.97],
          ],
          { background: '#0000', interpolator: sharp.interpolators.bicubic },
        )
        .png()
        .toBuffer({ resolveWithObject: true })
      const shadow = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${input.info.width + 160}" height="${input.info.height + 160}"><filter id="b"><feGaussianBlur stdDeviation="34"/></filter><path filter="url(#b)" transform="translate(80 110) matrix(.98 -.13 .08 .97 0 ${wide * 0.13})" fill="#000" opacity=".75" d="M0 0h${wide}v${wide * 0.625}H0z"/></svg>`,
      )
      return [
        { input: shadow, left: left - 80, top: top - 80 },
        { input: input.data, left, top },
      ]
    }),
  )
  const canvas = sharp({ create: { width: 2400, height: 1500, channels: 4, background: '#0000' } })
  const moved = composed.flat().map((layer) => ({ ...layer, left: layer.left + 200, top: layer.top + 200 }))
  const board = await canvas.composite(moved).png().toBuffer()
  const cut = await sharp(board).extract({ left: 200, top: 200, width: 1920, height: 1080 }).png().toBuffer()
  return sharp(Buffer.from(ground))
    .composite([{ input: cut }])
    .png()
    .toBuffer()
}

/** Four rays a pixel. */
function developed(light: (u: number, v: number) => Vector): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  const rays = isDraft
    ? [[0.5, 0.5]]
    : [
        [0.25, 0.3],
        [0.75, 0.2],
        [0.3, 0.8],
        [0.7, 0.75],
      ]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0]
      for (const [right, down] of rays as [number, number][]) {
        const u = ((column + right) / width) * 2 - 1
        const v = (1 - ((row + down) / height) * 2) * (height / width)
        const colour = light(u, v)
        for (let c = 0; c < 3; c++) sum[c]! += colour[c]! / rays.length
      }
      for (let c = 0; c < 3; c++)
        pixels[(row * width + column) * 3 + c] = toned(sum[c]!, column, row, { width, height })
    }
  }
  return pixels
}

async function save(name: string, picture: Sharp): Promise<void> {
  const whole = await picture.removeAlpha().png().toBuffer()
  for (const wide of WIDTHS) {
    const path = join(TARGET, `${name}-${wide}`)
    const resized = await sharp(whole).resize({ width: wide, kernel: 'lanczos3' }).png().toBuffer()
    await sharp(resized)
      .avif({ quality: wide === LIGHT ? 34 : 46, effort: 5 })
      .toFile(`${path}.avif`)
    await sharp(resized).webp({ quality: 70, effort: 5, smartSubsample: true }).toFile(`${path}.webp`)
  }
  process.stdout.write(`${name}\n`)
}
