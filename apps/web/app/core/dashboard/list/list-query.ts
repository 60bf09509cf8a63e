import { pageSizes } from '@portal/contract/core/limits'

/** What a list can be asked for: columns it sorts by (the first one unless asked) and filters, by their wire names. */
export interface ListSpec<Order extends string = string, Filter extends string = string> {
  readonly orders: readonly [Order, ...Order[]]
  /** Order of a fresh list; a minus in front is descending. The first of `orders` unless given. */
  readonly startOrder?: Order | `-${Order}`
  readonly filters: readonly Filter[]
}

/** What the address of a list says. */
export interface ListQuery<Order extends string = string, Filter extends string = string> {
  readonly page: number
  readonly buscar: string
  readonly orden: Order | `-${Order}`
  /** Only the filters that are set. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>
}

/** A change of what is asked; null or an empty text takes a filter away. */
export type ListChange = Readonly<Record<string, string | number | null>>

/** Declares a list once, for its loader and its screen. */
export const listSpec = <const Order extends string, const Filter extends string = never>(
  spec: ListSpec<Order, Filter>,
): ListSpec<Order, Filter> => spec

/** Reads the address of a list. What it does not know or cannot read is as if it were not there. */
export function listQueryOf<Order extends string, Filter extends string>(
  search: string,
  spec: ListSpec<Order, Filter>,
): ListQuery<Order, Filter> {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of spec.filters) {
    const value = params.get(name)?.trim()
    if (value) filters[name] = value
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    buscar: params.get('buscar')?.trim() ?? '',
    orden: orderIn(params.get('orden'), spec),
    filters,
  }
}

/** What a list call takes, read from the address of the request: for loaders. Pages of 10 (spec 1, 9). */
export function listParams<Order extends string, Filter extends string>(
  address: string,
  spec: ListSpec<Order, Filter>,
) {
  const { filters, ...query } = listQueryOf(new URL(address).search, spec)
  return { ...query, page_row: pageSizes.dashboard, ...filters }
}

/**
 * The search part of the address after a change. What is as it would be anyway is left out, parameters of others stay,
 * and anything but a change of page goes back to the first page.
 */
export function searchAfter(search: string, spec: ListSpec, change: ListChange): string {
  const params = new URLSearchParams(search)
  if (!('page' in change)) params.delete('page')
  for (const [name, value] of Object.entries(change)) {
    const text = String(value ?? '').trim()
    if (text && !isDefault(name, text, spec)) params.set(name, text)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}

/** The order after a press on a column's head: ascending, then descending, then ascending again. */
export const orderAfter = (orden: string, column: string): string => (orden === column ? `-${column}` : column)

/** Rows shown by a page: `from` and `to` count from 1, both 0 for an empty page. */
export function rangeOf(page: number, rows: number): { from: number; to: number } {
  const before = (page - 1) * pageSizes.dashboard
  return rows ? { from: before + 1, to: before + rows } : { from: 0, to: 0 }
}

const startOrder = <Order extends string>(spec: ListSpec<Order>) => spec.startOrder ?? spec.orders[0]

function orderIn<Order extends string>(text: string | null, spec: ListSpec<Order>): Order | `-${Order}` {
  const known = spec.orders.flatMap((order) => [order, `-${order}` as const])
  return known.find((order) => order === text) ?? startOrder(spec)
}

const isDefault = (name: string, text: string, spec: ListSpec) =>
  (name === 'page' && text === '1') || (name === 'orden' && text === startOrder(spec))
