import { expect, test } from 'vitest'
import {
  between,
  eased,
  eyeOf,
  fittingDistance,
  heightOf,
  keyMove,
  moved,
  sideOf,
  type View,
  viewFrom,
  viewOf,
} from './views.ts'

const front: View = { azimuth: 0, elevation: 0, distance: 2, aim: [0, 0, 0] }
const bounds = { nearest: 1, farthest: 4 }
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9))

test('an eye that is placed by a view gives the same view', () => {
  const view: View = { azimuth: 2.4, elevation: -0.7, distance: 1.5, aim: [0.1, 0.2, -0.3] }
  const again = viewFrom(eyeOf(view), view.aim)
  expect([again.azimuth, again.elevation, again.distance]).toEqual(near([2.4, -0.7, 1.5]))
  expect(eyeOf(front)).toEqual([0, 0, 2])
  expect(viewFrom([0, 0, 0], [0, 0, 0]).elevation).toBe(0)
})

test('24 steps go once around; height and distance end at their bounds', () => {
  let view = front
  for (let step = 0; step < 24; step++) view = moved(view, 'right', bounds)
  expect(view.azimuth).toBeCloseTo(2 * Math.PI)
  for (let step = 0; step < 24; step++) view = moved(view, 'up', bounds)
  expect(view.elevation).toBeLessThan(Math.PI / 2)
  expect(moved(view, 'down', bounds).elevation).toBeLessThan(view.elevation)
  for (let step = 0; step < 24; step++) view = moved(view, 'nearer', bounds)
  expect(view.distance).toBe(1)
  for (let step = 0; step < 24; step++) view = moved(view, 'farther', bounds)
  expect(view.distance).toBe(4)
  expect(moved(moved(front, 'left', bounds), 'right', bounds)).toEqual(front)
})

test('a flight takes the shorter way around and ends where it should', () => {
  const to: View = { azimuth: Math.PI * 1.75, elevation: 1, distance: 4, aim: [2, 4, 6] }
  expect(between(front, to, 0.5).azimuth).toBeCloseTo(-Math.PI / 8)
  const end = between(front, to, 1)
  expect(eyeOf(end)).toEqual(near(eyeOf(to)))
  expect(between(front, to, 0)).toEqual(front)
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1])
})

test('keys turn the product, and those of the browser stay its own', () => {
  const key = (name: string, held: object = {}) =>
    keyMove({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...held })
  expect([key('ArrowLeft'), key('+'), key('='), key('-'), key('0'), key('Tab')]).toEqual([
    'left',
    'nearer',
    'nearer',
    'farther',
    'reset',
    undefined,
  ])
  expect(key('+', { ctrlKey: true })).toBeUndefined()
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined()
})

test('a part is seen from where it looks to, but not straight from above or below', () => {
  expect(viewOf([1, 2, 3], [0, 1, 0], 2)).toEqual({ azimuth: 0, elevation: Math.PI / 3, distance: 2, aim: [1, 2, 3] })
  expect(viewOf([0, 0, 0], [0, 0, -1], 1).azimuth).toBeCloseTo(Math.PI)
})

test('sides and heights are told', () => {
  const seen = (azimuth: number) => sideOf({ ...front, azimuth })
  expect([0, 1.6, 3.1, 4.7, 6.2, -1.6, -3.1, -62.8].map(seen)).toEqual([
    'front',
    'right',
    'back',
    'left',
    'front',
    'left',
    'back',
    'front',
  ])
  expect([1, 0.3, -0.5].map((elevation) => heightOf({ ...front, elevation }))).toEqual(['above', 'level', 'below'])
})

test('a box is seen whole: the nearest face decides, and a narrow picture needs more distance', () => {
  const cube = [2, 2, 2] as const
  expect(fittingDistance(cube, front, Math.PI / 2, 2)).toBeCloseTo(2)
  expect(fittingDistance(cube, front, Math.PI / 2, 0.5)).toBeCloseTo(3)
  expect(fittingDistance(cube, { azimuth: Math.PI / 4, elevation: 0 }, Math.PI / 2, 1)).toBeCloseTo(Math.SQRT2 + 1)
  expect(fittingDistance([0, 4, 0], { azimuth: 1, elevation: Math.PI / 2 }, Math.PI / 2, 1)).toBeCloseTo(2)
})
