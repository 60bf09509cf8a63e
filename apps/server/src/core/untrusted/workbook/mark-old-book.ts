import { type CellObject, CFB, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'
import { columnName } from './column-name.ts'
import type { MarkTask } from './mark-task.ts'
import { cellsOfRow, indexWith, oldValueOf, openOldBook } from './old-workbook.ts'

/** Returns the copy of an .xls as an .xlsx: other sheets keep their values and number formats. */
export async function markOldBook({ path, rows, errorTitle, headings = [] }: MarkTask): Promise<Uint8Array> {
  const book = await openOldBook(path)
  const at = indexWith(book, headings)
  const { sheet, red } = marked(book.Sheets[book.SheetNames[at]!]!, rows, errorTitle)
  book.Sheets[book.SheetNames[at]!] = sheet
  const copy: WorkBook = { ...book, bookType: 'xlsx' }
  return withRedCells(write(copy, { type: 'buffer', bookType: 'xlsx' }), `/xl/worksheets/sheet${at + 1}.xml`, red)
}

function marked(source: WorkSheet, rows: MarkTask['rows'], errorTitle: string) {
  const { e: end } = utils.decode_range(source['!ref'] ?? 'A1')
  const heading = cellsOfRow(source, 0).map((cell) => oldValueOf(cell, false))
  const errorAt = heading.includes(errorTitle) ? heading.indexOf(errorTitle) : end.c + 1
  const width = Math.max(errorAt, end.c) + 1
  const red = new Set<string>()
  const data: CellObject[][] = [copied(source, 0, width).with(errorAt, { t: 's', v: errorTitle })]
  for (const [at, { row, text, cells }] of rows.entries()) {
    const copy = copied(source, row - 1, width).with(errorAt, { t: 's', v: text })
    for (const { column, text } of cells) {
      const comments = copy[column]?.c ?? []
      comments.push({ a: 'Portal', t: text })
      comments.hidden = true
      copy[column] = { ...(copy[column] ?? { t: 's', v: '' }), c: comments }
      red.add(`${columnName(column)}${at + 2}`)
    }
    data.push(copy)
  }
  const ref = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: width - 1 } })
  const sheet: WorkSheet = { '!data': data, '!ref': ref, '!cols': source['!cols'] ?? [] }
  return { sheet, red }
}

/** Returns the cells of a row up to `width`, without comments and formulas. */
function copied(source: WorkSheet, row: number, width: number): CellObject[] {
  const cells: CellObject[] = []
  for (const [column, cell] of cellsOfRow(source, row).slice(0, width).entries()) {
    if (cell?.v !== undefined) cells[column] = { t: cell.t, v: cell.v, ...(cell.z !== undefined && { z: cell.z }) }
  }
  cells.length = width
  return cells
}

const redFill =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill>'

/** The library writes no colours: each format gets a red twin in the XML for the bad cells. */
function withRedCells(workbook: Uint8Array, path: string, red: ReadonlySet<string>): Uint8Array {
  const archive = CFB.read(workbook, { type: 'buffer' })
  const styles = CFB.find(archive, '/xl/styles.xml')
  const sheet = CFB.find(archive, path)
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
