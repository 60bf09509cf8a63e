export type Vector = readonly [number, number, number]

/** What a surface looks like where it is hit: its colour in linear light, how much it mirrors, and how rough it is. */
export interface Look {
  colour: Vector
  /** When it is looked at along its surface; less when it is looked at straight. */
  mirrors?: number
  /** The direction of a rough surface at this place. */
  normal?: Vector
}
export type Paint = (at: Vector, normal: Vector) => Look

interface Plane {
  normal: Vector
  /** Distance from the origin along the normal. */
  distance: number
}

/** A convex body: what lies behind all of its planes, or an ellipsoid in its box. */
export interface Solid {
  planes: readonly Plane[] | 'round'
  least: Vector
  most: Vector
  paint: Paint
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const mixed = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a))

/** A colour of a style sheet in linear light. */
export const tint = (hex: string): Vector =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as unknown as Vector

/** A box from its smallest corner; z is up, metres. */
export function box(corner: Vector, size: Vector, paint: Paint): Solid {
  const most = plus(corner, size)
  const planes = [0, 1, 2].flatMap((axis): Plane[] => {
    const normal = [0, 0, 0].map((_, place) => (place === axis ? 1 : 0)) as unknown as Vector
    return [
      { normal, distance: most[axis]! },
      { normal: times(normal, -1), distance: -corner[axis]! },
    ]
  })
  return { planes, least: corner, most, paint }
}

/** A gable roof over a rectangle: its ridge runs along x, `rise` above the eaves. */
export function gable([x, y, z]: Vector, [long, wide]: readonly [number, number], rise: number, paint: Paint): Solid {
  const slope = unit([0, rise, wide / 2])
  const back = unit([0, -rise, wide / 2])
  const planes = [
    { normal: slope, distance: dot(slope, [x, y + wide, z]) },
    { normal: back, distance: dot(back, [x, y, z]) },
    { normal: [0, 0, -1] as Vector, distance: -z },
    { normal: [1, 0, 0] as Vector, distance: x + long },
    { normal: [-1, 0, 0] as Vector, distance: -x },
  ]
  return { planes, least: [x, y, z], most: [x + long, y + wide, z + rise], paint }
}

/** An ellipsoid around its centre. */
export const ball = (centre: Vector, radii: Vector, paint: Paint): Solid => ({
  planes: 'round',
  least: minus(centre, radii),
  most: plus(centre, radii),
  paint,
})

/** Whether a ray meets a box before `limit`. */
export function reaches({ least, most }: Pick<Solid, 'least' | 'most'>, from: Vector, way: Vector, limit: number) {
  let [near, far] = [1e-4, limit]
  for (let axis = 0; axis < 3; axis++) {
    const inverse = 1 / way[axis]!
    const [one, other] = [(least[axis]! - from[axis]!) * inverse, (most[axis]! - from[axis]!) * inverse]
    near = Math.max(near, Math.min(one, other))
    far = Math.min(far, Math.max(one, other))
  }
  return near <= far
}

/** Returns the distance at which a ray enters a solid, and the direction of its surface; null when it misses. */
export function entering(solid: Solid, from: Vector, way: Vector): { at: number; normal: Vector } | null {
  if (!reaches(solid, from, way, 1e9)) return null
  return solid.planes === 'round' ? enteringRound(solid, from, way) : enteringPlanes(solid.planes, from, way)
}

function enteringRound({ least, most }: Solid, from: Vector, way: Vector): { at: number; normal: Vector } | null {
  const [x, y, z] = times(minus(most, least), 0.5)
  const scaled = ([a, b, c]: Vector): Vector => [a / x, b / y, c / z]
  const [start, along] = [scaled(minus(from, times(plus(least, most), 0.5))), scaled(way)]
  const [a, half, c] = [dot(along, along), dot(start, along), dot(start, start) - 1]
  const root = half * half - a * c
  if (root < 0) return null
  const at = (-half - Math.sqrt(root)) / a
  return at < 1e-4 ? null : { at, normal: unit(scaled(plus(start, times(along, at)))) }
}

function enteringPlanes(planes: readonly Plane[], from: Vector, way: Vector): { at: number; normal: Vector } | null {
  let [enters, leaves] = [1e-4, 1e9]
  let hit: Vector | null = null
  for (const { normal, distance } of planes) {
    const speed = dot(normal, way)
    const left = distance - dot(normal, from)
    if (Math.abs(speed) < 1e-12) {
      if (left < 0) return null
    } else if (speed < 0) {
      if (left / speed > enters) {
        enters = left / speed
        hit = normal
      }
    } else leaves = Math.min(leaves, left / speed)
    if (enters > leaves) return null
  }
  return hit && { at: enters, normal: hit }
}
