import { pageSizes } from '@portal/contract/core/limits'
import { itemLimits } from '@portal/contract/marketplace/constants'

interface Page {
  page: number
  page_row: number
}

/** A range of rows of a list. */
export interface Slice {
  offset: number
  limit: number
}

/** Returns the range of a page, limited to the last row that lists show. */
export function sliceOf({ page, page_row: size }: Page): Slice {
  const offset = (page - 1) * size
  return { offset, limit: Math.max(0, Math.min(size, itemLimits.exactTotal - offset)) }
}

/** Number of rows found at a time, so that the next pages are ready. A visitor's page always fits. */
const blockSize = 5 * pageSizes.public

/** Returns the blocks that contain a page, at least one. */
export function blocksOf({ offset, limit }: Slice): [Slice, ...Slice[]] {
  const blockAt = (place: number) => sliceOf({ page: place + 1, page_row: blockSize })
  const first = Math.floor(offset / blockSize)
  const last = Math.max(first, Math.ceil((offset + limit) / blockSize) - 1)
  const others = Array.from({ length: last - first }, (_, place) => blockAt(first + 1 + place))
  return [blockAt(first), ...others]
}

/** Returns the displayed total: not counted beyond 10,000. */
export const totalOf = (counted: number) => ({
  total: Math.min(counted, itemLimits.exactTotal),
  isExact: counted <= itemLimits.exactTotal,
})
