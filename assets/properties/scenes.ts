import { cloudy, rising, speckle } from './noise.ts'
import { ball, box, gable, type Look, type Paint, plus, type Solid, times, tint, unit, type Vector } from './solids.ts'
import type { Scene } from './trace.ts'

/** What changes from one picture of a kind to the next: walls, roof, ground and hour. */
export interface Style {
  wall: string
  roof: string
  ground: 'desert' | 'grass'
  hour: 'noon' | 'evening'
}

export const styles: readonly Style[] = [
  { wall: '#d9cdb8', roof: '#84543f', ground: 'desert', hour: 'evening' },
  { wall: '#dfe3e4', roof: '#4d5a63', ground: 'grass', hour: 'noon' },
]

const glass = tint('#20303c')
const frame = tint('#2b2f33')

const plain =
  (hex: string): Paint =>
  (at) => ({ colour: times(tint(hex), 0.9 + 0.18 * cloudy((at[0] + at[1]) * 1.3, at[2] * 1.3, 3)) })

const fraction = (value: number) => value - Math.floor(value)

/** A colour on the way to another one. */
const between = (from: Vector, to: Vector, share: number): Vector => plus(times(from, 1 - share), times(to, share))

/** Rendered walls: stains, and dust near the ground. */
const plastered = (colour: Vector, at: Vector): Vector => {
  const stains = 0.88 + 0.16 * cloudy((at[0] + at[1]) * 0.7, at[2] * 0.5, 4)
  const dusty = 0.35 * (1 - rising(at[2], 0, 0.9))
  return between(times(colour, stains), tint('#8f7d66'), dusty)
}

/** Walls with rows of windows: `across` metres from one to the next, `storey` metres high. */
const windowed =
  (hex: string, { across = 3, storey = 3, wide = 0.5, high = 0.5 } = {}): Paint =>
  (at, normal) => {
    const colour = tint(hex)
    if (Math.abs(normal[2]) > 0.5) return { colour: times(colour, 0.7) }
    const along = fraction((Math.abs(normal[0]) > 0.5 ? at[1] : at[0]) / across)
    const above = fraction(at[2] / storey)
    const inside = along > (1 - wide) / 2 && along < (1 + wide) / 2 && above > 0.32 && above < 0.32 + high
    if (!inside) {
      const isSill = above < 0.32 && above > 0.28 && Math.abs(along - 0.5) < wide / 2 + 0.02
      return { colour: plastered(isSill || above < 0.03 ? times(colour, 0.72) : colour, at) }
    }
    const cell = speckle((at[0] + at[1] * 3) / across + 0.5, at[2] / storey + 7)
    const isBlind = above > 0.32 + high * (1 - 0.7 * cell) && cell > 0.35
    const isFrame = Math.abs(along - 0.5) < 0.015 || along < (1 - wide) / 2 + 0.02 || along > (1 + wide) / 2 - 0.02
    if (isFrame) return { colour: frame }
    return isBlind ? { colour: tint('#b9b3a6'), mirrors: 0.3 } : { colour: times(glass, 0.5 + cell), mirrors: 0.85 }
  }

/** Corrugated sheet, darker in its grooves. */
const ribbed =
  (hex: string, every = 0.5): Paint =>
  (at, normal) => {
    const along = Math.abs(normal[0]) > 0.5 ? at[1] : at[0]
    const groove = 0.86 + 0.14 * Math.cos((2 * Math.PI * along) / every)
    return { colour: plastered(times(tint(hex), groove), at) }
  }

/** Tiles: rows along the slope. */
const tiled =
  (hex: string): Paint =>
  (at) => {
    const row = 0.72 + 0.28 * fraction(at[1] * 3.2)
    const aged = 0.8 + 0.3 * cloudy(at[0] * 0.8, at[1] * 0.8, 3)
    return { colour: times(tint(hex), row * aged * (0.86 + 0.14 * speckle(at[0] * 4, at[1] * 3.2))) }
  }

/** The direction of rough ground. */
function rough(x: number, y: number, every: number, height: number): Vector {
  const here = cloudy(x / every, y / every, 3)
  const [east, north] = [cloudy((x + 0.05) / every, y / every, 3), cloudy(x / every, (y + 0.05) / every, 3)]
  return unit([((here - east) / 0.05) * height, ((here - north) / 0.05) * height, 1])
}

const soils: Record<Style['ground'], (x: number, y: number) => Look> = {
  desert: (x, y) => {
    const sand = between(tint('#ab967a'), tint('#8d7a63'), rising(cloudy(x / 7, y / 7, 5), 0.35, 0.7))
    const isPebble = speckle(x * 9, y * 9) > 0.93
    return {
      colour: times(sand, isPebble ? 0.7 : 0.85 + 0.25 * cloudy(x * 3, y * 3, 3)),
      normal: rough(x, y, 0.5, 0.1),
    }
  },
  grass: (x, y) => {
    const green = between(tint('#66734c'), tint('#89835c'), rising(cloudy(x / 5, y / 5, 5), 0.38, 0.75))
    return { colour: times(green, 0.55 + 0.75 * cloudy(x * 11, y * 7, 3)), normal: rough(x, y, 0.3, 0.16) }
  },
}

/** Crushed rock of yards and parking places. */
const gravel = (x: number, y: number): Look => ({
  colour: times(tint('#8f887c'), 0.62 + 0.42 * speckle(x * 8, y * 8) + 0.3 * (cloudy(x / 4, y / 4, 4) - 0.5)),
  normal: rough(x, y, 0.25, 0.09),
})

const street = { near: -9.5, far: -3.2, walk: -1.6 } as const

/** A street before the property, with its kerb and a dashed line; behind it gravel up to `paved`, and soil. */
const groundOf =
  (soil: Style['ground'], paved: number) =>
  (x: number, y: number): Look => {
    const edge = 0.25 * (cloudy(x * 0.8, 3, 3) - 0.5)
    if (y > street.near && y < street.far) {
      const isLine = Math.abs(y - (street.near + street.far) / 2) < 0.07 && fraction(x / 5) < 0.5
      const worn = 0.8 + 0.35 * cloudy(x / 3, y / 3, 4) + 0.1 * speckle(x * 14, y * 14)
      return { colour: times(isLine ? tint('#c9c6ba') : tint('#5a5a5a'), worn) }
    }
    if (y >= street.far && y < street.walk) {
      const isJoint = fraction(x / 1.8) < 0.015 || y < street.far + 0.12
      return { colour: times(tint('#a5a098'), (isJoint ? 0.6 : 0.85) + 0.25 * cloudy(x, y, 3)) }
    }
    return y + edge * 3 > street.walk && y + edge * 6 < paved ? gravel(x, y) : soils[soil](x, y)
  }

const skies = {
  noon: { low: tint('#c3d5e4'), high: times(tint('#3f78bb'), 1.05), sun: [2.5, 2.35, 2.1], hills: tint('#6f7f68') },
  evening: { low: times(tint('#ecd3b4'), 1.05), high: tint('#5580b4'), sun: [2.9, 2.3, 1.65], hills: tint('#8a6a50') },
} satisfies Record<Style['hour'], Scene['sky']>

/** A tree: a trunk that parts, under a crown of many bunches of leaves. */
function tree(x: number, y: number, size: number): Solid[] {
  const chance = (at: number) => speckle(at * 7.1 + x * 3, y * 5 + at)
  const bunches = Array.from({ length: 90 }, (_, at) => {
    const turn = 2 * Math.PI * chance(at)
    const out = Math.sqrt(chance(at + 200)) * size * 0.3
    const high = size * (0.42 + 0.5 * chance(at + 400))
    const narrow = 1 - 0.75 * Math.abs(high / size - 0.62) * 2
    const wide = size * (0.05 + 0.06 * chance(at + 600))
    return ball(
      [x + Math.cos(turn) * out * narrow, y + Math.sin(turn) * out * narrow, high],
      [wide, wide, wide * 0.72],
      leaves,
    )
  })
  const thick = size * 0.022
  const bark: Paint = (at) => ({ colour: times(tint('#5c4a3a'), 0.6 + 0.6 * cloudy(at[0] * 20, at[2] * 4, 2)) })
  return [
    box([x - thick, y - thick, 0], [thick * 2, thick * 2, size * 0.5], bark),
    box([x - thick * 4, y - thick, size * 0.36], [thick * 5, thick, size * 0.24], bark),
    ...bunches,
  ]
}

/** Small leaves, lighter at their tips, none of which lies as its neighbour. */
const leaves: Paint = (at, normal) => {
  const fine = cloudy(at[0] * 9 + at[2] * 5, at[1] * 9 - at[2] * 7, 3)
  const colour = between(tint('#27381f'), tint('#71884c'), rising(fine, 0.25, 0.8))
  const turned = (axis: number) => cloudy(at[axis]! * 13 + 40 * axis, at[2] * 13 + at[(axis + 1) % 3]! * 5, 2) - 0.5
  return { colour, normal: unit(plus(normal, times([turned(0), turned(1), turned(2)], 2))) }
}

const shrub = (x: number, y: number, size: number): Solid[] =>
  Array.from({ length: 14 }, (_, at) => {
    const place = (seed: number) => (speckle(at * 3 + seed + x, y * 2 + at) - 0.5) * size
    return ball([x + place(1), y + place(9), size * 0.28], [size * 0.3, size * 0.3, size * 0.32], leaves)
  })

/** A car at the kerb: body, cabin of glass, wheels. */
const car = (x: number, y: number, hex: string): Solid[] => [
  box([x, y, 0.32], [4.3, 1.7, 0.5], plain(hex)),
  ball([x + 0.25, y + 0.85, 0.66], [0.5, 0.84, 0.26], plain(hex)),
  ball([x + 4.1, y + 0.85, 0.66], [0.4, 0.84, 0.26], plain(hex)),
  box([x + 1.15, y + 0.1, 0.8], [2.2, 1.5, 0.42], () => ({ colour: glass, mirrors: 0.9 })),
  box([x + 1.05, y + 0.08, 1.2], [2.35, 1.54, 0.12], plain(hex)),
  ...[0.85, 3.35].map((place) => ball([x + place, y + 0.85, 0.33], [0.34, 0.88, 0.34], plain('#17191a'))),
]

const fence = (x: number, y: number, long: number): Solid[] => [
  ...Array.from({ length: Math.floor(long / 4) + 1 }, (_, at) =>
    box([x + at * 4, y, 0], [0.12, 0.12, 2.1], plain('#7c8287')),
  ),
  box([x, y + 0.04, 1.95], [long, 0.05, 0.08], plain('#9aa0a4')),
  box([x, y + 0.04, 1.1], [long, 0.05, 0.05], plain('#9aa0a4')),
  box([x, y + 0.04, 0.35], [long, 0.05, 0.05], plain('#9aa0a4')),
]

const door = (x: number, y: number, wide: number, high: number, hex: string): Solid =>
  box([x, y - 0.06, 0], [wide, 0.1, high], ribbed(hex, 0.35))

const truck = (x: number, y: number): Solid[] => [
  box([x, y, 0.9], [7, 2.5, 2.6], ribbed('#e8e9ea', 0.6)),
  box([x - 2.2, y, 0.5], [2, 2.4, 2.5], (at, normal): Look => {
    const isScreen = normal[0] < -0.5 && at[2] > 1.7
    return isScreen ? { colour: glass, mirrors: 0.5 } : { colour: tint('#b5482f') }
  }),
  ...[-1.1, 1.5, 5.4].map((place) => ball([x + place, y + 1.22, 0.5], [0.52, 1.34, 0.52], plain('#1d1f20'))),
  box([x - 0.2, y + 0.3, 0.55], [7.2, 1.9, 0.35], plain('#33373a')),
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
    box([-7.8, 5.15, 2.98], [15.6, 0.2, 0.16], plain('#e9e6df')),
    box([1.85, 2.45, 2.68], [6.3, 0.2, 0.16], plain('#e9e6df')),
    box([-4.6, 9.5, 4.2], [0.9, 0.9, 2], ribbed('#8d6a55', 0.3)),
    box([-2.2, 4.4, 2.45], [3, 1.6, 0.14], tiled(roof)),
    ...[-2.1, 0.6].map((x) => box([x, 4.5, 0], [0.14, 0.14, 2.45], plain('#e9e6df'))),
    box([-1.6, -1.6, 0], [1.7, 7.6, 0.06], plain('#b3ada3')),
    box([-10, -1.5, 0], [8.2, 0.22, 0.9], windowed(wall, { wide: 0 })),
    box([0.4, -1.5, 0], [9.6, 0.22, 0.9], windowed(wall, { wide: 0 })),
    ...[-6, -4.4, -2.9, 1.6, 3.2, 5.2, 7].flatMap((x, at) => shrub(x, at % 2 ? 4.2 : 1.2, 0.9 + 0.2 * (at % 3))),
    ...tree(-12, 9, 6.5),
    ...tree(12.5, 12, 7.5),
    ...tree(-15, 18, 8),
    ...car(-14, -5.4, '#7d2f2a'),
  ],
  apartment: ({ wall, roof }) => [
    box([-9, 8, 0], [18, 12, 27], windowed(wall, { across: 3, storey: 3, wide: 0.62, high: 0.5 })),
    ...Array.from({ length: 8 }, (_, at) =>
      box([-9.2 + (at % 2) * 9.4, 6.9, 3 + at * 3], [8.8, 1.3, 0.25], plain('#e6e6e4')),
    ),
    box([-3.4, 5.8, 3.1], [6.8, 2.4, 0.3], plain(roof)),
    box([-2.4, 7.85, 0], [4.8, 0.2, 3], () => ({ colour: glass, mirrors: 0.9 })),
    box([-9.3, 7.7, 26.6], [18.6, 12.6, 0.7], plain('#d8d6d0')),
    box([-2, -1.6, 0], [4, 9.6, 0.06], plain('#aaa59c')),
    ...[-8, -6, -4.4, 4.2, 6, 7.8].flatMap((x, at) => shrub(x, 5 - (at % 2), 1.1)),
    ...car(-11, -5.4, '#39506b'),
    ...car(6, -5.2, '#b9bcbd'),
    box([-4, 12, 27], [8, 5, 2.6], plain(roof)),
    ...tree(-14, 7, 7),
    ...tree(14, 8, 8.5),
    ...tree(18, 14, 7),
  ],
  office: ({ wall, roof }) => [
    box([-13, 8, 0], [26, 12, 10.2], windowed(wall, { across: 1.7, storey: 3.4, wide: 0.9, high: 0.58 })),
    box([-13.4, 7.6, 10.2], [26.8, 12.8, 0.6], plain(roof)),
    box([-4.4, 4.6, 3.2], [8.8, 3.6, 0.3], plain(roof)),
    ...[-4.1, 3.9].map((x) => box([x, 4.9, 0], [0.2, 0.2, 3.2], plain('#c9ccce'))),
    box([-3.2, 7.85, 0], [6.4, 0.2, 3], (at) => {
      const isFrame = fraction(at[0] / 1.6) < 0.05 || at[2] > 2.9
      return isFrame ? { colour: frame } : { colour: times(glass, 0.7), mirrors: 0.9 }
    }),
    box([-4.4, -1.6, 0], [8.8, 9.6, 0.06], plain('#aaa59c')),
    ...[-12, -10, -8, -6.4, 6.2, 8, 10, 12].flatMap((x, at) => shrub(x, 6.6 - (at % 2), 1)),
    ...car(-12, -5.4, '#39506b'),
    ...car(8, -5.2, '#8f9496'),
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
    ...[-15.2, -8.2, -1.2].flatMap((x) =>
      [0, 4.6].map((more) => box([x + more, 9.7, 0], [0.2, 0.5, 1.1], plain('#c8a24a'))),
    ),
    ...fence(-34, 0.5, 18),
    ...fence(20, 0.5, 18),
    ...tree(25, 16, 6),
  ],
  yard: ({ wall, roof }) => [
    ...Array.from({ length: 9 }, (_, at) => {
      const place = at > 5 ? at - 5 : at // the last ones stand on earlier ones
      const colour = ['#8a4a3a', '#3f6577', '#b59a58', '#5f7358'][at % 4]!
      const corner: Vector = [-20 + (place % 5) * 6.4, 12 + (place % 3) * 4.4, at > 5 ? 2.6 : 0]
      return box(corner, [6.1, 2.4, 2.6], ribbed(colour, 0.3))
    }),
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
    ...Array.from({ length: 26 }, (_, at) =>
      shrub(-34 + 68 * speckle(at, 3), 1 + 40 * speckle(at, 8), 0.5 + 0.6 * speckle(at, 5)),
    ).flat(),
  ],
  premises: ({ wall, roof }) => [
    box([-14, 6, 0], [28, 10, 5.2], windowed(wall, { wide: 0 })),
    ...[-13, -6, 1, 8].map((x) =>
      box([x, 5.9, 0.3], [5.4, 0.2, 2.9], (at) => {
        const across = fraction((at[0] - x) / 1.8)
        if (across < 0.035 || at[2] < 0.4 || at[2] > 3.1) return { colour: frame }
        const goods = speckle(at[0] * 1.7 + x, at[2] * 1.4)
        return {
          colour: plus(times(glass, 0.6), times(tint('#c8a877'), at[2] < 1.9 ? 0.25 * goods : 0.05)),
          mirrors: 0.8,
        }
      }),
    ),
    ...[-13, -6, 1, 8].map((x) => box([x + 0.6, 5.75, 3.65], [4.2, 0.2, 0.85], plain('#3a3f44'))),
    ...car(-10, -5.4, '#8f9496'),
    ...car(3, -5.2, '#7d2f2a'),
    ...[-13, -6, 1, 8].map((x, at) =>
      box([x, 4.6, 3.3], [5.4, 1.4, 0.15], plain(['#b5482f', '#2f6b8a', '#3f7a5c', '#c8a24a'][at]!)),
    ),
    box([-14.3, 5.6, 5.2], [28.6, 10.8, 0.5], plain(roof)),
    box([-20, -1.6, 0], [40, 7.4, 0.12], plain('#a29e96')),
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

/** How far behind the street its ground is gravel, in metres; the rest is soil. */
const paved: Readonly<Record<string, number>> = { warehouse: 40, yard: 44, camp: 38, premises: 8 }

/** Where each subject is seen from: before the street, and from its corner. */
const cameras: Record<string, readonly [front: Placing, side: Placing]> = {
  house: placed(25, 3.4, 2.4, 0.7),
  apartment: placed(44, 6, 12.5, 0.84),
  office: placed(34, 4.2, 4, 0.7),
  warehouse: placed(46, 6, 3.6, 0.62),
  yard: placed(44, 6, 2, 0.6),
  camp: placed(54, 7.5, 1.6, 0.6),
  land: placed(34, 5, 1.6, 0.66),
  premises: placed(42, 4.2, 2, 0.62),
}

function placed(far: number, high: number, middle: number, zoom: number): readonly [Placing, Placing] {
  return [
    { from: [-far * 0.22, -far * 0.62, high], to: [0, 12, middle], zoom },
    { from: [far * 0.72, -far * 0.5, high * 1.7], to: [0, 12, middle * 0.85], zoom: zoom * 0.96 },
  ]
}

/** The scene of a subject in a style, from one of its views. */
export function sceneOf(subject: string, style: Style, view: (typeof views)[number]): Scene {
  const [front, side] = cameras[subject]!
  const isEvening = style.hour === 'evening'
  return {
    solids: builds[subject]!(style),
    ground: groundOf(style.ground, paved[subject] ?? 0),
    camera: view === 'front' ? front : side,
    sun: unit(isEvening ? [-0.75, -0.6, 0.36] : [0.5, -0.55, 0.8]),
    sky: skies[style.hour],
  }
}
