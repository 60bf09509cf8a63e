import { cloudy, rising } from './noise.ts'
import {
  cross,
  dot,
  entering,
  type Look,
  minus,
  mixed,
  plus,
  reaches,
  type Solid,
  times,
  unit,
  type Vector,
} from './solids.ts'

export interface Scene {
  solids: readonly Solid[]
  /** The ground at a place. */
  ground: (x: number, y: number) => Look
  camera: { from: Vector; to: Vector; zoom: number }
  /** Towards the sun. */
  sun: Vector
  /** The sky at the horizon and overhead, the light of the sun, and the hills behind everything. */
  sky: { low: Vector; high: Vector; sun: Vector; hills: Vector }
}

/** Solids in a box, in two halves where they are many: a ray that misses the box asks none of them. */
interface Group {
  least: Vector
  most: Vector
  solids: readonly Solid[]
  halves: readonly [Group, Group] | null
}

type Grouped = Omit<Scene, 'solids'> & { group: Group }

function grouped(solids: readonly Solid[]): Group {
  const outer = (pick: (...values: number[]) => number, side: 'least' | 'most') =>
    [0, 1, 2].map((axis) => pick(...solids.map((solid) => solid[side][axis]!))) as unknown as Vector
  const [least, most] = [outer(Math.min, 'least'), outer(Math.max, 'most')]
  if (solids.length <= 4) return { least, most, solids, halves: null }
  const size = minus(most, least)
  const axis = size.indexOf(Math.max(...size))
  const sorted = solids.toSorted((a, b) => a.least[axis]! + a.most[axis]! - b.least[axis]! - b.most[axis]!)
  const half = sorted.length >> 1
  return { least, most, solids: [], halves: [grouped(sorted.slice(0, half)), grouped(sorted.slice(half))] }
}

interface Hit {
  at: number
  place: Vector
  normal: Vector
  colour: Vector
  mirrors: number
}

/** Renders a scene to 8 bit RGB, `rays` for each pixel. Every run gives the same picture. */
export function traced({ solids, ...rest }: Scene, width: number, height: number, rays: number): Buffer {
  const scene = { ...rest, group: grouped(solids) }
  const chance = chanceFrom(width * 31 + rays)
  const { from, to, zoom } = scene.camera
  const ahead = unit(minus(to, from))
  const right = unit(cross(ahead, [0, 0, 1]))
  const up = cross(right, ahead)
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let light: Vector = [0, 0, 0]
      for (let ray = 0; ray < rays; ray++) {
        const u = ((x + chance()) / width - 0.5) * (width / height) * zoom
        const v = (0.5 - (y + chance()) / height) * zoom
        const seen = lightFrom(scene, from, unit(plus(ahead, plus(times(right, u), times(up, v)))), chance, 2)
        light = plus(light, [Math.min(seen[0], 4), Math.min(seen[1], 4), Math.min(seen[2], 4)])
      }
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * width + x) * 3 + channel] = developed(light[channel]! / rays)
    }
  return pixels
}

/** Film-like: bright parts keep their drawing. */
function developed(light: number): number {
  const exposed = light * 0.6
  const toned = (exposed * (2.51 * exposed + 0.03)) / (exposed * (2.43 * exposed + 0.59) + 0.14)
  return Math.round(255 * Math.min(1, Math.max(0, toned)) ** (1 / 2.2))
}

/** The light that comes from a direction; `isSeen`: as a picture, not only to lighten something. */
function lightFrom(
  scene: Grouped,
  from: Vector,
  way: Vector,
  chance: () => number,
  depth: number,
  isSeen = true,
): Vector {
  const hit = hitOf(scene, from, way)
  if (!hit) return skyAt(scene, way, isSeen)
  const start = plus(hit.place, times(hit.normal, 1e-3))
  const toSun = unit(plus(scene.sun, [(chance() - 0.5) * 0.03, (chance() - 0.5) * 0.03, (chance() - 0.5) * 0.03]))
  const facing = dot(hit.normal, toSun)
  const isLit = facing > 0 && !hitOf(scene, start, toSun)
  const direct = isLit ? times(scene.sky.sun, facing) : ([0, 0, 0] as Vector)
  const around =
    depth > 1 ? lightFrom(scene, start, scattered(hit.normal, chance), chance, depth - 1, false) : scene.sky.high
  const matte = mixed(hit.colour, plus(direct, times(around, depth > 1 ? 1 : 0.4)))
  const far = 1 - Math.exp(-hit.at / 2200)
  const mirrors = hit.mirrors * (0.25 + 0.75 * (1 + dot(way, hit.normal)) ** 2)
  const own =
    mirrors > 0 && depth > 1
      ? plus(times(matte, 1 - mirrors), times(lightFrom(scene, start, mirrored(way, hit.normal), chance, 1), mirrors))
      : matte
  return plus(times(own, 1 - far), times(scene.sky.low, 0.8 * far))
}

function hitOf({ group, ground }: Grouped, from: Vector, way: Vector): Hit | null {
  const nearest: Nearest = { at: 1e9, normal: [0, 0, 1], solid: null }
  if (way[2] < -1e-6 && -from[2] / way[2] > 1e-4) nearest.at = -from[2] / way[2]
  meet(group, from, way, nearest)
  if (nearest.at === 1e9) return null
  const { at, normal, solid } = nearest
  const place = plus(from, times(way, at))
  const { colour, mirrors = 0, normal: rough } = solid ? solid.paint(place, normal) : ground(place[0], place[1])
  return { at, place, normal: rough ?? normal, colour, mirrors }
}

interface Nearest {
  at: number
  normal: Vector
  solid: Solid | null
}

function meet(group: Group, from: Vector, way: Vector, nearest: Nearest): void {
  if (!reaches(group, from, way, nearest.at)) return
  for (const solid of group.solids) {
    const found = entering(solid, from, way)
    if (found && found.at < nearest.at) Object.assign(nearest, found, { solid })
  }
  for (const half of group.halves ?? []) meet(half, from, way, nearest)
}

/** Ranges of hills, the farthest first: how high, how often, and how much haze lies before them. */
const ranges = [
  [0.115, 5, 0.72],
  [0.075, 8, 0.5],
  [0.036, 13, 0.3],
] as const

function skyAt({ sky, sun }: Grouped, way: Vector, isSeen: boolean): Vector {
  const height = Math.max(0, way[2]) ** 0.5
  const glow = Math.max(0, dot(unit(way), sun)) ** 24 * 0.5
  const clear = plus(plus(times(sky.low, 1 - height), times(sky.high, height)), times(sky.sun, glow * 0.2))
  if (!isSeen) return clear
  const slope = way[2] / Math.hypot(way[0], way[1])
  const bearing = Math.atan2(way[0], way[1])
  const behind = ranges.findLast(([high, often], at) => {
    const ridge = high * (0.35 + 0.9 * cloudy(bearing * often + 31 * at, at, 5))
    return slope < ridge
  })
  if (behind) {
    const [high, often, haze] = behind
    const folds = 0.7 + 0.6 * cloudy(bearing * often * 6, (slope / high) * 2.5 + often, 4)
    return plus(times(sky.hills, folds * (1 - haze)), times(sky.low, haze * 0.85))
  }
  const over = 1.2 / (Math.max(0, way[2]) + 0.12)
  const cover = 0.75 * rising(cloudy(way[0] * over + 3, way[1] * over * 1.4, 5), 0.5, 0.78)
  return plus(times(clear, 1 - cover), times(plus(sky.low, times(sky.sun, 0.16)), cover))
}

const mirrored = (way: Vector, normal: Vector): Vector => minus(way, times(normal, 2 * dot(way, normal)))

/** A direction over a surface, likelier straight up. */
function scattered(normal: Vector, chance: () => number): Vector {
  const [turn, height] = [2 * Math.PI * chance(), Math.sqrt(chance())]
  const side = unit(cross(normal, Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const other = cross(normal, side)
  const wide = Math.sqrt(1 - height * height)
  return unit(
    plus(times(normal, height), plus(times(side, wide * Math.cos(turn)), times(other, wide * Math.sin(turn)))),
  )
}

/** Numbers that look random and are the same at each run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
