import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { countKind, type NumberKind, readNumber } from '@portal/contract/core/numbers'
import type { Text } from '@portal/contract/core/text'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import type { SheetRow } from './queries.ts'

/** Trims and removes accents, case and invisible characters, to compare names. */
export const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()

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
  namedLanguages.get(folded(idioma)) ?? otherwise

/** Whether the language of a row is one; the schemas of forms would take any text for Spanish. */
export const isLanguage = ({ idioma }: SheetRow['datos']): boolean =>
  idioma === undefined || namedLanguages.has(folded(idioma))

const yes = new Set(['si', 'yes', 'true', 'verdadero', '1', 'x', 's', 'y'])
const no = new Set(['no', 'false', 'falso', '0', 'n'])

/** Returns yes or no; other texts unchanged, so that the form's rules refuse them. */
export function flagOf(cell: Cell): boolean | string {
  if (typeof cell === 'boolean') return cell
  const text = folded(cell)
  return yes.has(text) ? true : no.has(text) ? false : text
}

/** Returns the number of a numeric cell unchanged, and reads a text as a field would (decision 44). */
export function numberOf(cell: Cell, kind: NumberKind): number | string {
  if (typeof cell === 'number') return Number(cell.toPrecision(15))
  const read = readNumber(String(cell), kind)
  return read.ok ? read.value : notUnderstood
}

/** Returns a day `DD-MM-YYYY`, with any of the usual marks, as `YYYY-MM-DD`; other texts unchanged. */
export const dayOf = (text: string): string =>
  text.replace(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

/** Returns a phone as text; spreadsheets turn an international one into a number and drop its plus sign. */
export const phoneOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' && cell >= 10_000_000 ? `+${cell}` : String(cell ?? '')

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
