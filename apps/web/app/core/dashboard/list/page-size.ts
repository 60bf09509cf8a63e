import { pageSizes } from '@portal/contract/core/limits'

/** Rows that a page of a list may have; the first is what it has until the reader chooses (rule platform/lists). */
export const pageSizeChoices = [pageSizes.dashboard, 25, 50, 100] as const
export type PageSize = (typeof pageSizeChoices)[number]

/** The most rows of one answer. */
const mostRows = Math.max(...pageSizeChoices)

const name = 'filas-por-pagina'

/** Returns the rows of a page that the reader chose in this browser; ten by default. */
export function pageSize(): PageSize {
  const stored = globalThis.localStorage?.getItem(name)
  return pageSizeChoices.find((size) => String(size) === stored) ?? pageSizes.dashboard
}

/** Stores the rows of a page for every list in this browser. */
export const storePageSize = (size: PageSize): void => localStorage.setItem(name, String(size))

/** Pages that may be shown below each other, since they come in one answer. */
export const mostAppended = (): number => Math.floor(mostRows / pageSize())
