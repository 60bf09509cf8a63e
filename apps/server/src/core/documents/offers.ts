import { checkHeight, drawCheck, drawHead, drawParties, drawRunningHeads, drawSections } from './offer-parts.ts'
import type { OfferColumn, OfferTask } from './offer-task.ts'
import { colours, drawFooters, ensureSpace, margin, openPdf, type Pdf, widthOf } from './pdf.ts'

export type { OfferColumn, OfferTask }

/**
 * Makes an A4 PDF: company header, parties, lines with a header on each page, totals, terms, check code, footer with
 * "Page 1 of 3".
 */
export function makeOffer(task: OfferTask): Promise<Uint8Array> {
  const { pdf, finish } = openPdf({ ...task, isPlain: true, title: `${task.title} ${task.code}` })
  drawHead(pdf, task)
  drawParties(pdf, task)
  drawLines(pdf, task)
  drawTotals(pdf, task.totals)
  drawSections(pdf, task.sections, checkHeight)
  drawCheck(pdf, task.check)
  drawRunningHeads(pdf, task)
  drawFooters(pdf, task)
  return finish()
}

const size = 8.5
const detailSize = 7.5
const padding = 4

function drawLines(pdf: Pdf, { table: { columns, rows } }: OfferTask): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / shares) * widthOf(pdf))
  const lefts = widths.map((_, index) => margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const textBox = { width: widths[1]! - 2 * padding, lineGap: 1 }
  // the detail may be as wide as all columns but the last
  const detailBox = { width: lefts.at(-1)! - lefts[1]! - padding, lineGap: 1 }

  const drawCell = (text: string, index: number, top: number) => {
    const [left, width] = [lefts[index]! + padding, widths[index]! - 2 * padding]
    if (columns[index]!.align !== 'right') return pdf.text(text, left, top, { lineBreak: false })
    return pdf.text(text, left + width - pdf.widthOfString(text), top, { lineBreak: false })
  }
  const drawTop = () => {
    const top = pdf.y
    pdf.rect(margin, top, widthOf(pdf), 20).fill(colours.graphite)
    pdf.font('strong').fontSize(7.5).fillColor(colours.paper)
    for (const [index, { title }] of columns.entries()) drawCell(title, index, top + 6)
    pdf.y = top + 20
  }
  drawTop()
  for (const [place, { cells, detail }] of rows.entries()) {
    pdf.font('strong').fontSize(size)
    const nameHeight = pdf.heightOfString(cells[1] ?? '', textBox)
    pdf.font('regular').fontSize(detailSize)
    const detailHeight = detail ? pdf.heightOfString(detail, detailBox) + 2 : 0
    const height = nameHeight + detailHeight + 2 * padding
    if (ensureSpace(pdf, height)) drawTop()
    const top = pdf.y
    if (place % 2) pdf.rect(margin, top, widthOf(pdf), height).fill(colours.mist)
    pdf.font('regular').fontSize(size).fillColor(colours.ink)
    for (const [index, cell] of cells.entries()) if (index !== 1) drawCell(cell, index, top + padding)
    pdf.font('strong').text(cells[1] ?? '', lefts[1]! + padding, top + padding, textBox)
    if (detail) {
      pdf.font('regular').fontSize(detailSize).fillColor(colours.steel)
      pdf.text(detail, lefts[1]! + padding, top + padding + nameHeight + 2, detailBox)
    }
    pdf.y = top + height
    pdf.lineWidth(0.5).strokeColor(colours.line)
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + widthOf(pdf), pdf.y)
      .stroke()
  }
  pdf.y += 8
}

function drawTotals(pdf: Pdf, totals: OfferTask['totals']): void {
  const [width, row] = [236, 18]
  const left = margin + widthOf(pdf) - width
  ensureSpace(pdf, totals.length * row + 12)
  for (const { label, value, isGrand = false } of totals) {
    const [top, height] = [pdf.y, isGrand ? 26 : row]
    if (isGrand) pdf.rect(left, top, width, height).fill(colours.graphite)
    if (isGrand) pdf.rect(left, top, 3, height).fill(pdf.accents.onLight)
    const at = top + (isGrand ? 8 : 5)
    pdf
      .font(isGrand ? 'strong' : 'regular')
      .fontSize(isGrand ? 10.5 : 9)
      .fillColor(isGrand ? colours.paper : colours.steel)
    pdf.text(label, left + 10, at, { lineBreak: false })
    pdf.font('strong').fillColor(isGrand ? colours.paper : colours.ink)
    pdf.text(value, left + width - 10 - pdf.widthOfString(value), at, { lineBreak: false })
    pdf.y = top + height
  }
  pdf.y += 9
}
