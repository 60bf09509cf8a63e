/** A cell value; dates are texts `DD-MM-YYYY`, formulas their last result. */
export type Cell = string | number | boolean | null

/** A cell without a usable value: an error of the spreadsheet, or a text that is not valid. */
export interface BadCell {
  bad: 'error' | 'text'
}

export type AnyCell = Cell | BadCell

/** The errors that spreadsheets show for failed formulas, in English and Spanish; copied as values they are texts. */
const errors =
  /^#(N\/[AD]|¡?(REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|CONNECT|BUSY|UNKNOWN)!|¿?(NAME|NOMBRE)\?|GETTING_DATA)$/i

const longestText = 32_767

/** Returns a trimmed text; errors of the spreadsheet and invalid texts are bad cells. */
export function textCell(raw: string): AnyCell {
  if (raw.length > longestText || raw.includes('\0') || !raw.isWellFormed()) return { bad: 'text' }
  // undoes the quote that keeps spreadsheets from reading it as a formula
  const text = raw
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return errors.test(text) ? { bad: 'error' } : text === '' ? null : text
}

/** Returns a number, or the date it stands for in this format; workbooks of old Macs count from 1904. */
export function numberCell(value: number, { isDate, isFrom1904 }: { isDate: boolean; isFrom1904: boolean }): AnyCell {
  if (!Number.isFinite(value)) return { bad: 'text' }
  return isDate ? dayOf(value, isFrom1904) : value
}

/** Built-in number formats that show dates and times, including those of East Asia. */
const knownDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a format shows a number as a date: by its number, or by its code where the workbook defines one. */
export function isDateFormat(number: number, code: string | undefined): boolean {
  if (code === undefined) return knownDates.some(([first, last]) => number >= first && number <= last)
  const [positive = ''] = code.split(';')
  // without quoted text, colours, conditions and escaped characters
  const bare = positive.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_.|\*./gi, '')
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare)
}

const dayMs = 86_400_000
const lastDay = 2_958_465 // 31-12-9999
const days1904 = 1462

/** Counts as spreadsheets do, which give 1900 a 29 February. A time without a date is no day. */
function dayOf(value: number, isFrom1904: boolean): AnyCell {
  const days = Math.floor(value) + (isFrom1904 ? days1904 : 0)
  if (days < 1 || days > lastDay) return value
  const date = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * dayMs)
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}-${month}-${date.getUTCFullYear()}`
}
