/** Points with a time each, joined by triangles: three places of the list for each. */
export interface Surface {
  points: readonly { readonly x: number; readonly y: number; readonly ms: number }[]
  triangles: ArrayLike<number>
}

/** Returns the triangles without those that bridge gaps of the pattern: with a side longer than `most`. */
export function shortTriangles(
  points: readonly { readonly x: number; readonly y: number }[],
  triangles: ArrayLike<number>,
  most: number,
): number[] {
  const short: number[] = []
  const side = (a: number, b: number) => Math.hypot(points[a]!.x - points[b]!.x, points[a]!.y - points[b]!.y)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    if (Math.max(side(a, b), side(b, c), side(c, a)) <= most) short.push(a, b, c)
  }
  return short
}

/** Returns a usual distance between neighbours: the median of the shortest sides of the triangles. */
export function usualDistance(
  points: readonly { readonly x: number; readonly y: number }[],
  triangles: ArrayLike<number>,
): number {
  const shortest: number[] = []
  const side = (a: number, b: number) => Math.hypot(points[a]!.x - points[b]!.x, points[a]!.y - points[b]!.y)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    shortest.push(Math.min(side(a, b), side(b, c), side(c, a)))
  }
  shortest.sort((a, b) => a - b)
  return shortest[Math.floor(shortest.length / 2)] ?? 0
}

/**
 * Returns the relief at each point, in ms/m: how much later the rock fires for each meter away from the free face, which
 * is the slope of the surface of times (mean of the triangles around, by area). Rows 3 m apart that fire 42 ms apart:
 * 14 ms/m. Null where no triangle is.
 */
export function reliefOf({ points, triangles }: Surface): (number | null)[] {
  const sums = points.map(() => ({ area: 0, slope: 0 }))
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    const [a, b, c] = corners.map((index) => points[index]!) as [Point, Point, Point]
    const [bx, by, bt] = [b.x - a.x, b.y - a.y, b.ms - a.ms]
    const [cx, cy, ct] = [c.x - a.x, c.y - a.y, c.ms - a.ms]
    const twice = bx * cy - cx * by
    if (twice === 0) continue
    const slope = Math.hypot((bt * cy - ct * by) / twice, (bx * ct - cx * bt) / twice)
    for (const corner of corners) {
      sums[corner]!.area += Math.abs(twice)
      sums[corner]!.slope += slope * Math.abs(twice)
    }
  }
  return sums.map(({ area, slope }) => (area > 0 ? slope / area : null))
}

type Point = Surface['points'][number]

/** A line of equal time, as separate segments: four numbers for each. */
export interface Contour {
  ms: number
  segments: number[]
}

/** Returns the lines of equal time at every multiple of `step` ms above 0. */
export function contoursOf({ points, triangles }: Surface, step: number): Contour[] {
  const lines = new Map<number, number[]>()
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [points[triangles[at]!]!, points[triangles[at + 1]!]!, points[triangles[at + 2]!]!]
    corners.sort((a, b) => a.ms - b.ms)
    const [low, middle, high] = corners as [Point, Point, Point]
    for (let ms = Math.max(step, (Math.floor(low.ms / step) + 1) * step); ms < high.ms; ms += step) {
      const other = ms < middle.ms ? crossing(low, middle, ms) : crossing(middle, high, ms)
      const segments = lines.get(ms) ?? []
      segments.push(...crossing(low, high, ms), ...other)
      lines.set(ms, segments)
    }
  }
  return [...lines].sort(([a], [b]) => a - b).map(([ms, segments]) => ({ ms, segments }))
}

/** Returns where a side has a time between those of its ends. */
function crossing(from: Point, to: Point, ms: number): [x: number, y: number] {
  const share = to.ms === from.ms ? 0 : (ms - from.ms) / (to.ms - from.ms)
  return [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]

/** Returns the distance between contours, in ms, with which a plan of this duration has 16 lines at most. */
export const contourStep = (duration: number): number => steps.find((step) => duration / step <= 16) ?? 5000
