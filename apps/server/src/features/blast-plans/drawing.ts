import type { BlastPlan, Hole } from '@portal/contract/blast-plans/plan'
import { contourStep, contoursOf, shortTriangles, usualDistance } from '@portal/contract/blast-plans/surface'
import { inOrder } from '@portal/contract/blast-plans/vibration'
import Delaunator from 'delaunator'
import type { Drawing, Shape } from '#core/documents/drawing.ts'

/** Holes are numbered with their times up to so many: more would lie over each other. */
const mostLabelled = 150

/** Draws a pattern with its lines of equal time. */
export function planDrawing(
  { uniones, salida }: BlastPlan,
  holes: readonly Hole[],
  times: readonly (number | null)[],
): { drawing: Drawing; step: number } {
  const timed = inOrder(holes, times)
  const all = Delaunator.from(
    timed,
    ({ x }) => x,
    ({ y }) => y,
  ).triangles
  const triangles = shortTriangles(timed, all, 2.5 * usualDistance(timed, all))
  const step = contourStep(timed.at(-1)?.ms ?? 0)
  const lines = contoursOf({ points: timed, triangles }, step)
  const radius = holes.length > 1000 ? 1 : holes.length > 200 ? 1.8 : 2.6
  const places = new Map(holes.map((hole) => [hole.id, hole]))
  const ties = salida.tipo === 'uniones' ? uniones : []
  const shapes: Shape[] = [
    { kind: 'lines', at: lines.flatMap(({ segments }) => segments), ink: 'amber', width: 0.7 },
    {
      kind: 'lines',
      at: ties.flatMap(([from, to]) => {
        const [a, b] = [places.get(from), places.get(to)]
        return a && b ? [a.x, a.y, b.x, b.y] : []
      }),
      ink: 'steel',
      width: 0.5,
    },
    { kind: 'dots', at: holes.flatMap(({ x, y }) => [x, y]), ink: 'ink', radius },
    ...(holes.length > mostLabelled ? [] : timed).map(
      ({ x, y, ms }): Shape => ({ kind: 'text', x: x + 0.35, y: y + 0.9, text: `${ms}`, size: 5.5, ink: 'steel' }),
    ),
  ]
  return { drawing: { bounds: boundsOf(holes), shapes, mostHeight: 360 }, step }
}

function boundsOf(holes: readonly Hole[]): Drawing['bounds'] {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of holes) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return holes.length > 0 ? { left, right, bottom, top } : { left: 0, right: 1, bottom: 0, top: 1 }
}
