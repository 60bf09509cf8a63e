import { type CellObject, CFB, read, SSF, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'

/** A value of a cell; dates are texts `DD-MM-YYYY`, formulas are what they last came to. */
export type Cell = string | number | boolean | null

export interface ReadTask {
  content: Uint8Array
  /** With the heading; a sheet that is longer is not read. */
  mostRows: number
}

/** The first visible sheet. `isTooLong`: it has more rows than were wanted, and none were read. */
export interface ReadSheet {
  isTooLong: boolean
  /** From the first row of the sheet on; an empty row is an empty list. */
  rows: Cell[][]
}

export interface MarkTask {
  content: Uint8Array
  /** Rows to keep, counted from 1 as a spreadsheet does, with what is wrong with them; the heading stays anyway. */
  rows: readonly { row: number; text: string; cells: readonly { column: number; text: string }[] }[]
  errorTitle: string
}

export interface BookTask {
  sheets: readonly {
    name: string
    rows: readonly (readonly (string | number | null)[])[]
    /** Columns of the first sheet whose cells offer a list: the one that a column of another sheet holds. */
    lists?: readonly { column: number; sheet: string; from: number; count: number }[]
  }[]
  /** Rows under the heading that offer their lists. */
  rowsWithLists?: number
}

// Rows that are formatted and empty are no rows of their user: so many are looked through.
const lookedThrough = 20_000
const widestSheet = 200

/** Reads the first visible sheet of an .xlsx or .xls; macros and formulas are not looked at. Throws on what is no workbook. */
export function readSheet({ content, mostRows }: ReadTask): ReadSheet {
  const book = read(content, { sheetRows: lookedThrough, cellFormula: false, cellHTML: false, cellNF: true })
  const sheet = firstVisible(book)
  const rows = valuesOf(sheet)
  const filled = rows.filter((row) => row.some((cell) => cell !== null)).length
  const isTooLong = filled > mostRows
  return isTooLong ? { isTooLong, rows: [] } : { isTooLong, rows }
}

function firstVisible({ SheetNames: names, Sheets: sheets, Workbook: facts }: WorkBook): WorkSheet {
  const at = names.findIndex((_, index) => !facts?.Sheets?.[index]?.Hidden)
  const sheet = sheets[names[at] ?? '']
  if (!sheet) throw new Error('the workbook has no visible sheet')
  return sheet
}

function valuesOf(sheet: WorkSheet): Cell[][] {
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const rows: Cell[][] = []
  let last = 0
  for (let r = 0; r <= end.r; r++) {
    const row: Cell[] = []
    for (let c = 0; c <= Math.min(end.c, widestSheet); c++) row.push(contentOf(sheet[utils.encode_cell({ r, c })]))
    rows.push(row)
    if (row.some((cell) => cell !== null)) last = r + 1
  }
  return rows.slice(0, last)
}

function contentOf(cell: CellObject | undefined): Cell {
  if (cell?.v === undefined || cell.v === null || cell.t === 'z') return null
  if (cell.t === 'e') return cell.w ?? '#ERROR'
  if (cell.t === 'n' && cell.z && SSF.is_date(String(cell.z))) return dateOf(Number(cell.v))
  if (typeof cell.v !== 'string') return cell.v instanceof Date ? null : cell.v
  // what was quoted so that no spreadsheet takes it for a formula comes back as it was
  const text = cell.v
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return text === '' ? null : text
}

function dateOf(days: number): string {
  const { d, m, y } = SSF.parse_date_code(days) ?? { d: 0, m: 0, y: 0 }
  return `${String(d).padStart(2, '0')}-${String(m).padStart(2, '0')}-${y}`
}

/** A workbook of plain sheets with a heading each. */
export function makeBook({ sheets, rowsWithLists = 0 }: BookTask): Uint8Array {
  const book = utils.book_new()
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
    sheet['!cols'] = (rows[0] ?? []).map((title) => ({ wch: Math.max(String(title).length + 4, 14) }))
    utils.book_append_sheet(book, sheet, name)
  }
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
  const lists = sheets[0]?.lists ?? []
  return lists.length ? withLists(bytes, lists, rowsWithLists) : bytes
}

type Lists = NonNullable<BookTask['sheets'][number]['lists']>

/** The library writes no drop-down lists: they are put into the XML. What is typed beside them is not refused here. */
function withLists(workbook: Uint8Array, lists: Lists, rows: number): Uint8Array {
  const archive = CFB.read(workbook, { type: 'buffer' })
  const sheet = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  if (!sheet) throw new Error('the workbook has no sheet')
  const written = lists.map(({ column, sheet, from, count }) => {
    const [cells, choices] = [utils.encode_col(column), `$${utils.encode_col(from)}$`]
    const range = `'${sheet.replaceAll("'", "''")}'!${choices}2:${choices}${count + 1}`
    return `<dataValidation type="list" allowBlank="1" sqref="${cells}2:${cells}${rows + 1}"><formula1>${range}</formula1></dataValidation>`
  })
  const xml = `</sheetData><dataValidations count="${lists.length}">${written.join('')}</dataValidations>`
  sheet.content = Buffer.from(
    Buffer.from(sheet.content as Uint8Array)
      .toString()
      .replace('</sheetData>', xml),
  )
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array
}

/** A copy of a workbook's first visible sheet with only these rows: bad cells red with a comment, and why at the end of the row. */
export function markSheet({ content, rows, errorTitle }: MarkTask): Uint8Array {
  const source = firstVisible(read(content, { cellFormula: false, cellNF: true }))
  const { e: end } = utils.decode_range(source['!ref'] ?? 'A1')
  const width = errorColumnOf(source, end.c, errorTitle)
  const sheet: WorkSheet = { '!cols': source['!cols'] ?? [] }
  const red = new Set<string>()
  const copy = (from: number, to: number) => {
    for (let c = 0; c < width; c++) {
      const cell: CellObject | undefined = source[utils.encode_cell({ r: from, c })]
      if (cell?.v !== undefined) sheet[utils.encode_cell({ r: to, c })] = plain(cell)
    }
  }
  copy(0, 0)
  sheet[utils.encode_cell({ r: 0, c: width })] = { t: 's', v: errorTitle }
  for (const [at, { row, text, cells }] of rows.entries()) {
    copy(row - 1, at + 1)
    sheet[utils.encode_cell({ r: at + 1, c: width })] = { t: 's', v: /^[=+\-@]/.test(text) ? `'${text}` : text }
    for (const { column, text } of cells) {
      const address = utils.encode_cell({ r: at + 1, c: column })
      const cell: CellObject = sheet[address] ?? { t: 's', v: '' }
      const comments = cell.c ?? []
      comments.push({ a: 'Portal', t: text })
      comments.hidden = true
      sheet[address] = { ...cell, c: comments }
      red.add(address)
    }
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: width } })
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Errores')
  return withRedCells(write(book, { type: 'buffer', bookType: 'xlsx' }), red)
}

/** Behind the last column, or where an earlier copy already tells. */
function errorColumnOf(sheet: WorkSheet, last: number, title: string): number {
  for (let c = 0; c <= last; c++) if (contentOf(sheet[utils.encode_cell({ r: 0, c })]) === title) return c
  return last + 1
}

const plain = ({ t, v, z }: CellObject): CellObject => ({
  t,
  v: typeof v === 'string' && /^[=+\-@]/.test(v) ? `'${v}` : v!,
  ...(z !== undefined && { z }),
})

const redFill =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill>'

/** The library writes no colours: each format gets a red twin in the XML, and the bad cells take it. */
function withRedCells(workbook: Uint8Array, red: ReadonlySet<string>): Uint8Array {
  const archive = CFB.read(workbook, { type: 'buffer' })
  const styles = CFB.find(archive, '/xl/styles.xml')
  const sheet = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  if (!styles || !sheet) throw new Error('the workbook has no sheet or no formats')
  let formats = 0
  const xml = Buffer.from(styles.content as Uint8Array)
    .toString()
    .replace('<fills count="2">', '<fills count="3">')
    .replace('</fills>', `${redFill}</fills>`)
    .replace(/<cellXfs count="(\d+)">(.*?)<\/cellXfs>/s, (_, count: string, xfs: string) => {
      formats = Number(count)
      const twins = xfs.replaceAll('fillId="0"', 'fillId="2" applyFill="1"')
      return `<cellXfs count="${formats * 2}">${xfs}${twins}</cellXfs>`
    })
  styles.content = Buffer.from(xml)
  const cells = Buffer.from(sheet.content as Uint8Array).toString()
  sheet.content = Buffer.from(
    cells.replace(/<c r="([A-Z]+\d+)"(?: s="(\d+)")?/g, (cell: string, address: string, format = '0') =>
      red.has(address) ? `<c r="${address}" s="${Number(format) + formats}"` : cell,
    ),
  )
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array
}
