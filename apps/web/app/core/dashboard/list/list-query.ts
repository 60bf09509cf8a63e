import { noneChoice } from '@portal/contract/core/none-choice'
import { idFrom } from '#core/formats/ids.ts'
import { mostAppended, pageSize } from './page-size.ts'
import { dayOf, isRelativeDay } from './relative-day.ts'

/** Whether a filter by id has a value: an id, or `ninguna` for rows that have none. */
export const isIdOrNone = (value: string): boolean => value === noneChoice || /^[1-9]\d{0,9}$/.test(value)

/** Whether a text is a calendar day as addresses and calls write it: `2026-12-31`. */
export function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/**
 * What a filter accepts: an id, one of these values, or any value that passes this test. A day may be one that moves with
 * today (`hoy-30`): the address and saved views have it so, the query as the day that it is now.
 */
export type FilterKind = 'id' | 'day' | readonly (string | number)[] | ((value: string) => boolean)

/** The orders and filters that a list accepts, by their wire names. */
export interface ListSpec<Order extends string = string, Filter extends string = string> {
  readonly orders: readonly [Order, ...Order[]]
  /** Order of a list without one in its address; a leading minus is descending. The first of `orders` by default. */
  readonly startOrder?: Order | `-${Order}`
  readonly filters: Readonly<Record<Filter, FilterKind>>
  /** Names of its tabs in the address (`tab`), when they filter the list. */
  readonly tabs?: readonly string[]
  /** "Show more" appends the next page to those shown, from the first page on (rule platform/lists). */
  readonly isAppended?: boolean
}

/** An ignored parameter of the address, with its value. */
export interface Dropped {
  readonly name: string
  readonly value: string
}

/** The parsed address of a list. */
export interface ListQuery<Order extends string = string, Filter extends string = string> {
  readonly page: number
  /** The last page shown, the same as `page` unless pages were appended to the first. */
  readonly until: number
  readonly buscar: string
  readonly orden: Order | `-${Order}`
  /** The visible columns besides the first one; null for all of them. */
  readonly columns: readonly string[] | null
  /** Only the filters that are set. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  /** Parameters that the list does not accept; the reader is informed, and the others apply. */
  readonly dropped: readonly Dropped[]
}

/** A change of the query; null or an empty text removes a filter. */
export type ListChange = Readonly<Record<string, string | number | null>>

/** Declares the address of a list once, for its loader and its screen. */
export const listSpec = <const Order extends string, const Filter extends string = never>(
  spec: ListSpec<Order, Filter>,
): ListSpec<Order, Filter> => spec

/** Parses the address of a list. Ignores invalid values, and uses the first valid value of a repeated parameter. */
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
    if (value) filters[name] = kind === 'day' ? dayOf(value) : value
  }
  const orders = ordersOf(spec)
  const page = Number(read('page', (value) => /^[1-9]\d{0,5}$/.test(value)) ?? 1)
  const until = spec.isAppended ? (idFrom(read('hasta', isAppendedPage)) ?? 1) : 1
  const columns = read('columnas', (value) => /^[\w,-]{1,300}$/.test(value))
  read('vista', (value) => idFrom(value) !== null)
  if (spec.tabs) read('tab', (value) => spec.tabs!.includes(value))
  return {
    page,
    until: page === 1 ? until : page,
    buscar: read('buscar', (value) => value.length <= longestSearch) ?? '',
    orden: (read('orden', (value) => orders.some((order) => order === value)) as Order) ?? startOrder(spec),
    columns: columns?.split(',') ?? null,
    filters,
    dropped,
  }
}

const isAppendedPage = (value: string): boolean => {
  const until = idFrom(value)
  return until !== null && until <= mostAppended()
}

/** The maximum length that the server accepts. */
const longestSearch = 100

function isOfKind(value: string, kind: FilterKind): boolean {
  if (typeof kind === 'function') return kind(value)
  if (kind === 'day') return isDay(value) || isRelativeDay(value)
  return kind === 'id' ? idFrom(value) !== null : kind.some((choice) => String(choice) === value)
}

/**
 * Returns the parameters of a list call from the address of the request, for loaders. Pages have the rows that the reader
 * chose (rule platform/lists); those appended to the first are asked together, so that a change loads all of them again.
 */
export function listParams<Order extends string, Filter extends string>(
  { search }: Pick<URL, 'search'>,
  spec: ListSpec<Order, Filter>,
) {
  const { page, until, buscar, orden, filters } = listQueryOf(search, spec)
  return { page, buscar, orden, page_row: pageSize() * (until - page + 1), ...filters }
}

/**
 * Returns the search part of the address after a change. Omits default values, keeps unknown parameters, and goes back
 * to the first page unless only the page changes.
 */
export function searchAfter(search: string, spec: ListSpec, change: ListChange): string {
  const params = withoutDropped(search, spec)
  if (!('page' in change)) params.delete('page')
  if (!('hasta' in change)) params.delete('hasta')
  for (const [name, value] of Object.entries(change)) {
    const text = String(value ?? '').trim()
    if (text && !isDefault(name, text, spec)) params.set(name, text)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}

/** Returns the parameters of the address without the ignored ones. */
function withoutDropped(search: string, spec: ListSpec): URLSearchParams {
  const params = new URLSearchParams(search)
  const { page, until, buscar, orden, filters, dropped } = listQueryOf(search, spec)
  const hasta = until > page ? until : undefined
  const used: Readonly<Record<string, string | number | undefined>> = { page, hasta, buscar, orden, ...filters }
  for (const { name } of dropped) {
    const value = name === 'tab' ? params.getAll(name).find((tab) => spec.tabs?.includes(tab)) : used[name]
    if (value === undefined || value === '' || isDefault(name, String(value), spec)) params.delete(name)
    else params.set(name, String(value))
  }
  return params
}

/** Returns the order after a click on a column's head: ascending, then descending, then ascending again. */
export const orderAfter = (orden: string, column: string): string => (orden === column ? `-${column}` : column)

/** Returns the positions of the rows on a page: `from` and `to` count from 1, both 0 for an empty page. */
export function rangeOf(page: number, rows: number): { from: number; to: number } {
  const before = (page - 1) * pageSize()
  return rows ? { from: before + 1, to: before + rows } : { from: 0, to: 0 }
}

const startOrder = <Order extends string>(spec: ListSpec<Order>) => spec.startOrder ?? spec.orders[0]

const ordersOf = (spec: ListSpec) => spec.orders.flatMap((order) => [order, `-${order}` as const])

const isDefault = (name: string, text: string, spec: ListSpec) =>
  (name === 'page' && text === '1') || (name === 'orden' && text === startOrder(spec))
