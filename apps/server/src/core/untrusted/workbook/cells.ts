/** A value of a cell; dates are texts `DD-MM-YYYY`, formulas are what they last came to. */
export type Cell = string | number | boolean | null

/** A cell that says nothing: the spreadsheet shows an error in it, or its text is no text. */
export interface BadCell {
  bad: 'error' | 'text'
}

export type AnyCell = Cell | BadCell

/** What a spreadsheet shows where a formula fails, in English and Spanish; copied as a value it is a text. */
const errors =
  /^#(N\/[AD]|¡?(REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|CONNECT|BUSY|UNKNOWN)!|¿?(NAME|NOMBRE)\?|GETTING_DATA)$/i

const longestText = 32_767

/** A text as it is typed: without what stands around it; an error of the spreadsheet and what is no text are bad. */
export function textCell(raw: string): AnyCell {
  if (raw.length > longestText || raw.includes('\0') || !raw.isWellFormed()) return { bad: 'text' }
  // what was quoted so that no spreadsheet takes it for a formula comes back as it was
  const text = raw
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return errors.test(text) ? { bad: 'error' } : text === '' ? null : text
}

/** A number, or the day that it stands for in this format; workbooks of old Macs count from 1904. */
export function numberCell(value: number, { isDate, isFrom1904 }: { isDate: boolean; isFrom1904: boolean }): AnyCell {
  if (!Number.isFinite(value)) return { bad: 'text' }
  return isDate ? dayOf(value, isFrom1904) : value
}

/** Numbers of the formats that every program knows and that show days: dates, times, and those of the Far East. */
const knownDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a format shows a number as a day: by its number, or by its code where the workbook has one for it. */
export function isDateFormat(number: number, code: string | undefined): boolean {
  if (code === undefined) return knownDates.some(([first, last]) => number >= first && number <= last)
  const [positive = ''] = code.split(';')
  // without what stands in quotes, colours, conditions, and single characters as they are
  const bare = positive.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_.|\*./gi, '')
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare)
}

const dayMs = 86_400_000
const lastDay = 2_958_465 // 31-12-9999
const days1904 = 1462

/** Counts as spreadsheets do: they believe that 1900 had a 29th of February. A time of day alone is no day. */
function dayOf(value: number, isFrom1904: boolean): AnyCell {
  const days = Math.floor(value) + (isFrom1904 ? days1904 : 0)
  if (days < 1 || days > lastDay) return value
  const date = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * dayMs)
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}-${month}-${date.getUTCFullYear()}`
}
