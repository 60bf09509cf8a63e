import { colours, ensureSpace, margin, type Pdf, widthOf } from './pdf.ts'

export type Ink = keyof typeof colours | 'accent'

/** Shapes in the drawing's own unit; sizes on paper (widths, radii, texts) in points. */
export type Shape =
  | {
      readonly kind: 'lines' /** Four numbers each. */
      readonly at: readonly number[]
      readonly ink: Ink
      readonly width: number
    }
  | {
      readonly kind: 'dots' /** Two numbers each. */
      readonly at: readonly number[]
      readonly ink: Ink
      readonly radius: number
    }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly ink: Ink
      /** Around its place instead of to the right of it. */
      readonly isCentered?: boolean
    }

/** A line drawing seen from above: y grows upwards. It is as wide as the page allows. */
export interface Drawing {
  readonly bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  readonly shapes: readonly Shape[]
  /** In points. */
  readonly mostHeight: number
  readonly caption?: string
}

const padding = 12

/** Draws into a frame, on the next page where the height does not fit. */
export function drawDrawing(pdf: Pdf, { bounds, shapes, mostHeight, caption }: Drawing): void {
  const [width, height] = [Math.max(1, bounds.right - bounds.left), Math.max(1, bounds.top - bounds.bottom)]
  const scale = Math.min((widthOf(pdf) - 2 * padding) / width, (mostHeight - 2 * padding) / height)
  const frame = height * scale + 2 * padding
  pdf.y += 8
  ensureSpace(pdf, frame + 24)
  const top = pdf.y
  pdf.lineWidth(0.5).strokeColor(colours.line).fillColor(colours.mist)
  pdf.rect(margin, top, widthOf(pdf), frame).fillAndStroke()
  const left = margin + (widthOf(pdf) - width * scale) / 2
  const x = (value: number) => left + (value - bounds.left) * scale
  const y = (value: number) => top + padding + (bounds.top - value) * scale
  for (const shape of shapes) drawShape(pdf, shape, x, y)
  pdf.y = top + frame + 4
  if (caption) {
    pdf.font('regular').fontSize(8).fillColor(colours.steel)
    pdf.text(caption, margin, pdf.y, { width: widthOf(pdf) })
  }
  pdf.x = margin
  pdf.y += 6
}

type Placed = (value: number) => number

function drawShape(pdf: Pdf, shape: Shape, x: Placed, y: Placed): void {
  const ink = shape.ink === 'accent' ? pdf.accents.onLight : colours[shape.ink]
  if (shape.kind === 'text') {
    pdf.font('regular').fontSize(shape.size).fillColor(ink)
    const left = x(shape.x) - (shape.isCentered ? pdf.widthOfString(shape.text) / 2 : 0)
    pdf.text(shape.text, left, y(shape.y) - shape.size / 2, { lineBreak: false })
    return
  }
  const { at } = shape
  if (shape.kind === 'lines') {
    for (let i = 0; i < at.length; i += 4) pdf.moveTo(x(at[i]!), y(at[i + 1]!)).lineTo(x(at[i + 2]!), y(at[i + 3]!))
    if (at.length > 0) pdf.lineWidth(shape.width).strokeColor(ink).stroke()
    return
  }
  for (let i = 0; i < at.length; i += 2) pdf.circle(x(at[i]!), y(at[i + 1]!), shape.radius)
  if (at.length > 0) pdf.fillColor(ink).fill()
}
