import { type CellObject, CFB, utils, write } from '@e965/xlsx'
import type { Text } from '@portal/contract/core/text'

export interface SheetColumn {
  title: string
  /** `date` takes `YYYY-MM-DD`, with ` HH:MM` or `THH:MM` behind it if wanted: the wall clock of the reader, not an instant. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width?: number
}

export interface SheetTask {
  name: string
  language: keyof Text
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
}

const dateFormats = { es: 'dd-mm-yyyy', en: 'mm/dd/yyyy' }
const longestText = 32_767
const dayMs = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)

/** A workbook of one sheet with a frozen header row that filters. Texts that a spreadsheet would take for a formula are quoted. */
export function makeSheet({ name, language, columns, rows }: SheetTask): Uint8Array {
  const head = columns.map(({ title }) => textCell(title))
  const body = rows.map((row) =>
    columns.map(({ type }, index) => cellOf(row[index] ?? null, type, dateFormats[language])),
  )
  const sheet = utils.aoa_to_sheet([head, ...body])
  sheet['!cols'] = columns.map(({ title, type, width }) => ({
    wch: width ?? Math.max(title.length + 4, type === 'text' ? 24 : 14),
  }))
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Hoja')
  return withFrozenHeader(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

function cellOf(value: string | number | null, type: SheetColumn['type'], dateFormat: string): CellObject | null {
  if (value === null || value === '') return null
  if (type === 'number' && Number.isFinite(Number(value))) return { t: 'n', v: Number(value) }
  const days = type === 'date' ? daysOf(String(value)) : null
  if (days !== null) return { t: 'n', v: days, z: Number.isInteger(days) ? dateFormat : `${dateFormat} hh:mm` }
  return textCell(String(value))
}

const textCell = (text: string): CellObject => ({
  t: 's',
  v: (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).slice(0, longestText),
})

/** Days since the epoch of spreadsheets, which know no time zone. */
function daysOf(text: string): number | null {
  const [, date, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(text) ?? []
  const ms = date ? Date.parse(`${date}T${time}Z`) : Number.NaN
  return Number.isNaN(ms) ? null : (ms - firstDay) / dayMs
}

const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'

/** The library writes no panes: the one line is put into the sheet's XML. */
function withFrozenHeader(workbook: Uint8Array): Uint8Array {
  const archive = CFB.read(workbook, { type: 'buffer' })
  const sheet = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  if (!sheet) throw new Error('the workbook has no sheet')
  const xml = Buffer.from(sheet.content as Uint8Array).toString()
  const view = /<sheetView ([^>]*)\/>/
  if (!view.test(xml)) throw new Error('the sheet has no view')
  sheet.content = Buffer.from(xml.replace(view, `<sheetView $1>${pane}</sheetView>`))
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array
}
