import { itemLimits } from '@portal/contract/classifieds/constants'
import type { PublicListQuerySchema } from '@portal/contract/classifieds/schemas'
import { pageSizes } from '@portal/contract/core/limits'
import type { z } from 'zod'
import type { Word } from '../words/rules.ts'

export type ListQuery = z.output<typeof PublicListQuerySchema>

/** What is looked for, whichever page of it. */
export interface Wanted extends Omit<ListQuery, 'page' | 'page_row' | 'buscar'> {
  words: readonly Word[]
}

/** Which rows of it. */
export interface Slice {
  offset: number
  limit: number
}

/** The rows of a page; none beyond the last row that lists go to. */
export function sliceOf({ page, page_row: size }: Pick<ListQuery, 'page' | 'page_row'>): Slice {
  const offset = (page - 1) * size
  return { offset, limit: Math.max(0, Math.min(size, itemLimits.exactTotal - offset)) }
}

/** How many rows are found at a time: who reads on finds the next pages found. A visitor's page fits in. */
const blockSize = 5 * pageSizes.public

/** The blocks that a page lies in, at least one. */
export function blocksOf({ offset, limit }: Slice): [Slice, ...Slice[]] {
  const blockAt = (place: number) => sliceOf({ page: place + 1, page_row: blockSize })
  const first = Math.floor(offset / blockSize)
  const last = Math.max(first, Math.ceil((offset + limit) / blockSize) - 1)
  const others = Array.from({ length: last - first }, (_, place) => blockAt(first + 1 + place))
  return [blockAt(first), ...others]
}

const filters = [
  'tipo',
  'categoria_id',
  'condicion',
  'pais_id',
  'ciudad',
  'moneda',
  'precio_desde',
  'precio_hasta',
  'anio_desde',
  'anio_hasta',
  'tiempo_uso_hasta',
  'dias',
] as const satisfies readonly (keyof Wanted)[]

/** The same for two that find the same items: known filters in one order. A page and the sorting are not among them. */
export const keyOf = (wanted: Wanted): string =>
  JSON.stringify([
    ...filters.map((name) => wanted[name]),
    ...wanted.words.map(({ text, isPrefix }) => [text, isPrefix]),
  ])

/** The total as it is told: beyond 10,000 nobody counts. */
export const totalOf = (counted: number) => ({
  total: Math.min(counted, itemLimits.exactTotal),
  isExact: counted <= itemLimits.exactTotal,
})
