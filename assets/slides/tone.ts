import { clamp, hash } from './noise.ts'

/** Light as a value of the picture: a soft shoulder for what is too bright, a darker rim and a little grain. */
export function toned(light: number, column: number, row: number, size: { width: number; height: number }): number {
  const rim = 1 - 0.34 * ((column / size.width - 0.5) ** 2 + (row / size.height - 0.5) ** 2) * 2
  const value = light * rim
  const soft = value > 190 ? 190 + 65 * (1 - Math.exp(-(value - 190) / 65)) : value
  return clamp(soft + (hash(column, row, 77) - 0.5) * 3, 0, 255)
}
