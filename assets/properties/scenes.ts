import { box, gable, type Look, type Paint, type Solid, times, tint, unit, type Vector } from './solids.ts'
import type { Scene } from './trace.ts'

/** What changes from one picture of a kind to the next: walls, roof, ground and hour. */
export interface Style {
  wall: string
  roof: string
  ground: 'desert' | 'grass'
  hour: 'noon' | 'evening'
}

export const styles: readonly Style[] = [
  { wall: '#d9cdb8', roof: '#8a4a34', ground: 'desert', hour: 'evening' },
  { wall: '#dfe3e4', roof: '#4d5a63', ground: 'grass', hour: 'noon' },
]

const glass = tint('#20303c')
const frame = tint('#2b2f33')

const plain =
  (hex: string): Paint =>
  () => ({ colour: tint(hex) })

const fraction = (value: number) => value - Math.floor(value)

/** Speckles, the same everywhere: 0 to 1. */
const speckle = (x: number, y: number) => fraction(Math.sin(Math.floor(x) * 127.1 + Math.floor(y) * 311.7) * 43_758.5)

/** Walls with rows of windows: `across` metres from one to the next, `storey` metres high. */
const windowed =
  (hex: string, { across = 3, storey = 3, wide = 0.5, high = 0.5 } = {}): Paint =>
  (at, normal) => {
    const colour = tint(hex)
    if (Math.abs(normal[2]) > 0.5) return { colour: times(colour, 0.7) }
    const along = fraction((Math.abs(normal[0]) > 0.5 ? at[1] : at[0]) / across)
    const above = fraction(at[2] / storey)
    const inside = along > (1 - wide) / 2 && along < (1 + wide) / 2 && above > 0.32 && above < 0.32 + high
    if (!inside) return { colour: above < 0.04 ? times(colour, 0.8) : colour }
    const isFrame = Math.abs(along - 0.5) < 0.015 || along < (1 - wide) / 2 + 0.02 || along > (1 + wide) / 2 - 0.02
    return isFrame ? { colour: frame } : { colour: glass, mirrors: 0.55 }
  }

/** Corrugated sheet, darker in its grooves. */
const ribbed =
  (hex: string, every = 0.5): Paint =>
  (at, normal) => {
    const along = Math.abs(normal[0]) > 0.5 ? at[1] : at[0]
    const groove = 0.86 + 0.14 * Math.cos((2 * Math.PI * along) / every)
    return { colour: times(tint(hex), groove) }
  }

/** Tiles: rows along the slope. */
const tiled =
  (hex: string): Paint =>
  (at) => {
    const row = 0.85 + 0.15 * fraction(at[1] * 3.2)
    return { colour: times(tint(hex), row * (0.94 + 0.06 * speckle(at[0] * 4, at[1] * 3.2))) }
  }

const grounds: Record<Style['ground'], (x: number, y: number) => Vector> = {
  desert: (x, y) => times(tint('#b99a74'), 0.86 + 0.1 * speckle(x * 2, y * 2) + 0.06 * speckle(x / 3, y / 3)),
  grass: (x, y) => times(tint('#6f8550'), 0.8 + 0.2 * speckle(x * 5, y * 5) + 0.08 * speckle(x / 4, y / 4)),
}

const skies = {
  noon: { low: tint('#cfe0ee'), high: times(tint('#4f86c6'), 1.1), sun: [2.3, 2.2, 2.05] as Vector },
  evening: { low: times(tint('#f3d2ad'), 1.1), high: tint('#5e87b5'), sun: [2.9, 2.2, 1.5] as Vector },
}

/** A tree: a trunk under two boxes of leaves, turned by their size only. */
const tree = (x: number, y: number, size: number): Solid[] => [
  box([x - 0.1, y - 0.1, 0], [0.2, 0.2, size * 0.5], plain('#5c4632')),
  box([x - size * 0.28, y - size * 0.28, size * 0.4], [size * 0.56, size * 0.56, size * 0.4], leaves),
  box([x - size * 0.18, y - size * 0.2, size * 0.75], [size * 0.38, size * 0.38, size * 0.28], leaves),
]
const leaves: Paint = (at) => ({
  colour: times(tint('#4c6a3a'), 0.75 + 0.5 * speckle(at[0] * 9 + at[2] * 7, at[1] * 9)),
})

const fence = (x: number, y: number, long: number): Solid[] => [
  ...Array.from({ length: Math.floor(long / 4) + 1 }, (_, at) =>
    box([x + at * 4, y, 0], [0.12, 0.12, 2.1], plain('#7c8287')),
  ),
  box([x, y + 0.04, 1.95], [long, 0.05, 0.08], plain('#9aa0a4')),
  box([x, y + 0.04, 1.1], [long, 0.05, 0.05], plain('#9aa0a4')),
  box([x, y + 0.04, 0.35], [long, 0.05, 0.05], plain('#9aa0a4')),
]

/** Hills behind everything. */
const hills: Solid[] = [0, 1, 2, 3].map((at) =>
  gable([-1500 + at * 160, 330 + at * 120, 0], [3000, 320], 40 + at * 24, plain('#8e8272')),
)

const door = (x: number, y: number, wide: number, high: number, hex: string): Solid =>
  box([x, y - 0.06, 0], [wide, 0.1, high], ribbed(hex, 0.35))

const truck = (x: number, y: number): Solid[] => [
  box([x, y, 0.9], [7, 2.5, 2.6], ribbed('#e8e9ea', 0.6)),
  box([x - 2.2, y, 0.5], [2, 2.4, 2.5], (at, normal): Look => {
    const isScreen = normal[0] < -0.5 && at[2] > 1.7
    return isScreen ? { colour: glass, mirrors: 0.5 } : { colour: tint('#b5482f') }
  }),
  ...[-1.6, 1, 5].map((place) => box([x + place, y - 0.03, 0], [0.95, 2.56, 0.95], plain('#1d1f20'))),
]

type Build = (style: Style) => Solid[]

/** What stands on each kind of property; metres, the street is at y = 0, the viewer before it. */
const builds: Record<string, Build> = {
  house: ({ wall, roof }) => [
    box([-7, 6, 0], [14, 9, 3.1], windowed(wall, { across: 3.5, storey: 3.1, wide: 0.5, high: 0.45 })),
    gable([-7.6, 5.3, 3.1], [15.2, 10.4], 2.6, tiled(roof)),
    box([2.5, 3, 0], [5, 5, 2.8], windowed(wall, { across: 5, storey: 2.8, wide: 0.72, high: 0.5 })),
    gable([2, 2.6, 2.8], [6, 5.8], 1.5, tiled(roof)),
    box([-1.2, 5.9, 0], [1.1, 0.2, 2.2], plain('#5a3f2c')),
    box([-4, 0, 0], [3, 6, 0.05], plain('#b3ada3')),
    ...tree(-12, 9, 6.5),
    ...tree(12.5, 12, 7.5),
    ...tree(-15, 16, 8),
  ],
  apartment: ({ wall, roof }) => [
    box([-9, 8, 0], [18, 12, 27], windowed(wall, { across: 3, storey: 3, wide: 0.62, high: 0.5 })),
    ...Array.from({ length: 8 }, (_, at) =>
      box([-9.2 + (at % 2) * 9.4, 6.9, 3 + at * 3], [8.8, 1.3, 0.25], plain('#e6e6e4')),
    ),
    box([-3, 7.2, 0], [6, 1, 3.4], plain(roof)),
    box([-4, 12, 27], [8, 5, 2.6], plain(roof)),
    ...tree(-14, 7, 7),
    ...tree(14, 8, 8.5),
    ...tree(18, 14, 7),
  ],
  office: ({ wall, roof }) => [
    box([-13, 8, 0], [26, 12, 10.2], windowed(wall, { across: 1.7, storey: 3.4, wide: 0.9, high: 0.58 })),
    box([-13.4, 7.6, 10.2], [26.8, 12.8, 0.6], plain(roof)),
    box([-4, 6.4, 0], [8, 2, 3.6], (_, normal) =>
      Math.abs(normal[2]) > 0.5 ? { colour: tint(roof) } : { colour: glass, mirrors: 0.6 },
    ),
    box([4, 12, 10.8], [5, 4, 1.6], ribbed('#9a9fa3')),
    ...tree(-17, 6, 6),
    ...tree(17, 7, 6.5),
  ],
  warehouse: ({ wall, roof }) => [
    box([-20, 10, 0], [40, 26, 8], ribbed(wall, 0.8)),
    gable([-20.5, 9.6, 8], [41, 26.8], 2.6, ribbed(roof, 0.8)),
    ...[-15, -8, -1].map((x) => door(x, 10, 4.4, 4.8, '#5d6a72')),
    box([7, 8.2, 0], [11, 2, 6.4], windowed('#e7e7e3', { across: 2.6, storey: 3.2, wide: 0.7, high: 0.45 })),
    box([-16, 8.6, 4.9], [20, 1.4, 0.2], plain(roof)),
    ...truck(-9, 3),
    ...fence(-34, 0.5, 18),
  ],
  yard: ({ wall, roof }) => [
    ...Array.from({ length: 9 }, (_, at) =>
      box(
        [-20 + (at % 5) * 6.4, 12 + (at % 3) * 4.4, at > 5 ? 2.6 : 0],
        [6.1, 2.4, 2.6],
        ribbed(['#a8452f', '#2f6b8a', '#c8a24a', '#5f7f5a'][at % 4]!, 0.3),
      ),
    ),
    box([14, 14, 0], [9, 6, 3], windowed(wall, { across: 3, storey: 3, wide: 0.5, high: 0.4 })),
    box([13.6, 13.6, 3], [9.8, 6.8, 0.3], plain(roof)),
    ...truck(-6, 5),
    ...fence(-30, 1, 22),
    ...fence(6, 1, 24),
  ],
  camp: ({ wall, roof }) => [
    ...Array.from({ length: 6 }, (_, at) => {
      const [x, y] = [-22 + (at % 3) * 16, 8 + Math.floor(at / 3) * 13]
      return [
        box([x, y, 0.4], [14, 6, 2.7], windowed(wall, { across: 2.4, storey: 3.1, wide: 0.42, high: 0.35 })),
        gable([x - 0.3, y - 0.3, 3.1], [14.6, 6.6], 0.9, ribbed(roof, 0.5)),
        box([x, y - 1.3, 0.3], [14, 1.3, 0.15], plain('#7a6a58')),
      ]
    }).flat(),
    box([28, 10, 0], [2.4, 2.4, 5], plain('#c9ccce')),
    ...fence(-34, 2, 60),
  ],
  land: ({ wall }) => [
    ...fence(-40, 14, 80),
    box([-14, 9, 0], [0.14, 0.14, 2.6], plain('#6a5844')),
    box([-10.6, 9, 0], [0.14, 0.14, 2.6], plain('#6a5844')),
    box([-14.4, 8.9, 1.3], [4.4, 0.1, 1.5], plain(wall)),
    ...tree(16, 24, 6),
    ...tree(22, 34, 7.5),
    ...tree(-26, 40, 7),
    gable([4, 46, 0], [26, 20], 3, plain('#9a8a70')),
  ],
  premises: ({ wall, roof }) => [
    box([-14, 6, 0], [28, 10, 5.2], plain(wall)),
    ...[-13, -6, 1, 8].map((x) => box([x, 5.9, 0.3], [5.4, 0.2, 2.9], () => ({ colour: glass, mirrors: 0.6 }))),
    ...[-13, -6, 1, 8].map((x, at) =>
      box([x, 4.6, 3.3], [5.4, 1.4, 0.15], plain(['#b5482f', '#2f6b8a', '#3f7a5c', '#c8a24a'][at]!)),
    ),
    box([-14.3, 5.6, 5.2], [28.6, 10.8, 0.5], plain(roof)),
    box([-20, 0, 0], [40, 5.4, 0.12], plain('#b9b6b0')),
    ...tree(-17, 3, 5),
    ...tree(17, 3, 5.5),
  ],
}

export const subjects = Object.keys(builds)
export const views = ['front', 'side'] as const

interface Placing {
  from: Vector
  to: Vector
  zoom: number
}

/** Where each subject is seen from: before the street, and from its corner. */
const cameras: Record<string, readonly [front: Placing, side: Placing]> = {
  house: placed(24, 3.4, 3.2),
  apartment: placed(44, 6, 13),
  office: placed(34, 4.2, 5),
  warehouse: placed(42, 6, 5),
  yard: placed(36, 7, 3),
  camp: placed(40, 8, 3),
  land: placed(34, 5, 3),
  premises: placed(30, 3.6, 3.4),
}

function placed(far: number, high: number, middle: number): readonly [Placing, Placing] {
  return [
    { from: [-far * 0.22, -far * 0.62, high], to: [0, 12, middle], zoom: 0.8 },
    { from: [far * 0.72, -far * 0.5, high * 1.7], to: [0, 12, middle * 0.85], zoom: 0.78 },
  ]
}

/** The scene of a subject in a style, from one of its views. */
export function sceneOf(subject: string, style: Style, view: (typeof views)[number]): Scene {
  const [front, side] = cameras[subject]!
  const isEvening = style.hour === 'evening'
  return {
    solids: [...builds[subject]!(style), ...hills],
    ground: grounds[style.ground],
    camera: view === 'front' ? front : side,
    sun: unit(isEvening ? [-0.75, -0.6, 0.36] : [0.5, -0.55, 0.8]),
    sky: skies[style.hour],
  }
}
