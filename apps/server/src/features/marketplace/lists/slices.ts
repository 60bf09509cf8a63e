import { pageSizes } from '@portal/contract/core/limits'
import { itemLimits } from '@portal/contract/marketplace/constants'

interface Page {
  page: number
  page_row: number
}

/** Which rows of a list. */
export interface Slice {
  offset: number
  limit: number
}

/** The rows of a page; none beyond the last row that lists go to. */
export function sliceOf({ page, page_row: size }: Page): Slice {
  const offset = (page - 1) * size
  return { offset, limit: Math.max(0, Math.min(size, itemLimits.exactTotal - offset)) }
}

/** How many rows are found at a time: who reads on finds the next pages found. A visitor's page fits in. */
const blockSize = 5 * pageSizes.public

/** The blocks that a page is in, at least one. */
export function blocksOf({ offset, limit }: Slice): [Slice, ...Slice[]] {
  const blockAt = (place: number) => sliceOf({ page: place + 1, page_row: blockSize })
  const first = Math.floor(offset / blockSize)
  const last = Math.max(first, Math.ceil((offset + limit) / blockSize) - 1)
  const others = Array.from({ length: last - first }, (_, place) => blockAt(first + 1 + place))
  return [blockAt(first), ...others]
}

/** The total as it is told: beyond 10,000 nobody counts. */
export const totalOf = (counted: number) => ({
  total: Math.min(counted, itemLimits.exactTotal),
  isExact: counted <= itemLimits.exactTotal,
})
