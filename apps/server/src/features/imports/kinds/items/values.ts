import { currencyDecimals, type MoneyUnit } from '@portal/contract/core/currencies'
import { type EntityFields, entriesOf, type FieldKind, importedOf } from '@portal/contract/core/entities'
import { moneyKind, type NumberKind } from '@portal/contract/core/numbers'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { dayOf, flagOf, notUnderstood, numberOf, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

export interface Choice {
  id: number
  nombre: string
  nombre_en: string
  codigo?: string
}

/** Converts a row into the form of an item; passes on unknown values, which the form's rules refuse. */
export type Reader = (datos: SheetRow['datos']) => Record<string, unknown>

/** The numbers of a kind. */
export interface Numbers {
  figures: Readonly<Record<string, NumberKind>>
  /** Amounts, in the currency of their row, which may be next to them. */
  amounts: readonly string[]
  defaultCurrency: MoneyUnit
}

/** Returns the kind of the number of a field in a row that was read. */
export const numberKindIn =
  ({ figures, amounts, defaultCurrency }: Numbers) =>
  (field: string, { moneda }: Readonly<Record<string, unknown>>): NumberKind | undefined =>
    amounts.includes(field) ? moneyKind(isMoneyUnit(moneda) ? moneda : defaultCurrency) : figures[field]

const isMoneyUnit = (value: unknown): value is MoneyUnit => typeof value === 'string' && value in currencyDecimals

/** Returns how the columns of an entity are read, as far as their kinds say it. */
export function readingOf(fields: EntityFields) {
  const entries = entriesOf(importedOf(fields))
  const namesOf = (...kinds: FieldKind[]) =>
    entries.filter(([, { kind }]) => kinds.includes(kind)).map(([name]) => name)
  return {
    texts: namesOf('line', 'text'),
    flags: namesOf('flag'),
    figures: Object.fromEntries(entries.flatMap(([name, { number }]) => (number ? [[name, number] as const] : []))),
    amounts: namesOf('amount'),
    days: namesOf('day'),
  }
}

/** How the columns of a kind are read. */
interface Reading extends Numbers {
  texts: readonly string[]
  flags: readonly string[]
  days: readonly string[]
  currencies: ReadonlyMap<string, MoneyUnit>
  /** The choices of columns by their names. */
  lookups: Readonly<Record<string, ReadonlyMap<string, unknown>>>
  /** Columns that are read in a way of their own. */
  own?: Readonly<Record<string, (cell: Cell) => unknown>>
}

/** Returns the reader of a kind's rows. Empty cells are left out. */
export function readerWith(reading: Reading): Reader {
  const { texts, flags, days, figures, amounts, currencies, defaultCurrency, lookups, own = {} } = reading
  return (datos) => {
    const sent: Record<string, unknown> = {}
    const read = (fields: readonly string[], understood: (cell: Cell, field: string) => unknown) => {
      for (const field of fields) if (datos[field] !== undefined) sent[field] = understood(datos[field], field)
    }
    const money = moneyKind(currencies.get(folded(datos.moneda ?? defaultCurrency)) ?? defaultCurrency)
    read(texts, textOf)
    read(flags, flagOf)
    read(days, (cell) => dayOf(textOf(cell)))
    read(amounts, (cell) => numberOf(cell, money))
    read(Object.keys(figures), (cell, field) => numberOf(field === 'anio' ? yearIn(cell) : cell, figures[field]!))
    read(Object.keys(lookups), (cell, field) => lookups[field]!.get(folded(textOf(cell))) ?? notUnderstood)
    read(Object.keys(own), (cell, field) => own[field]!(cell))
    return sent
  }
}

/** Returns the year of a date; other values unchanged. */
const yearIn = (cell: Cell): Cell => /^\d{1,2}[-/]\d{1,2}[-/](\d{4})$/.exec(textOf(cell).trim())?.[1] ?? cell

/** Returns the code of the item to change, or null. */
export const skuOf = ({ sku }: SheetRow['datos']): string | null => textOf(sku).toUpperCase() || null
