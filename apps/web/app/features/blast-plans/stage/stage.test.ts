import { firstPlan, holesOf } from '@portal/contract/blast-plans/plan'
import { expect, test } from 'vitest'
import { barsOf } from '../panels/window-chart.tsx'
import { designOf } from '../plan/design.ts'
import { rampOf, rampSteps, stepOf } from './colours.ts'
import { usualSlowness } from './run.ts'
import { holeAt, inPlan, onStage, viewOfAll, zoomed } from './view.ts'

const size = { width: 800, height: 500 }
const holes = holesOf(firstPlan)

test('all holes of a plan stand on the stage', () => {
  const view = viewOfAll(holes, size)
  const { x, y } = onStage(view, size)
  for (const hole of holes) {
    expect(x(hole.x)).toBeGreaterThan(0)
    expect(x(hole.x)).toBeLessThan(size.width)
    expect(y(hole.y)).toBeGreaterThan(0)
    expect(y(hole.y)).toBeLessThan(size.height)
  }
})

test('a pixel and its place of the plan belong together, and a zoom keeps the place under the pointer', () => {
  const view = viewOfAll(holes, size)
  const at = { x: 123, y: 77 }
  const place = inPlan(view, size, at)
  expect(onStage(view, size).x(place.x)).toBeCloseTo(at.x, 6)
  expect(onStage(view, size).y(place.y)).toBeCloseTo(at.y, 6)
  const after = inPlan(zoomed(view, size, 1.7, at), size, at)
  expect(after.x).toBeCloseTo(place.x, 6)
  expect(after.y).toBeCloseTo(place.y, 6)
})

test('a press finds the nearest hole, and none where none is near', () => {
  const view = viewOfAll(holes, size)
  const { x, y } = onStage(view, size)
  const hole = holes[17]!
  expect(holeAt(holes, view, size, { x: x(hole.x) + 6, y: y(hole.y) - 4 })).toBe(hole)
  expect(holeAt(holes, view, size, { x: 2, y: 2 })).toBeUndefined()
})

test('a ramp begins and ends with its colours', () => {
  const ramp = rampOf(['black', 'red', 'white'])
  expect(ramp).toHaveLength(rampSteps)
  expect(ramp[0]).toBe('color-mix(in srgb, black 100%, red)')
  expect(ramp.at(-1)).toBe('color-mix(in srgb, red 0%, white)')
  expect([stepOf(-5, 0, 10), stepOf(99, 0, 10), stepOf(1, 0, 0)]).toEqual([0, rampSteps - 1, 0])
})

test('a blast is played in about eight seconds', () => {
  expect(usualSlowness(400)).toBe(20)
  expect(usualSlowness(30_000)).toBe(1)
  expect(usualSlowness(1)).toBe(200)
})

test('the bars of the charge hold all of it, in at most 160', () => {
  const design = designOf({ ...firstPlan, malla: { ...firstPlan.malla, filas: 60, por_fila: 60 } })
  const { each, charges } = barsOf(design)
  expect(each % 8).toBe(0)
  expect(charges.length).toBeLessThanOrEqual(160)
  expect(charges.reduce((sum, charge) => sum + charge, 0)).toBeCloseTo(design.summary.carga_total, 3)
})
