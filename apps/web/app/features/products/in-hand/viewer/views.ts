/** A point or direction of the model: x right, y up, z to the reader, in metres. */
export type Point = readonly [x: number, y: number, z: number]

/** Where the model is looked at from: angles in radians, from the front and from its level. */
export interface View {
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
  /** The point in the middle of the picture. */
  readonly aim: Point
}

export interface Bounds {
  readonly nearest: number
  readonly farthest: number
}

/** What buttons and keys do. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther'

export const isMove = (name: string): name is Move => name in steps

const turn = Math.PI / 12
const steepest = (85 * Math.PI) / 180
const zoom = 1.2

const steps: Record<Move, (view: View) => View> = {
  left: (view) => ({ ...view, azimuth: view.azimuth - turn }),
  right: (view) => ({ ...view, azimuth: view.azimuth + turn }),
  up: (view) => ({ ...view, elevation: view.elevation + turn }),
  down: (view) => ({ ...view, elevation: view.elevation - turn }),
  nearer: (view) => ({ ...view, distance: view.distance / zoom }),
  farther: (view) => ({ ...view, distance: view.distance * zoom }),
}

const keys: Readonly<Record<string, Move | 'reset'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer', // the same key without Shift
  '-': 'farther',
  '0': 'reset',
  Home: 'reset',
}

/** Returns what a key does, or undefined: keys together with Ctrl, Alt or Meta belong to the browser. */
export function keyMove(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>) {
  return event.ctrlKey || event.altKey || event.metaKey ? undefined : keys[event.key]
}

/** Returns the view after a move, within the bounds. */
export function moved(view: View, move: Move, { nearest, farthest }: Bounds): View {
  const next = steps[move](view)
  return {
    ...next,
    elevation: clamp(next.elevation, -steepest, steepest),
    distance: clamp(next.distance, nearest, farthest),
  }
}

/** Returns the view between two, by the shorter way around. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share
  const around = to.azimuth - from.azimuth
  const shorter = around - Math.round(around / (2 * Math.PI)) * 2 * Math.PI
  return {
    azimuth: from.azimuth + shorter * share,
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
    aim: [mix(from.aim[0], to.aim[0]), mix(from.aim[1], to.aim[1]), mix(from.aim[2], to.aim[2])],
  }
}

/** Slow at both ends: 0 to 1. */
export const eased = (share: number): number => share * share * (3 - 2 * share)

/** Returns where the eye of a view is. */
export function eyeOf({ azimuth, elevation, distance, aim }: View): Point {
  const level = distance * Math.cos(elevation)
  return [
    aim[0] + level * Math.sin(azimuth),
    aim[1] + distance * Math.sin(elevation),
    aim[2] + level * Math.cos(azimuth),
  ]
}

/** Returns the view of an eye that looks at a point. */
export function viewFrom(eye: Point, aim: Point): View {
  const [x, y, z] = [eye[0] - aim[0], eye[1] - aim[1], eye[2] - aim[2]]
  const distance = Math.hypot(x, y, z)
  return { azimuth: Math.atan2(x, z), elevation: distance === 0 ? 0 : Math.asin(y / distance), distance, aim }
}

/** Returns the view of a part: from where it looks to, but not straight from above or below. */
export function viewOf(place: Point, [x, y, z]: Point, distance: number): View {
  const level = Math.hypot(x, z)
  return {
    azimuth: level < 0.35 ? 0 : Math.atan2(x, z),
    elevation: clamp(Math.atan2(y, level), -Math.PI / 3, Math.PI / 3),
    distance,
    aim: place,
  }
}

/** Returns how far away a box is seen whole from the side of a view, with the vertical angle and the shape of the picture. */
export function fittingDistance(
  size: Point,
  { azimuth, elevation }: Pick<View, 'azimuth' | 'elevation'>,
  verticalAngle: number,
  aspect: number,
): number {
  const high = Math.tan(verticalAngle / 2)
  const corners = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z) => [x, y, z] as const)))
  const distances = corners.map((corner) => {
    const [x, y, z] = [corner[0] * size[0], corner[1] * size[1], corner[2] * size[2]]
    const ahead = x * Math.sin(azimuth) + z * Math.cos(azimuth)
    const right = x * Math.cos(azimuth) - z * Math.sin(azimuth)
    const up = y * Math.cos(elevation) - ahead * Math.sin(elevation)
    const nearer = ahead * Math.cos(elevation) + y * Math.sin(elevation)
    return nearer + Math.max(Math.abs(up) / high, Math.abs(right) / (high * aspect))
  })
  return Math.max(...distances)
}

export const sides = ['front', 'right', 'back', 'left'] as const
export type Side = (typeof sides)[number]

/** Returns the side that is seen, for people who hear it. */
export function sideOf({ azimuth }: View): Side {
  const quarter = Math.round(azimuth / (Math.PI / 2))
  return sides[((quarter % 4) + 4) % 4]!
}

/** Returns whether it is seen from above, from below or level. */
export function heightOf({ elevation }: View): 'above' | 'below' | 'level' {
  if (elevation > Math.PI / 4) return 'above'
  return elevation < -Math.PI / 12 ? 'below' : 'level'
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
