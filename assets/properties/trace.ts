import { cross, dot, entering, minus, mixed, plus, type Solid, times, unit, type Vector } from './solids.ts'

export interface Scene {
  solids: readonly Solid[]
  /** The colour of the ground at a place. */
  ground: (x: number, y: number) => Vector
  camera: { from: Vector; to: Vector; zoom: number }
  /** Towards the sun. */
  sun: Vector
  /** The sky at the horizon and overhead, and the light of the sun. */
  sky: { low: Vector; high: Vector; sun: Vector }
}

interface Hit {
  at: number
  place: Vector
  normal: Vector
  colour: Vector
  mirrors: number
}

/** Renders a scene to 8 bit RGB, `rays` for each pixel. Every run gives the same picture. */
export function traced(scene: Scene, width: number, height: number, rays: number): Buffer {
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

function lightFrom(scene: Scene, from: Vector, way: Vector, chance: () => number, depth: number): Vector {
  const hit = hitOf(scene, from, way)
  if (!hit) return skyAt(scene, way)
  const start = plus(hit.place, times(hit.normal, 1e-3))
  const toSun = unit(plus(scene.sun, [(chance() - 0.5) * 0.03, (chance() - 0.5) * 0.03, (chance() - 0.5) * 0.03]))
  const facing = dot(hit.normal, toSun)
  const isLit = facing > 0 && !hitOf(scene, start, toSun)
  const direct = isLit ? times(scene.sky.sun, facing) : ([0, 0, 0] as Vector)
  const around = depth > 1 ? lightFrom(scene, start, scattered(hit.normal, chance), chance, depth - 1) : scene.sky.high
  const matte = mixed(hit.colour, plus(direct, times(around, depth > 1 ? 1 : 0.4)))
  const far = Math.min(1, hit.at / 900)
  const own =
    hit.mirrors > 0 && depth > 1
      ? plus(
          times(matte, 1 - hit.mirrors),
          times(lightFrom(scene, start, mirrored(way, hit.normal), chance, 1), hit.mirrors),
        )
      : matte
  return plus(times(own, 1 - far), times(skyAt(scene, [way[0], way[1], 0.02]), far))
}

function hitOf({ solids, ground }: Scene, from: Vector, way: Vector): Hit | null {
  let nearest: { at: number; normal: Vector; solid: Solid | null } | null = null
  if (way[2] < -1e-6) {
    const at = -from[2] / way[2]
    if (at > 1e-4) nearest = { at, normal: [0, 0, 1], solid: null }
  }
  for (const solid of solids) {
    const found = entering(solid, from, way)
    if (found && found.at > 1e-4 && (!nearest || found.at < nearest.at)) nearest = { ...found, solid }
  }
  if (!nearest) return null
  const { at, normal, solid } = nearest
  const place = plus(from, times(way, at))
  if (!solid) return { at, place, normal, colour: ground(place[0], place[1]), mirrors: 0 }
  const { colour, mirrors = 0 } = solid.paint(place, normal)
  return { at, place, normal, colour, mirrors }
}

function skyAt({ sky, sun }: Scene, way: Vector): Vector {
  const height = Math.max(0, way[2]) ** 0.5
  const glow = Math.max(0, dot(unit(way), sun)) ** 24 * 0.5
  return plus(plus(times(sky.low, 1 - height), times(sky.high, height)), times(sky.sun, glow * 0.2))
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
