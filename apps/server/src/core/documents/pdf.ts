import { join } from 'node:path'
import { type Accents, accentsOf, startingAccent } from '@portal/contract/core/accent'
import type { PageLanguage } from '@portal/contract/core/language'
import { Paper } from './lettering.ts'

/** What of the brand a document shows; without it the accent of a new portal. */
export interface PaperBrand {
  accent: string
  /** A picture of at most 192 pixels, as PNG. */
  mark: Uint8Array | null
}

export type Pdf = Paper & { readonly accents: Accents; readonly mark: Uint8Array | null }

export const colours = {
  graphite: '#14171B',
  ink: '#1F242B',
  steel: '#5B6673',
  line: '#DDE2E7',
  mist: '#F3F5F7',
  paper: '#FFFFFF',
  done: '#14704A',
}
const fonts = join(import.meta.dirname, '../../../fonts')
export const margin = 48
/** Margin under the footer, smaller than at the sides. */
const footMargin = 32
const footHeight = 30

interface Sheet {
  language: PageLanguage
  title: string
  company: { name: string }
  brand?: PaperBrand
  /** When it was made. The same task gives the same bytes. */
  madeAt: Date
  /** Turns kerning and ligatures off, the slowest part of a document with many figures. */
  isPlain?: boolean
  isLandscape?: boolean
}

/** Opens an empty A4 PDF with the fonts `regular`, `strong` and `display`; `finish` returns its bytes. */
export function openPdf({ title, company, brand, madeAt, language, isPlain = false, isLandscape = false }: Sheet) {
  const { accents } = accentsOf(brand?.accent ?? startingAccent)
  const paper = new Paper({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margins: { top: margin, left: margin, right: margin, bottom: footMargin + footHeight },
    bufferPages: true, // the last page knows the total
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: company.name, CreationDate: madeAt, ModDate: madeAt },
  })
  const pdf: Pdf = Object.assign(paper, { accents, mark: brand?.mark ?? null })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  registerFaces(pdf, isPlain)
  return {
    pdf,
    async finish(): Promise<Uint8Array> {
      pdf.end()
      await ended
      return Buffer.concat(parts)
    },
  }
}

/** Registers the fonts `regular`, `strong` and `display`. */
export function registerFaces(paper: Paper, isPlain = false): void {
  const kind = isPlain ? '-plain' : ''
  for (const [name, file] of Object.entries({ regular: 'inter-regular', strong: 'inter-semibold' }))
    paper.registerFont(name, join(fonts, `${file}${kind}.ttf`))
  paper.registerFont('display', join(fonts, 'archivo-expanded.ttf'))
}

/** Draws the mark in a head. Returns where the name begins next to it. */
export function drawMark(pdf: Pdf, top: number, size: number): number {
  if (!pdf.mark) return margin
  pdf.image(Buffer.from(pdf.mark), margin, top, { fit: [size, size], valign: 'center' })
  return margin + size + 10
}

interface Named {
  name: string
  lines: readonly string[]
}

/** The size of a name in a head. */
const nameSize = 20

/**
 * Writes the name of the company into a dark head, smaller where it would reach into its address (8 points, on the
 * right). Returns where it ends.
 */
export function drawName(pdf: Pdf, { name, lines }: Named, left: number, top: number): number {
  const spacing = { characterSpacing: 1 }
  pdf.font('regular').fontSize(8)
  const address = Math.min(widthOf(pdf) / 2, Math.max(0, ...lines.map((line) => pdf.widthOfString(line))))
  pdf.font('strong').fontSize(nameSize).fillColor(colours.paper)
  const room = margin + widthOf(pdf) - address - 24 - left
  const size = Math.min(nameSize, (nameSize * room) / pdf.widthOfString(name, spacing))
  pdf.fontSize(size).text(name, left, top + (nameSize - size) * 0.6, { ...spacing, lineBreak: false })
  return left + pdf.widthOfString(name, spacing)
}

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * margin
export const bottomOf = (pdf: Pdf): number => pdf.page.height - footMargin - footHeight

/** Starts a new page unless `height` still fits. Returns whether it did. */
export function ensureSpace(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false
  pdf.addPage()
  return true
}

const pageTexts = {
  es: (page: number, count: number) => `Página ${page} de ${count}`,
  en: (page: number, count: number) => `Page ${page} of ${count}`,
  pt: (page: number, count: number) => `Página ${page} de ${count}`,
}

/** Draws a hairline and `footer` on every page, with "Page 1 of 3". */
export function drawFooters(pdf: Pdf, { footer, language }: { footer: string; language: PageLanguage }): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // otherwise writing here would start another page
    const top = pdf.page.height - footMargin - 12
    pdf
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .moveTo(margin, top - 8)
      .lineTo(margin + widthOf(pdf), top - 8)
      .stroke()
    pdf.font('regular').fontSize(8).fillColor(colours.steel)
    pdf.text(footer, margin, top, { width: widthOf(pdf) - 80, height: 22, ellipsis: true })
    pdf.text(pageTexts[language](page + 1, count), margin, top, { width: widthOf(pdf), align: 'right' })
  }
}
