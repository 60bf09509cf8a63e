import type { OfferTask } from './offer-task.ts'
import { colours, drawMark, drawName, ensureSpace, margin, type Pdf, widthOf } from './pdf.ts'
import { drawQrCode } from './qr-code.ts'

const headHeight = 68

/** Draws a dark band with the company on the left and its address on the right, then the title with the number. */
export function drawHead(pdf: Pdf, { company, title, code }: OfferTask): void {
  pdf.rect(0, 0, pdf.page.width, headHeight).fill(colours.graphite)
  pdf.rect(0, headHeight, pdf.page.width, 3).fill(pdf.accents.onDark)
  const nameEnd = drawName(pdf, company, drawMark(pdf, 20, 28), 24)
  pdf.rect(nameEnd + 2, 37, 5, 5).fill(pdf.accents.onDark)
  pdf.font('regular').fontSize(8).fillColor(colours.line)
  const half = widthOf(pdf) / 2
  const box = { width: half, align: 'right', lineGap: 2, height: headHeight - 20, ellipsis: true } as const
  pdf.text(company.lines.join('\n'), margin + half, 13, box)

  const top = headHeight + 18
  pdf.font('strong').fontSize(18).fillColor(colours.graphite).text(title, margin, top, { lineBreak: false })
  pdf.fontSize(13).fillColor(colours.ink)
  pdf.text(code, margin + widthOf(pdf) - pdf.widthOfString(code), top + 4, { lineBreak: false })
  pdf.y = top + 32
}

/** Draws the client on the left and the identification of the offer on the right, as label and value. */
export function drawParties(pdf: Pdf, { client, facts }: OfferTask): void {
  const [top, gap] = [pdf.y, 24]
  const width = (widthOf(pdf) - gap) / 2
  pdf.lineWidth(1).strokeColor(pdf.accents.onLight)
  for (const left of [margin, margin + width + gap])
    pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke()
  pdf
    .font('regular')
    .fontSize(7.5)
    .fillColor(colours.steel)
    .text(client.title, margin, top + 8, { lineBreak: false })
  pdf
    .font('strong')
    .fontSize(11)
    .fillColor(colours.ink)
    .text(client.name, margin, top + 20, { width })
  pdf
    .font('regular')
    .fontSize(9)
    .text(client.lines.join('\n'), margin, pdf.y + 2, { width, lineGap: 2 })
  const leftEnd = pdf.y

  const [left, labelWidth] = [margin + width + gap, 84]
  pdf.y = top + 8
  for (const { label, value } of facts) {
    const at = pdf.y
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(colours.steel)
      .text(label, left, at + 0.5, { lineBreak: false })
    pdf.font('strong').fontSize(8.5).fillColor(colours.ink)
    pdf.text(value, left + labelWidth, at, { width: width - labelWidth })
    pdf.y += 3
  }
  pdf.y = Math.max(leftEnd, pdf.y) + 12
}

/** Draws the name of the offer at the top of every page but the first. */
export function drawRunningHeads(pdf: Pdf, { title, code, client }: OfferTask): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 1; page < count; page++) {
    pdf.switchToPage(page)
    pdf.font('strong').fontSize(8).fillColor(colours.steel)
    pdf.text(`${title} ${code}`, margin, runningTop, { lineBreak: false })
    const box = { width: widthOf(pdf) / 2, height: 10, align: 'right', ellipsis: true } as const
    pdf.font('regular').text(client.name, margin + widthOf(pdf) / 2, runningTop, box)
  }
}

const runningTop = 28
const sectionText = { lineGap: 2 }
const sectionGap = 7

/**
 * Draws terms and remarks, each under its title. The last one stays with what follows it; no title is left alone at the
 * foot of a page.
 */
export function drawSections(pdf: Pdf, sections: OfferTask['sections'], heightAfter: number): void {
  for (const [place, { title, rows = [], text }] of sections.entries()) {
    pdf.font('regular').fontSize(8.5)
    const isLast = place === sections.length - 1
    const textHeight = isLast ? pdf.heightOfString(text ?? '', { width: widthOf(pdf), ...sectionText }) : 0
    ensureSpace(pdf, isLast ? 15 + textHeight + sectionGap + heightAfter : 40)
    pdf.font('strong').fontSize(9.5).fillColor(colours.graphite).text(title, margin, pdf.y)
    pdf.y += 3
    for (let place = 0; place < rows.length; place += 2) drawPair(pdf, rows.slice(place, place + 2))
    if (text) {
      pdf.font('regular').fontSize(8.5).fillColor(colours.ink)
      pdf.text(text, margin, pdf.y, { width: widthOf(pdf), ...sectionText })
    }
    pdf.y += sectionGap
  }
}

/** Draws two terms side by side, each as label and value. */
function drawPair(pdf: Pdf, pair: readonly { label: string; value: string }[]): void {
  const [gap, labelWidth] = [24, 96]
  const width = (widthOf(pdf) - gap) / 2
  const valueBox = { width: width - labelWidth }
  pdf.font('regular').fontSize(8.5)
  const height = Math.max(
    ...pair.map(({ label, value }) =>
      Math.max(pdf.heightOfString(value, valueBox), pdf.heightOfString(label, { width: labelWidth - 6 })),
    ),
  )
  ensureSpace(pdf, height)
  const top = pdf.y
  for (const [place, { label, value }] of pair.entries()) {
    const left = margin + place * (width + gap)
    pdf.fillColor(colours.steel).text(label, left, top, { width: labelWidth - 6 })
    pdf.fillColor(colours.ink).text(value, left + labelWidth, top, valueBox)
  }
  pdf.y = top + height + 3
}

const codeSize = 62
/** Returns the height of the check code with its texts. */
export const checkHeight = codeSize + 16

/** Draws the QR code of the public check next to number, revision and hash. */
export function drawCheck(pdf: Pdf, { title, text, lines, url }: OfferTask['check']): void {
  const height = checkHeight
  ensureSpace(pdf, height)
  const top = pdf.y
  pdf.roundedRect(margin, top, widthOf(pdf), height, 4).lineWidth(0.75).strokeColor(colours.line).stroke()
  drawQrCode(pdf, url, { left: margin + 10, top: top + 8, size: codeSize, colour: colours.graphite })
  const [left, width] = [margin + codeSize + 26, widthOf(pdf) - codeSize - 38]
  pdf
    .font('strong')
    .fontSize(9)
    .fillColor(colours.graphite)
    .text(title, left, top + 10, { width })
  pdf
    .font('regular')
    .fontSize(8)
    .fillColor(colours.steel)
    .text(text, left, pdf.y + 1, { width, lineGap: 1 })
  pdf
    .fontSize(7.5)
    .fillColor(colours.ink)
    .text(lines.join('\n'), left, pdf.y + 3, { width, lineGap: 1.5 })
  pdf.link(margin, top, widthOf(pdf), height, url)
  pdf.y = top + height + 8
}
