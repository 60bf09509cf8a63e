import { colours, type Pdf } from './pdf.ts'

/** An area of the page, in points. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const step = 27
const ringStep = 13.5

/**
 * Draws the dark side of a certificate: the staggered holes of a blast seen from above, and the lines of equal time that
 * run out from the first one.
 */
export function drawBlastPlan(pdf: Pdf, { left, top, width, height }: Box): void {
  const first = { x: left + width * 0.3, y: top + height * 0.34 }
  pdf.save().rect(left, top, width, height).clip()
  pdf.rect(left, top, width, height).fill(colours.graphite)
  const reach = Math.hypot(width, height)
  for (let ring = 1; ring * ringStep < reach; ring++) {
    const radius = ring * ringStep
    const isMain = ring % 4 === 0
    pdf
      .lineWidth(isMain ? 0.7 : 0.35)
      .strokeColor(isMain ? colours.amber : colours.steel, fading(isMain ? 0.75 : 0.5, radius / reach))
      .ellipse(first.x, first.y, radius, radius * 1.18)
      .stroke()
  }
  for (const { x, y } of holes({ left, top, width, height })) {
    const distance = Math.hypot(x - first.x, (y - first.y) / 1.18)
    const order = Math.round(distance / (4 * ringStep))
    const isLit = Math.abs(distance - order * 4 * ringStep) < 3.2
    pdf.circle(x, y, isLit ? 2.5 : 1.7).fill(isLit ? colours.amber : colours.line, fading(1, distance / reach))
  }
  pdf.restore()
}

const fading = (most: number, share: number) => Math.max(0.12, most * (1 - share * 0.95))

function* holes({ left, top, width, height }: Box) {
  for (let row = 0; row * step < height + step; row++)
    for (let column = -1; column * step < width + step; column++)
      yield { x: left + column * step + (row % 2 ? step / 2 : 0) + 8, y: top + row * step * 0.86 + 8 }
}

/** Draws a frame of two lines, with a mark at each corner, as on a drawing sheet. */
export function drawFrame(pdf: Pdf, { left, top, width, height }: Box): void {
  pdf.lineWidth(0.6).strokeColor(colours.line).rect(left, top, width, height).stroke()
  const [right, bottom, arm] = [left + width, top + height, 15]
  pdf.lineWidth(1.6).strokeColor(colours.graphite).lineCap('butt').lineJoin('miter')
  for (const [x, y, across, down] of [
    [right, top, -arm, arm],
    [right, bottom, -arm, -arm],
  ] as const)
    pdf
      .moveTo(x + across, y)
      .lineTo(x, y)
      .lineTo(x, y + down)
      .stroke()
}
