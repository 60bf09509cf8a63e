import { type CellObject, CFB, utils, type WorkSheet, write } from '@e965/xlsx'
import { currencyDecimals } from '@portal/contract/core/currencies'
import type { Language } from '@portal/contract/core/language'
import type { MoneyCell, PercentCell, SheetCell } from './sheet-cells.ts'

export interface SheetColumn {
  title: string
  /**
   * The type of its cells, unless a cell is money or a percentage itself. `number` keeps its decimals, `count` is whole
   * and grouped. `date` takes `YYYY-MM-DD`, optionally with ` HH:MM` or `THH:MM`: the reader's local time, not an
   * instant.
   */
  type: 'text' | 'number' | 'count' | 'date'
  /** In characters. */
  width?: number
}

export interface SheetTask {
  name: string
  language: Language
  columns: readonly SheetColumn[]
  rows: readonly (readonly SheetCell[])[]
}

const dateFormats = { es: 'dd-mm-yyyy', en: 'mm/dd/yyyy' }
const longestText = 32_767
const dayMs = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)

/**
 * Makes a workbook with one sheet, a frozen header row and filters. Texts that look like a formula are marked as text
 * (`quotePrefix`): they stay texts when edited, and no apostrophe is visible.
 */
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
  return finished(write(book, { type: 'buffer', bookType: 'xlsx' }), quotedIn(sheet))
}

function cellOf(value: SheetCell, type: SheetColumn['type'], dateFormat: string): CellObject | null {
  if (value === null || value === '') return null
  if (typeof value === 'object') return figureCell(value)
  const isFigure = type === 'number' || type === 'count'
  if (isFigure && Number.isFinite(Number(value)))
    return { t: 'n', v: Number(value), ...(type === 'count' && { z: '#,##0' }) }
  const moment = type === 'date' ? momentOf(String(value)) : null
  if (moment) return { t: 'n', v: moment.days, z: moment.hasTime ? `${dateFormat} hh:mm` : dateFormat }
  return textCell(String(value))
}

function figureCell(value: MoneyCell | PercentCell): CellObject {
  if ('percent' in value) return { t: 'n', v: Number((value.percent / 100).toPrecision(15)), z: '0.00%' }
  const decimals = currencyDecimals[value.currency]
  return { t: 'n', v: value.amount, z: `"${value.currency}" #,##0${decimals ? `.${'0'.repeat(decimals)}` : ''}` }
}

const textCell = (text: string): CellObject => ({ t: 's', v: text.slice(0, longestText) })

/** Returns the addresses of texts that look like a formula. */
const quotedIn = (sheet: WorkSheet): ReadonlySet<string> =>
  new Set(
    Object.entries(sheet).flatMap(([address, cell]: [string, CellObject]) =>
      !address.startsWith('!') && cell.t === 's' && /^[=+\-@\t\r]/.test(String(cell.v)) ? [address] : [],
    ),
  )

/** Days since the epoch of spreadsheets, which have no time zone; midnight keeps its time. */
function momentOf(text: string): { days: number; hasTime: boolean } | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(text) ?? []
  const ms = date ? Date.parse(`${date}T${time ?? '00:00'}Z`) : Number.NaN
  return Number.isNaN(ms) ? null : { days: (ms - firstDay) / dayMs, hasTime: time !== undefined }
}

const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'

/** A format for texts, and one for texts marked as such. */
const quotedFormat =
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>'

/** The library writes neither frozen panes nor `quotePrefix`: this adds them to the XML. */
function finished(workbook: Uint8Array, quoted: ReadonlySet<string>): Uint8Array {
  const archive = CFB.read(workbook, { type: 'buffer' })
  const sheet = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  if (!sheet) throw new Error('the workbook has no sheet')
  const xml = Buffer.from(sheet.content as Uint8Array).toString()
  const view = /<sheetView ([^>]*)\/>/
  if (!view.test(xml)) throw new Error('the sheet has no view')
  const framed = xml.replace(view, `<sheetView $1>${pane}</sheetView>`)
  const format = quoted.size > 0 ? addQuotedFormat(CFB.find(archive, '/xl/styles.xml')) : 0
  const marked = (cell: string, address: string) => (quoted.has(address) ? `<c r="${address}" s="${format}"` : cell)
  sheet.content = Buffer.from(quoted.size > 0 ? framed.replace(/<c r="([A-Z]+\d+)"/g, marked) : framed)
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array
}

/** Adds the format of marked texts after the others. Returns its index. */
function addQuotedFormat(styles: { content: unknown } | null): number {
  if (!styles) throw new Error('the workbook has no formats')
  let number = -1
  const xml = Buffer.from(styles.content as Uint8Array)
    .toString()
    .replace(/<cellXfs count="(\d+)">(.*?)<\/cellXfs>/s, (_, count: string, formats: string) => {
      number = Number(count)
      return `<cellXfs count="${number + 1}">${formats}${quotedFormat}</cellXfs>`
    })
  if (number < 0) throw new Error('the workbook has no list of formats')
  styles.content = Buffer.from(xml)
  return number
}
