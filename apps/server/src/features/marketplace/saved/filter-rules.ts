import type { z } from 'zod'

/** The filters of a public list, as its address has them. */
export interface FilterSpec {
  /** Their schemas, those of the list's own call. */
  shape: Readonly<Record<string, z.ZodType>>
  /** Those that a saved search has, in the order in which they are said. */
  names: readonly string[]
  ranges: readonly (readonly [from: string, to: string])[]
  /** Writes a value back as an address has it. */
  textOf?: (value: unknown) => string
}

export type Filters = ReadonlyMap<string, string>

/**
 * Reads the filters of an address as the list does: what is unknown or cannot be read is dropped, and a reversed range
 * turned round. Equal searches give equal filters.
 */
export function readFilters({ shape, names, ranges, textOf = String }: FilterSpec, address: string): Filters {
  const asked = new URLSearchParams(address)
  const filters = new Map<string, string>()
  for (const name of names) {
    const value = asked
      .getAll(name)
      .map((text) => shape[name]?.safeParse(text.trim()))
      .find((read) => read?.success && read.data !== null && read.data !== '')
    if (value) filters.set(name, textOf(value.data))
  }
  for (const [from, to] of ranges) {
    const [least, most] = [filters.get(from), filters.get(to)]
    if (least === undefined || most === undefined || Number(least) <= Number(most)) continue
    filters.set(from, most).set(to, least)
  }
  return filters
}

/** Writes filters as an address. */
export const filterText = (filters: Filters): string => `${new URLSearchParams([...filters])}`
