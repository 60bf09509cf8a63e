import type { PageLanguage } from '@portal/contract/core/language'
import sharp from 'sharp'
import { bottomOf, colours, drawFooters, drawMark, margin, openPdf, type PaperBrand, type Pdf, widthOf } from './pdf.ts'

export interface LeafletGroup {
  title: string
  rows: readonly { label: string; value: string }[]
}

/** The content of a leaflet about one product, already formatted for the reader. */
export interface LeafletTask {
  language: PageLanguage
  company: { name: string }
  brand?: PaperBrand
  /** Text above the title: the kind of product. */
  kicker: string
  title: string
  lead: string
  /** A 3:2 picture on a dark ground; null draws a pattern instead. */
  picture: Uint8Array | null
  /** Four at most. */
  highlights: readonly { label: string; qualifier: string; figure: string; unit: string }[]
  text: string
  groups: readonly LeafletGroup[]
  notice: { title: string; text: string }
  contact: { title: string; lines: readonly string[] }
  footer: string
  madeAt: Date
}

/** Minimum and maximum height of the picture; it takes what the facts leave of the first page. */
const heroHeights = { least: 252, most: 440 }
const bandHeight = 66
const leadWidth = 190
const endHeight = 80
const pictureWidth = 1240
const gap = 28

/** Makes an A4 PDF: picture with title, main figures, text, facts in two columns, notice and contact. */
export async function makeLeaflet(task: LeafletTask): Promise<Uint8Array> {
  const picture =
    task.picture === null ? null : await sharp(task.picture).resize(pictureWidth).jpeg({ quality: 84 }).toBuffer()
  const { pdf, finish } = openPdf(task)
  const columns = inColumns(pdf, task.groups)
  const body = bandHeight + 20 + textHeight(pdf, task.text) + 14 + columns.height + 12 + endHeight
  const hero = Math.max(heroHeights.least, Math.min(heroHeights.most, lowest(pdf) - body))
  drawHero(pdf, task, picture, hero)
  drawHighlights(pdf, task.highlights, hero)
  pdf.font('regular').fontSize(10).fillColor(colours.ink)
  pdf.text(task.text, margin, hero + bandHeight + 20, { width: widthOf(pdf), lineGap: 3 })
  pdf.y += 14
  drawGroups(pdf, columns.groups)
  drawEnd(pdf, task)
  drawFooters(pdf, task)
  return finish()
}

/** The bottom edge of notice and contact: a footer's rule is 10 points below. */
const lowest = (pdf: Pdf) => bottomOf(pdf)

const textHeight = (pdf: Pdf, text: string) =>
  pdf
    .font('regular')
    .fontSize(10)
    .heightOfString(text, { width: widthOf(pdf), lineGap: 3 })

function drawHero(pdf: Pdf, task: LeafletTask, picture: Buffer | null, heroHeight: number): void {
  const { width } = pdf.page
  pdf.save().rect(0, 0, width, heroHeight).clip()
  pdf.rect(0, 0, width, heroHeight).fill(colours.graphite)
  if (picture) {
    const free = width * 0.78
    const shown = Math.max(free, heroHeight * 1.5)
    const left = width - free - (shown - free) * 0.35 // what does not fit is cut on both sides
    pdf.image(picture, left, (heroHeight - (shown * 2) / 3) / 2, { width: shown })
    const fadeEnd = width * 0.66
    const fade = pdf.linearGradient(left, 0, fadeEnd, 0)
    const behindText = (margin + leadWidth - left) / (fadeEnd - left)
    fade.stop(0, colours.graphite, 1).stop(behindText, colours.graphite, 0.85).stop(1, colours.graphite, 0)
    pdf.rect(left - 1, 0, width, heroHeight).fill(fade as never) // the type definitions lack gradients
  } else drawHoles(pdf, heroHeight)
  pdf.restore()

  pdf.font('strong').fontSize(16).fillColor(colours.paper)
  pdf.text(task.company.name, drawMark(pdf, 30, 24), 34, { characterSpacing: 1, lineBreak: false })
  pdf.font('strong').fontSize(9).fillColor(pdf.accents.onDark)
  pdf.text(task.kicker.toUpperCase(), margin, heroHeight - 158, { characterSpacing: 0.8, lineBreak: false })
  pdf.font('strong').fontSize(36).fillColor(colours.paper)
  pdf.text(task.title, margin, heroHeight - 140, { lineBreak: false })
  pdf.font('regular').fontSize(13).fillColor(colours.line)
  pdf.text(task.lead, margin, heroHeight - 88, { width: leadWidth, lineGap: 3, height: 80, ellipsis: true })
}

/** Draws a hole pattern where there is no picture. */
function drawHoles(pdf: Pdf, height: number): void {
  for (let row = 0; row * 40 < height; row++)
    for (let column = 0; column < 8; column++) {
      const x = 300 + column * 40 + (row % 2) * 20
      const isLit = (column + row) % 5 === 2
      pdf.circle(x, 30 + row * 40, isLit ? 4 : 3).fill(isLit ? pdf.accents.onDark : colours.steel)
    }
}

function drawHighlights(pdf: Pdf, highlights: LeafletTask['highlights'], heroHeight: number): void {
  pdf.rect(0, heroHeight, pdf.page.width, bandHeight).fill(colours.ink)
  pdf.rect(0, heroHeight + bandHeight, pdf.page.width, 3).fill(pdf.accents.onDark)
  const share = widthOf(pdf) / Math.max(3, highlights.length)
  for (const [index, { label, qualifier, figure, unit }] of highlights.entries()) {
    const left = margin + index * share
    let next = left
    const put = (text: string, font: string, size: number, down: number) => {
      if (!text) return
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(size > 10 ? colours.paper : colours.line)
      pdf.text(text, next, heroHeight + down, { lineBreak: false })
      next += pdf.widthOfString(text) + 4
    }
    const room = share - 10
    if (pdf.font('strong').fontSize(18).widthOfString(figure) <= room) {
      put(qualifier, 'regular', 9, 22)
      put(figure, 'strong', 18, 14)
      put(unit, 'regular', 9, 22)
    } else {
      // words instead of a figure
      pdf.fontSize(10).fillColor(colours.paper)
      pdf.text(figure, left, heroHeight + 12, { width: room, height: 26, ellipsis: true })
    }
    pdf.font('regular').fillColor(colours.line)
    pdf.fontSize(8).text(label, left, heroHeight + 42, { width: room, height: 20, ellipsis: true })
  }
}

const headHeight = 24
const labelShare = 0.5

function rowHeight(pdf: Pdf, { label, value }: LeafletGroup['rows'][number], width: number): number {
  pdf.font('regular').fontSize(8.5)
  const lines = pdf.heightOfString(label, { width: width * labelShare - 8 })
  pdf.font('strong')
  return 7 + Math.max(lines, pdf.heightOfString(value, { width: width * (1 - labelShare) }))
}

const columnWidth = (pdf: Pdf) => (widthOf(pdf) - gap) / 2

/** Splits groups into two columns of about the same height; no group is split. */
function inColumns(pdf: Pdf, groups: readonly LeafletGroup[]) {
  const heights = groups.map(({ rows }) =>
    rows.reduce((sum, row) => sum + rowHeight(pdf, row, columnWidth(pdf)), headHeight),
  )
  const total = heights.reduce((sum, height) => sum + height, 0)
  const tallest = heights.map((_, index) => {
    const left = heights.slice(0, index + 1).reduce((sum, height) => sum + height, 0)
    return Math.max(left, total - left)
  })
  const height = Math.min(...tallest)
  const split = tallest.indexOf(height) + 1
  return { groups: [groups.slice(0, split), groups.slice(split)], height }
}

function drawGroups(pdf: Pdf, columns: readonly (readonly LeafletGroup[])[]): void {
  const top = pdf.y
  const ends = columns.map((groups, index) => {
    pdf.y = top
    for (const group of groups) drawGroup(pdf, group, margin + index * (columnWidth(pdf) + gap), columnWidth(pdf))
    return pdf.y
  })
  pdf.y = Math.max(...ends)
}

function drawGroup(pdf: Pdf, { title, rows }: LeafletGroup, left: number, width: number): void {
  let top = pdf.y + headHeight - 8
  pdf.font('strong').fontSize(10).fillColor(colours.graphite)
  pdf.text(title, left, pdf.y, { width, lineBreak: false })
  for (const row of rows) {
    const height = rowHeight(pdf, row, width)
    pdf.lineWidth(0.5).strokeColor(colours.line)
    pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke()
    pdf.font('regular').fontSize(8.5).fillColor(colours.steel)
    pdf.text(row.label, left, top + 3.5, { width: width * labelShare - 8 })
    pdf.font('strong').fillColor(colours.ink)
    pdf.text(row.value, left + width * labelShare, top + 3.5, { width: width * (1 - labelShare) })
    top += height
  }
  pdf.y = top + 8
}

/** Draws notice and contact at the foot of the page, or on a new page when the facts need all of it. */
function drawEnd(pdf: Pdf, { notice, contact }: LeafletTask): void {
  const height = endHeight
  if (pdf.y + height > lowest(pdf)) pdf.addPage()
  const top = lowest(pdf) - height
  const half = (widthOf(pdf) - gap) / 2
  pdf.rect(margin, top, half, height).fill(colours.mist)
  pdf.rect(margin, top, 3, height).fill(pdf.accents.onLight)
  pdf.font('strong').fontSize(9).fillColor(colours.graphite)
  pdf.text(notice.title, margin + 14, top + 10, { width: half - 24 })
  pdf.font('regular').fontSize(8).fillColor(colours.steel)
  pdf.text(notice.text, margin + 14, pdf.y + 3, { width: half - 24, height: top + height - pdf.y - 6, ellipsis: true })

  const left = margin + half + gap
  pdf.font('strong').fontSize(9).fillColor(colours.graphite)
  pdf.text(contact.title, left, top + 10, { width: half })
  pdf.font('regular').fontSize(9).fillColor(colours.ink)
  pdf.text(contact.lines.join('\n'), left, pdf.y + 3, { width: half, lineGap: 2, height: 60, ellipsis: true })
}
