// A muck pile as a camera sees it, and what the analysis makes of it: outlines, and a colour for each class of size.
import { clamp, dot, hash, mix, normal, rough, step, type Vector } from './noise.ts'

interface Stone {
  x: number
  y: number
  size: number
  shade: number
  /** Directions of its sides, how far out each lies and how each is inclined. */
  sides: readonly { x: number; y: number; out: number; slope: number }[]
}

const cell = 0.05
const grid = new Map<string, Stone[]>()
const random = (stone: number, what: number) => hash(stone, what, 12)

/** A few large ones, ever more small ones; what comes first is on top. */
for (let index = 0; index < 5200; index++) {
  const size = 0.014 + 0.125 * (1 - index / 5200) ** 5 * (0.55 + 0.45 * random(index, 1))
  const count = 5 + Math.floor(random(index, 2) * 3)
  const turn = random(index, 3) * 7
  const flat = 0.62 + 0.38 * random(index, 4)
  const sides = Array.from({ length: count }, (_, side) => {
    const angle = turn + ((side + (random(index, 20 + side) - 0.5) * 0.7) / count) * Math.PI * 2
    const out = (0.72 + 0.28 * random(index, 40 + side)) * (Math.abs(Math.cos(angle - turn)) * (1 - flat) + flat)
    return { x: Math.cos(angle), y: Math.sin(angle), out, slope: 0.5 + 1.3 * random(index, 60 + side) }
  })
  const stone = {
    x: random(index, 5) * 2.5 - 1.25,
    y: random(index, 6) * 1.6 - 0.8,
    size,
    shade: random(index, 7),
    sides,
  }
  if (index < 400 && isCrowded(stone)) continue
  const reach = Math.ceil((size * 1.6) / cell)
  const [column, row] = [Math.floor(stone.x / cell), Math.floor(stone.y / cell)]
  for (let c = column - reach; c <= column + reach; c++) {
    for (let r = row - reach; r <= row + reach; r++) {
      const place = `${c} ${r}`
      grid.set(place, [...(grid.get(place) ?? []), stone])
    }
  }
}

function isCrowded({ x, y, size }: Stone): boolean {
  const near = grid.get(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`) ?? []
  return near.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + size) * 0.72)
}

/** The stone that is on top at a point, how far inside its border the point is, and the side it leans to. */
function stoneAt(x: number, y: number) {
  for (const stone of grid.get(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`) ?? []) {
    let [away, side] = [0, stone.sides[0]!]
    for (const one of stone.sides) {
      const reached = ((x - stone.x) * one.x + (y - stone.y) * one.y) / (stone.size * one.out)
      if (reached > away) [away, side] = [reached, one]
    }
    if (away < 1) return { stone, side, away, inside: (1 - away) * stone.size }
  }
  return undefined
}

const key = normal([-0.55, 0.62, 0.56])
const classes: readonly (readonly [number, Vector])[] = [
  [0.022, [12, 133, 153]],
  [0.036, [70, 170, 140]],
  [0.06, [236, 200, 90]],
  [0.09, [245, 160, 10]],
  [9, [214, 92, 44]],
]

/** Where the analysis has come to: left of it the bare picture. */
const scan = (v: number) => 0.1 + v * 0.22

export function rocks(u: number, v: number): Vector {
  const x = u + (rough(u * 22, v * 22, 3, 40) - 0.45) * 0.014
  const y = v + (rough(u * 22 + 50, v * 22, 3, 41) - 0.45) * 0.014
  const found = stoneAt(x, y)
  const dust = rough(u * 90, v * 90, 3, 50)
  if (!found) return [10 + dust * 9, 11 + dust * 9, 13 + dust * 9]
  const { stone, side, away, inside } = found

  const lean = step(0.42, 0.62, away) * side.slope
  const grain = [rough(u * 70, v * 70, 4, 60) - 0.47, rough(u * 70 + 9, v * 70, 4, 61) - 0.47] as const
  const facing = normal([
    (stone.shade - 0.5) * 0.7 + lean * side.x + grain[0] * 0.8,
    (random(stone.size * 1e6, 9) - 0.5) * 0.7 + lean * side.y + grain[1] * 0.8,
    1,
  ])
  const over = stoneAt(x + key[0] * 0.03, y + key[1] * 0.03)
  const isShaded = over !== undefined && over.stone !== stone && over.stone.size > stone.size * 0.85
  const lit = clamp(dot(facing, key)) ** 1.25 * (isShaded ? 0.35 : 1)
  const rim = 0.35 + 0.65 * step(0, 0.006, inside)
  const tone = (0.62 + 0.42 * stone.shade) * (0.8 + dust * 0.45) * rim
  const bare = [176, 178, 180].map((c) => (c * lit * 0.95 + 12) * tone) as unknown as Vector

  const past = u - scan(v)
  if (past < -0.004) return bare
  const tint = classes.find(([most]) => stone.size < most)![1]
  const outline = step(0.0056, 0.0036, inside)
  const beam = Math.exp(-((past / 0.0035) ** 2)) * 0.95 + Math.exp(-Math.max(0, past) / 0.03) * 0.16
  return bare.map((c, i) => {
    const toned = mix(c * 0.85, (c / 150) * tint[i]!, 0.42)
    return mix(mix(toned, tint[i]! * 1.1, outline * 0.95), [255, 205, 70][i]!, clamp(beam))
  }) as unknown as Vector
}
