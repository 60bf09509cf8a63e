import { useRef } from 'react'
import { data } from 'react-router'

/**
 * The record of a panel that its list already holds, where the API has no call for one alone. It stays when a change
 * moves it to another page of the list; what the list never held is not found.
 */
export function useListed<Row extends { id: number }>(rows: readonly Row[] | undefined, id: string | undefined): Row {
  const known = useRef<Row | undefined>(undefined)
  const found = rows?.find((row) => String(row.id) === id) ?? known.current
  if (!found || String(found.id) !== id) throw data(null, { status: 404 })
  known.current = found
  return found
}
