import { colours, type Pdf } from './pdf.ts'

/** An area of the page, in points. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Between holes, and between lines of equal time. */
const step = 27
const ringStep = 13.5
/** Every fourth line is a main one. */
const mainStep = 4 * ringStep
/** Lines are ellipses: burden and spacing of a pattern differ. */
const tall = 1.18

/** The hole that is fired first: from it the lines of equal time run over the whole page. */
const firstHole = ({ left, top }: Box) => ({ x: left + 5 + step * 2.5, y: top + 5 + step * 0.86 * 7 })

/**
 * Draws the ground of a certificate: a blast plan seen from above, with staggered holes and lines of equal time on the
 * dark side, the same lines hardly visible on the paper.
 */
export function drawBlastPlan(pdf: Pdf, page: Box, sideWidth: number): void {
  const first = firstHole(page)
  const side = { ...page, width: sideWidth }
  inside(pdf, page, () => {
    for (let radius = mainStep; radius < page.width * 1.1; radius += mainStep / 2)
      ring(pdf, first, radius, { width: 0.5, colour: '#EDF0F3', opacity: 1 })
  })
  inside(pdf, side, () => {
    pdf.fillColor(colours.graphite, 1).rect(side.left, side.top, side.width, side.height).fill()
    for (let turn = 1; turn * ringStep < page.height; turn++) {
      const isMain = turn % 4 === 0
      const near = 1 - (turn * ringStep) / page.height
      const look = isMain ? { width: 0.8, colour: pdf.accents.onDark } : { width: 0.4, colour: colours.steel }
      ring(pdf, first, turn * ringStep, { ...look, opacity: near * (isMain ? 0.95 : 0.6) })
    }
    for (const { x, y } of holes(side)) {
      const distance = Math.hypot(x - first.x, (y - first.y) / tall)
      const isLit = distance > 1 && Math.abs(distance - Math.round(distance / mainStep) * mainStep) < 3.4
      const near = Math.max(0.25, 1 - distance / page.height)
      pdf.fillColor(isLit ? pdf.accents.onDark : colours.line, isLit ? 1 : near)
      pdf.circle(x, y, isLit ? 2.7 : 1.8).fill()
    }
    pdf.fillColor(pdf.accents.onDark, 0.28).circle(first.x, first.y, 10).fill()
    pdf.fillColor(pdf.accents.onDark, 1).circle(first.x, first.y, 4.5).fill()
  })
}

function inside(pdf: Pdf, { left, top, width, height }: Box, draw: () => void): void {
  pdf.save().rect(left, top, width, height).clip()
  draw()
  pdf.restore()
}

interface Line {
  width: number
  colour: string
  opacity: number
}

const ring = (pdf: Pdf, { x, y }: { x: number; y: number }, radius: number, { width, colour, opacity }: Line) =>
  pdf
    .lineWidth(width)
    .strokeColor(colour, opacity)
    .ellipse(x, y, radius, radius * tall)
    .stroke()

function* holes({ left, top, width, height }: Box) {
  for (let row = 0; row * step * 0.86 < height; row++)
    for (let column = 0; column * step < width; column++)
      yield { x: left + 5 + column * step + (row % 2 ? step / 2 : 0), y: top + 5 + row * step * 0.86 }
}

/** Darkens an area of the side towards its top or bottom, so that texts stand on a calm ground. */
export function drawShade(pdf: Pdf, { left, top, width, height }: Box, towards: 'top' | 'bottom'): void {
  const [from, to] = towards === 'top' ? [1, 0] : [0, 1]
  const shade = pdf.linearGradient(left, top, left, top + height)
  shade.stop(0, colours.graphite, from).stop(0.5, colours.graphite, towards === 'top' ? 0.85 : 0.9)
  shade.stop(1, colours.graphite, to)
  pdf.rect(left, top, width, height).fill(shade as never) // the type definitions lack gradients
}

/** Draws the free sides of the frame, from the dark side on, with marks at its corners, as on a drawing sheet. */
export function drawFrame(pdf: Pdf, { left, top, width, height }: Box, sideWidth: number): void {
  const [start, right, bottom, arm] = [left + sideWidth, left + width, top + height, 15]
  pdf.lineWidth(0.6).strokeColor(colours.line, 1)
  pdf.moveTo(start, top).lineTo(right, top).lineTo(right, bottom).lineTo(start, bottom).stroke()
  pdf.lineWidth(1.6).strokeColor(colours.graphite, 1)
  for (const [y, down] of [
    [top, arm],
    [bottom, -arm],
  ] as const)
    pdf
      .moveTo(right - arm, y)
      .lineTo(right, y)
      .lineTo(right, y + down)
      .stroke()
}
