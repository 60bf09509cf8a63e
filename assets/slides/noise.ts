export type Vector = readonly [number, number, number]

/** A number from 0 to 1 that belongs to a point of the lattice. */
export function hash(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number, seed = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [fade(x - column), fade(y - row)]
  const top = mix(hash(column, row, seed), hash(column + 1, row, seed), u)
  const foot = mix(hash(column, row + 1, seed), hash(column + 1, row + 1, seed), u)
  return mix(top, foot, v)
}

/** Noise over noise, each octave twice as fine and half as strong. */
export function rough(x: number, y: number, octaves: number, seed = 0): number {
  let [sum, strength] = [0, 0.5]
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x, y, seed + octave)
    x = x * 2.03 + 17.1
    y = y * 2.03 + 9.7
    strength /= 2
  }
  return sum
}

export const mix = (a: number, b: number, part: number) => a + (b - a) * part
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const step = (from: number, to: number, value: number) => fade(clamp((value - from) / (to - from)))
const fade = (t: number) => t * t * (3 - 2 * t)

export function normal([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
