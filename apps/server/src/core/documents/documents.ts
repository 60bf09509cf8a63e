import type { PageLanguage } from '@portal/contract/core/language'
import { type Drawing, drawDrawing } from './drawing.ts'
import {
  bottomOf,
  colours,
  drawFooters,
  drawMark,
  drawName,
  ensureSpace,
  margin,
  openPdf,
  type PaperBrand,
  type Pdf,
  widthOf,
} from './pdf.ts'

export interface DocumentTable {
  columns: readonly { title: string /** Share of the width. */; share: number; align?: 'left' | 'right' }[]
  rows: readonly (readonly string[])[]
  /** Totals under the table, aligned with its columns. */
  totals?: readonly (readonly string[])[]
}

/** The content of a document, already formatted in the reader's language. */
export interface DocumentTask {
  language: PageLanguage
  company: { name: string; lines: readonly string[] }
  brand?: PaperBrand
  title: string
  /** A line under the title: what the document certifies. */
  banner?: string
  facts: readonly { label: string; value: string }[]
  paragraphs?: readonly string[]
  /** Between paragraphs and table. */
  drawing?: Drawing
  table?: DocumentTable
  /** Further tables, each under its heading. */
  further?: readonly { heading: string; table: DocumentTable }[]
  /** Texts after the table: conditions, notices. */
  notes?: readonly string[]
  footer: string
  /** When the document was made. The same task gives the same bytes. */
  madeAt: Date
}

/**
 * Makes an A4 PDF: company header, title, facts, drawing, table with a header on each page, notes, footer with "Page 1 of 3".
 */
export function makeDocument(task: DocumentTask): Promise<Uint8Array> {
  const { pdf, finish } = openPdf(task)
  drawHead(pdf, task)
  if (task.banner) drawBanner(pdf, task.banner)
  drawFacts(pdf, task.facts)
  for (const text of task.paragraphs ?? []) drawParagraph(pdf, text, 10)
  if (task.drawing) drawDrawing(pdf, task.drawing)
  if (task.table) drawTable(pdf, task.table)
  for (const { heading, table } of task.further ?? []) {
    drawHeading(pdf, heading)
    drawTable(pdf, table)
  }
  for (const text of task.notes ?? []) drawParagraph(pdf, text, 9)
  drawFooters(pdf, task)
  return finish()
}

function drawHead(pdf: Pdf, { company, title }: DocumentTask): void {
  const height = 84
  pdf.rect(0, 0, pdf.page.width, height).fill(colours.graphite)
  pdf.rect(0, height, pdf.page.width, 3).fill(pdf.accents.onDark)
  drawName(pdf, company, drawMark(pdf, 28, 28), 32)
  pdf.font('regular').fontSize(8).fillColor(colours.line)
  pdf.text(company.lines.join('\n'), margin + widthOf(pdf) / 2, 24, {
    width: widthOf(pdf) / 2,
    align: 'right',
    lineGap: 2,
    height: height - 30,
    ellipsis: true,
  })
  pdf
    .font('strong')
    .fontSize(18)
    .fillColor(colours.graphite)
    .text(title, margin, height + 27, { width: widthOf(pdf) })
  pdf.y += 12
}

function drawBanner(pdf: Pdf, text: string): void {
  const [top, height, middle] = [pdf.y, 44, pdf.y + 22]
  pdf.roundedRect(margin, top, widthOf(pdf), height, 4).fill(colours.done)
  pdf.circle(margin + 26, middle, 11).fill(colours.paper)
  pdf.lineWidth(2.4).lineCap('round').lineJoin('round').strokeColor(colours.done)
  pdf
    .moveTo(margin + 21, middle)
    .lineTo(margin + 24.6, middle + 3.8)
    .lineTo(margin + 31, middle - 4)
    .stroke()
  pdf.font('strong').fontSize(14).fillColor(colours.paper)
  pdf.text(text, margin + 48, middle - 8.5, { width: widthOf(pdf) - 60, height: 20, ellipsis: true })
  pdf.y = top + height + 18
}

function drawFacts(pdf: Pdf, facts: DocumentTask['facts']): void {
  const half = widthOf(pdf) / 2
  for (let index = 0; index < facts.length; index += 2) {
    const heights = facts.slice(index, index + 2).map(({ value }) =>
      pdf
        .font('strong')
        .fontSize(10)
        .heightOfString(value, { width: half - 16 }),
    )
    const height = 24 + Math.max(...heights)
    ensureSpace(pdf, height)
    const top = pdf.y
    for (const [side, { label, value }] of facts.slice(index, index + 2).entries()) {
      const left = margin + side * half
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(colours.steel)
        .text(label, left, top, { width: half - 16, lineBreak: false, ellipsis: true })
      pdf
        .font('strong')
        .fontSize(10)
        .fillColor(colours.ink)
        .text(value, left, top + 12, { width: half - 16 })
    }
    pdf.y = top + height
  }
}

/** A heading does not stand alone at the foot of a page. */
function drawHeading(pdf: Pdf, text: string): void {
  ensureSpace(pdf, 110)
  pdf.font('strong').fontSize(12).fillColor(colours.graphite)
  pdf.text(text, margin, pdf.y + 8, { width: widthOf(pdf) })
}

function drawParagraph(pdf: Pdf, text: string, size: number): void {
  pdf
    .font('regular')
    .fontSize(size)
    .fillColor(size < 10 ? colours.steel : colours.ink)
  pdf.text(text, margin, pdf.y + 4, { width: widthOf(pdf), lineGap: 3 })
  pdf.y += 6
}

const cellSize = 9
const cellPadding = 6

function drawTable(pdf: Pdf, { columns, rows, totals = [] }: DocumentTable): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / shares) * widthOf(pdf))
  const lefts = widths.map((_, index) => margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const tallest = bottomOf(pdf) - margin - 60 // a row is never split; a text longer than a page is cut
  const boxOf = (index: number) => ({
    width: widths[index]! - 2 * cellPadding,
    align: columns[index]!.align ?? 'left',
    lineGap: 2,
  })
  const heightOf = (cells: readonly string[], font: string) => {
    pdf.font(font).fontSize(cellSize)
    const heights = columns.map((_, index) => pdf.heightOfString(cells[index] || ' ', boxOf(index)))
    return 2 * cellPadding + Math.min(tallest, Math.max(...heights))
  }

  const drawRow = (cells: readonly string[], font: string, ground?: string) => {
    const [top, height] = [pdf.y, heightOf(cells, font)]
    if (ground) pdf.rect(margin, top, widthOf(pdf), height).fill(ground)
    for (const index of columns.keys()) {
      pdf.font(font).fontSize(cellSize).fillColor(colours.ink)
      const box = { ...boxOf(index), height: height - 2 * cellPadding + 1, ellipsis: true }
      pdf.text(cells[index] ?? '', lefts[index]! + cellPadding, top + cellPadding, box)
    }
    pdf
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .moveTo(margin, top + height)
      .lineTo(margin + widthOf(pdf), top + height)
      .stroke()
    pdf.y = top + height
  }
  const head = columns.map(({ title }) => title)
  const drawTop = () => drawRow(head, 'strong', colours.mist)

  pdf.y += 8
  ensureSpace(pdf, heightOf(head, 'strong') + heightOf(rows[0] ?? [], 'regular')) // avoids a header without rows
  drawTop()
  for (const row of rows) {
    if (ensureSpace(pdf, heightOf(row, 'regular'))) drawTop()
    drawRow(row, 'regular')
  }
  for (const row of totals) {
    if (ensureSpace(pdf, heightOf(row, 'strong'))) drawTop()
    drawRow(row, 'strong')
  }
  pdf.y += 10
}
