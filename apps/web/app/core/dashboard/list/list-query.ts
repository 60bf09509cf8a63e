import { pageSizes } from '@portal/contract/core/limits'
import { idFrom } from '#core/formats/ids.ts'

/** A day of the calendar as addresses and calls write it: `2026-12-31`. */
export function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** What a filter takes: an id, one of these, or what fits. */
export type FilterKind = 'id' | readonly (string | number)[] | ((value: string) => boolean)

/** What a list can be asked for: columns it sorts by (the first one unless asked) and filters, by their wire names. */
export interface ListSpec<Order extends string = string, Filter extends string = string> {
  readonly orders: readonly [Order, ...Order[]]
  /** Order of a fresh list; a minus in front is descending. The first of `orders` unless given. */
  readonly startOrder?: Order | `-${Order}`
  readonly filters: Readonly<Record<Filter, FilterKind>>
  /** Its tabs by the names that `tab` of the address gives them, where they narrow it. */
  readonly tabs?: readonly string[]
}

/** A parameter of the address that means nothing here, with its value. */
export interface Dropped {
  readonly name: string
  readonly value: string
}

/** What the address of a list says. */
export interface ListQuery<Order extends string = string, Filter extends string = string> {
  readonly page: number
  readonly buscar: string
  readonly orden: Order | `-${Order}`
  /** The columns that are shown, beside the first; null: all of them. */
  readonly columns: readonly string[] | null
  /** Only the filters that are set. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  /** What the address says and the list cannot be asked for: it is told, and the rest holds. */
  readonly dropped: readonly Dropped[]
}

/** A change of what is asked; null or an empty text takes a filter away. */
export type ListChange = Readonly<Record<string, string | number | null>>

/** Declares a list once, for its loader and its screen. */
export const listSpec = <const Order extends string, const Filter extends string = never>(
  spec: ListSpec<Order, Filter>,
): ListSpec<Order, Filter> => spec

/** Reads the address of a list. Of what cannot be, and of a parameter that stands twice, the first possible value counts. */
export function listQueryOf<Order extends string, Filter extends string>(
  search: string,
  spec: ListSpec<Order, Filter>,
): ListQuery<Order, Filter> {
  const params = new URLSearchParams(search)
  const dropped: Dropped[] = []
  const read = (name: string, isPossible: (value: string) => boolean): string | undefined => {
    const values = [...new Set(params.getAll(name).map((value) => value.trim()))].filter((value) => value !== '')
    const used = values.find(isPossible)
    dropped.push(...values.filter((value) => value !== used).map((value) => ({ name, value })))
    return used
  }
  const filters: Partial<Record<Filter, string>> = {}
  for (const [name, kind] of Object.entries(spec.filters) as [Filter, FilterKind][]) {
    const value = read(name, (value) => isOfKind(value, kind))
    if (value) filters[name] = value
  }
  const orders = ordersOf(spec)
  const columns = read('columnas', (value) => /^[\w,-]{1,300}$/.test(value))
  read('vista', (value) => idFrom(value) !== null)
  if (spec.tabs) read('tab', (value) => spec.tabs!.includes(value))
  return {
    page: Number(read('page', (value) => /^[1-9]\d{0,5}$/.test(value)) ?? 1),
    buscar: read('buscar', (value) => value.length <= longestSearch) ?? '',
    orden: (read('orden', (value) => orders.some((order) => order === value)) as Order) ?? startOrder(spec),
    columns: columns?.split(',') ?? null,
    filters,
    dropped,
  }
}

/** As long as the server searches for. */
const longestSearch = 100

function isOfKind(value: string, kind: FilterKind): boolean {
  if (typeof kind === 'function') return kind(value)
  return kind === 'id' ? idFrom(value) !== null : kind.some((choice) => String(choice) === value)
}

/** What a list call takes, read from the address of the request: for loaders. Pages of 10 (spec 1, 9). */
export function listParams<Order extends string, Filter extends string>(
  address: string,
  spec: ListSpec<Order, Filter>,
) {
  const { page, buscar, orden, filters } = listQueryOf(new URL(address).search, spec)
  return { page, buscar, orden, page_row: pageSizes.dashboard, ...filters }
}

/**
 * The search part of the address after a change. What is as it would be anyway is left out, parameters of others stay,
 * and anything but a change of page goes back to the first page.
 */
export function searchAfter(search: string, spec: ListSpec, change: ListChange): string {
  const params = withoutDropped(search, spec)
  if (!('page' in change)) params.delete('page')
  for (const [name, value] of Object.entries(change)) {
    const text = String(value ?? '').trim()
    if (text && !isDefault(name, text, spec)) params.set(name, text)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}

/** What the address says without what means nothing here. */
function withoutDropped(search: string, spec: ListSpec): URLSearchParams {
  const params = new URLSearchParams(search)
  const { page, buscar, orden, filters, dropped } = listQueryOf(search, spec)
  const used: Readonly<Record<string, string | number | undefined>> = { page, buscar, orden, ...filters }
  for (const { name } of dropped) {
    const value = name === 'tab' ? params.getAll(name).find((tab) => spec.tabs?.includes(tab)) : used[name]
    if (value === undefined || value === '' || isDefault(name, String(value), spec)) params.delete(name)
    else params.set(name, String(value))
  }
  return params
}

/** The order after a press on a column's head: ascending, then descending, then ascending again. */
export const orderAfter = (orden: string, column: string): string => (orden === column ? `-${column}` : column)

/** Rows shown by a page: `from` and `to` count from 1, both 0 for an empty page. */
export function rangeOf(page: number, rows: number): { from: number; to: number } {
  const before = (page - 1) * pageSizes.dashboard
  return rows ? { from: before + 1, to: before + rows } : { from: 0, to: 0 }
}

const startOrder = <Order extends string>(spec: ListSpec<Order>) => spec.startOrder ?? spec.orders[0]

const ordersOf = (spec: ListSpec) => spec.orders.flatMap((order) => [order, `-${order}` as const])

const isDefault = (name: string, text: string, spec: ListSpec) =>
  (name === 'page' && text === '1') || (name === 'orden' && text === startOrder(spec))
