import type { Design } from '../plan/design.ts'
import { type Palette, rampOf, stepOf } from './colours.ts'
import { onStage, type Size, type View } from './view.ts'

/** What the colour of a hole says. */
export type Colouring = 'time' | 'relief'

export interface Scene {
  design: Design
  view: View
  size: Size
  palette: Palette
  colouring: Colouring
  /** Number of the hole that is chosen, and of the one that a new tie starts in. */
  /** Written at the free face. */
  faceName: string
  chosen: number | null
  tiedFrom: number | null
}

type Context = CanvasRenderingContext2D

/** Returns the radius of a hole in pixels: to scale, but seen and hit at any scale. */
export const radiusOf = ({ view, design }: Pick<Scene, 'view' | 'design'>): number =>
  Math.min(9, Math.max(design.holes.length > 2000 ? 1.4 : 2.6, view.scale * 0.55))

/** Paints a plan at rest. */
export function paintPlan(context: Context, scene: Scene): void {
  const { size, palette } = scene
  context.fillStyle = palette.ground
  context.fillRect(0, 0, size.width, size.height)
  paintFace(context, scene)
  paintContours(context, scene)
  paintTies(context, scene)
  paintHoles(context, scene)
  paintTimes(context, scene)
  paintPoint(context, scene)
  paintChosen(context, scene)
}

/** The free face of a pattern, which a file of holes does not know. */
function paintFace(context: Context, { design, view, size, palette, faceName }: Scene): void {
  if (design.plan.pozos.length > 0) return
  const { malla } = design.plan
  const { x, y } = onStage(view, size)
  const [left, right] = [-malla.espaciamiento, (malla.por_fila + 0.5) * malla.espaciamiento]
  context.strokeStyle = palette.line
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x(left), y(0))
  context.lineTo(x(right), y(0))
  context.stroke()
  context.lineWidth = 1
  context.beginPath()
  for (let at = x(left); at < x(right); at += 12) {
    context.moveTo(at, y(0))
    context.lineTo(at - 6, y(0) + 9)
  }
  context.stroke()
  context.fillStyle = palette.text
  context.font = '12px system-ui, sans-serif'
  context.textAlign = 'left'
  context.fillText(faceName, Math.max(8, x(left)), y(0) + 26)
}

function paintContours(context: Context, { design, view, size, palette }: Scene): void {
  const { x, y } = onStage(view, size)
  context.strokeStyle = palette.accent
  for (const [index, { segments }] of design.contours.entries()) {
    context.globalAlpha = index % 5 === 4 ? 0.95 : 0.55
    context.lineWidth = index % 5 === 4 ? 1.5 : 1
    context.beginPath()
    for (let at = 0; at < segments.length; at += 4) {
      context.moveTo(x(segments[at]!), y(segments[at + 1]!))
      context.lineTo(x(segments[at + 2]!), y(segments[at + 3]!))
    }
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintTies(context: Context, { design, view, size, palette }: Scene): void {
  if (design.plan.salida.tipo !== 'uniones') return
  const places = new Map(design.holes.map((hole) => [hole.id, hole]))
  const { x, y } = onStage(view, size)
  context.strokeStyle = palette.text
  context.fillStyle = palette.text
  context.globalAlpha = 0.75
  context.lineWidth = 1.25
  const heads: (readonly [x: number, y: number, angle: number])[] = []
  context.beginPath()
  for (const [from, to] of design.plan.uniones) {
    const [a, b] = [places.get(from), places.get(to)]
    if (!a || !b) continue
    context.moveTo(x(a.x), y(a.y))
    context.lineTo(x(b.x), y(b.y))
    const angle = Math.atan2(y(b.y) - y(a.y), x(b.x) - x(a.x))
    heads.push([x(a.x) + (x(b.x) - x(a.x)) * 0.6, y(a.y) + (y(b.y) - y(a.y)) * 0.6, angle])
  }
  context.stroke()
  context.beginPath()
  for (const [px, py, angle] of heads) {
    context.moveTo(px + 5 * Math.cos(angle), py + 5 * Math.sin(angle))
    context.lineTo(px + 5 * Math.cos(angle + 2.5), py + 5 * Math.sin(angle + 2.5))
    context.lineTo(px + 5 * Math.cos(angle - 2.5), py + 5 * Math.sin(angle - 2.5))
    context.closePath()
  }
  context.fill()
  context.globalAlpha = 1
}

/** Returns the step of each hole's colour; null for one without a value. */
function colourSteps({ design, colouring }: Pick<Scene, 'design' | 'colouring'>): Map<number, number> {
  const values = colouring === 'time' ? design.times : design.relief
  const most = colouring === 'time' ? design.summary.duracion : largestOf(values)
  return new Map([...values].map(([id, value]) => [id, stepOf(value, 0, most)]))
}

/** Returns the relief that ends the ramp: nine in ten holes have no more. */
export function largestOf(values: ReadonlyMap<number, number>): number {
  const sorted = [...values.values()].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.9)] ?? 0
}

function paintHoles(context: Context, scene: Scene): void {
  const { design, view, size, palette } = scene
  const { x, y } = onStage(view, size)
  const radius = radiusOf(scene)
  const steps = colourSteps(scene)
  const groups = new Map<number, [number, number][]>()
  for (const hole of design.holes) {
    const [px, py] = [x(hole.x), y(hole.y)]
    if (px < -20 || py < -20 || px > size.width + 20 || py > size.height + 20) continue
    const step = steps.get(hole.id) ?? -1
    const group = groups.get(step)
    if (group) group.push([px, py])
    else groups.set(step, [[px, py]])
  }
  const ramp = rampOf(palette.ramp)
  for (const [step, places] of groups) {
    context.beginPath()
    for (const [px, py] of places) {
      context.moveTo(px + radius, py)
      context.arc(px, py, radius, 0, 2 * Math.PI)
    }
    if (step < 0) {
      context.strokeStyle = palette.danger
      context.lineWidth = 1.5
      context.stroke()
    } else {
      context.fillStyle = ramp[step]!
      context.fill()
    }
  }
}

/** Times are written where there is room for them. */
function paintTimes(context: Context, { design, view, size, palette }: Scene): void {
  if (view.scale * usualStep(design) < 34 || design.holes.length > 2000) return
  const { x, y } = onStage(view, size)
  context.fillStyle = palette.text
  context.font = '11px system-ui, sans-serif'
  context.textAlign = 'center'
  for (const { x: px, y: py, ms } of design.order) context.fillText(`${ms}`, x(px), y(py) - 12)
}

const usualStep = ({ plan, holes }: Design): number =>
  plan.pozos.length === 0
    ? Math.min(plan.malla.espaciamiento, plan.malla.burden * 1.4)
    : 4 / Math.max(1, holes.length / 200)

function paintPoint(context: Context, { design, view, size, palette }: Scene): void {
  const { x, y } = onStage(view, size)
  const { punto } = design.plan
  const [px, py] = [x(punto.x), y(punto.y)]
  context.strokeStyle = palette.mark
  context.lineWidth = 2
  context.beginPath()
  context.arc(px, py, 7, 0, 2 * Math.PI)
  context.moveTo(px - 12, py)
  context.lineTo(px + 12, py)
  context.moveTo(px, py - 12)
  context.lineTo(px, py + 12)
  context.stroke()
}

function paintChosen(context: Context, scene: Scene): void {
  const { design, view, size, palette, chosen, tiedFrom } = scene
  const { x, y } = onStage(view, size)
  for (const [id, colour] of [
    [chosen, palette.text],
    [tiedFrom, palette.accent],
  ] as const) {
    const hole = id === null ? undefined : design.holes.find((one) => one.id === id)
    if (!hole) continue
    context.strokeStyle = colour
    context.lineWidth = 2
    context.beginPath()
    context.arc(x(hole.x), y(hole.y), radiusOf(scene) + 5, 0, 2 * Math.PI)
    context.stroke()
  }
}
