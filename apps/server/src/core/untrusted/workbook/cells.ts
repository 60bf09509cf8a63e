/** A number whose format says more than the number: `12.5%` is 0.125 as a percentage. */
export interface FormattedNumber {
  readonly value: number
  readonly isPercent?: true
  /** The code or symbol that stands next to it. */
  readonly currency?: string
  /** Decimals that are shown, where the number has more. */
  readonly decimals?: number
  /** Digits that are shown at least, with zeros in front. */
  readonly digits?: number
}

/** A cell value; dates are texts `DD-MM-YYYY`, formulas their last result. */
export type Cell = string | number | boolean | FormattedNumber | null

export const isFormatted = (cell: unknown): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && 'value' in cell

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

/** What the format of a cell says of its number. */
export interface NumberFormat extends Omit<FormattedNumber, 'value'> {
  readonly isDate: boolean
}

/**
 * Returns a number, with what its format says of it, or the date that it stands for; workbooks of old Macs count from
 * 1904.
 */
export function numberCell(value: number, format: NumberFormat, { isFrom1904 }: { isFrom1904: boolean }): AnyCell {
  if (!Number.isFinite(value)) return { bad: 'text' }
  const { isDate, decimals, digits, ...facts } = format
  if (isDate) return dayOf(value, isFrom1904)
  const shown = facts.isPercent ? Number((value * 100).toPrecision(15)) : value
  const hides = decimals !== undefined && Number(shown.toFixed(Math.min(decimals, 20))) !== shown
  const hasZeros = digits !== undefined && String(Math.trunc(Math.abs(value))).length < digits
  if (!facts.isPercent && !facts.currency && !hides && !hasZeros) return value
  return { value, ...facts, ...(hides && { decimals }), ...(hasZeros && { digits }) }
}

/** Built-in number formats that show dates and times, including those of East Asia. */
const knownDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Built-in formats that say more than "a number". */
const knownFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
}
const plainFormat: NumberFormat = { isDate: false }
const currencySign = /^(?:\p{Sc}|us\$|u\$s|uf|[a-z]{3})$/iu

/** Returns what a format says: by its code where the workbook defines one, else by its number. */
export function formatOf(number: number, code: string | undefined): NumberFormat {
  if (code === undefined && knownDates.some(([first, last]) => number >= first && number <= last))
    return { isDate: true }
  const [positive = ''] = (code ?? knownFormats[number] ?? '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  // without quoted text, colours, conditions and escaped characters
  const bare = positive.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_.|\*./gi, '')
  if (bare === '' || /general/i.test(bare) || bare.includes('@')) return plainFormat
  if (/[dmyhs]/i.test(bare)) return { isDate: true }
  const figure = /[#?0][#?0,]*(?:\.([#?0]*))?/.exec(bare)
  if (!figure || /[e/]/i.test(bare.replace(/[a-z]*\$/gi, ''))) return plainFormat
  const currency = currencyIn(positive)
  const zeros = /^0{2,}$/.test(figure[0]) ? figure[0].length : undefined
  return {
    isDate: false,
    decimals: figure[1]?.length ?? 0,
    ...(bare.includes('%') && { isPercent: true as const }),
    ...(currency && { currency }),
    ...(zeros && { digits: zeros }),
  }
}

/** The currency of a format: `[$CLP-340A]`, `"USD"`, `$`. */
function currencyIn(code: string): string | undefined {
  const texts = [...code.matchAll(/\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|\\?(\p{Sc})/gu)].map(([, tagged, quoted, sign]) =>
    (tagged ?? quoted ?? sign ?? '').trim(),
  )
  return texts.find((text) => currencySign.test(text))
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
