import { CFB, utils, write } from '@e965/xlsx'

export interface BookTask {
  sheets: readonly {
    name: string
    rows: readonly (readonly (string | number | null)[])[]
    /** Columns of the first sheet with a drop-down list, whose choices are a column of another sheet. */
    lists?: readonly { column: number; sheet: string; from: number; count: number }[]
  }[]
  /** Number of rows under the heading with drop-down lists. */
  rowsWithLists?: number
}

/** Makes a workbook of plain sheets with one heading row each. */
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

/** The library writes no drop-down lists: this adds them to the XML. Other typed values are not refused here. */
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
