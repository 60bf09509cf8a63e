// Makes the film behind the title of the home page, a front that passes through the holes of a bench: node assets/films/hero.ts
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { publish, still } from './encode.ts'
import { PUBLISHED_PER_SECOND } from './film.ts'
import { BANDS, POSTER_SECONDS, SIZE } from './hero-times.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORK = join(ROOT, '.cache/films')
const TARGET = join(ROOT, 'apps/web/public/films')
/** Phones show a square, and smaller. */
const NARROW = 640
const CROP = `crop=${SIZE.height}:${SIZE.height}:${Math.round((SIZE.width - SIZE.height) * 0.62)}:0`

await mkdir(WORK, { recursive: true })
await mkdir(TARGET, { recursive: true })
const bands = Array.from({ length: BANDS }, (_, band) => join(WORK, `hero-${band}.rgb`))
await Promise.all(
  bands.map((path, band) =>
    once(new Worker(join(import.meta.dirname, 'hero-band.ts'), { workerData: { path, band } }), 'exit'),
  ),
)
const format = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIZE.width}x${SIZE.height / BANDS}`]
const drawn = {
  inputs: bands.flatMap((path) => [...format, '-framerate', `${PUBLISHED_PER_SECOND}`, '-i', path]),
  filters: `${bands.map((_, band) => `[${band}]`).join('')}vstack=${BANDS},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`,
}
await still(drawn, POSTER_SECONDS, join(WORK, 'hero.png'))
await still({ ...drawn, filters: `${drawn.filters},${CROP}` }, POSTER_SECONDS, join(WORK, 'hero-narrow.png'))
for (const [name, width] of [
  ['hero', SIZE.width],
  ['hero-narrow', NARROW],
] as const) {
  const image = sharp(join(WORK, `${name}.png`)).resize({ width })
  await image
    .clone()
    .avif({ quality: 50, effort: 4 })
    .toFile(join(TARGET, `${name}.avif`))
  await image.webp({ quality: 74, effort: 5 }).toFile(join(TARGET, `${name}.webp`))
}
await publish(drawn, [
  { target: join(TARGET, 'hero'), width: SIZE.width, hard: 4 },
  { target: join(TARGET, 'hero-narrow'), width: NARROW, hard: 5, crop: `${CROP},` },
])
for (const path of bands) await rm(path)
