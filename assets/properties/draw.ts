// Renders the pictures of the demo properties: node assets/properties/draw.ts [--draft] [house|office …]
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sceneOf, styles, subjects, views } from './scenes.ts'
import { traced } from './trace.ts'

const isDraft = process.argv.includes('--draft')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [WIDTH, HEIGHT] = isDraft ? [320, 240] : [800, 600]
const RAYS = isDraft ? 4 : 9
const WIDTHS = isDraft ? [320] : [320, 640, 800]
const TARGET = join(
  import.meta.dirname,
  isDraft ? '../../.cache/properties' : '../../apps/web/public/pictures/properties',
)

await mkdir(TARGET, { recursive: true })
for (const subject of subjects) {
  if (asked.length > 0 && !asked.includes(subject)) continue
  for (const [number, style] of styles.entries())
    for (const view of views) {
      const name = join(TARGET, `${subject}-${view}-${number + 1}`)
      if (!isDraft && existsSync(`${name}-${WIDTHS.at(-1)}.webp`)) continue
      const pixels = traced(sceneOf(subject, style, view), WIDTH, HEIGHT, RAYS)
      const picture = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).median(isDraft ? 1 : 3)
      for (const width of WIDTHS)
        await picture
          .clone()
          .resize({ width })
          .webp({ quality: width > 400 ? 74 : 70, effort: 6 })
          .toFile(`${name}-${width}.webp`)
      process.stdout.write(`${subject} ${view} ${number + 1}\n`)
    }
}
