import { type Box, drawBlastPlan, drawFrame, drawShade } from './certificate-ground.ts'
import type { Both, CertificateTask } from './certificate-task.ts'
import { fitted, type LinesBox } from './fitted-text.ts'
import { colours, openPdf, type Pdf } from './pdf.ts'
import { drawQrCode } from './qr-code.ts'

export type { CertificateTask } from './certificate-task.ts'

/** White around everything, so that no printer cuts it and a frame covers nothing. */
const edge = 22
const sideWidth = 196
const padding = 44

/** Makes an A4 PDF in landscape: a dark side with the code to check it, and who completed what in two languages. */
export function makeCertificate(task: CertificateTask): Promise<Uint8Array> {
  const { pdf, finish } = openPdf({ ...task, isLandscape: true, title: `${task.title.main} · ${task.name}` })
  pdf.page.margins = { top: 0, left: 0, right: 0, bottom: 0 } // everything has its place; nothing starts a page
  const page = { left: edge, top: edge, width: pdf.page.width - 2 * edge, height: pdf.page.height - 2 * edge }
  const side = { ...page, width: sideWidth }
  const body = {
    left: page.left + sideWidth + padding,
    top: page.top + 40,
    width: page.width - sideWidth - 2 * padding,
    height: page.height - 76,
  }
  drawBlastPlan(pdf, page, sideWidth)
  drawFrame(pdf, page, sideWidth)
  drawSide(pdf, task, side)
  drawBody(pdf, task, body)
  return finish()
}

function drawSide(pdf: Pdf, { company, check }: CertificateTask, { left, top, width, height }: Box): void {
  const inner = { left: left + 26, width: width - 52 }
  const shaded = { left: left + 1, width: width - 2 } // its edge stays that of the ground
  drawShade(pdf, { ...shaded, top: top + 1, height: 118 }, 'top')
  pdf.font('display').fontSize(24).fillColor(colours.paper, 1)
  const size = Math.min(24, (24 * (inner.width - 12)) / pdf.widthOfString(company.name))
  pdf.fontSize(size).text(company.name, inner.left, top + 32, { lineBreak: false })
  const end = inner.left + pdf.widthOfString(company.name)
  pdf.rect(end + 4, top + 32 + size * 0.62, 6, 6).fill(pdf.accents.onDark)

  const code = 92
  const ground = code + 24
  const foot = top + height - 34
  const cardTop = foot - ground - 78
  const calm = cardTop - 60
  drawShade(pdf, { ...shaded, top: calm, height: 120 }, 'bottom')
  pdf
    .fillColor(colours.graphite, 1)
    .rect(shaded.left, calm + 119, shaded.width, top + height - calm - 120)
    .fill()
  pdf.rect(inner.left, cardTop, ground, ground).fill(colours.paper)
  drawQrCode(pdf, check.url, { left: inner.left + 12, top: cardTop + 12, size: code, colour: colours.graphite })
  pdf.link(inner.left, cardTop, ground, ground, check.url)
  const line = (text: string, font: string, size: number, colour: string, down: number) =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, inner.left, cardTop + ground + down, { lineBreak: false })
  line(check.code, 'strong', 13, colours.paper, 14)
  line(check.title.main, 'regular', 8, colours.line, 36)
  line(check.title.other, 'regular', 8, '#9AA4AF', 48)
  for (const [place, part] of check.address.entries()) line(part, 'strong', 8, pdf.accents.onDark, 64 + place * 11)
}

function drawBody(pdf: Pdf, task: CertificateTask, box: Box): void {
  const { left, width } = box
  pdf.font('display').fontSize(34).fillColor(colours.graphite)
  pdf.text(task.title.main, left, box.top, { lineBreak: false })
  pdf.font('regular').fontSize(14).fillColor(colours.steel)
  pdf.text(task.title.other, left, box.top + 41, { lineBreak: false })
  pdf.rect(left, box.top + 72, 56, 4).fill(pdf.accents.onLight)

  const factsTop = box.top + box.height - 62
  const name = fitted(pdf, task.name, { width, font: 'display', most: 40, least: 18, lines: 2, gap: 1.16 })
  const course = fitted(pdf, task.course.main, { width, font: 'strong', most: 20, least: 12, lines: 3, gap: 1.28 })
  const other = fitted(pdf, task.course.other, { width, font: 'regular', most: 12.5, least: 9.5, lines: 3, gap: 1.3 })
  const height = 30 + name.height + 22 + 34 + course.height + 7 + other.height
  const [from, to] = [box.top + 104, factsTop - 18]
  let top = from + Math.max(0, (to - from - height) * 0.46)
  drawLead(pdf, task.awarded, left, top)
  top = drawLines(pdf, name, left, top + 30, colours.graphite)
  pdf.lineWidth(0.6).strokeColor(colours.line)
  pdf
    .moveTo(left, top + 11)
    .lineTo(left + width, top + 11)
    .stroke()
  drawLead(pdf, task.completed, left, top + 22)
  top = drawLines(pdf, course, left, top + 22 + 26, colours.graphite)
  drawLines(pdf, other, left, top + 7, colours.steel)
  drawFacts(pdf, task.facts, { ...box, top: factsTop, height: 62 })
}

/** Draws a small text in both languages in one line. */
function drawLead(pdf: Pdf, { main, other }: Both, left: number, top: number): void {
  pdf.font('strong').fontSize(10).fillColor(colours.ink).text(main, left, top, { lineBreak: false })
  const end = left + pdf.widthOfString(main)
  pdf.font('regular').fillColor(colours.steel)
  pdf.text(` ·  ${other}`, end, top, { lineBreak: false })
}

/** Draws the lines of a fitted text; returns where it ends. */
function drawLines(
  pdf: Pdf,
  { lines, font, size, leading, height }: LinesBox,
  left: number,
  top: number,
  colour: string,
) {
  pdf.font(font).fontSize(size).fillColor(colour)
  for (const [place, line] of lines.entries()) pdf.text(line, left, top + place * leading, { lineBreak: false })
  return top + height
}

function drawFacts(pdf: Pdf, facts: CertificateTask['facts'], { left, top, width }: Box): void {
  const share = width / facts.length
  pdf
    .lineWidth(1)
    .strokeColor(colours.graphite)
    .moveTo(left, top)
    .lineTo(left + width, top)
    .stroke()
  for (const [place, { label, value }] of facts.entries()) {
    const at = left + place * share
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(colours.steel)
      .text(`${label.main} · ${label.other}`, at, top + 14, { lineBreak: false })
    const text = fitted(pdf, value, { width: share - 16, font: 'strong', most: 13, least: 9, lines: 2, gap: 1.2 })
    drawLines(pdf, text, at, top + 29, colours.graphite)
  }
}
