import { type BlastPlan, type Hole, holesOf } from '@portal/contract/blast-plans/plan'
import { type PlanSummary, summaryOf } from '@portal/contract/blast-plans/summary'
import {
  type Contour,
  contourStep,
  contoursOf,
  reliefOf,
  shortTriangles,
  usualDistance,
} from '@portal/contract/blast-plans/surface'
import { timesOf } from '@portal/contract/blast-plans/timing'
import { inOrder, type TimedHole, type Window, windowsOf } from '@portal/contract/blast-plans/vibration'
import Delaunator from 'delaunator'

/** All that follows from a plan. */
export interface Design {
  plan: BlastPlan
  holes: readonly Hole[]
  /** By the number of the hole; absent for one without a time. */
  times: ReadonlyMap<number, number>
  /** Earliest first. */
  order: readonly TimedHole[]
  /** ms/m by the number of the hole. */
  relief: ReadonlyMap<number, number>
  contours: readonly Contour[]
  /** Between two contours, in ms. */
  step: number
  windows: readonly Window[]
  summary: PlanSummary
}

/** Sides of triangles longer than so many usual distances bridge a gap of the pattern. */
const longestSide = 2.5

/** Calculates a plan: about 60 ms for 10,000 holes. */
export function designOf(plan: BlastPlan): Design {
  const holes = holesOf(plan)
  const listed = timesOf(plan, holes)
  const order = inOrder(holes, listed)
  const all = Delaunator.from(
    order,
    ({ x }) => x,
    ({ y }) => y,
  ).triangles
  const triangles = shortTriangles(order, all, longestSide * usualDistance(order, all))
  const surface = { points: order, triangles }
  const step = contourStep(order.at(-1)?.ms ?? 0)
  const relief = reliefOf(surface)
  return {
    plan,
    holes,
    times: new Map(order.map(({ id, ms }) => [id, ms])),
    order,
    relief: new Map(order.flatMap(({ id }, index) => (relief[index] == null ? [] : [[id, relief[index]]]))),
    contours: contoursOf(surface, step),
    step,
    windows: windowsOf(order),
    summary: summaryOf(plan, holes, listed),
  }
}
