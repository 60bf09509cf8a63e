/** A drill pattern with its firing times. All of the drawing follows from these few numbers. */
const rows = 8
const holesPerRow = 13
/** Metres between rows, between the holes of a row, and down to the foot of a hole. */
const burden = 4.4
const spacing = 5
const depth = 13
/** The upper part of a hole holds no charge. */
const stemming = 4
/** Where the first hole fires, counted in holes from the left. */
const firstHole = 5
/** Milliseconds from hole to hole and from row to row. */
const betweenHoles = 25
const betweenRows = 42
/** How blunt the front is at its tip, in metres squared. */
const bluntness = 90

export interface Hole {
  /** Metres on the bench: along its free face, and away from it. */
  x: number
  y: number
  /** Whole milliseconds after the first hole. */
  delay: number
}

/** Firing time at any point of the bench, in milliseconds. */
function timeAt(x: number, y: number): number {
  const aside = x - firstHole * spacing
  const along = Math.sqrt(aside * aside + bluntness) - Math.sqrt(bluntness)
  return (along / spacing) * betweenHoles + (y / burden) * betweenRows
}

/** Staggered: every other row begins half a spacing later. The rows at the back come first, as they are drawn. */
export const holes: readonly Hole[] = Array.from({ length: rows * holesPerRow }, (_, index) => {
  const row = rows - 1 - Math.floor(index / holesPerRow)
  const x = ((index % holesPerRow) + (row % 2) / 2) * spacing
  const y = row * burden
  return { x, y, delay: Math.round(timeAt(x, y)) }
})

const lastDelay = Math.max(...holes.map(({ delay }) => delay))

const bench = { left: -spacing, right: holesPerRow * spacing + 1, front: -burden * 0.9, back: rows * burden }

interface Point {
  x: number
  y: number
}

const one = (value: number) => Math.round(value * 10) / 10

/** The camera: above the free face, turned to the right, not too far off. */
const camera = { turn: 0.5, tilt: 0.5, distance: 96, zoom: 1330, centre: { x: 31, y: 14 }, onPaper: { x: 600, y: 300 } }
export const box = { left: 40, top: 100, width: 1200, height: 720 }

/** Where a point of the bench, `z` metres above its floor of collars, is in the drawing. */
export function onPaper(x: number, y: number, z = 0): Point {
  const east = x - camera.centre.x
  const north = y - camera.centre.y
  const right = east * Math.cos(camera.turn) + north * Math.sin(camera.turn)
  const ahead = north * Math.cos(camera.turn) - east * Math.sin(camera.turn)
  const away = camera.distance + ahead * Math.cos(camera.tilt) - z * Math.sin(camera.tilt)
  const up = ahead * Math.sin(camera.tilt) + z * Math.cos(camera.tilt)
  return {
    x: one(camera.onPaper.x + (right / away) * camera.zoom),
    y: one(camera.onPaper.y - (up / away) * camera.zoom),
  }
}

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The line of all points that fire `time` milliseconds after the first, as the `d` of a path. */
export function contour(time: number): string {
  const parts: Point[][] = [[]]
  for (let x = bench.left; x <= bench.right; x += spacing / 8) {
    const y = ((time - timeAt(x, 0)) / betweenRows) * burden
    if (y >= bench.front && y <= bench.back) parts.at(-1)?.push(onPaper(x, y))
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts
    .filter(({ length }) => length > 1)
    .map(path)
    .join('')
}

/** Times of the drawn contours: every 25 ms. */
export const contourTimes: readonly number[] = Array.from(
  { length: Math.ceil(lastDelay / 25) + 3 },
  (_, index) => index * 25,
)

/** The uncharged and the charged part of a hole. */
export const stemOf = ({ x, y }: Hole): string => path([onPaper(x, y), onPaper(x, y, -stemming)])
export const chargeOf = ({ x, y }: Hole): string => path([onPaper(x, y, -stemming), onPaper(x, y, -depth)])

/** The bench itself: its upper edge all around, and the foot of its two visible faces. */
export const edges: string = (() => {
  const corners: [number, number][] = [
    [bench.left, bench.front],
    [bench.right, bench.front],
    [bench.right, bench.back],
    [bench.left, bench.back],
  ]
  const top = corners.map(([x, y]) => onPaper(x, y))
  const [a, b, , d] = corners.map(([x, y]) => onPaper(x, y, -depth - 1.5)) as [Point, Point, Point, Point]
  const [left, right, , behind] = top as [Point, Point, Point, Point]
  return `${path(top)}Z${path([left, a, b, right])}${path([a, d, behind])}`
})()
