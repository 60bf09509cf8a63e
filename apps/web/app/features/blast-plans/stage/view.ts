import type { Hole } from '@portal/contract/blast-plans/plan'

/** What of a plan the stage shows: the point in its middle, in m, and pixels per m. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

const edge = 44
const scales = { least: 0.02, most: 200 }

/** Returns the view that shows all holes. */
export function viewOfAll(holes: readonly Pick<Hole, 'x' | 'y'>[], { width, height }: Size): View {
  let [left, right, bottom, top] = [0, 0, 0, 0]
  for (const [index, { x, y }] of holes.entries()) {
    left = index === 0 ? x : Math.min(left, x)
    right = index === 0 ? x : Math.max(right, x)
    bottom = index === 0 ? y : Math.min(bottom, y)
    top = index === 0 ? y : Math.max(top, y)
  }
  const across = Math.max(1, width - 2 * edge) / Math.max(1, right - left)
  const along = Math.max(1, height - 2 * edge) / Math.max(1, top - bottom)
  return { x: (left + right) / 2, y: (bottom + top) / 2, scale: Math.min(across, along, 60) }
}

/** Returns where a place of the plan stands on the stage, in pixels. Above is farther behind the face. */
export const onStage = ({ x, y, scale }: View, { width, height }: Size) => ({
  x: (place: number) => width / 2 + (place - x) * scale,
  y: (place: number) => height / 2 - (place - y) * scale,
})

/** Returns the place of the plan under a pixel. */
export const inPlan = ({ x, y, scale }: View, { width, height }: Size, at: { x: number; y: number }) => ({
  x: x + (at.x - width / 2) / scale,
  y: y - (at.y - height / 2) / scale,
})

/** Returns the view moved by pixels. */
export const moved = (view: View, by: { x: number; y: number }): View => ({
  ...view,
  x: view.x - by.x / view.scale,
  y: view.y + by.y / view.scale,
})

/** Returns the view enlarged by a factor; the place under `at` stays where it is. */
export function zoomed(view: View, size: Size, factor: number, at = { x: size.width / 2, y: size.height / 2 }): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * factor))
  const fixed = inPlan(view, size, at)
  const after = inPlan({ ...view, scale }, size, at)
  return { scale, x: view.x + fixed.x - after.x, y: view.y + fixed.y - after.y }
}

/** Returns the hole nearest to a pixel, no farther than a finger is wide; undefined for none. */
export function holeAt(
  holes: readonly Hole[],
  view: View,
  size: Size,
  at: { x: number; y: number },
  reach = 22,
): Hole | undefined {
  const place = inPlan(view, size, at)
  let found: Hole | undefined
  let least = reach / view.scale
  for (const hole of holes) {
    const distance = Math.hypot(hole.x - place.x, hole.y - place.y)
    if (distance <= least) [least, found] = [distance, hole]
  }
  return found
}
