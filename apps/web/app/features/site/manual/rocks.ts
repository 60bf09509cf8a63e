interface Field {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
  /** Another seed makes other rocks. */
  seed: number
}

type Point = readonly [x: number, y: number]

/** Returns a pseudo-random number between 0 and 1, the same on server and browser. */
const chance = (seed: number, index: number) => {
  const wave = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

const shrunk = 0.07

/** Returns fragments of rock that fill a field, row by row, as closed paths. */
export function rocks({ x, y, width, height, columns, rows, seed }: Field): string[] {
  const corner = (column: number, row: number): Point => {
    const index = row * (columns + 1) + column
    const isEdge = (at: number, last: number) => at === 0 || at === last
    const aside = isEdge(column, columns) ? 0 : chance(seed, index) - 0.5
    const down = isEdge(row, rows) ? 0 : chance(seed + 1, index) - 0.5
    return [x + ((column + aside * 0.72) * width) / columns, y + ((row + down * 0.72) * height) / rows]
  }
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const quad = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
    return pathOf(faceted(quad, seed, index))
  })
}

/**
 * Adds points between the four corners and pulls them slightly inwards, because blasted rock has more than four edges.
 */
function faceted(quad: readonly Point[], seed: number, index: number): Point[] {
  const middle: Point = [sum(quad, 0) / quad.length, sum(quad, 1) / quad.length]
  const toward = ([px, py]: Point, share: number): Point => [
    px + (middle[0] - px) * share,
    py + (middle[1] - py) * share,
  ]
  return quad.flatMap((point, side) => {
    const next = quad[(side + 1) % quad.length] ?? point
    const between: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    return [toward(point, shrunk + 0.2 * chance(seed + 2, index * 4 + side)), toward(between, shrunk)]
  })
}

const sum = (points: readonly Point[], axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0)

/** Uses integer steps, which need a quarter of the bytes of decimals. */
function pathOf(points: readonly Point[]): string {
  const whole = points.map(([px, py]) => [Math.round(px), Math.round(py)] as const)
  const steps = whole.map(([px, py], index) => {
    const [lastX, lastY] = whole[index - 1] ?? [0, 0]
    return `${px - lastX} ${py - lastY}`
  })
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(' -', '-')
}
