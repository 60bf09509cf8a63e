import { xmlText } from '@portal/contract/core/xml'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import type { BookPackage } from './book-package.ts'
import type { BookParts } from './book-parts.ts'
import { columnName } from './column-name.ts'
import { drawingTag } from './comment-parts.ts'
import type { MarkTask } from './mark-task.ts'
import { columnOf } from './sheet-lines.ts'
import { type Attributes, readXml, tag } from './xml.ts'

interface Marks extends Pick<MarkTask, 'rows' | 'errorTitle'> {
  /** The column of the reasons. */
  errorColumn: number
  /** Cells after it are dropped. */
  lastColumn: number
  /** Index of the red twin of the first format; null without formats. */
  redFrom: number | null
}

/**
 * The parts of a sheet that the copy keeps besides its rows: those that reference no deleted rows and no single cells.
 */
const copiedTags = new Set([
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'conditionalFormatting',
  'dataValidations',
  'pageMargins',
])
/** The extension that holds drop-down lists whose choices are on another sheet: Excel writes them nowhere else. */
const listsExtension = '{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}'.toLowerCase()
const mostCharacters = 16_000_000

/**
 * Returns the XML of the sheet with its heading and the marked rows only, moved together. Cells stay unchanged;
 * formulas become their last result.
 */
export async function markedSheet(book: BookPackage, parts: BookParts, marks: Marks): Promise<string> {
  const writer = new SheetWriter(marks)
  await readXml(await book.stream(parts.sheet), writer)
  return writer.result()
}

class SheetWriter {
  readonly #marks: Marks
  readonly #rows: ReadonlyMap<number, { at: number; marked: MarkTask['rows'][number] | null }>
  readonly #xml: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  readonly #open: string[] = []
  #size = 0
  #prefix = ''
  #row = 0
  #column = -1
  /** The cells of a copied row, by column. */
  #cells: Map<number, { attributes: Attributes; inner: string[] }> | null = null
  #rowTag = ''
  #rowName = 'row'
  #isPassing = false
  #isFormula = false
  #isLists = false
  /** The copied extension: it stands after the reference to the comments. */
  readonly #lists: string[] = []

  constructor(marks: Marks) {
    this.#marks = marks
    const rows = new Map<number, { at: number; marked: MarkTask['rows'][number] | null }>([
      [1, { at: 1, marked: null }],
    ])
    for (const [at, marked] of marks.rows.entries()) rows.set(marked.row, { at: at + 2, marked })
    this.#rows = rows
  }

  result(): string {
    return this.#xml.join('')
  }

  /** Skips rows that are not copied. */
  past(): string | null {
    return this.#isPassing ? this.#rowName : null
  }

  open(name: string, attributes: Attributes, full: string): void {
    this.#open.push(name)
    const depth = this.#open.length
    if (depth === 1) {
      this.#prefix = full.slice(0, full.length - name.length)
      this.#write(tag(full, attributes))
    } else if (name === 'sheetData' && depth === 2) this.#write(tag(full, {}))
    else if (this.#open[1] === 'sheetData') this.#openInside(name, attributes, full, depth)
    else if (copiedTags.has(this.#open[1]!)) this.#write(tag(full, attributes))
    else if (this.#open[1] === 'extLst') this.#openExtension(attributes, full, depth)
  }

  #openExtension(attributes: Attributes, full: string, depth: number): void {
    if (depth === 3) this.#isLists = attributes.uri?.toLowerCase() === listsExtension
    if (depth > 2 && this.#isLists) this.#write(tag(full, attributes), this.#lists)
  }

  #openInside(name: string, attributes: Attributes, full: string, depth: number): void {
    if (depth === 3) this.#openRow(attributes, full)
    else if (this.#cells && depth === 4) {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1
      const { s, t } = attributes
      this.#cells.set(this.#column, { attributes: { ...(s && { s }), ...(t && { t }) }, inner: [] })
    } else if (this.#cells && name === 'f') this.#isFormula = true
    else if (this.#cells) this.#inner(tag(full, attributes))
  }

  #openRow({ r, s, customFormat, ht, customHeight }: Attributes, full: string): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r)
    this.#column = -1
    const found = this.#rows.get(this.#row)
    this.#cells = found ? new Map() : null
    this.#isPassing = !found
    this.#rowName = full
    if (!found) return
    const look = Object.entries({ s, customFormat, ht, customHeight }).filter(([, value]) => value !== undefined)
    this.#rowTag = tag(full, { r: String(found.at), ...(Object.fromEntries(look) as Attributes) })
  }

  close(name: string, full: string): void {
    const depth = this.#open.length
    if (depth === 1) this.#write(`${drawingTag(this.#prefix)}${this.#extensions()}</${full}>`)
    else if (this.#open[1] === 'sheetData' && depth > 2) {
      if (name === 'row' && depth === 3) this.#closeRow(full)
      else if (name === 'f') this.#isFormula = false
      else if (depth > 4) this.#inner(`</${full}>`)
    } else if (name === 'sheetData' || copiedTags.has(this.#open[1]!)) this.#write(`</${full}>`)
    else if (this.#open[1] === 'extLst' && depth > 2 && this.#isLists) this.#write(`</${full}>`, this.#lists)
    this.#open.pop()
  }

  #extensions(): string {
    const p = this.#prefix
    return this.#lists.length ? `<${p}extLst>${this.#lists.join('')}</${p}extLst>` : ''
  }

  text(text: string): void {
    if (this.#open[1] === 'sheetData') {
      if (this.#open.length > 4 && !this.#isFormula) this.#inner(xmlText(text))
    } else if (copiedTags.has(this.#open[1] ?? '')) this.#write(xmlText(text))
    else if (this.#open[1] === 'extLst' && this.#open.length > 2 && this.#isLists)
      this.#write(xmlText(text), this.#lists)
  }

  #inner(xml: string): void {
    this.#cells?.get(this.#column)?.inner.push(xml)
  }

  #closeRow(full: string): void {
    this.#isPassing = false
    const cells = this.#cells
    const found = this.#rows.get(this.#row)
    this.#cells = null
    if (!cells || !found) return
    const { errorColumn, lastColumn, errorTitle, redFrom } = this.#marks
    const { at, marked } = found
    const red = new Set(marked?.cells.map(({ column }) => column))
    for (const column of red) if (!cells.has(column)) cells.set(column, { attributes: {}, inner: [] })
    const [p, told] = [this.#prefix, xmlText(marked?.text ?? errorTitle)]
    const inner = [`<${p}is><${p}t xml:space="preserve">${told}</${p}t></${p}is>`]
    const look = cells.get(errorColumn)?.attributes.s
    cells.set(errorColumn, { attributes: { ...(look && { s: look }), t: 'inlineStr' }, inner })
    const columns = [...cells.keys()].filter((column) => column <= lastColumn).toSorted((a, b) => a - b)
    const written = columns.map((column) => {
      const { attributes, inner } = cells.get(column)!
      const style = red.has(column) && redFrom !== null ? { s: String(Number(attributes.s ?? 0) + redFrom) } : {}
      return `${tag(`${p}c`, { r: `${columnName(column)}${at}`, ...attributes, ...style })}${inner.join('')}</${p}c>`
    })
    this.#write(`${this.#rowTag}${written.join('')}</${full}>`)
  }

  #write(xml: string, to = this.#xml): void {
    this.#size += xml.length
    if (this.#size > mostCharacters) throw new Refusal(fileMessages.bookTooLarge)
    to.push(xml)
  }
}
