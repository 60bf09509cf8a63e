import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import { folded } from '../../base/folded.ts'
import type { BookPackage } from './book-package.ts'
import { type BookParts, numberFormatsOf } from './book-parts.ts'
import { type AnyCell, type NumberFormat, numberCell, textCell } from './cells.ts'
import { textsNumbered } from './shared-strings.ts'
import { type Attributes, decoded, readXml } from './xml.ts'

/** A line of a sheet that is not empty: its number as spreadsheets count, and its cells by column from 0. */
export interface Line {
  line: number
  cells: AnyCell[]
}

/** A sheet and its name. `isTooLong`: it has more lines than allowed, and `lines` is empty. */
export interface ReadSheet {
  name: string
  isTooLong: boolean
  lines: Line[]
}

/** Limits of a sheet: columns beyond are not read, rows below must be empty. */
export const widestSheet = 200
export const lastRow = 20_000
const mostCells = 400_000
const mostCharacters = 12_000_000
const longestText = 32_767

/** A reference to a shared text. */
interface Shared {
  index: number
}

type Raw = AnyCell | Shared
const isShared = (cell: Raw | undefined): cell is Shared => typeof cell === 'object' && cell !== null && 'index' in cell

/** Reads the lines that are not empty. Throws `bookRowsBelow` for data below the last row, and `bookTooLarge`. */
export async function linesOf(book: BookPackage, parts: BookParts, mostLines: number): Promise<ReadSheet> {
  const { name } = parts
  const sheet = await readLines(book, parts, mostLines)
  if (sheet.isDone()) return { name, isTooLong: true, lines: [] }
  const lines = await toldLines(book, parts, sheet)
  return { name, isTooLong: false, lines: lines.filter(({ cells }) => cells.some((cell) => cell !== null)) }
}

/** Returns the cells of the first line that is not empty; none for an empty sheet. */
export async function firstLineOf(book: BookPackage, parts: BookParts): Promise<readonly AnyCell[]> {
  const [first] = await toldLines(book, parts, await readLines(book, parts, 0))
  return first?.cells ?? []
}

async function readLines(book: BookPackage, parts: BookParts, mostLines: number): Promise<SheetReader> {
  const formats = await numberFormatsOf(book, parts.styles)
  const sheet = new SheetReader(mostLines, parts.isFrom1904, (style) => formats[style] ?? { isDate: false })
  await readXml(await book.stream(parts.sheet), sheet)
  return sheet
}

/** The lines with their shared texts. */
async function toldLines(book: BookPackage, parts: BookParts, sheet: SheetReader): Promise<Line[]> {
  const wanted = new Set<number>()
  for (const { cells } of sheet.lines) for (const cell of cells) if (isShared(cell)) wanted.add(cell.index)
  const texts = wanted.size && parts.strings ? await textsNumbered(book, parts.strings, wanted) : new Map()
  let characters = 0
  const told = (cell: Raw | undefined): AnyCell => {
    const value = isShared(cell) ? (texts.get(cell.index) ?? null) : (cell ?? null)
    if (typeof value === 'string') characters += value.length
    if (characters > mostCharacters) throw new Refusal(fileMessages.bookTooLarge)
    return value
  }
  return sheet.lines.map(({ line, cells }) => ({ line, cells: Array.from(cells, told) }))
}

type FormatOf = (style: number) => NumberFormat

/** Collects the non-empty cells of a sheet. */
class SheetReader {
  readonly lines: { line: number; cells: (Raw | undefined)[] }[] = []
  readonly #mostLines: number
  readonly #isFrom1904: boolean
  readonly #formatOf: FormatOf
  #row = 0
  #rowName = 'row'
  #column = -1
  #cells: (Raw | undefined)[] = []
  #count = 0
  #attributes: Attributes = {}
  /** Inside a value, or inside an inline text. */
  #isText = false
  #isReading = 0
  #text = ''
  #isBad = false

  constructor(mostLines: number, isFrom1904: boolean, formatOf: FormatOf) {
    this.#mostLines = mostLines
    this.#isFrom1904 = isFrom1904
    this.#formatOf = formatOf
  }

  isDone(): boolean {
    return this.lines.length > this.#mostLines
  }

  /** Skips the rest of a row once its columns are read. */
  past(): string | null {
    return this.#column >= widestSheet && this.#row <= lastRow ? this.#rowName : null
  }

  open(name: string, attributes: Attributes, full: string): void {
    if (name === 'row') this.#openRow(attributes, full)
    else if (name === 'c') {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1
      this.#attributes = attributes
      this.#text = ''
      this.#isBad = false
    } else if (name === 'rPh')
      this.#isReading++ // skips the phonetic text
    else if (name === 'v' || name === 't') this.#isText = this.#isReading === 0
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false
    else if (name === 'rPh') this.#isReading--
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
  }

  #closeRow(): void {
    this.#column = -1
    if (this.#cells.length) this.lines.push({ line: this.#row, cells: this.#cells })
  }

  text(text: string): void {
    if (!this.#isText) return
    if (this.#text.length + text.length > longestText) this.#isBad = true
    else this.#text += text
  }

  badText(): void {
    this.#isBad = true
  }

  #openRow({ r }: Attributes, full: string): void {
    const row = r === undefined ? this.#row + 1 : Number(r)
    if (!Number.isInteger(row) || row <= this.#row) throw new Refusal(fileMessages.bookDamaged)
    this.#row = row
    this.#rowName = full
    this.#column = -1
    this.#cells = []
  }

  #closeCell(): void {
    if (this.#column >= widestSheet && this.#row <= lastRow) return
    const value = this.#isBad ? { bad: 'text' as const } : this.#valueOf()
    if (value === null) return
    if (this.#row > lastRow) throw new Refusal(fileMessages.bookRowsBelow)
    if (++this.#count > mostCells) throw new Refusal(fileMessages.bookTooLarge)
    this.#cells[this.#column] = value
  }

  #valueOf(): Raw {
    const { t = 'n', s = '0' } = this.#attributes
    if (this.#text === '') return null
    if (t === 's') return { index: Number(this.#text) }
    if (t === 'e') return { bad: 'error' }
    if (t === 'b') return this.#text.trim() === '1' || this.#text.trim() === 'true'
    if (t === 'd') return isoDay(this.#text)
    if (t === 'n') return numberCell(Number(this.#text), this.#formatOf(Number(s)), { isFrom1904: this.#isFrom1904 })
    return textCell(decoded(this.#text))
  }
}

/** `AB12` is column 27, counted from 0. */
export function columnOf(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/i.exec(address)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  if (column === 0) throw new Refusal(fileMessages.bookDamaged)
  return column - 1
}

function isoDay(text: string): AnyCell {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  return year ? `${day}-${month}-${year}` : textCell(text)
}

/** Whether two cells of a line are known headings. */
export const hasHeadings = (cells: readonly AnyCell[], headings: readonly string[]): boolean =>
  cells.filter((cell) => typeof cell === 'string' && headings.includes(folded(cell))).length >= 2
