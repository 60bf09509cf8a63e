import { closeSync, openSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { lit, type Spot, spotAt, warmthAt } from '../slides/bench.ts'
import { step, type Vector } from '../slides/noise.ts'
import { toned } from '../slides/tone.ts'
import { PUBLISHED_PER_SECOND } from './film.ts'
import { BANDS, FADE_FROM, FADE_TO, FRAMES, SIZE, timeAt } from './hero-times.ts'

const { width, height } = SIZE
const { path, band } = workerData as { path: string; band: number }
const rows = height / BANDS
const first = band * rows

const spots: Spot[] = Array.from({ length: width * rows }, (_, index) => {
  const [column, row] = [index % width, first + Math.floor(index / width)]
  const at = (right: number, down: number) =>
    spotAt(((column + right) / width) * 2 - 1, (1 - ((row + down) / height) * 2) * (height / width))
  return between(at(0.3, 0.25), at(0.7, 0.75))
})

const file = openSync(path, 'w')
const pixels = Buffer.alloc(spots.length * 3)
for (let frame = 0; frame < FRAMES; frame++) {
  const second = frame / PUBLISHED_PER_SECOND
  const [now, ember] = [timeAt(second), 1 - step(FADE_FROM, FADE_TO, second)]
  for (let index = 0; index < spots.length; index++) {
    const spot = spots[index]!
    const colour = lit(spot, spot.clear > 0 ? warmthAt(spot, now, ember) : 0)
    const [column, row] = [index % width, first + Math.floor(index / width)]
    for (let c = 0; c < 3; c++) pixels[index * 3 + c] = toned(colour[c]!, column, row, SIZE)
  }
  writeSync(file, pixels)
}
closeSync(file)

/** Two rays as one point. */
function between(a: Spot, b: Spot): Spot {
  const half = (x: number, y: number) => (x + y) / 2
  const each = (x: Vector, y: Vector): Vector => [half(x[0], y[0]), half(x[1], y[1]), half(x[2], y[2])]
  return {
    stone: each(a.stone, b.stone),
    sky: a.sky,
    clear: half(a.clear, b.clear),
    time: half(a.time, b.time),
    fires: Math.abs(a.fires - b.fires) < 30 ? half(a.fires, b.fires) : a.fires,
    byFront: half(a.byFront, b.byFront),
    byHole: half(a.byHole, b.byHole),
    byLine: half(a.byLine, b.byLine),
    byPassedLine: half(a.byPassedLine, b.byPassedLine),
  }
}
