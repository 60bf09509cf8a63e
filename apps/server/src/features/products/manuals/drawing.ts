import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { calloutAt, keysOf, type PanelControl, panelOf, reachOf } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import type { Drawing, Shape } from '#core/documents/drawing.ts'

const sides = 32
/** Points: a callout, and what is printed on the panel. */
const [calloutRadius, labelSize, smallSize] = [7, 6, 4.6]
const rounds: readonly PanelControl['kind'][] = ['button', 'keyswitch', 'led', 'post', 'connector', 'antenna']

/** Returns the line drawing of a console's panel, with a number at each part of the manual. */
export function panelDrawing(slug: ConsoleSlug): Omit<Drawing, 'caption'> {
  const { w, h, title, titleAt, controls, fields = [] } = panelOf(slug)
  const outlines = [
    ...rectangle(0, 0, w / 2, h / 2),
    ...fields.flatMap(({ x, y, w, h }) => rectangle(x, y, w / 2, h / 2)),
    ...controls.flatMap(outlineOf),
  ]
  const shapes: Shape[] = [
    { kind: 'lines', at: outlines, ink: 'ink', width: 0.8 },
    { kind: 'text', x: titleAt[0], y: titleAt[1], text: title, size: 10, ink: 'ink' },
    ...fields.map(({ x, y, h, text }) => printed(text, x, y + h / 2 - 0.05, smallSize)),
    ...controls.flatMap(labelsOf),
    ...consoleParts[slug].flatMap(({ anchor }, index) => calloutOf(slug, anchor, index + 1)),
  ]
  return { bounds: { left: -w / 2, right: w / 2, top: h / 2, bottom: -h / 2 }, shapes, mostHeight: 300 }
}

const printed = (text: string, x: number, y: number, size: number): Shape => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  ink: 'ink',
  isCentered: true,
})

function outlineOf(control: PanelControl): number[] {
  const { kind, x, y, rows, w = 0, h = 0 } = control
  const reach = reachOf(control)
  if (rows) return keysOf(control).flatMap((key) => rectangle(key.x, key.y, w / 2, h / 2))
  if (!rounds.includes(kind)) return rectangle(x, y, reach.x, reach.y)
  return [...circle(x, y, reach.x), ...circle(x, y, reach.x * 0.74)]
}

function labelsOf(control: PanelControl): Shape[] {
  const { kind, x, y, label, under, rows } = control
  const reach = reachOf(control)
  if (rows) return keysOf(control).map((key) => printed(signs[key.name] ?? key.name, key.x, key.y, labelSize))
  if (kind === 'rfid') return [printed('RFID', x, y, labelSize)]
  return [
    ...(label ? [printed(label, x, y - reach.y - 0.07, labelSize)] : []),
    ...(under ? [printed(under, x, y - reach.y - 0.135, smallSize)] : []),
  ]
}

/** Arrows are no letters of the document's typeface. */
const signs: Readonly<Record<string, string>> = { '◄': '<', '►': '>' }

function calloutOf(slug: ConsoleSlug, anchor: string, number: number): Shape[] {
  const place = calloutAt(slug, anchor)
  if (!place) return []
  const { x, y } = place
  return [
    { kind: 'dots', at: [x, y], ink: 'ink', radius: calloutRadius },
    { kind: 'text', x, y, text: `${number}`, size: 8, ink: 'paper', isCentered: true },
  ]
}

function rectangle(x: number, y: number, w: number, h: number): number[] {
  const [left, right, top, bottom] = [x - w, x + w, y + h, y - h]
  return [left, top, right, top, right, top, right, bottom, right, bottom, left, bottom, left, bottom, left, top]
}

function circle(x: number, y: number, radius: number): number[] {
  const at = (index: number) => {
    const angle = (index / sides) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  }
  return Array.from({ length: sides }, (_, index) => [...at(index), ...at(index + 1)]).flat()
}
