import { type AmountUnit, currencyDecimals } from './currencies.ts'
import { decimal } from './decimal.ts'
import type { PageLanguage } from './language.ts'

/** The format of a figure, shared by its field, importer and schema. */
export interface NumberKind {
  /** Decimals stored. With more than two, a mark before three digits starts decimals (rule formats/numbers). */
  readonly decimals: number
  /** Decimals also accepted where they cannot be thousands: unit prices have fractions of a cent. */
  readonly finest?: number
  /** For money: its code or symbol may be next to the figure. */
  readonly currency?: AmountUnit
  /** Whether a percent sign may follow. */
  readonly isPercent?: boolean
  readonly isNegative?: boolean
  /** Whether thousands are shown without separators, as for a year. */
  readonly isUngrouped?: boolean
}

/** Why a text is not a number of its kind. */
export type NumberProblem = 'empty' | 'unreadable' | 'grouping' | 'decimals' | 'negative' | 'currency' | 'tooLong'

/** The number read; `hasMark`: the text held a mark that could be read in another way. */
export type NumberRead =
  | { readonly ok: true; readonly value: number; readonly hasMark: boolean }
  | { readonly ok: false; readonly problem: NumberProblem; readonly hasMark: boolean }

export const countKind: NumberKind = { decimals: 0 }

/** Returns the kind for amounts of a currency: two decimals, none for pesos. */
export const moneyKind = (currency: AmountUnit): NumberKind => ({ decimals: currencyDecimals[currency], currency })

const longest = 40
/** Digits that a number represents exactly. */
const exactDigits = 15
/** The currencies of a symbol; `$` is used for several of them. */
const symbols: Readonly<Record<string, AmountUnit | null>> = {
  us$: 'USD',
  u$s: 'USD',
  r$: 'BRL',
  mx$: 'MXN',
  's/': 'PEN',
  $: null,
}
const money = [...Object.keys(currencyDecimals), ...Object.keys(symbols)].join('|').replaceAll('$', '\\$')
const affix = new RegExp(`^((?:${money}|\\s)*)(.*?)((?:${money}|%|\\s)*)$`, 'i')
const affixes = new RegExp(`${money}|%`, 'gi')

/**
 * Reads a typed or pasted figure, the same everywhere (rule formats/numbers). With both `.` and `,`, the last is the
 * decimal mark. A repeated mark groups thousands. A single mark groups before exactly three digits, except after a lone
 * 0 or when the field stores more than two decimals. Spaces and apostrophes group. Never rounds: refuses excess
 * decimals, and groups that are not of three digits.
 */
export function readNumber(text: string, kind: NumberKind): NumberRead {
  const typed = text.replace(/\u2212/g, '-').trim()
  if (typed.length > longest) return { ok: false, problem: 'tooLong', hasMark: /[.,'’\s]/.test(typed) }
  const [sign, unsigned] = signOf(typed)
  const [, before = '', middle = '', after = ''] = affix.exec(unsigned) ?? []
  const [inner, body] = sign ? ['', middle.trim()] : signOf(middle.trim())
  const hasMark = /[.,'’\s]/.test(body)
  const fail = (problem: NumberProblem): NumberRead => ({ ok: false, problem, hasMark })
  if (typed === '') return fail('empty')
  const wrong = affixProblem(affixesIn(before), affixesIn(after), kind)
  if (wrong) return fail(wrong)
  if (!/^[\d.,'’\s]*\d[\d.,'’\s]*$/.test(body)) return fail('unreadable')
  const parts = partsOf(body, kind.decimals > 2)
  const whole = parts && wholeOf(parts.whole)
  if (!parts || whole === null) return fail('grouping')
  const decimals = parts.decimals.replace(/0+$/, '')
  if (decimals.length > Math.max(kind.decimals, kind.finest ?? 0)) return fail('decimals')
  if (whole.length + decimals.length > exactDigits) return fail('tooLong')
  const size = Number(`${whole}.${decimals}`)
  const isNegative = (sign || inner) === '-' && size > 0
  if (isNegative && !kind.isNegative) return fail('negative')
  return { ok: true, value: isNegative ? -size : size, hasMark }
}

/** Returns the number of a text, or NaN. */
export function numberFrom(text: string, kind: NumberKind): number {
  const read = readNumber(text, kind)
  return read.ok ? read.value : Number.NaN
}

function signOf(text: string): [sign: string, rest: string] {
  const sign = /^[+-]/.exec(text)?.[0] ?? ''
  return [sign, text.slice(sign.length).trim()]
}

const affixesIn = (text: string): string[] => text.toLowerCase().match(affixes) ?? []

/** Allows a percent sign, or one symbol and one code of the same currency, on either side. */
function affixProblem(
  before: readonly string[],
  after: readonly string[],
  { currency, isPercent }: NumberKind,
): NumberProblem | null {
  const found = [...before, ...after]
  const [percents, money] = [found.filter((each) => each === '%'), found.filter((each) => each !== '%')]
  const signs = money.filter((each) => each in symbols).length
  const isTwice = percents.length > 1 || signs > 1 || money.length - signs > 1
  if (isTwice || (percents.length > 0 && !isPercent) || (money.length > 0 && !currency)) return 'unreadable'
  return money.every((each) => (each in symbols ? (symbols[each] ?? currency) : each.toUpperCase()) === currency)
    ? null
    : 'currency'
}

/** Returns the text before and after the decimal mark; null when the marks are ambiguous. */
function partsOf(body: string, keepsMany: boolean): { whole: string; decimals: string } | null {
  const marks = body.match(/[.,]/g) ?? []
  const at = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const split = () => ({ whole: body.slice(0, at), decimals: body.slice(at + 1) })
  if (marks.length === 0) return { whole: body, decimals: '' }
  if (new Set(marks).size === 1) {
    if (marks.length > 1) return { whole: body, decimals: '' }
    const { whole, decimals } = split()
    const groups = /^\d{3}$/.test(decimals) && !keepsMany && !/^0?$/.test(whole)
    return groups ? { whole: body, decimals: '' } : decimalsOnly({ whole, decimals })
  }
  const isOnce = marks.filter((mark) => mark === body[at]).length === 1
  return isOnce ? decimalsOnly(split()) : null
}

const decimalsOnly = <P extends { decimals: string }>(parts: P): P | null =>
  /^\d*$/.test(parts.decimals) ? parts : null

/** Returns the digits before the decimal mark; null when they are grouped by several signs or not by three. */
function wholeOf(text: string): string | null {
  if (text === '') return '0'
  if (/^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '')
  return /^[1-9]\d{0,2}(?<sign>[.,'’]|\s)\d{3}(?:\k<sign>\d{3})*$/.test(text) ? text.replace(/\D/g, '') : null
}

/** The style of numbers: the reader's, or English for money. */
type Style = PageLanguage
const separators: Readonly<Record<Style, readonly [group: string, mark: string]>> = {
  es: ['.', ','],
  en: [',', '.'],
  pt: ['.', ','],
}

/**
 * Formats a number with all its decimals, at least `least`: `1.234,5` in Spanish, `1,234.5` in English and for money.
 */
export function plainText(value: number, style: Style, { least = 0, isGrouped = true } = {}): string {
  const { digits, scale } = decimal(value)
  const text = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const decimals = text.slice(text.length - scale).padEnd(least, '0')
  const [group, mark] = separators[style]
  const apart = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
  return `${digits < 0n ? '-' : ''}${apart}${decimals && mark + decimals}`
}

const leastOf = ({ currency }: NumberKind): number => (currency ? currencyDecimals[currency] : 0)
const styleOf = (kind: NumberKind, language: Style): Style => (kind.currency ? 'en' : language)

/**
 * Formats a number for its field: money as the portal writes it, others in the reader's style. `readNumber` reads the
 * same number in either language; thousands stay ungrouped where it would not.
 */
export function fieldText(value: number, kind: NumberKind, language: Style): string {
  const style = styleOf(kind, language)
  const least = leastOf(kind)
  const written = (more: { least?: number; isGrouped?: boolean }) => plainText(value, style, { least, ...more })
  const grouped = written({ isGrouped: !kind.isUngrouped })
  const { scale } = decimal(value)
  const apart = written({ least: scale === 3 ? 4 : least, isGrouped: false }) // three decimals could be read as a group
  return [grouped, written({ isGrouped: false })].find((way) => numberFrom(way, kind) === value) ?? apart
}

/** Formats what was read, to show at the field: `USD 1,200.50`, `12,5 %`, `1.200`. */
export function readText(value: number, kind: NumberKind, language: Style): string {
  const text = plainText(value, styleOf(kind, language), { least: leastOf(kind), isGrouped: !kind.isUngrouped })
  return `${kind.currency ? `${kind.currency}\u00a0` : ''}${text}${kind.isPercent ? '\u00a0%' : ''}`
}
