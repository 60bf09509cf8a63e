// A bench at night while its pattern fires: cuttings around each collar, lines of equal time, the front passing through.
import { clamp, cross, dot, hash, mix, normal, rough, step, type Vector } from './noise.ts'

const spacing = 5
const burden = 4.4
/** Where the first hole fires, and what time it is in the still picture, in milliseconds. */
const origin = { x: 14, y: 0 }
const stillAt = 170

const eye: Vector = [-13, -17, 12.5]
const target: Vector = [3.2, 16, -1]
const zoom = 1.28
const ahead = normal([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
const right = normal(cross(ahead, [0, 0, 1]))
const up = cross(right, ahead)
const moon = normal([-0.55, 0.5, 0.5])

function timeAt(x: number, y: number): number {
  const aside = Math.sqrt((x - origin.x) ** 2 + 80) - Math.sqrt(80)
  return (aside / spacing) * 25 + ((y - origin.y) / burden) * 42
}

/** The nearest collar and how far it is. */
function collar(x: number, y: number) {
  let best = { x: 0, y: 0, away: 99 }
  const row = Math.round(y / burden)
  for (let r = row - 1; r <= row + 1; r++) {
    const shift = r % 2 ? spacing / 2 : 0
    const column = Math.round((x - shift) / spacing)
    for (let c = column - 1; c <= column + 1; c++) {
      const hx = c * spacing + shift + (hash(c, r, 5) - 0.5) * 0.3
      const hy = r * burden + (hash(c, r, 6) - 0.5) * 0.3
      const away = Math.hypot(x - hx, y - hy)
      if (away < best.away) best = { x: hx, y: hy, away }
    }
  }
  return best
}

function heightAt(x: number, y: number): number {
  const { away } = collar(x, y)
  const heap = 0.62 * Math.exp(-(((away - 0.62) / 0.52) ** 2)) * step(0.16, 0.34, away)
  const ground = (rough(x * 0.35, y * 0.35, 3) - 0.45) * 0.55 + (rough(x * 2.1, y * 2.1, 3, 9) - 0.45) * 0.2
  return ground + heap * (0.8 + 0.4 * rough(x * 3, y * 3, 2, 3)) - 0.9 * (1 - step(0.1, 0.24, away))
}

const ground: Vector = [20, 23, 27]
const amber: Vector = [255, 176, 12]
const pale: Vector = [255, 226, 150]

/** What is at one point of the picture, whatever the time. */
export interface Spot {
  /** The rock by moonlight, before haze. */
  stone: Vector
  sky: Vector
  /** How little haze lies before it: 0 is all sky. */
  clear: number
  /** When the front passes here, and when the hole next to it fires. */
  time: number
  fires: number
  /** What is lit by the front, by a hole nearby and by the lines of equal time. */
  byFront: number
  byHole: number
  byLine: number
  byPassedLine: number
}

/** The light of one point of the still picture; `u` and `v` from -1 to 1, `v` in the scale of `u`. */
export function bench(u: number, v: number): Vector {
  const spot = spotAt(u, v)
  return lit(spot, warmthAt(spot, stillAt))
}

/**
 * How warm a point is at a time: the front passes through, holes flash and continue glowing. `ember` dims what has
 * fired.
 */
export function warmthAt({ time, fires, byFront, byHole, byLine, byPassedLine }: Spot, now: number, ember = 1): number {
  const front = Math.exp(-(((time - now) / 13) ** 2)) * 1.15 + 0.28 * Math.exp(-(((time - now) / 55) ** 2))
  const age = now - fires
  const flash = step(-6, 3, age) * (1 - step(30, 90, age)) * 1.68
  const glow = 0.05 + flash + 0.37 * step(-6, 20, age) * ember
  const past = step(30, -30, time - now) * ember
  return front * byFront + glow * byHole + byLine + past * byPassedLine
}

/** The colour of a point that is this warm. */
export function lit({ stone, sky, clear }: Pick<Spot, 'stone' | 'sky' | 'clear'>, warmth: number): Vector {
  return [0, 1, 2].map((c) => {
    const light = amber[c]! * warmth + pale[c]! * Math.max(0, warmth - 1.2) * 0.8
    return mix(sky[c]!, stone[c]! + light * 0.82, clear)
  }) as unknown as Vector
}

/** Finds what is at a point of the picture. */
export function spotAt(u: number, v: number): Spot {
  const ray = normal([
    ahead[0] * zoom + right[0] * u + up[0] * v,
    ahead[1] * zoom + right[1] * u + up[1] * v,
    ahead[2] * zoom + right[2] * u + up[2] * v,
  ])
  const sky: Vector = [mix(16, 26, clamp(0.5 - v)), mix(18, 31, clamp(0.5 - v)), mix(22, 38, clamp(0.5 - v))]
  if (ray[2] > -0.02)
    return { stone: sky, sky, clear: 0, time: 1e6, fires: 1e6, byFront: 0, byHole: 0, byLine: 0, byPassedLine: 0 }
  let far = (1 - eye[2]) / ray[2]
  const last = (-1 - eye[2]) / ray[2]
  const stride = (last - far) / 46
  let [x, y] = [0, 0]
  for (; far < last; far += stride) {
    x = eye[0] + ray[0] * far
    y = eye[1] + ray[1] * far
    if (eye[2] + ray[2] * far < heightAt(x, y)) break
  }
  return surface(x, y, far, sky)
}

function surface(x: number, y: number, far: number, sky: Vector): Spot {
  const e = 0.02 + far * 0.0012
  const h = heightAt(x, y)
  const facing = normal([(h - heightAt(x + e, y)) / e, (h - heightAt(x, y + e)) / e, 1])
  const hole = collar(x, y)
  const grain = 0.7 + 0.6 * rough(x * 6, y * 6, 3, 21)
  const lit = clamp(dot(facing, moon)) ** 1.2 * grain
  const time = timeAt(x, y)
  const slope = 11 + far * 0.02
  const line = (every: number, width: number) => {
    const off = Math.abs(((((time + every / 2) % every) + every) % every) - every / 2)
    return clamp(1 - (off / slope) * 2 * (6 / (width * (1 + far * 0.03))))
  }
  const contour = 0.16 * line(25, 1) + 0.42 * line(100, 1.7)
  const around = Math.exp(-((hole.away / 0.5) ** 2)) * 1.5 + Math.exp(-hole.away / 0.85) * 0.55
  return {
    stone: [0, 1, 2].map((c) => ground[c]! * 0.5 + [150, 168, 190][c]! * lit * 0.6) as unknown as Vector,
    sky,
    clear: Math.exp(-(((far - 14) / 46) ** 2) * (far > 14 ? 1 : 0)),
    time,
    fires: timeAt(hole.x, hole.y),
    byFront: 0.35 + 0.65 * lit,
    byHole: around * (0.35 + 0.8 * clamp(facing[2])),
    byLine: contour * 0.35,
    byPassedLine: contour * 0.65,
  }
}
