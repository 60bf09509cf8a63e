import { decimal, rounded, toNumber } from '@portal/contract/core/decimal'
import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { countKind, type NumberKind, plainText, readNumber } from '@portal/contract/core/numbers'
import type { Text } from '@portal/contract/core/text'
import { folded } from '#core/base/folded.ts'
import { type Cell, isFormatted } from '#core/untrusted/workbook/cells.ts'
import type { SheetRow } from './queries.ts'

/** A value that matches no choice and no number, so that the form's rules refuse it. */
export const notUnderstood = '?'

interface Choice {
  id: number
  nombre: string
  nombre_en: string
  codigo?: string
}

/** The ids of choices by their names in both languages, and their ISO code if they have one. */
export const byName = (choices: readonly Choice[]) =>
  new Map(
    choices.flatMap(({ id, nombre, nombre_en, codigo }) =>
      [nombre, nombre_en, codigo].flatMap((name) => (name ? [[folded(name), id] as const] : [])),
    ),
  )

/** The keys of a table of names, by themselves and their names in every language. */
export const named = <K extends string | number>(names: Readonly<Record<K, Text>>) =>
  new Map(
    (Object.entries(names) as [K, Text][]).flatMap(([key, name]) =>
      [key, ...Object.values(name)].map((name) => [folded(name), key] as const),
    ),
  )

const namedLanguages = named(languageNames)

/** Returns the language of a row; that of the upload unless given. */
export const languageOf = ({ idioma }: SheetRow['datos'], otherwise: Language): Language =>
  namedLanguages.get(folded(textOf(idioma))) ?? otherwise

/** Whether the language of a row is one; the schemas of forms would take any text for Spanish. */
export const isLanguage = ({ idioma }: SheetRow['datos']): boolean =>
  idioma === undefined || namedLanguages.has(folded(textOf(idioma)))

const yes = new Set(['si', 'yes', 'true', 'verdadero', '1', 'x', 's', 'y'])
const no = new Set(['no', 'false', 'falso', '0', 'n'])

/** Returns yes or no; other texts unchanged, so that the form's rules refuse them. */
export function flagOf(cell: Cell): boolean | string {
  if (typeof cell === 'boolean') return cell
  const text = folded(textOf(cell))
  return yes.has(text) ? true : no.has(text) ? false : text
}

/** Returns the text of a cell for a field of text: with the zeros that its format shows in front. */
export function textOf(cell: Cell | undefined): string {
  if (!isFormatted(cell)) return String(cell ?? '')
  const text = plainText(cell.isPercent ? percentOf(cell.value) : cell.value, 'en', { isGrouped: false })
  return `${text.padStart(cell.digits ?? 0, '0')}${cell.isPercent ? '%' : ''}`
}

/** A share as the figure that its cell shows. */
export const percentOf = (value: number) => Number((value * 100).toPrecision(15))

/** More digits than a spreadsheet shows of a number without a format: it was computed. */
const mostShown = 10

/**
 * Returns the number of a cell as its format shows it (decision 078): `12.5%` is 12.5 of a percentage, and a price with
 * hidden decimals is rounded. A percentage or a currency that the field does not have is not understood. A text is read
 * as a field would (rule formats/numbers).
 */
export function numberOf(cell: Cell, kind: NumberKind): number | string {
  if (typeof cell === 'number') return asShown(cell, kind, undefined)
  if (!isFormatted(cell)) {
    const read = readNumber(String(cell), kind)
    return read.ok ? read.value : notUnderstood
  }
  const { value, isPercent, currency, decimals } = cell
  if (isPercent && !kind.isPercent) return notUnderstood
  if (currency && !readNumber(`${currency} 1`, kind).ok) return notUnderstood
  return asShown(isPercent ? percentOf(value) : value, kind, decimals)
}

const isWholeMoney = ({ currency, decimals }: NumberKind) => currency !== undefined && decimals === 0

/** Rounds the decimals that a cell hides: of money to those shown, of other figures to those that are kept. */
function asShown(value: number, kind: NumberKind, decimals: number | undefined): number {
  const exact = Number(value.toPrecision(15))
  const { digits, scale } = decimal(exact)
  const isMorePrecise = scale > kind.decimals
  // a peso has no parts, whatever the format shows; of the others only what no spreadsheet shows in full
  const isComputed =
    isMorePrecise && (isWholeMoney(kind) || (decimals === undefined && String(digits).length > mostShown))
  if (decimals === undefined && !isComputed) return exact
  const decimalsStored = Math.min(decimals ?? kind.decimals, kind.decimals)
  return kind.currency || isMorePrecise ? toNumber(rounded(decimal(exact), decimalsStored)) : exact
}

/** The first letters of the months in Spanish, English and Portuguese. */
const monthStarts = [
  ['ene', 'jan'],
  ['feb', 'fev'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dic', 'dec', 'dez'],
]
const monthNamed = (word: string): string => {
  const at = monthStarts.findIndex((starts) => starts.includes(folded(word).slice(0, 3)))
  return at === -1 ? '' : String(at + 1)
}

/** A time behind a day, which says nothing of it: `2026-01-05T12:00:00Z`, `05/Jan/26 3:42 PM`. */
const timeBehind = /(?<=\d)[T,]?\s*\d{1,2}:\d{2}.*$/

/** Ways to write a day, each with the place of year, month and day. */
const dayForms: readonly (readonly [form: RegExp, year: number, month: number, day: number])[] = [
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, 3, 2, 1],
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, 1, 2, 3],
  [/^(\d{1,2})(?:º|st|nd|rd|th)?[-/.\s]+(?:de )?(\p{L}+)\.?[-/.,\s]+(?:de |del )?(\d{4}|\d{2})$/iu, 3, 2, 1],
  [/^(\p{L}+)\.?[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4})$/iu, 3, 1, 2],
]

/**
 * Returns a day as `YYYY-MM-DD`: `DD-MM-YYYY` with any of the usual marks, with the name of its month, with a weekday in
 * front or a time behind. Other texts unchanged; `MM-DD-YYYY` is not told apart and is none.
 */
export function dayOf(text: string): string {
  const bare = text
    .trim()
    .replace(timeBehind, '')
    .replace(/^\p{L}+,\s+/u, '')
  for (const [form, year, month, day] of dayForms) {
    const found = form.exec(bare)
    if (!found) continue
    const number = /\p{L}/u.test(found[month]!) ? monthNamed(found[month]!) : found[month]!
    if (number === '') return text
    return [found[year]!.padStart(4, '20'), number.padStart(2, '0'), found[day]!.padStart(2, '0')].join('-')
  }
  return text
}

/** Returns the correlativo of a row, or null. */
export function correlativeOf(datos: SheetRow['datos']): number | null {
  const number = numberOf(datos.correlativo ?? '', countKind)
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null
}

/** Returns the values that stand in more than one row; null is none. */
export function repeated<T>(values: readonly (T | null)[]): Set<T> {
  const seen = new Set<T>()
  const twice = new Set<T>()
  for (const value of values) if (value !== null) (seen.has(value) ? twice : seen).add(value)
  return twice
}
